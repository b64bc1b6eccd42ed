"""The lessons of Fortress."""
