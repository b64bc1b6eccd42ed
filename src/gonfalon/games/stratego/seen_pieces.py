"""The pieces of a board as somebody sees them, kept from one question to the next: a move changes two squares of a hundred."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .observation import PieceView
from .rules import Rules

ViewOf = Callable[[int, str, int, int], PieceView]
"""The view of a piece, by its number, the name of its square, its code and its flags."""


class SeenPieces:
    """What stood where when it was last asked for, and how it was seen, square by square."""

    __slots__ = ("_board", "_flags", "_ids", "_tuple", "_views")

    def __init__(self, rules: Rules) -> None:
        n_squares = rules.squares[-1][0] + 1
        self._board, self._flags = np.zeros(n_squares, np.int8), np.zeros(n_squares, np.int8)
        self._ids = np.zeros(n_squares, np.int16)
        self._views: list[PieceView | None] = [None] * n_squares
        self._tuple: tuple[PieceView, ...] = ()

    def of(self, rules: Rules, record: Any, view_of: ViewOf) -> tuple[PieceView, ...]:
        """The pieces on the board of `record`, square by square; the same object as before where nothing has changed."""
        n_squares = len(self._views)
        board, flags, ids = record["board"][:n_squares], record["flag"][:n_squares], record["id"][:n_squares]
        is_other = (board != self._board) | (flags != self._flags) | (ids != self._ids)
        changed = np.flatnonzero(is_other).tolist()
        if not changed:
            return self._tuple
        for square in changed:
            name, code = rules.square_names.get(square), int(board[square])
            is_seen = code != 0 and name is not None
            self._views[square] = (
                view_of(int(ids[square]), str(name), code, int(flags[square])) if is_seen else None
            )
        self._board, self._flags, self._ids = board.copy(), flags.copy(), ids.copy()
        self._tuple = tuple(filter(None, self._views))
        return self._tuple
