"""Combat tables of a ruleset as matrices, and its board with a rim; made once for each ruleset."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.rules import Rules
from gonfalon.games.stratego.squares import neighbour_names, row_and_column, square_name

from ..powers import results_now
from ..worth import Fights, fights_of
from .lookahead import BLOCKED, EMPTY, SIZE, STRIDE


class Duels(NamedTuple):
    """Who beats whom. kinds: their names in order. index: name -> place there. wins, ties, loses: float64[attacker, defender], of
    kinds that move (all 0 for others, and for pairs in which nobody falls). mobile, flag, bomb: bool[kinds]. reach: int[kinds].
    """

    kinds: tuple[str, ...]
    index: dict[str, int]
    wins: Any
    ties: Any
    loses: Any
    mobile: Any
    flag: Any
    bomb: Any
    reach: Any


def duels_of(fights: Fights) -> Duels:
    """The matrices of a combat table."""
    kinds = tuple(fights.pieces)
    results = [[fights.result(a, d) if fights.pieces[a].reach else "" for d in kinds] for a in kinds]
    for row, a in enumerate(kinds):
        if fights.pieces[a].reach:
            results[row] = ["attacker" if fights.is_flag(d) else results[row][k] for k, d in enumerate(kinds)]
    reach = np.array([piece.reach for piece in fights.pieces.values()])
    flag = np.array([piece.flag for piece in fights.pieces.values()])
    wins, ties, loses = (
        np.array([[float(one == word) for one in row] for row in results])
        for word in ("attacker", "both", "defender")
    )
    index = {kind: place for place, kind in enumerate(kinds)}
    return Duels(kinds, index, wins, ties, loses, reach > 0, flag, (reach == 0) & ~flag, reach)


def tables_of(information: InformationState, rules: Rules | None) -> tuple[Fights, Duels]:
    """The combat tables in force now."""
    aggressor = bool(information.options["aggressor_advantage"])
    variant = information.variant
    if rules is None:
        fights = fights_of(variant, aggressor)
        return fights, _duels(variant, aggressor) if not variant.endswith(".toml") else duels_of(fights)
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    fights = Fights(variant, aggressor, results_now(rules, seen.ring))
    return fights, duels_of(fights)


@lru_cache(maxsize=64)
def _duels(variant: str, aggressor: bool) -> Duels:
    return duels_of(fights_of(variant, aggressor))


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
    names = [square_name(row, column) for row in range(rows) for column in range(columns)]
    number = {name: _padded(name) for name in names}
    empty = np.full(SIZE, BLOCKED, np.int16)
    for name in names:
        if name not in obstacles:
            empty[number[name]] = EMPTY
    near = {
        number[name]: tuple(number[n] for n in neighbour_names(name, rows, columns) if n not in obstacles)
        for name in names
    }
    squares = np.arange(SIZE)
    return Grid(
        number, {s: n for n, s in number.items()}, empty, squares // STRIDE - 1, squares % STRIDE - 1, near
    )


def _padded(name: str) -> int:
    row, column = row_and_column(name)
    return (row + 1) * STRIDE + column + 1
