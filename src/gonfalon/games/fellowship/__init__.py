"""The cooperative Lord of the Rings card game for one to four seats (docs/rules/card-game.md)."""
