"""The engine: piles and columns, a stack of frames, the round as a table; it knows no card by name."""
