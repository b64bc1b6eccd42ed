"""Hints for people from the searching player: the best acts, what is believed and why, what each act would show (`analysis.hint_of`)."""
