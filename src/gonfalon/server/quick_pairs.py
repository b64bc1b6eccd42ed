"""The quick pairs: boxes with a clock that one press plays with whoever comes. Those that people wait for stand first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from gonfalon import games
from gonfalon.core.game import GameSpec
from gonfalon.match.terms import DAY, Clock

from . import wire

MOST_PAIRS = 4
"""So many quick pairs are offered."""
MINUTE = 60
QUICK_CLOCKS = (
    Clock(initial=15 * MINUTE, increment=10, setup=5 * MINUTE),
    Clock(initial=5 * MINUTE, increment=5, setup=3 * MINUTE),
    Clock(move=DAY, setup=DAY),
)
"""The clocks of quick pairs, as the start form has them; the usual one first."""


class Pair(NamedTuple):
    """A box with a clock."""

    game: str
    variant: str
    clock: Clock


def is_for_pairs(spec: GameSpec) -> bool:
    """Is this a game of two opponents who bring nothing?"""
    return (spec.min_seats, spec.max_seats) == (2, 2) and not spec.cooperative and spec.brings is None


def possible_pairs() -> list[Pair]:
    """Every box of two with every quick clock: the first boxes under the usual clock stand first."""
    specs = [spec for name in games.lobby_ids() if is_for_pairs(spec := games.get(name).spec)]
    found = [
        (place + number, number, Pair(spec.id, variant.id, clock))
        for spec in specs
        for place, variant in enumerate(spec.variants)
        for number, clock in enumerate(QUICK_CLOCKS)
    ]
    return [pair for _, _, pair in sorted(found, key=lambda one: one[:2])]


def pair_of(table: wire.OpenTable) -> Pair | None:
    """The quick pair that meets at this table; None where it is none of them."""
    clock, is_late = table.terms.clock, not table.terms.is_seen_at_once
    is_usual = (
        (len(table.seats), len(table.free)) == (2, 1) and not table.options and not table.learning and is_late
    )
    return Pair(table.game, table.variant, clock) if is_usual and clock in QUICK_CLOCKS and clock else None


def quick_pairs(tables: Iterable[wire.OpenTable], offered: Mapping[Pair, int]) -> wire.QuickPairs:
    """The pairs that are offered: those for which people wait now, then those offered most, then the usual ones.

    offered: how often each has been offered here. Nothing in it depends on who asks.
    """
    casual, rated = Counter[Pair](), Counter[Pair]()
    for table in tables:
        pair = pair_of(table)
        if pair is not None:
            (rated if table.terms.rated else casual)[pair] += 1
    waiting = casual + rated
    wanted = sorted(possible_pairs(), key=lambda pair: (-waiting[pair], -offered.get(pair, 0)))
    return wire.QuickPairs(
        tuple(wire.QuickPair(*pair, casual[pair], rated[pair]) for pair in wanted[:MOST_PAIRS])
    )
