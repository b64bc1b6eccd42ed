"""The rules of the cooperative card game: its printed facts, and scenarios by section of the rules page."""
