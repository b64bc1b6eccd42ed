"""The coach: how many turns each decision of a finished game cost against a perfect keeper of notes (`coach.COACH`)."""
