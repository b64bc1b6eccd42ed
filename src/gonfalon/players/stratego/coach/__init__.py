"""The coach: what each decision of a finished game lost by what its seat knew, why, and what worked (`coach.COACH`)."""
