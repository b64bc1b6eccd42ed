"""Messages about ratings (docs/ratings.md). Part of the messages of `wire`."""

from __future__ import annotations

import msgspec

from gonfalon.ratings.counting import CasualReason
from gonfalon.ratings.lists import Pace
from gonfalon.ratings.rating import Mark


class SeatRating(msgspec.Struct, frozen=True):
    """How strong somebody is. margin: in 19 of 20 cases the true strength is at most so far from `value`. games: how many have counted."""

    value: int
    margin: int
    mark: Mark
    games: int


class PersonRating(msgspec.Struct, frozen=True):
    """A rating on the page of a player. pace: the speed of the clock, "untimed" for companies without one. last: when the last game
    that counts ended, milliseconds since 1970.
    """

    game: str
    variant: str
    pace: Pace
    rating: SeatRating
    last: int


class RatingChange(msgspec.Struct, frozen=True):
    """What a finished game has done to the rating of the person at a seat."""

    seat: int
    before: int
    after: int


class RatingChanges(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}/rating — after the end. changes: of people; () where the game did not count, and `why` says the reason.

    why: None where it has counted.
    """

    match: str
    changes: tuple[RatingChange, ...]
    why: CasualReason | None = None
