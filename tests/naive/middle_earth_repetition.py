"""The two-square rule and the chase where there are powers (ME-8.1 to 8.7)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from .stratego_repetition import Chase, TwoSquares
from .stratego_setting import Piece, Square

Borders = set[frozenset[Square]]


class Crossings(TwoSquares):
    """What each seat's turns crossed, of whatever acts they consisted."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(options)
        self.this_turn: Borders = set()

    def on_way(self, squares: Sequence[Square]) -> Borders:
        """What a way from square to square crosses: its borders, or its two ends (ME-8.1, 8.6)."""
        if len(squares) < 2:
            return set()
        if self.exact:
            return {frozenset((squares[0], squares[-1]))}
        return {frozenset(pair) for pair in pairwise(squares)}

    def forbids_way(self, piece: Piece, squares: list[Square], is_attack: bool) -> bool:
        """ME-8.1, 8.3: the condition of STRAT-6.4 for the way of a power."""
        if self.limit == 0 or (is_attack and not self.attacks_count):
            return False
        last_turns = self.turns[piece.seat][-self.limit :]
        if len(last_turns) < self.limit or any(mover is not piece for mover, _ in last_turns):
            return False
        shared = self.on_way(squares)
        for _, crossed in last_turns:
            shared = shared & crossed
        return bool(shared)

    def begin_turn(self) -> None:
        """Nothing has been crossed yet."""
        self.this_turn = set()

    def cross(self, crossed: Borders, is_attack: bool) -> None:
        """One more act of this turn crossed these (ME-8.3, 8.4, 8.6)."""
        if is_attack and not self.attacks_count:
            crossed = set()
        self.this_turn = set(crossed) if self.exact else self.this_turn | crossed

    def end_turn(self, piece: Piece) -> None:
        """The turn of this piece is over."""
        self.turns[piece.seat].append((piece, self.this_turn))


class PowerChase(Chase):
    """Who has been chasing whom, powers included (ME-8.7)."""

    def count_shot(self, seat: int) -> None:
        """A turn with Seek or Longbow."""
        self.counts = [0, 0]
        self.ends[seat] = None
        self.follow_counts[seat] = 0  # STRAT-7.9.3: it is no following turn
        self.evaders[1 - seat] = None
