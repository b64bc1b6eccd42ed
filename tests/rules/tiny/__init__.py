"""A scenario for each rule of the teaching games; one file for each game."""
