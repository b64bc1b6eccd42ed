"""One playing of a game: referee, record, log, replay and view."""
