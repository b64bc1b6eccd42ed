"""A game as text: its words, its moves, and the last position in letters."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from .facts import Shown
from .families import family_of

COLUMNS = 80


class Told(NamedTuple):
    """One entry of a game. who: the name of a seat, "" for nobody. said: the entry, or what was told of it; "" for nothing."""

    number: int
    who: str
    said: str


def game_text(shown: Shown, moves: Sequence[Told], language: str) -> str:
    """The game as lines of at most 80 characters, where words are not longer. shown: its last position."""
    head = [shown.title, "; ".join(f"{one.seat_name}: {one.name}" for one in shown.players), *shown.lines]
    lines = [line for part in head if part for line in textwrap.wrap(part, COLUMNS)]
    told = [line for move in moves if move.said for line in _move(move)]
    diagram = family_of(shown.family).diagram(shown, language)
    return "\n".join([*lines, "", *told, *(["", diagram] if diagram else [])]) + "\n"


def _move(move: Told) -> list[str]:
    who = f"{move.who}: " if move.who else ""
    indent = " " * 6
    return textwrap.wrap(
        f"{move.number:>4}. {who}{move.said}", COLUMNS, subsequent_indent=indent, break_on_hyphens=False
    )
