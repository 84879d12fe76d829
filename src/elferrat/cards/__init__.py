"""Cards, packs, their text, and the one shuffle (contract 1 and 4). No rules live here."""
