"""Distances in a sampled fortress: from every square, the unknown steps on the shortest way to its flag."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from gonfalon.games.fortress.cards import DROP, FIND, LOSE
from gonfalon.games.fortress.maze import Maze
from gonfalon.games.fortress.notes import Notes
from gonfalon.games.fortress.rules import Rules

BEATEN = -1
"""Stands for a landing square: the piece is beaten there."""
FAR = 99
"""Stands for a distance: this piece cannot reach the flag."""
Into = list[list[tuple[int, int]]]
"""For each square the (source, cost) pairs of requests that end there; cost: 1 if the request is unknown yet, else 0."""


class Prospect:
    """A sampled fortress seen by one piece. landing[square]: the square on which a piece that moves there ends, or BEATEN.

    far[square]: unknown requests on the shortest way from there to the flag, FAR if there is no way.
    """

    __slots__ = ("far", "landing", "maze")

    def __init__(self, rules: Rules, notes: Notes, maze: Maze, piece: int) -> None:
        self.maze, self.landing = maze, _landings(rules, notes, maze, piece)
        into = _steps_into(rules, notes, maze, self.landing)
        _add_climbs(rules, notes, maze, self.landing, into)
        for a, b in _hops(rules, notes, maze, piece):
            if self.landing[b] >= 0:
                into[self.landing[b]].append((a, 1 - (notes.visited >> b & 1)))
        self.far = _distances(into, maze.cards.index(rules.flag))


def _landings(rules: Rules, notes: Notes, maze: Maze, piece: int) -> list[int]:
    landing = list(range(rules.plan.n_squares))
    for square, kind in enumerate(maze.cards):
        if kind and not notes.gone >> square & 1:
            effect = rules.landing[square][kind][piece]
            if effect == LOSE:
                landing[square] = BEATEN
            elif effect == DROP:
                landing[square] = landing[rules.plan.below[square]]
    return landing


def _steps_into(rules: Rules, notes: Notes, maze: Maze, landing: list[int]) -> Into:
    """The steps over edges without a wall."""
    into: Into = [[] for _ in landing]
    visited, opened, walls = notes.visited, notes.open, maze.walls
    for a, b, bit in edges_of(rules):
        if walls & bit:
            continue
        is_known = opened & bit
        if landing[b] >= 0:
            into[landing[b]].append((a, 0 if is_known and visited >> b & 1 else 1))
        if landing[a] >= 0:
            into[landing[a]].append((b, 0 if is_known and visited >> a & 1 else 1))
    return into


def _add_climbs(rules: Rules, notes: Notes, maze: Maze, landing: list[int], into: Into) -> None:
    """Ladders, but not up to a pitfall (FORT-5.4)."""
    for ladder, (low, high) in enumerate(rules.plan.ladders):
        if maze.ladders >> ladder & 1:
            if landing[high] >= 0 and not rules.drops[maze.cards[high]]:
                into[landing[high]].append((low, 1 - (notes.visited >> high & 1)))
            if landing[low] >= 0:
                into[landing[low]].append((high, 1 - (notes.visited >> low & 1)))


def _hops(rules: Rules, notes: Notes, maze: Maze, piece: int) -> list[tuple[int, int]]:
    """(source, target) of passages, known or findable by this piece, and of the bridge; both directions."""
    found = list(notes.passages.items())
    if rules.twin and rules.effects[rules.twin][piece] == FIND and len(found) < 2 * rules.plan.n_forts:
        ends: dict[int, list[int]] = {}
        for square, kind in enumerate(maze.cards):
            if kind == rules.twin:
                ends.setdefault(rules.plan.fort[square], []).append(square)
        found += [pair for a, b in ends.values() for pair in ((a, b), (b, a))]
    if maze.bridge:
        near, far = maze.bridge
        found += [(near, far), (far, near)]
    return found


def _distances(into: Into, flag: int) -> list[int]:
    """Shortest distances to the flag from every square, by a search backwards from the flag with costs 0 and 1."""
    far = [FAR] * len(into)
    far[flag] = 0
    queue = deque([flag])
    while queue:
        here = queue.popleft()
        so_far = far[here]
        for square, step in into[here]:
            if so_far + step < far[square]:
                far[square] = so_far + step
                if step:
                    queue.append(square)
                else:
                    queue.appendleft(square)
    return far


@lru_cache(maxsize=16)
def edges_of(rules: Rules) -> tuple[tuple[int, int, int], ...]:
    """Both squares of each edge, and its bit."""
    return tuple((a, b, 1 << edge) for edge, (a, b) in enumerate(rules.plan.edges))
