"""What teaches a game: lessons, one file each, played by the real rules. A family's lessons lie in a folder of its name."""
