"""The command `score`."""
