"""How people deploy: where each kind likes to stand, and beside whom.

The shares come from `people.toml`. In other rulesets a kind takes the habits of the kind it resembles, and a square those of the square
as far back and as far out.
"""

from __future__ import annotations

import math
import tomllib
from functools import lru_cache
from pathlib import Path

from gonfalon.games.stratego.observation import PieceKind, StrategoObservation
from gonfalon.games.stratego.squares import row_and_column

RANKED = ("marshal", "general", "colonel", "major", "captain", "lieutenant", "sergeant", "miner")
NEVER = 2e-5
"""The share of a square nobody was seen to use: unlikely, not impossible."""
NEIGHBOUR_WEIGHT = 0.8
"""Weight of the log lifts of neighbouring pairs in the Metropolis walk; 1 reproduces the pairs more closely than people do."""
GUARDED = 0.6
"""Share of set-ups that mean to wall the flag in; pairs of neighbours alone would show many half walls, and people build whole ones."""
N_CELLS = 20
"""Squares of the tables of habits: four rows, the left half of each."""
WALL, NO_WALL = math.log(16), math.log(0.8)
HabitTables = tuple[dict[str, list[float]], dict[tuple[str, str], float]]


@lru_cache(maxsize=2)
def habits(army: str) -> HabitTables:
    """("full" or "sparse") role -> log share of each of twenty squares; pair of roles -> log of how they attract each other."""
    data = tomllib.loads((Path(__file__).parent / "people.toml").read_text(encoding="utf-8"))[army]
    squares = {
        role: [math.log(max(NEVER, int(share) / 10000)) for share in text.replace("|", " ").split()]
        for role, text in data["squares"].items()
    }
    beside = {}
    for pair, lift in data["beside"].items():
        a, b = pair.split("-")
        beside[a, b] = beside[b, a] = NEIGHBOUR_WEIGHT * math.log(max(5, lift) / 100)
    return squares, beside


def army_of(n_pieces: int, n_squares: int) -> str:
    """Which tables hold for an army in a zone of so many squares."""
    return "full" if 2 * n_pieces > n_squares else "sparse"


def roles_of(kinds: tuple[PieceKind, ...], seat: int) -> dict[str, str]:
    """Piece id -> the shipped kind it resembles, told from what everybody may see of it."""
    mine = [kind for kind in kinds if kind.counts[seat]]
    still = sorted((kind for kind in mine if kind.reach == 0), key=lambda kind: kind.counts[seat])
    flag = next((kind for kind in still if "flag" in (kind.emblem, kind.id)), still[0] if still else None)
    steps = sorted((kind for kind in mine if kind.reach == 1), key=rank_of, reverse=True)
    roles = {kind.id: "flag" if kind is flag else "bomb" for kind in still}
    roles |= {kind.id: "scout" for kind in mine if kind.reach > 1}
    for place, kind in enumerate(steps):
        if kind.emblem in (*RANKED, "spy"):
            roles[kind.id] = kind.emblem
        elif len(steps) > 2 and place == len(steps) - 1 and kind.counts[seat] == 1:
            roles[kind.id] = "spy"
        else:
            roles[kind.id] = RANKED[place * len(RANKED) // len(steps)]
    return roles


def rank_of(kind: PieceKind) -> int:
    return int(kind.rank) if kind.rank.isdigit() else 0


def cells_of(zone: tuple[str, ...], columns: int, seat: int) -> dict[str, int]:
    """Square of a set-up zone -> the square of the tables that lies as far back and as far out."""
    rows = sorted({row_and_column(name)[0] for name in zone}, reverse=seat == 1)
    cells = {}
    for name in zone:
        row, column = row_and_column(name)
        depth = round(3 * rows.index(row) / max(1, len(rows) - 1))
        cells[name] = 5 * depth + min(4, min(column, columns - 1 - column) * 10 // columns)
    return cells


TRUST = 0.6
"""Exponent on the deployment prior: 0 ignores how people deploy, 1 takes it in full."""


@lru_cache(maxsize=8)
def _tempered(army: str, trust: float) -> dict[str, list[float]]:
    """Role -> weight of each of the tables' squares for one piece of it, 1 on average. trust: exponent, as TRUST."""
    found = {}
    for role, logs in habits(army)[0].items():
        shares = [math.exp(trust * share) for share in logs]
        found[role] = [share * len(shares) / sum(shares) for share in shares]
    return found


class Habits:
    """How people deploy, as a prior for a piece that has not moved. trust: exponent on the prior, 0 to 1, as TRUST.

    rest: weight of an immobile kind for such a piece; it grows with the turns in which the piece has not moved.
    """

    def __init__(self, seen: StrategoObservation, zone: tuple[str, ...], trust: float = TRUST) -> None:
        enemy = 1 - seen.seat
        n_pieces = sum(kind.counts[enemy] for kind in seen.kinds)
        self.shares = _tempered(army_of(n_pieces, len(zone)), trust)
        self.roles = roles_of(seen.kinds, enemy)
        self.cells = cells_of(zone, seen.columns, enemy)
        self.rest = 1.0 + min(2.0, seen.turn / 150)

    def share(self, kind: str, square: str) -> float:
        """How likely a piece of that kind was to be deployed there, 1 on average over the squares."""
        shares = self.shares.get(self.roles.get(kind, ""))
        if shares is None or square not in self.cells:
            return 1.0
        return shares[self.cells[square]]
