"""Samples a fortress that agrees with what an explorer knows, uniformly over all such fortresses (FORT-7.6)."""

from __future__ import annotations

from functools import lru_cache
from math import factorial

from gonfalon.core.errors import GonfalonError
from gonfalon.core.rng import Rng

from .cards import NOTHING
from .maze import Maze
from .notes import Notes
from .plan import bits
from .reach import is_reachable
from .rules import Rules

MOST_TRIES = 200_000
"""Fortresses drawn before a sample is given up because no flag is reachable."""


class CardPlaces:
    """Counts the ways to place the unknown cards of one fortress, and draws one uniformly.

    free: squares that may hold any unknown card. tight: the other squares, each with the kinds it may hold; they are filled one after
    the other, with probabilities from `ways`.
    """

    def __init__(self, rules: Rules, notes: Notes, fort: int, with_flag: bool) -> None:
        self.rules = rules
        known = dict(notes.cards)
        left = [0 if kind == rules.flag else count for kind, count in enumerate(rules.counts)]
        left[rules.flag] = int(with_flag)
        for square, kind in notes.cards:
            if rules.plan.fort[square] == fort:
                left[kind] -= 1
        self.left = tuple(left)
        every = frozenset(kind for kind, count in enumerate(left) if count > 0)
        self.free: list[int] = []
        self.tight: list[tuple[int, tuple[int, ...]]] = []
        for square in rules.plan.squares_of(fort):
            if square not in known:
                kinds = allowed(rules, notes, square) & every
                if kinds == every:
                    self.free.append(square)
                elif kinds:
                    self.tight.append((square, tuple(sorted(kinds))))
        self._known_ways: dict[tuple[int, tuple[int, ...]], int] = {}
        self.total = self.ways(0, self.left) if min(left) >= 0 else 0

    def ways(self, place: int, left: tuple[int, ...]) -> int:
        """Ways to place the cards that are left (a count for each kind) on the tight squares from index `place` on and the free ones."""
        key = (place, left)
        if key not in self._known_ways:
            if place == len(self.tight):
                self._known_ways[key] = self._ways_on_free(left)
            else:
                here = self.ways(place + 1, left)
                here += sum(
                    self.ways(place + 1, less(left, kind)) for kind in self.tight[place][1] if left[kind]
                )
                self._known_ways[key] = here
        return self._known_ways[key]

    def _ways_on_free(self, left: tuple[int, ...]) -> int:
        n_squares, n_cards = len(self.free), sum(left)
        if n_cards > n_squares:
            return 0
        ways = factorial(n_squares) // factorial(n_squares - n_cards)
        for count in left:
            ways //= factorial(count)
        return ways

    def draw(self, rng: Rng, cards: list[int]) -> None:
        """Draw one way and write it. Mutates cards (kind on each square)."""
        left = self.left
        for place, (square, kinds) in enumerate(self.tight):
            throw = rng.randrange(self.ways(place, left)) - self.ways(place + 1, left)
            for kind in kinds:
                if throw < 0:
                    break
                if left[kind]:
                    throw -= self.ways(place + 1, less(left, kind))
                    if throw < 0:
                        cards[square], left = kind, less(left, kind)
        hand = [kind for kind, count in enumerate(left) for _ in range(count)]
        for square, kind in zip(rng.sample(self.free, len(hand)), hand, strict=True):
            cards[square] = kind


