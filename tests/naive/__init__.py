"""Slow, plain referees, written from docs/rules alone and used only as oracles."""
