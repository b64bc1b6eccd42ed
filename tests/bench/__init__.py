"""The timed scripts do the work they say they time."""
