"""Rules scenarios, a folder for each game."""
