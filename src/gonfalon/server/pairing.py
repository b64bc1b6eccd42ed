"""Who is paired with whom: the nearest in strength among those who wait for the same, the longest waiting where several are as near."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gonfalon.match.terms import Clock, Terms
from gonfalon.ratings.rating import START

from . import wire


class Waiting(NamedTuple):
    """A person who waits at a table. since: milliseconds since 1970."""

    match: str
    since: int
    rating: float = START


def by_nearness(waiting: Iterable[Waiting], rating: float) -> list[Waiting]:
    """Those who wait in the order in which somebody of this rating is paired with them."""
    return sorted(waiting, key=lambda one: (abs(one.rating - rating), one.since, one.match))


def pair_terms(clock: Clock | None, rated: bool) -> Terms:
    """What whoever is paired agrees to: everybody may watch, late, so that there is something to watch."""
    return Terms(clock=clock, rated=rated, watching="everybody", listed=True)


def fits(table: wire.OpenTable, wanted: wire.PairingRequest) -> bool:
    """Is this what is wanted: the same game of two by the rules of the box, the same clock, and does it count alike?

    Nobody is paired at a table that is seen at once: everybody there must have agreed to that.
    """
    return (
        (table.game, table.variant) == (wanted.game, wanted.variant)
        and (len(table.seats), len(table.free)) == (2, 1)
        and not table.options
        and not table.learning
        and (table.terms.clock, table.terms.rated) == (wanted.clock, wanted.rated)
        and not table.terms.is_seen_at_once
    )
