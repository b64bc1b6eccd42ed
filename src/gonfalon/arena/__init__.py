"""Many matches: tournaments and win rates."""
