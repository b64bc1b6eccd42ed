"""Documents that keep their word."""
