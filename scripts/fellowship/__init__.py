"""Scripts for The Lord of the Rings: The Card Game."""
