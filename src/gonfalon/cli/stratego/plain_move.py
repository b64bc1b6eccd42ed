"""A move by rules of thumb from board rows alone, for when the player behind `gonfalon bot` does not answer in time.

It needs none of the compiled rules and about a millisecond. It remembers what fights have shown, and always has somewhere to go: every
kind of own piece is drawn along open squares to what it would gain by attacking, the more the longer nothing has been captured.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from gonfalon.games.stratego.notation.ucc_lines import ENEMY
from gonfalon.games.stratego.notation.ucc_reading import Board, ReceivedMove, after
from gonfalon.games.stratego.ruleset import shipped
from gonfalon.games.stratego.squares import neighbour_names, row_and_column

LEAST_MISSED = "24563S789M"
"""Letters of the pieces that move, from the one whose loss costs least to the one whose loss costs most."""
WORTH = {
    "2": 1.0,
    "4": 1.5,
    "5": 2.0,
    "3": 2.5,
    "S": 2.5,
    "6": 3.0,
    "7": 5.0,
    "8": 7.0,
    "9": 10.0,
    "M": 14.0,
    "B": 2.0,
    "F": 40.0,
}
"""What taking or losing a piece is worth, by letter."""
IMMOBILE = "BF"
LEARNT = 0.8
"""Worth of seeing what an enemy piece is."""
URGE, MOST_URGE = 0.05, 15.0
"""Worth that attacking an unknown piece gains for each own turn without a capture, and at most."""
NEARER, THROUGH_OWN = 0.88, 0.6
"""Share of a pull that is left a square farther off; the same where an own piece is in the way that can step aside."""
RISKED = 0.6
"""Share of its worth that a piece loses by standing beside an enemy that takes it."""
SHIFTY = 0.02
"""What taking the last move back costs."""


class PlainPlayer:
    """One seat's memory of a game. known: square of an enemy piece -> its letter. moved: squares of those that have moved."""

    def __init__(self, seat: int) -> None:
        self.seat, self.quiet = seat, 0
        self.known: dict[str, str] = {}
        self.moved: set[str] = set()
        battle = shipped("battle")
        self.left = Counter({p.letter: battle.armies[1 - seat].get(p.id, 0) for p in battle.pieces})

    def hear(self, board: Board, moves: Iterable[ReceivedMove]) -> None:
        """Take in moves made on a board, in order; the rows decide where an outcome was not told."""
        before = board
        self.quiet += 1
        for move in moves:
            is_enemy = before.get(move.source) == ENEMY
            standing = before.get(move.target)
            before = after(before, move)
            theirs = move.attacker if is_enemy else move.defender
            letter = self.known.pop(move.source if is_enemy else move.target, "") or theirs
            self.moved.discard(move.source if is_enemy else move.target)
            if standing is not None:
                self.quiet = 0
            falls = standing is not None and move.result in ("both", "defender" if is_enemy else "attacker")
            if falls:
                self.left[letter] -= bool(letter)
            elif is_enemy or standing is not None:
                if letter:
                    self.known[move.target] = letter
                if is_enemy:
                    self.moved.add(move.target)

    def choose(self, board: Board, legal: Sequence[str], last: str) -> str:
        """One of the legal moves, "" if there is none. last: this seat's move before, as action text."""
        enemies = {square for square, letter in board.items() if letter == ENEMY}
        self.known = {square: letter for square, letter in self.known.items() if square in enemies}
        self.moved &= enemies
        pulls: dict[str, dict[str, float]] = {}
        return max(legal, key=lambda move: self._value(board, move, last, enemies, pulls), default="")

    def _value(
        self, board: Board, move: str, last: str, enemies: set[str], pulls: dict[str, dict[str, float]]
    ) -> tuple[float, ...]:
        """Higher is better, part by part."""
        source, target = move.split("-")
        letter = board[source]
        if letter not in pulls:
            pulls[letter] = self._pull(board, letter, enemies)
        pull = pulls[letter]
        here = NEARER * max(pull.get(beside, 0.0) for beside in _beside(source))
        there = self._gain(letter, target) if target in enemies else pull.get(target, 0.0)
        value = there - here - SHIFTY * (f"{target}-{source}" == last)
        if target not in enemies:
            value += self._danger(letter, source) - self._danger(letter, target)
        forward = (row_and_column(target)[0] - row_and_column(source)[0]) * (1 if self.seat == 0 else -1)
        return (value, -LEAST_MISSED.find(letter), forward)

    def _danger(self, letter: str, square: str) -> float:
        """What standing there risks."""
        hunters = (self.known.get(beside, IMMOBILE) for beside in _beside(square))
        is_hunted = any(other not in IMMOBILE and _result(other, letter) > 0 for other in hunters)
        return RISKED * WORTH[letter] if is_hunted else 0.0

    def _pull(self, board: Board, letter: str, enemies: set[str]) -> dict[str, float]:
        """Square -> how much a piece of this letter would like to be there: the best of all gains, less for every square of the way."""
        found: dict[str, float] = {}
        waiting = [(-self._gain(letter, square), square) for square in enemies]
        heapq.heapify(waiting)
        while waiting:
            minus, square = heapq.heappop(waiting)
            if minus >= -1e-6 or square in found:
                continue
            found[square] = -minus
            for beside in _beside(square):
                standing = board.get(beside)
                if beside not in found and standing not in (ENEMY, *IMMOBILE):
                    share = NEARER if standing is None else THROUGH_OWN
                    heapq.heappush(waiting, (minus * share, beside))
        return found

    def _gain(self, letter: str, square: str) -> float:
        """Expected gain of attacking an enemy piece."""
        if square in self.known:
            return _exchange(letter, self.known[square])
        pool = self._unknown(square in self.moved)
        total = sum(pool.values()) or 1
        mean = sum(n * _exchange(letter, other) for other, n in pool.items()) / total
        return mean + LEARNT + min(MOST_URGE, URGE * self.quiet)

    def _unknown(self, has_moved: bool) -> dict[str, int]:
        """Letter -> how many pieces of it may stand where nothing is known but whether it has moved."""
        shown = Counter(self.known.values())
        pool = {letter: n - shown[letter] for letter, n in self.left.items() if n > shown[letter]}
        movers = {letter: n for letter, n in pool.items() if letter not in IMMOBILE}
        return movers if has_moved and movers else pool


@cache
def _beside(square: str) -> tuple[str, ...]:
    """The squares beside one, lakes left out."""
    battle = shipped("battle")
    names = neighbour_names(square, battle.rows, battle.columns)
    return tuple(name for name in names if name not in battle.obstacles)


@cache
def _result(attacker: str, defender: str) -> int:
    """1: the attacker stays, -1: the defender stays, 0: neither."""
    if defender in IMMOBILE:
        return 1 if defender == "F" or attacker == "3" else -1
    if (attacker, defender) == ("S", "M"):
        return 1
    order = "S23456789M"
    return (order.index(attacker) > order.index(defender)) - (order.index(attacker) < order.index(defender))


@cache
def _exchange(attacker: str, defender: str) -> float:
    """What an attack wins or loses."""
    result = _result(attacker, defender)
    return WORTH[defender] * (result >= 0) - WORTH[attacker] * (result <= 0)
