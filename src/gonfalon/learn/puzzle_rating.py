"""What puzzles and solvers are rated by: the result of an answer, and how hard a puzzle is before anybody has tried it."""

from __future__ import annotations

from .puzzle import Puzzle
from .puzzle_family import family_module, scale_of

EASIEST, HARDEST = 1000, 1700
"""Of an act that the lowest level finds; of one that only the search of the proof finds."""
STEP = 10
"""Ratings are told in tens."""
FULL, HALF, NONE = 1.0, 0.5, 0.0
"""Results of an answer: the best act; one that is hardly worse; any other."""


def first_rating(puzzle: Puzzle) -> int:
    """From EASIEST to HARDEST in equal steps, by how many of the family's levels miss the act; and what makes it harder for people.

    A narrow lead adds nothing: nobody has shown that it makes a puzzle harder.
    """
    family = family_module(puzzle.game)
    tried: tuple[int, ...] = family.LEVELS_TRIED
    missed = tried.index(puzzle.proof.level) if puzzle.proof.level in tried else len(tried)
    points = EASIEST + (HARDEST - EASIEST) * missed / len(tried) + family.harder(puzzle)
    return round(points / STEP) * STEP


def result_of(puzzle: Puzzle, act: str) -> float:
    """1 for the best act, 1/2 for one that is hardly worse, else 0."""
    if act == puzzle.best:
        return FULL
    is_near = act in puzzle.values and puzzle.behind(act) <= scale_of(puzzle.game).half
    return HALF if is_near else NONE
