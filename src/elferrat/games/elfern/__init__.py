"""Elfern: take eleven honours; the stock decides when suit must be followed (rulebook F)."""
