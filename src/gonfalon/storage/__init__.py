"""The event log on disk: append with an expected sequence, read from any sequence."""
