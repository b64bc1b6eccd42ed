"""Generates fortresses of graded difficulty (FORT-3.10)."""

from __future__ import annotations

from functools import lru_cache

from gonfalon.core.rng import Rng, stream

from .grading import MOST_TURNS, turns_to_flag
from .maze import Maze
from .maze_sampler import random_maze
from .plan import bits
from .reach import is_reachable
from .rules import Rules

RANDOM, EASY, MEDIUM, HARD = "random", "easy", "medium", "hard"
GRADES = (RANDOM, EASY, MEDIUM, HARD)
"""What a seat may bring instead of a fortress of its own."""
N_DRAWN = 9
"""Fortresses drawn for a grade; the easiest, the middle one or the hardest is taken."""
N_CHANGES = 40
"""Changes tried to make a hard one harder; a quarter of them for joined fortresses, which take longer to grade."""


MOST_DRAWN = 1000
"""Fortresses drawn for one with a way to the flag where the rules accept others; under an odd ruleset the last is taken as it is."""


def random_reachable(rules: Rules, rng: Rng) -> Maze:
    """A fortress uniform over all legal ones whose flag is reachable; where the others are legal too, they lose (FORT-9.4).

    In matches of before it may be one of those (FORT-3.11).
    """
    maze = random_maze(rules, rng)
    for _ in range(MOST_DRAWN if rules.may_challenge and rules.edition else 0):
        if is_reachable(rules, maze):
            break
        maze = random_maze(rules, rng)
    return maze


def make_fortress(rules: Rules, rng: Rng, grade: str = RANDOM) -> Maze:
    """Generate a legal fortress of a grade from the generator `rng`; its flag is reachable, whatever the rules accept.

    `random` is uniform over all of these. The other grades go by the turns that the explorer of grading.py needs.
    """
    if grade == RANDOM:
        return random_reachable(rules, rng)
    drawn = sorted(
        (
            (turns_to_flag(rules, maze), n, maze)
            for n, maze in enumerate(random_reachable(rules, rng) for _ in range(N_DRAWN))
        ),
        key=lambda one: one[:2],
    )
    if grade == EASY:
        return drawn[0][2]
    if grade == MEDIUM:
        return drawn[N_DRAWN // 2][2]
    turns, _, hardest = drawn[-1]
    return _made_harder(rules, rng, turns, hardest)


def _made_harder(rules: Rules, rng: Rng, turns: int, maze: Maze) -> Maze:
    """Local search: try single changes and keep those that do not lower the explorer's turns."""
    for _ in range(N_CHANGES // rules.plan.n_forts**2):
        other = changed(rules, rng, maze)
        if is_reachable(rules, other):
            needed = turns_to_flag(rules, other)
            if turns <= needed < MOST_TURNS or turns == MOST_TURNS:
                turns, maze = needed, other
    return maze


def changed(rules: Rules, rng: Rng, maze: Maze) -> Maze:
    """The fortress with one wall, one ladder or one card moved to another place."""
    plan, fort = rules.plan, rng.randrange(rules.plan.n_forts)
    what = rng.randrange(4)
    if what < 2:
        return maze._replace(walls=_moved(rng, maze.walls, plan.edges_of(fort)))
    if what == 2:
        return maze._replace(ladders=_moved(rng, maze.ladders, plan.ladders_of(fort)))
    cards, squares = list(maze.cards), [s for s in plan.squares_of(fort) if s != plan.entrance]
    a = rng.choice([square for square in squares if cards[square]])
    b = rng.choice(squares)
    cards[a], cards[b] = cards[b], cards[a]
    return maze._replace(cards=tuple(cards))


def _moved(rng: Rng, mask: int, places: tuple[int, ...]) -> int:
    """The mask with one of its bits within `places` moved to a free one of them."""
    here = [place for place in bits(mask) if place in places]
    free = [place for place in places if not mask >> place & 1]
    if not here or not free:
        return mask
    return mask & ~(1 << rng.choice(here)) | 1 << rng.choice(free)


@lru_cache(maxsize=256)
def made_for_seat(rules: Rules, seed: int, seat: int, grade: str) -> Maze:
    """The fortress of a grade that a match with this seed generates for a seat (cached)."""
    return make_fortress(rules, stream(seed, "fortress", seat), grade)
