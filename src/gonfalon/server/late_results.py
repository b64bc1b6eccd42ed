"""Results that are not told yet: who watches a game late learns its end from no page before it is shown.

The page of a tournament is the exception: its next round follows from the results, so they count and are told at once.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gonfalon.match.terms import DELAYS, Terms
from gonfalon.ratings.lists import RatingList
from gonfalon.ratings.rating import Rating
from gonfalon.storage.ratings import Kept, Ratings, RatingsStore, Recent
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
    recent = await ratings.recent(wanted, now - LONGEST)
    late = [one for one in recent if not is_told(one.match.terms, one.ended, now)]
    ended = {_where(one): one.ended for one in recent if one not in late}
    for one in reversed(late):  # the first of them is taken back last
        where = _where(one)
        kept = found.get(where)
        if kept is None:
            continue
        if kept.rating.games <= 1:
            del found[where]
            continue
        if where not in ended:
            ended[where] = await _told_before(ratings, where, now - LONGEST)
        found[where] = Kept(_before(kept.rating, one.before, one.deviation), ended[where])
    return found


def _where(one: Recent) -> tuple[str, RatingList]:
    setting = one.match.setting
    return one.person, list_of(setting.game, setting.setup.variant, setting.clock)


async def _told_before(ratings: RatingsStore, where: tuple[str, RatingList], until: int) -> int:
    """When the newest of a person's games ended that were over by then and count in this list; 0 for none."""
    person, among = where
    older = await ratings.older(person, among.game, among.variant, until)
    return next((one.ended for one in older if _where(one) == where), 0)


def _before(rating: Rating, value: float, deviation: float) -> Rating:
    return msgspec.structs.replace(rating, value=value, deviation=deviation, games=rating.games - 1)
