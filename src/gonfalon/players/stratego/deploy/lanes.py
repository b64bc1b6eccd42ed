"""How soon an enemy that moves far may attack a piece of a set-up, along the lanes that are open or that another one opens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from gonfalon.games.stratego.ruleset import Ruleset
from gonfalon.games.stratego.ruleset.model import Piece
from gonfalon.games.stratego.squares import STEPS, row_and_column, square_name
from gonfalon.games.stratego.tables.combat import combat_result


class Raid(NamedTuple):
    """The fewest moves of the enemy until a runner attacks a square, the attack counted, and how many runners it takes."""

    moves: int
    runners: int


def raids(ruleset: Ruleset, seat: int, standing: dict[str, Piece], most: int) -> dict[str, Raid]:
    """Square of a piece -> the soonest raid on it by at most `most` moves, where there is one. standing: the own pieces, by square.

    A runner starts in the front row of its side, or behind the one that left there. The own side stands still, and at most one piece
    of it falls on the way. What else stands at the enemy's is unknown, so nobody passes there. Powers are left out.
    """
    lanes = _Lanes(ruleset, seat, most)
    if not lanes.runners:
        return {}
    found = {name: Raid(moves, 1) for name, moves in lanes.attacked(lanes.starts, standing, 0).items()}
    for gate, (moves, _) in tuple(found.items()):
        results = {lanes.result(runner, standing[gate]) for runner in lanes.runners}
        behind = {name: piece for name, piece in standing.items() if name != gate}
        ways = [([gate], 1)] if "attacker" in results else []
        ways += [(lanes.starts, 2)] if "both" in results and lanes.n_runners > 1 else []
        for starts, runners in ways:
            for name, later in lanes.attacked(starts, behind, moves).items():
                found[name] = min(found.get(name, Raid(later, runners)), Raid(later, runners))
    return found


class _Lanes:
    """The board between the sides, for the runners of the enemy of a seat."""

    def __init__(self, ruleset: Ruleset, seat: int, most: int) -> None:
        self.ruleset, self.most = ruleset, most
        zone = ruleset.zones[1 - seat]
        rows = [row_and_column(name)[0] for name in zone]
        front = min(rows) if seat == 0 else max(rows)
        self.starts = [name for name, row in zip(zone, rows, strict=True) if row == front]
        self.closed = {*zone, *ruleset.obstacles}
        army = ruleset.armies[1 - seat]
        self.runners = [piece for piece in ruleset.pieces if piece.reach > 1 and army.get(piece.id, 0)]
        self.n_runners = sum(army[piece.id] for piece in self.runners)
        self.reach = max((piece.reach for piece in self.runners), default=0)
        self.strikes_far = not ruleset.options["old_scout"]

    def result(self, runner: Piece, piece: Piece) -> str:
        """Who stays when a runner attacks this piece."""
        return combat_result(self.ruleset, runner, piece, bool(self.ruleset.options["aggressor_advantage"]))

    def attacked(self, starts: Iterable[str], standing: dict[str, Piece], moves: int) -> dict[str, int]:
        """Square of a piece -> the move at which a runner from one of these squares may attack it, after so many moves before."""
        found, edge = dict[str, int](), list(starts)
        seen = set(edge)
        for move in range(moves + 1, self.most + 1):
            reached = list[str]()
            for name, way in ((name, way) for name in edge for way in STEPS):
                for steps, square in enumerate(self.line(name, way), 1):
                    if square in standing:
                        if steps == 1 or self.strikes_far:
                            found.setdefault(square, move)
                        break
                    if square not in seen:
                        seen.add(square)
                        reached.append(square)
            edge = reached
        return found

    def line(self, name: str, way: tuple[int, int]) -> Iterator[str]:
        """The squares from one on, as far as a runner, the board and what is closed allow."""
        (row, column), (up, right) = row_and_column(name), way
        for steps in range(1, self.reach + 1):
            at = row + steps * up, column + steps * right
            square = square_name(*at)
            if (
                not (0 <= at[0] < self.ruleset.rows and 0 <= at[1] < self.ruleset.columns)
                or square in self.closed
            ):
                return
            yield square
