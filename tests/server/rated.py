"""Ratings of tests: written as if many games had been played."""

from __future__ import annotations

from collections.abc import Mapping

from gonfalon.ratings.lists import RatingList
from gonfalon.ratings.rating import Rating
from gonfalon.storage.ratings import Counted, Kept, RatingsStore
from gonfalon.storage.store import Store

from .conftest import wish
from .lobby import Lobby


async def rate(store: Store, person: str, where: RatingList, value: float) -> None:
    """Give a person this rating, by a game that nobody has played."""
    lobby = Lobby(store)
    made = await lobby.tables.create(wish())

    def rated(_before: Mapping[int, Kept]) -> Mapping[int, Rating]:
        return {0: Rating(value, 80.0, games=20)}

    await RatingsStore(store).count(Counted(made.match, 0, 1, where, {0: person}), rated)
