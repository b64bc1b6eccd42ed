"""What the look-ahead weighs by, and the board with a rim, on which every neighbour of a square has a number."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np

from gonfalon.games.stratego.squares import row_and_column

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


ROW, COLUMN = np.arange(SIZE) // STRIDE - 1, np.arange(SIZE) % STRIDE - 1
"""int[SIZE]: of each padded square, from 0."""


@cache
def padded(name: str) -> int:
    """The padded square of a name."""
    row, column = row_and_column(name)
    return (row + 1) * STRIDE + column + 1


@lru_cache(maxsize=64)
def empty_board(rows: int, columns: int, obstacles: tuple[str, ...]) -> np.ndarray:
    """int16[SIZE]: a padded board of this size before the set-up."""
    board = np.full((SIZE // STRIDE, STRIDE), BLOCKED, np.int16)
    board[1 : rows + 1, 1 : columns + 1] = EMPTY
    board = board.reshape(-1)
    board[[padded(name) for name in obstacles]] = BLOCKED
    return board
