"""Results that are not told yet: who watches a game late learns its end from no page before it is shown."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gonfalon.match.terms import DELAYS, Terms
from gonfalon.ratings.rating import Rating
from gonfalon.storage.ratings import Kept, Ratings, RatingsStore
from gonfalon.storage.store import Store

from .clock import now_ms
from .rated_lists import list_of

LONGEST = 1000 * max(late.seconds for late in DELAYS.values())
"""Milliseconds after which every result is told."""


def is_told(terms: Terms, ended: int, now: int) -> bool:
    """May everybody know the result of a match under these terms that ended then? Both times: milliseconds since 1970."""
    return terms.watching == "nobody" or now >= ended + 1000 * max(0, terms.lateness.seconds)


async def told_ratings(store: Store, people: Iterable[str]) -> Ratings:
    """The ratings of these people as everybody may know them: without the games whose end is not told yet."""
    ratings, now = RatingsStore(store), now_ms()
    wanted = set(people)
    found = dict(await ratings.of(wanted))
    late = [
        one
        for one in await ratings.recent(wanted, now - LONGEST)
        if not is_told(one.match.terms, one.ended, now)
    ]
    for one in reversed(late):  # the first of them is taken back last
        setting = one.match.setting
        where = (one.person, list_of(setting.game, setting.setup.variant, setting.clock))
        kept = found.get(where)
        if kept is None:
            continue
        if kept.rating.games <= 1:
            del found[where]
            continue
        found[where] = Kept(_before(kept.rating, one.before, one.deviation), kept.updated)
    return found


def _before(rating: Rating, value: float, deviation: float) -> Rating:
    return msgspec.structs.replace(rating, value=value, deviation=deviation, games=rating.games - 1)
