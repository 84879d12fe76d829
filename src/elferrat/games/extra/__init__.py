"""Elfer raus! Extra: jokers, bridges, bonus cards (rulebook X)."""
