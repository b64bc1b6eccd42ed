"""A user's own cards and scenarios, read from TOML files (docs/guides/own-cards.md)."""
