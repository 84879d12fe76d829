"""Bohemian Schneider: only the next higher card beats the lead (rulebook S)."""
