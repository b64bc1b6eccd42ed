"""Which list of ratings a game belongs to."""

from __future__ import annotations

from gonfalon.match.terms import Clock
from gonfalon.ratings.lists import RatingList, pace_of


def list_of(game: str, variant: str, clock: Clock | None) -> RatingList:
    """The list that games under this clock belong to."""
    first, each = (clock.initial, clock.increment or clock.move) if clock else (0, 0)
    return RatingList(game, variant, pace_of(first, each))
