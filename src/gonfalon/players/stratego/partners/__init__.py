"""Sparring partners for the search: three frozen players, each of one style, that share no code with it (docs/lab/partners.md)."""
