"""Scripts for Stratego and the games of Middle-earth."""
