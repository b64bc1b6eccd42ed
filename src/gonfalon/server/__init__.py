"""The lobby, the rooms and the match socket."""
