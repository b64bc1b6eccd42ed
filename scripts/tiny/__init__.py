"""Scripts for the teaching games."""
