"""Sparring partners for the search: three frozen players, each of one style, over the look-ahead of expectimax/ (docs/lab/partners.md)."""
