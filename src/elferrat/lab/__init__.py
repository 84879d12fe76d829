"""Many games at once: what bots do against each other, counted."""