class MazeSampler:
    """Samples fortresses that agree with an explorer's notes; the counts are computed once for all draws."""

    def __init__(self, rules: Rules, notes: Notes) -> None:
        self.rules, plan = rules, rules.plan
        self.walls, self.ladders, self.known_cards = notes.walls, notes.ladders, notes.cards
        self.wall_draws: list[tuple[list[int], int]] = []
        self.ladder_draws: list[tuple[list[int], int]] = []
        for fort in range(plan.n_forts):
            edges = plan.edges_of(fort)
            standing = sum(notes.walls >> edge & 1 for edge in edges)
            unknown = [1 << edge for edge in edges if not (notes.walls | notes.open) >> edge & 1]
            self.wall_draws.append((unknown, rules.ruleset.walls - standing))
            places = plan.ladders_of(fort)
            standing = sum(notes.ladders >> ladder & 1 for ladder in places)
            unknown = [1 << p for p in places if not _is_settled(rules, notes, p)]
            self.ladder_draws.append((unknown, rules.ruleset.ladders - standing))
        self._settle_cards(notes)
        self._settle_bridge(notes)

    def _settle_cards(self, notes: Notes) -> None:
        """The flag lies in one of the fortresses: each is prepared with and without it."""
        rules, n_forts = self.rules, self.rules.plan.n_forts
        without = [CardPlaces(rules, notes, fort, False) for fort in range(n_forts)] if n_forts > 1 else []
        self.cards: list[tuple[int, list[CardPlaces]]] = []
        for fort in range(n_forts):
            places = without[:]
            places[fort:] = [CardPlaces(rules, notes, fort, True), *without[fort + 1 :]]
            total = 1
            for one in places:
                total *= one.total
            self.cards.append((total, places))
        self.total = sum(total for total, _ in self.cards)

    def _settle_bridge(self, notes: Notes) -> None:
        """FORT-12.3: the ends are known, or each lies where no piece has stood."""
        plan = self.rules.plan
        open_ends = [s for s in range(plan.n_squares) if not notes.stood >> s & 1 and s != plan.entrance]
        self.bridges: tuple[list[int], ...] = ()
        if self.rules.has_bridge:
            known = [[end] for end in notes.bridge]
            near, far = ([s for s in open_ends if plan.fort[s] == fort] for fort in range(2))
            self.bridges = tuple(known) or (near, far)

    def draw_any(self, rng: Rng) -> Maze:
        """A fortress that agrees with the notes; its flag need not be reachable."""
        walls, ladders = self.walls, self.ladders
        for unknown, n_left in self.wall_draws:
            walls += sum(rng.sample(unknown, n_left))
        for unknown, n_left in self.ladder_draws:
            ladders += sum(rng.sample(unknown, n_left))
        cards = [0] * self.rules.plan.n_squares
        for square, kind in self.known_cards:
            cards[square] = kind
        for one in self._draw_places(rng):
            one.draw(rng, cards)
        return Maze(walls, ladders, tuple(cards), tuple(rng.choice(ends) for ends in self.bridges))

    def _draw_places(self, rng: Rng) -> list[CardPlaces]:
        """Draw which of the joined fortresses holds the flag, weighted by the number of ways."""
        throw = rng.randrange(self.total) if len(self.cards) > 1 else 0
        for total, places in self.cards:
            throw -= total
            if throw < 0:
                return places
        raise GonfalonError("no way to lay the cards agrees with what was announced")

    def draw(self, rng: Rng) -> Maze:
        """A legal fortress that agrees with the notes, uniform over all of them. Raises GonfalonError after MOST_TRIES draws."""
        for _ in range(MOST_TRIES):
            maze = self.draw_any(rng)
            if self.rules.may_challenge or is_reachable(self.rules, maze):
                return maze
        raise GonfalonError("no fortress found that agrees with what was announced")


def less(left: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The counts with one card of a kind less."""
    return (*left[:kind], left[kind] - 1, *left[kind + 1 :])


def allowed(rules: Rules, notes: Notes, square: int) -> frozenset[int]:
    """The kinds that may lie on a square of which no card is known, as far as the explorer can tell."""
    stood = 0
    for piece, squares in enumerate(notes.visitors):
        stood |= (squares >> square & 1) << piece
    return _silent_kinds(rules, stood, rules.plan.below[square] >= 0, square == rules.plan.entrance)


@lru_cache(maxsize=4096)
def _silent_kinds(rules: Rules, stood: int, has_below: bool, at_entrance: bool) -> frozenset[int]:
    """The kinds of cards that have no effect on these pieces. stood: bit mask of pieces. has_below: is there a floor below?"""
    if at_entrance and not rules.entrance_cards:
        return frozenset()
    pieces = bits(stood)
    return frozenset(
        kind
        for kind in range(1, len(rules.kinds))
        if not (at_entrance and kind == rules.flag)
        and all(
            rules.effects[kind][piece] == NOTHING or (rules.drops[kind] and not has_below) for piece in pieces
        )
    )


def _is_settled(rules: Rules, notes: Notes, ladder: int) -> bool:
    """Is it known whether a ladder stands at this place?"""
    low, high = rules.plan.ladders[ladder]
    return bool((notes.ladders >> ladder | notes.stood >> low | notes.stood >> high) & 1)


def random_maze(rules: Rules, rng: Rng) -> Maze:
    """A legal fortress, uniform over all of them."""
    return _nothing_known(rules).draw(rng)


_PREPARED: dict[Rules, MazeSampler] = {}


def _nothing_known(rules: Rules) -> MazeSampler:
    """The sampler of an explorer that knows nothing yet (cached by rules)."""
    found = _PREPARED.get(rules)
    if found is None:
        found = _PREPARED[rules] = MazeSampler(rules, Notes(rules))
    return found
