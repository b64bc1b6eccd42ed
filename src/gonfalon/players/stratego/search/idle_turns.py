"""Idle turns: how often a piece could have moved and has not, and how likely that is.

A turn in which one of n pieces can move gives each of them 1 / n of an idle turn.
"""

from __future__ import annotations

import math
import operator
from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate, pairwise

from .weights import WEIGHTS, BehaviourWeights

CLASS_ENDS = (0.0, 0.1, 0.3, 0.6, 1.0, 1.5, 2.5, 4.0, 7.0, math.inf)
"""Where the classes of idle turns begin and end that first moves are counted by."""


def log_unmoved(rates: list[float], idle: float, pace: float = 1.0) -> float:
    """Log chance that a piece has not moved after so many idle turns.

    rates: first moves for an idle turn, by class. pace: factor on them.
    """
    number = bisect_right(CLASS_ENDS, idle) - 1
    return -pace * (_expected_moves(tuple(rates))[number] + rates[number] * (idle - CLASS_ENDS[number]))


@lru_cache(maxsize=64)
def _expected_moves(rates: tuple[float, ...]) -> list[float]:
    """Expected first moves up to the beginning of each class."""
    lengths = (end - begin for begin, end in pairwise(CLASS_ENDS))
    return [0.0, *accumulate(map(operator.mul, rates[:-1], lengths))]


def log_first_move(rates: list[float], idle: float, pace: float = 1.0) -> float:
    """Log density of a first move after so many idle turns, up to what all kinds share."""
    return log_unmoved(rates, idle, pace) + math.log(rates[bisect_right(CLASS_ENDS, idle) - 1])


def pace_of(
    turns: list[tuple[float, bool]],
    rates: list[float],
    mobile: float,
    weights: BehaviourWeights = WEIGHTS.behaviour,
) -> float:
    """The expected pace of a side, from the idle turns of its pieces and whether each has moved. mobile: share of mobile pieces."""
    costs = [(-log_unmoved(rates, idle), has_moved) for idle, has_moved in turns]
    logs = []
    for pace in weights.paces:
        log = -0.5 * (math.log(pace) / weights.pace_spread) ** 2
        for cost, has_moved in costs:
            if has_moved:
                log += math.log(pace) - pace * cost
            else:
                log += math.log(mobile * math.exp(-pace * cost) + 1.0 - mobile + 1e-9)
        logs.append(log)
    shares = [math.exp(log - max(logs)) for log in logs]
    return sum(map(operator.mul, shares, weights.paces)) / sum(shares)


class IdleTurns:
    """Where pieces stand, and the idle turns of one side's pieces: how often each could have moved and has not.

    side: that side. near: square -> squares beside it that can be entered. at: square -> (owner, piece id). where: piece id -> square.
    """

    def __init__(self, side: int, near: dict[str, list[str]]) -> None:
        self.side, self.near = side, near
        self.at: dict[str, tuple[int, int]] = {}
        self.where: dict[int, str] = {}
        self._clock = 0.0  # sum of 1 / pieces that could move, over the side's turns
        self._since: dict[int, float] = {}
        self._idle: dict[int, float] = {}
        self._first: dict[int, float] = {}

    def put(self, square: str, owner: int, piece: int) -> None:
        """Put a piece on a square, in place of any other."""
        self.take(square)
        self.at[square], self.where[piece] = (owner, piece), square
        self._update(square)

    def take(self, square: str) -> None:
        """Remove the piece on a square, if there is one."""
        owner, piece = self.at.pop(square, (-1, -1))
        if owner < 0:
            return
        self.where.pop(piece, None)
        if owner == self.side:
            self._stop(piece)
        self._update(square)

    def count_turn(self, square: str) -> None:
        """Count a turn, in which the side moves the piece on a square; before it is moved."""
        if self._since:
            self._clock += 1.0 / len(self._since)
        piece = self.at.get(square, (-1, -1))[1]
        self._first.setdefault(piece, self.of(piece))

    def of(self, piece: int) -> float:
        """Idle turns of a piece; of one that has moved, those before its first move."""
        if piece in self._first:
            return self._first[piece]
        running = self._clock - self._since[piece] if piece in self._since else 0.0
        return self._idle.get(piece, 0.0) + running

    def all_turns(self) -> list[tuple[float, bool]]:
        """(idle turns, has it moved) of every piece that could ever move."""
        pieces = sorted({*self._since, *self._idle, *self._first})
        return [(self.of(piece), piece in self._first) for piece in pieces]

    def has_moved(self, piece: int) -> bool:
        """Has its side moved the piece?"""
        return piece in self._first

    def _stop(self, piece: int) -> None:
        """The piece cannot move any more: settle its running time."""
        since = self._since.pop(piece, None)
        if since is not None:
            self._idle[piece] = self._idle.get(piece, 0.0) + self._clock - since

    def _update(self, square: str) -> None:
        """Update which pieces on a changed square and beside it can move."""
        at, near, side = self.at, self.near, self.side
        for here in (square, *near[square]):
            if here not in at or at[here][0] != side:
                continue
            piece = at[here][1]
            for beside in near[here]:
                if beside not in at or at[beside][0] != side:
                    self._since.setdefault(piece, self._clock)
                    break
            else:
                self._stop(piece)
