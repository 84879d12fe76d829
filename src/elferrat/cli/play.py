"""The command `play`."""
