"""The two-square rule (STRAT-6) and the continuous chase (STRAT-7), as told on the rules page."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from .stratego_setting import Piece, Square, are_neighbours, path

Position = dict[Square, tuple[int, str]]  # who and which kind stands on each occupied square
REMEMBERED_POSITIONS = 256  # STRAT-7.2


class TwoSquares:
    """What each seat's turns crossed."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.limit: int = options["two_square_limit"]
        self.attacks_count: bool = options["two_square_attacks"]
        self.exact: bool = options["two_square_exact"]
        self.turns: tuple[list[tuple[Piece, set[frozenset[Square]]]], ...] = ([], [])

    def crossings(self, source: Square, target: Square) -> set[frozenset[Square]]:
        """The borders a move crosses (STRAT-6.2), or just its two ends (STRAT-6.8)."""
        if self.exact:
            return {frozenset((source, target))}
        squares = path(source, target)
        return {frozenset(pair) for pair in pairwise(squares)}

    def forbids(self, piece: Piece, source: Square, target: Square, is_attack: bool) -> bool:
        """STRAT-6.4."""
        if self.limit == 0 or (is_attack and not self.attacks_count):
            return False
        turns = self.turns[piece.seat]
        if len(turns) < self.limit:
            return False
        shared = self.crossings(source, target)
        for mover, crossed in turns[-self.limit :]:
            if mover is not piece:
                return False
            shared = shared & crossed
        return bool(shared)

    def remember(self, piece: Piece, source: Square, target: Square, is_attack: bool) -> None:
        """STRAT-6.3, 6.5."""
        crossed = set() if is_attack and not self.attacks_count else self.crossings(source, target)
        self.turns[piece.seat].append((piece, crossed))


class Chase:
    """Who has been chasing whom, by either reading of the rule."""

    def __init__(self, reading: str, first: Position) -> None:
        self.reading = reading
        # `from` and `to` of each seat's last turn
        self.ends: list[tuple[Square, Square] | None] = [None, None]
        self.counts = [0, 0]
        self.positions: deque[Position] = deque([first], maxlen=REMEMBERED_POSITIONS)
        self.follow_counts = [0, 0]
        self.evaders: list[Square | None] = [None, None]

    def forbids(
        self, seat: int, source: Square, target: Square, is_attack: bool, after: Callable[[], Position]
    ) -> bool:
        """May `seat` not play this? `after` gives the position the move leads to."""
        if is_attack or self.reading == "off":
            return False
        if self.reading == "literal":
            return self._follows(seat, target) and self.follow_counts[seat] >= 2  # STRAT-7.9.4
        if self.counts[seat] < 2 or self.ends[seat] == (target, source):  # no k, or straight back (7.5.2)
            return False
        position = after()
        return threatens(position, seat, target) and self._came_up(seat, position)

    def _came_up(self, seat: int, position: Position) -> bool:
        """STRAT-7.5.4: did this position stand k turns before the present one, 1 <= k < chase count?"""
        furthest = min(self.counts[seat], len(self.positions)) - 1
        return any(self.positions[-1 - k] == position for k in range(1, furthest + 1))

    def _follows(self, seat: int, target: Square) -> bool:
        """STRAT-7.9.2, for a move that is no attack."""
        evader = self.evaders[seat]
        return evader is not None and are_neighbours(target, evader)

    def count(self, seat: int, source: Square, target: Square, is_attack: bool, after: Position) -> None:
        """STRAT-7.3 and 7.9 once the move (and its combat) is done; `after` is the board then."""
        other = 1 - seat
        self._count_following(seat, source, target, is_attack, after)
        others_last = self.ends[other]
        if others_last is not None and are_neighbours(source, others_last[1]):
            self.counts[other] += 1
        else:
            self.counts[other] = 0
        if is_attack:
            self.counts = [0, 0]
        self.counts[seat] = self.counts[seat] + 1 if threatens(after, seat, target) else 0
        self.ends[seat] = (source, target)

    def _count_following(
        self, seat: int, source: Square, target: Square, is_attack: bool, after: Position
    ) -> None:
        if not is_attack and self._follows(seat, target):
            self.follow_counts[seat] += 1
        else:
            self.follow_counts[seat] = 0
        other = 1 - seat
        others_last = self.ends[other]
        self.evaders[other] = None
        if is_attack or others_last is None or not are_neighbours(source, others_last[1]):
            return
        if after.get(others_last[1], (None, ""))[0] == other:
            self.evaders[other] = target

    def remember(self, position: Position) -> None:
        """The end of a turn (STRAT-7.4)."""
        self.positions.append(position)


def threatens(position: Position, seat: int, square: Square) -> bool:
    """Does a neighbour of the square hold a piece of the other seat?"""
    return any(holder != seat and are_neighbours(square, at) for at, (holder, _) in position.items())
