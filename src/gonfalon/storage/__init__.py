"""Where matches are kept: SQLite embedded, PostgreSQL by URL."""
