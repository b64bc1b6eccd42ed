"""Players for the Stratego family."""
