"""Ratings of people and computers, and which games count (docs/ratings.md). Nothing here reads a clock, a file of games or a network."""

from __future__ import annotations

from .computers import computer_rating, measured
from .counting import CasualReason, Course, Table, why_casual, why_not_counted
from .glicko import expected_score, glicko2
from .lists import Pace, RatingList, pace_of
from .rating import Mark, Rating, full, periods_of_days, short
from .speeds import SPEEDS, Speed, expected_seconds, speed_of
from .update import after_game

__all__ = [
    "SPEEDS",
    "CasualReason",
    "Course",
    "Mark",
    "Pace",
    "Rating",
    "RatingList",
    "Speed",
    "Table",
    "after_game",
    "computer_rating",
    "expected_score",
    "expected_seconds",
    "full",
    "glicko2",
    "measured",
    "pace_of",
    "periods_of_days",
    "short",
    "speed_of",
    "why_casual",
    "why_not_counted",
]
