"""Elfer raus!, the classic with its three variants (rulebook E and V)."""
