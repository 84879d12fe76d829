"""The people's scale: positions, the referee, views, tables, records and matches."""
