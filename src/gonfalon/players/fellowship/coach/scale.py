"""The coach's unit in the card game: a hundredth of the chance to win."""

from __future__ import annotations

from ...coaching import CoachScale

SCALE = CoachScale(bounds=(2.0, 5.0, 10.0), steepness=0.08, turning=30.0, within=6)
"""An error has lost one game in ten, so its accuracy is 45, as that of an error elsewhere."""
