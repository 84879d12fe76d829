"""What the two-player trick games share: 32 cards, six in hand, a stock to draw from."""
