"""How hard a puzzle is before anybody has tried it: one rule for all families, from what its proof says."""

from __future__ import annotations

from .puzzle import Puzzle
from .puzzle_family import family_module

EASIEST, HARDEST = 1000, 1700
"""Of an act that the lowest level finds; of one that only the search of the proof finds."""
STEP = 10
"""Ratings are told in tens."""


def first_rating(puzzle: Puzzle) -> int:
    """From EASIEST to HARDEST in equal steps, by how many of the family's levels miss the act; and what makes it harder for people.

    A narrow lead adds nothing: nobody has shown that it makes a puzzle harder.
    """
    family = family_module(puzzle.game)
    tried: tuple[int, ...] = family.LEVELS_TRIED
    missed = tried.index(puzzle.proof.level) if puzzle.proof.level in tried else len(tried)
    points = EASIEST + (HARDEST - EASIEST) * missed / len(tried) + family.harder(puzzle)
    return round(points / STEP) * STEP
