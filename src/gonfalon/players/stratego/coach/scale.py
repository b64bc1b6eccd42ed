"""What losses mean in worths: a piece that beats next to nothing is worth 1 (knowledge/fights.py)."""

from __future__ import annotations

from ...coaching import CoachScale

SCALE = CoachScale(bounds=(0.3, 1.0, 2.0), steepness=0.4, turning=5.0, within=6)
