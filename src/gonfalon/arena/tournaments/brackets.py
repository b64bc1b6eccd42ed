"""The pairs within a group of a Swiss round: the upper half against the lower, changed as little as the rules and the seats ask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import NamedTuple

from .matching import Graph, can_all_be_paired, largest_matching
from .seats import ABSOLUTE, NONE, STRONG, Preference, clash

NOBODY = ""
"""The name of the opponent of who has the bye: it stands in a group below all others."""
MOST_STEPS = 6000
"""Steps of a search for the pairs of one group; after them the best so far is taken."""
MOST_EXCHANGES = 400
"""Ways to change players between the halves that are tried."""
MISSED = 1_000_000_000
"""Price of a bye for each round without a game that its receiver has had before."""
UNPAIRED = 10_000_000_000
"""Price of a player who must float down from the next group as well."""
CLASH, STRONG_CLASH = 1_000_000, 10_000
"""Prices of two who want the same seat, and of the same where both wish it strongly."""
FLOATS_DOWN, FLOATS_UP = (100, 10), (30, 1)
"""Prices of a float as in the last round, and as in the one before."""
DOWN, UP = 1, -1
"""A float to a lower and to a higher group, 0 for none."""


class Player(NamedTuple):
    """One to pair. number: rank by rating, from 0. met: former opponents. seats: those it had.

    floats: in the last round and in the one before, DOWN, UP or 0. missed: rounds without a game.
    """

    name: str
    number: int
    points: float
    met: frozenset[str]
    seats: tuple[int, ...]
    wish: Preference
    had_bye: bool
    floats: tuple[int, int]
    missed: int = 0


Pairs = list[tuple[Player, Player]]


class Bracket(NamedTuple):
    """What came of a group: its pairs, and who floats down to the next."""

    pairs: Pairs
    floating: list[Player]


def can_meet(one: Player, other: Player, strict: bool) -> bool:
    """May these two be paired? They have not met; in strict pairing not both have an absolute wish for the same seat."""
    if one.name == other.name or other.name in one.met:
        return False
    return not (strict and clash(one.wish, other.wish) == ABSOLUTE)


def pair_bracket(floated: Sequence[Player], groups: Sequence[Sequence[Player]], graph: Graph) -> Bracket:
    """Pair the first of these groups of equal points, so that everybody below still finds an opponent.

    floated: who has floated down into it, by rank, as are the groups. As few as possible float down, and on from the next
    group. Of the ways to pair the rest the cheapest is taken: first by clashes of seats, then by repeated floats. Of equal ones it is
    the first in the order of the Handbook: who has floated in meets the best of the group, then the upper half meets the lower.
    Everybody here and below can be paired together.
    """
    group, *rest = groups
    below = [[one.name for one in lower] for lower in rest]
    everybody = [*floated, *group]
    fewest = len(everybody) - len(largest_matching(graph, {one.name for one in everybody}))
    for n_floats in range(fewest, len(everybody), 2) if below else [0]:
        search = _Search(graph, below, n_floats)
        best = search.bracket(list(floated), list(group))
        if best:
            return best
    return Bracket([], everybody) if below else Bracket(_first(everybody, graph), [])


def pair_price(one: Player, other: Player) -> int:
    """What it costs to pair two: clashes of seats, and a float up as in one of the last two rounds."""
    wish = clash(one.wish, other.wish)
    price = 0 if wish == NONE else CLASH + STRONG_CLASH * int(wish >= STRONG)
    if one.points != other.points:
        lower = one if one.points < other.points else other
        price += sum(weight for weight, way in zip(FLOATS_UP, lower.floats, strict=True) if way == UP)
    return price


def least_price(players: Sequence[Player], n_leaving: int) -> int:
    """A lower bound of the price: more may want one seat than there are tables. n_leaving: so many of these are not paired."""
    tables = (len(players) - n_leaving) // 2
    wanted, strongly = [0, 0, 0], [0, 0, 0]
    for one in players:
        wanted[one.wish.seat] += 1
        if one.wish.strength >= STRONG:
            strongly[one.wish.seat] += 1
    clashes = max(0, max(wanted[:2]) - tables - n_leaving)
    return clashes * CLASH + max(0, max(strongly[:2]) - tables - n_leaving) * STRONG_CLASH


class _Search:
    """A search in depth for the cheapest way to pair a group with `n_floats` of it left over; of equal ones the first."""

    def __init__(self, graph: Graph, below: list[list[str]], n_floats: int) -> None:
        self.graph, self.n_floats = graph, n_floats
        self.below = [name for group in below for name in group]
        self.next_group = below[0] if below else []
        self.best: tuple[int, Bracket] | None = None
        self.floating_on: dict[frozenset[str], int | None] = {}
        self.steps = 0

    def bracket(self, floated: list[Player], group: list[Player]) -> Bracket | None:
        """The best way, None if none was found. Of those who floated in as many as can be are paired, those of low rank last."""
        for n_paired in range(min(len(floated), len(group)), -1, -1):
            n_over = self.n_floats - len(floated) + n_paired
            if not 0 <= n_over <= len(group) - n_paired:
                continue
            for chosen in combinations(floated, n_paired):
                over = [one for one in floated if one not in chosen]
                self._floated(list(chosen), group, Bracket([], over), 0)
            if self.best:
                return self.best[1]
        return None

    def _is_hopeless(self, players: Sequence[Player], price: int, n_over: int) -> bool:
        """Can these not become cheaper than the best, or has the search taken too long?"""
        if self.steps > MOST_STEPS:
            return True
        return self.best is not None and price + least_price(players, self.n_floats - n_over) >= self.best[0]

    def _floated(self, floated: list[Player], group: list[Player], so_far: Bracket, price: int) -> None:
        """Pair those who floated in, each with the best of the group that is left; then the rest of the group."""
        if self._is_hopeless([*floated, *group], price, len(so_far.floating)):
            return
        if not floated:
            self._halves(group, so_far, price)
            return
        for other in group:
            self.steps += 1
            if other.name in self.graph[floated[0].name]:
                rest = [one for one in group if one is not other]
                pairs = [*so_far.pairs, (floated[0], other)]
                self._floated(
                    floated[1:], rest, so_far._replace(pairs=pairs), price + pair_price(floated[0], other)
                )

    def _halves(self, group: list[Player], so_far: Bracket, price: int) -> None:
        """Pair the upper half with the lower, then with players changed between them."""
        n_over = self.n_floats - len(so_far.floating)
        n_pairs = (len(group) - n_over) // 2
        for upper, lower in _halves(group, n_pairs):
            if self._is_hopeless(group, price, len(so_far.floating)):
                return
            self._rows(upper, lower, so_far, price)

    def _rows(self, upper: list[Player], lower: list[Player], so_far: Bracket, price: int) -> None:
        """Pair each of the upper with one of the lower; who is left of the lower floats."""
        if self._is_hopeless([*upper, *lower], price, len(so_far.floating)):
            return
        if not upper:
            self._end(so_far._replace(floating=[*so_far.floating, *lower]), price)
            return
        for other in lower:
            self.steps += 1
            if other.name in self.graph[upper[0].name]:
                rest = [one for one in lower if one is not other]
                pairs = [*so_far.pairs, (upper[0], other)]
                self._rows(upper[1:], rest, so_far._replace(pairs=pairs), price + pair_price(upper[0], other))

    def _end(self, found: Bracket, price: int) -> None:
        """Keep a way that is better than the best and leaves those below somebody to meet. Mutates: best."""
        for one in found.floating:
            price += MISSED * one.missed if self.below == [NOBODY] else 0
            price += sum(weight for weight, way in zip(FLOATS_DOWN, one.floats, strict=True) if way == DOWN)
        names = frozenset(one.name for one in found.floating)
        if names not in self.floating_on:
            self.floating_on[names] = self._floating_on(names)
        floating_on = self.floating_on[names]
        if floating_on is None or (self.best and price + UNPAIRED * floating_on >= self.best[0]):
            return
        self.best = price + UNPAIRED * floating_on, found

    def _floating_on(self, floating: frozenset[str]) -> int | None:
        """How many more than one of an odd number cannot be paired in the next group; None if somebody below would be left over."""
        if not can_all_be_paired(self.graph, [*self.below, *floating]):
            return None
        names = floating.union(self.next_group)
        return len(names) - len(names) % 2 - len(largest_matching(self.graph, names))


def _halves(group: list[Player], n_pairs: int) -> Iterator[tuple[list[Player], list[Player]]]:
    """(upper half, lower half) of a group, then the same with players swapped, in the order of the Handbook.

    Fewer exchanges come first, then those of near numbers, then those of the lowest rank of the upper half.
    """
    yield group[:n_pairs], group[n_pairs:]
    for n_swapped in range(1, n_pairs + 1):
        ways = (
            (up, down)
            for up in combinations(range(n_pairs), n_swapped)
            for down in combinations(range(n_pairs, len(group)), n_swapped)
        )
        ordered = sorted(islice(ways, 20 * MOST_EXCHANGES), key=_exchange_order)
        for up, down in ordered[:MOST_EXCHANGES]:
            upper = sorted({*range(n_pairs)} - {*up} | {*down})
            lower = sorted({*range(n_pairs, len(group))} - {*down} | {*up})
            yield [group[place] for place in upper], [group[place] for place in lower]


def _exchange_order(way: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[object, ...]:
    up, down = way
    return sum(down) - sum(up), tuple(-place for place in reversed(up)), down


def _first(players: list[Player], graph: Graph) -> Pairs:
    """Pairs from the top, each of which leaves everybody else somebody to meet, without looking at seats."""
    pairs: Pairs = []
    while players:
        first, half = players[0], len(players) // 2
        for other in [*players[half:], *players[1:half][::-1]]:
            rest = [one for one in players[1:] if one is not other]
            if other.name in graph[first.name] and can_all_be_paired(graph, [one.name for one in rest]):
                pairs.append((first, other))
                players = rest
                break
        else:
            raise AssertionError("everybody in the last group can be paired")
    return pairs
