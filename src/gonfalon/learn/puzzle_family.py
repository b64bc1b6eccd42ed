"""What a family adds to its puzzles: `learn/<family>/puzzle_position.py`."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

from gonfalon import games

from .puzzle_scale import PuzzleScale


def family_module(game: str) -> Any:
    """The module: `mark` of an observation, `answers` of an information state, SCALE; and for the first rating LEVELS_TRIED, the levels
    below the search that proves an act, lowest first, and `harder`, points for what makes a puzzle harder for people.
    """
    return import_module(f"gonfalon.learn.{games.get(game).spec.family}.puzzle_position")


@lru_cache(maxsize=32)
def scale_of(game: str) -> PuzzleScale:
    """The scale of a game's values."""
    return family_module(game).SCALE
