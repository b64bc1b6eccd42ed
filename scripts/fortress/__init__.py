"""Scripts for Stratego Fortress."""
