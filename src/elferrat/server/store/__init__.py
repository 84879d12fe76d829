"""What the server keeps: one schema for SQLite and PostgreSQL."""
