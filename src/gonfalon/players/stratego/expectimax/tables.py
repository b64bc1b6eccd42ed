"""What the look-ahead weighs by, and the board with a rim."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from gonfalon.games.stratego.squares import neighbour_names, square_name

from .lookahead import BLOCKED, EMPTY, SIZE, STRIDE


class Style(NamedTuple):
    """How a player weighs things; worths are in units of the smallest piece's.

    nodes: positions looked at for a move. depth: plies at most. setups: deployments drawn for the one chosen.
    hide: share of a piece's worth that being hidden is; hide_top: the same for the strongest that still move.
    chase: weight of nearness to a piece that is surely beaten; gamble: to one that is beaten on average.
    bold: chance of losing at which a piece worth more than `cheap` no longer attacks.
    learn: share of an enemy piece's worth that knowing it is. eager: a step forward. rest: cost of showing that a piece can move.
    push: how much more an attack is worth once nothing has happened for long. home: weight of enemies near the own flag.
    prudent: how much more a loss counts than a gain. lead: lead in worth from which it goes out and finishes the game.
    roam: share of the pull of preys that lie beyond the own half while there is no such lead. raid: how much more an enemy in the own
    camp is worth. home_guard: the same for one near the flag. guard: what a step away from the flag costs whoever must stop
    somebody there; stay: the same for the two that stay near it. bearer: worth of the bearer to both sides while the Ring is open.
    """

    nodes: int = 12000
    depth: int = 6
    setups: int = 30
    hide: float = 0.15
    hide_top: float = 0.7
    chase: float = 1.0
    gamble: float = 0.5
    bold: float = 0.08
    cheap: float = 5.0
    learn: float = 0.1
    eager: float = 0.04
    rest: float = 0.2
    push: float = 4.0
    home: float = 12.0
    prudent: float = 1.1
    lead: float = 15.0
    roam: float = 1.0
    raid: float = 1.0
    home_guard: float = 2.0
    guard: float = 1.2
    stay: float = 0.5
    bearer: float = 16.0


class Grid(NamedTuple):
    """A board with a rim. number: name -> square. name: square -> name. empty: int16[SIZE] as before the set-up. row: int[SIZE]
    from 0; near: square -> the squares beside it that can be entered."""

    number: dict[str, int]
    name: dict[int, str]
    empty: Any
    row: Any
    column: Any
    near: dict[int, tuple[int, ...]]


@lru_cache(maxsize=64)
def grid_of(rows: int, columns: int, obstacles: tuple[str, ...]) -> Grid:
    """The board of this size."""
    places = ((row, column) for row in range(rows) for column in range(columns))
    number = {square_name(row, column): (row + 1) * STRIDE + column + 1 for row, column in places}
    empty = np.full(SIZE, BLOCKED, np.int16)
    for name in number:
        if name not in obstacles:
            empty[number[name]] = EMPTY
    near = {
        number[name]: tuple(number[n] for n in neighbour_names(name, rows, columns) if n not in obstacles)
        for name in number
    }
    squares = np.arange(SIZE)
    return Grid(
        number, {s: n for n, s in number.items()}, empty, squares // STRIDE - 1, squares % STRIDE - 1, near
    )
