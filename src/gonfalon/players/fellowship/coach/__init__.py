"""The coach: what each answer of a finished game cost of the chance to win, by what its seat knew, and why (`coach.COACH`)."""
