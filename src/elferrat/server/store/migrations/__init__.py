"""How a database became what it is: one file a step, run by `opening.migrate`."""
