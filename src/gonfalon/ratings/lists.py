"""Which ratings may be compared: those of one game, one variant and one speed."""

from __future__ import annotations

from typing import Literal, NamedTuple

from .speeds import Speed, speed_of

Pace = Literal[Speed, "untimed"]
"""The speed of a list. untimed: of companies that play without a clock."""


class RatingList(NamedTuple):
    """Ratings of different lists cannot be compared. In a cooperative game the list has the ratings of the adversary, too."""

    game: str
    variant: str
    pace: Pace


def pace_of(initial: float, increment: float) -> Pace:
    """The speed of a clock, as `speed_of` has it; two zeros are no clock."""
    return speed_of(initial, increment) if initial or increment else "untimed"
