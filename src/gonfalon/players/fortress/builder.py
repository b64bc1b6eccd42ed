"""Builds fortresses that cost an explorer many turns: random ones improved by local search (FORT-3.10 makes graded ones)."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from gonfalon.core.rng import Rng
from gonfalon.games.fortress.generator import changed, random_reachable
from gonfalon.games.fortress.grading import Solo, turns_to_flag
from gonfalon.games.fortress.maze import Maze, read
from gonfalon.games.fortress.plan import bits
from gonfalon.games.fortress.reach import is_reachable
from gonfalon.games.fortress.rules import Rules

from .depth_first import add_squares, depth_first

ENOUGH = 60
"""Cap on the turns counted for one explorer: a fortress that one explorer never solves need not be hard for another."""
OPENINGS = "fortresses.txt"
"""File of fortresses built in advance by the same search with more time; rulesets without an entry start from random ones."""


def depth_first_turns(rules: Rules, maze: Maze) -> int:
    """Turns until the depth-first explorer finds the flag, or gives up (grading.MOST_TURNS)."""
    solo, order = Solo(rules, maze), [rules.plan.entrance]
    while not solo.is_over:
        add_squares(rules, order, solo.act(depth_first(rules, solo.notes, order)), 0)
    return solo.turns


def cost_of(rules: Rules, maze: Maze) -> int:
    """Turns of the nearest-first explorer (grading.py) plus turns of the depth-first explorer, each at most ENOUGH."""
    return min(ENOUGH, turns_to_flag(rules, maze)) + min(ENOUGH, depth_first_turns(rules, maze))


def best_drawn(rules: Rules, rng: Rng, n: int) -> Maze:
    """The costliest of `n` random fortresses, the cheapest of `-n` if n is below 0; each has a way to its flag."""
    drawn = [random_reachable(rules, rng) for _ in range(abs(n))]
    if len(drawn) == 1:
        return drawn[0]
    return (max if n > 0 else min)(drawn, key=lambda maze: turns_to_flag(rules, maze))


def improved(rules: Rules, rng: Rng, maze: Maze, n_changes: int, slack: int = 0) -> Maze:
    """Local search of `n_changes` steps: a change is kept unless it costs over `slack` turns less than the best so far."""
    best = cost_of(rules, maze)
    for _ in range(n_changes):
        other = changed(rules, rng, maze)
        if other != maze and is_reachable(rules, other):
            cost = cost_of(rules, other)
            if cost >= best - slack:
                maze, best = other, max(best, cost)
    return maze


def build(rules: Rules, rng: Rng, n_drawn: int, n_changes: int) -> Maze:
    """A fortress: one built in advance or the best of `n_drawn` random ones, mirrored at random, then improved.

    n_changes: steps of the local search, four times as many from a random start; 0 for none, and then none built in advance is used.
    """
    openings = openings_of(rules) if n_changes else ()
    maze = rng.choice(openings) if openings else best_drawn(rules, rng, n_drawn)
    if rng.randrange(2):
        maze = mirrored(rules, maze)
    slack = 2 if openings else 0
    return improved(rules, rng, maze, n_changes if openings else 4 * n_changes, slack) if n_changes else maze


@lru_cache(maxsize=16)
def openings_of(rules: Rules) -> tuple[Maze, ...]:
    """The fortresses built in advance that are legal under these rules."""
    lines = (
        resources.files("gonfalon.players.fortress")
        .joinpath(OPENINGS)
        .read_text(encoding="utf-8")
        .splitlines()
    )
    texts = [line.partition(": ")[2] for line in lines if line.startswith(f"{rules.ruleset.id}: ")]
    found = [read(rules, text) for text in texts]
    return tuple(maze for maze, faults in found if not faults and is_reachable(rules, maze))


def mirrored(rules: Rules, maze: Maze) -> Maze:
    """The fortress mirrored at its diagonal: columns and rows change places; the entrance and A1 stay where they are."""
    plan = rules.plan
    turned = [plan.index[_mirrored_name(name)] for name in plan.names]
    walls = sum(1 << plan.edge_index[tuple(turned[s] for s in plan.edges[e])] for e in bits(maze.walls))  # type: ignore[index]
    ladders = sum(1 << plan.up[turned[plan.ladders[place][0]]] for place in bits(maze.ladders))
    cards = [0] * plan.n_squares
    for square, kind in enumerate(maze.cards):
        cards[turned[square]] = kind
    return Maze(walls, ladders, tuple(cards), tuple(turned[end] for end in maze.bridge))


def _mirrored_name(name: str) -> str:
    return f"{name[:-2]}{chr(ord('A') + int(name[-1]) - 1)}{ord(name[-2]) - ord('A') + 1}"
