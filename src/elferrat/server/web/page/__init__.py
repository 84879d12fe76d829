"""The plain page: its files, its words, and the routes that serve them."""
