"""The lessons of the Stratego family."""
