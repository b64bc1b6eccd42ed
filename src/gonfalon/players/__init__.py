"""Computer players: each answers a decision from what its seat may know."""
