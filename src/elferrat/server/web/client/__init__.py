"""The browser client as the server gives it out: its built files and its words."""
