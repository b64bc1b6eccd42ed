"""Sparring partners for the search: three frozen players of one style each, which know nothing of its code (docs/lab/partners.md)."""
