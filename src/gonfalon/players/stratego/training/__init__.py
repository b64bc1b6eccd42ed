"""Trains the values that the search of Stratego adds to its hand-made ones: self-play games, fits, weights (docs/guides/train-a-value.md).

No player imports this package. `python -m gonfalon.players.stratego.training` is its command.
"""
