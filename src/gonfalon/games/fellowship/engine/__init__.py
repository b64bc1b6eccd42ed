"""The engine of the card game: the board, a stack of frames, the round as a table of steps. It names no card."""
