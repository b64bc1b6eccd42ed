"""A move by rules of thumb from board rows alone, for when the player behind `gonfalon bot` does not answer in time."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.games.stratego.notation.ucc_lines import ENEMY
from gonfalon.games.stratego.notation.ucc_reading import Board
from gonfalon.games.stratego.ruleset import shipped
from gonfalon.games.stratego.squares import neighbour_names, row_and_column

LEAST_MISSED = "24563S789M"
"""Letters of the pieces that move, from the one whose loss costs least to the one whose loss costs most."""


def plain_move(board: Board, legal: Sequence[str], seat: int, last: str) -> str:
    """One of the legal moves, "" if there is none: no attack if another move is legal, then no move back, away from enemies rather
    than towards them, by the piece whose loss costs least, forward. last: the seat's move before, as action text."""
    return min(legal, key=lambda move: _cost(board, move, seat, last), default="")


def _cost(board: Board, move: str, seat: int, last: str) -> tuple[int | str, ...]:
    """Lower is better, part by part."""
    source, target = move.split("-")
    forward = (row_and_column(target)[0] - row_and_column(source)[0]) * (1 if seat == 0 else -1)
    return (
        target in board,
        f"{target}-{source}" == last,
        _enemies_beside(board, target) - _enemies_beside(board, source),
        LEAST_MISSED.find(board[source]),
        -forward,
        move,
    )


def _enemies_beside(board: Board, square: str) -> int:
    battle = shipped("battle")
    return sum(board.get(name) == ENEMY for name in neighbour_names(square, battle.rows, battle.columns))
