"""Text of the 32 cards of the trick games: rank, then suit, `AH` (contract 1).

A card's id is suit * 8 + rank: suits C S H D (acorns, leaves, hearts, bells), ranks 7 to A.
"""

SUITS = "CSHD"
RANKS = "789TJQKA"
CARD_NAMES = tuple(rank + suit for suit in SUITS for rank in RANKS)
