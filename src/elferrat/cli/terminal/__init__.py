"""Playing in the terminal: one session behind plain lines and the full screen."""
