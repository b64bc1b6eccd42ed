"""Frozen players that the search is measured against: the rule-based one, and three sparring partners (docs/tried/stratego.md)."""
