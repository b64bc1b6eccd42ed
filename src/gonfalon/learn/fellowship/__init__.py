"""The lessons of the card game."""
