"""Two teaching games that prove the contract in code and are the pattern to copy (docs/recipes/new-game.md)."""
