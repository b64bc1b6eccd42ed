"""Sizes that the kernel's records fix; plain numbers, so that a ruleset can be checked without loading numpy."""

STRIDE = 16
"""Squares from one row to the next, and the most rows and columns of a board."""
N_SQUARES = STRIDE * STRIDE
MAX_KINDS = 62
"""The most kinds of pieces in a ruleset."""
MAX_POWERS = 8
"""The most powers in a ruleset."""
MAX_TARGETS = 3
"""The most targets that one announcement names."""
