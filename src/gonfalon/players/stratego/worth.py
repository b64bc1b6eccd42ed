"""Who wins against whom, and what a piece is worth to its owner now, for any ruleset."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np

from gonfalon.games.stratego import ruleset as rulesets
from gonfalon.games.stratego.ruleset import Piece, Ruleset
from gonfalon.games.stratego.squares import neighbour_names, square_name
from gonfalon.games.stratego.tables import combat_result

FLAG = 500.0
STRONGEST = 17.0
"""Worth of a piece that beats everything that moves, in units of a piece that beats next to nothing."""


class Fights:
    """The public combat table of a ruleset by kinds."""

    def __init__(
        self, variant: str, aggressor: bool, results: dict[tuple[str, str], str] | None = None
    ) -> None:
        self.rules: Ruleset = rulesets.load(variant)
        self.pieces: dict[str, Piece] = {piece.id: piece for piece in self.rules.pieces}
        self.results = results or {
            (a.id, d.id): combat_result(self.rules, a, d, aggressor)
            for a in self.rules.pieces
            if a.reach > 0
            for d in self.rules.pieces
        }
        self.mobile = [piece.id for piece in self.rules.pieces if piece.reach > 0]
        self.bombs = [piece.id for piece in self.rules.pieces if piece.reach == 0 and not piece.flag]
        self.near = _neighbours(self.rules)
        self._outcomes: dict[tuple[str, ...], tuple[np.ndarray, np.ndarray]] = {}
        self.sappers = {a for a in self.mobile if any(self.wins(a, bomb) for bomb in self.bombs)}

    def result(self, attacker: str, defender: str) -> str:
        """attacker, defender, both or neither; what never moves attacks nobody."""
        return self.results.get((attacker, defender), "defender")

    def wins(self, attacker: str, defender: str) -> bool:
        """Does the attacker stay alone?"""
        return self.result(attacker, defender) == "attacker"

    def outcomes(self, kinds: Sequence[str]) -> tuple[np.ndarray, np.ndarray]:
        """float64[kinds, kinds] each: does the second fall when the first attacks it, does the first? Whoever finds a flag takes it."""
        names = tuple(kinds)
        if names not in self._outcomes:
            results = [["attacker" if self.is_flag(b) else self.result(a, b) for b in names] for a in names]
            self._outcomes[names] = (
                np.array([[float(one in ("attacker", "both")) for one in row] for row in results]),
                np.array([[float(one in ("defender", "both")) for one in row] for row in results]),
            )
        return self._outcomes[names]

    def is_flag(self, kind: str) -> bool:
        """Is the game lost with this piece?"""
        return self.pieces[kind].flag

    def worths(self, own: Mapping[str, int], enemies: Mapping[str, int]) -> dict[str, float]:
        """Kind -> what one piece of it is worth to a side that has `own` left against `enemies`."""
        movers = {kind: n for kind, n in enemies.items() if n > 0 and self.pieces[kind].reach > 0}
        bombs = sum(enemies.get(bomb, 0) for bomb in self.bombs)
        return {kind: self._worth(kind, own.get(kind, 0), movers, bombs) for kind in self.pieces}

    def _worth(self, kind: str, n_own: int, movers: Mapping[str, int], bombs: int) -> float:
        piece = self.pieces[kind]
        if piece.flag:
            return FLAG
        if piece.reach == 0:
            return 4.0
        beaten = sum(n for enemy, n in movers.items() if self.wins(kind, enemy))
        even = sum(n for enemy, n in movers.items() if self.result(kind, enemy) == "both")
        share = (beaten + 0.5 * even) / max(1, sum(movers.values()))
        worth = 1.0 + (STRONGEST - 1.0) * share**2
        if piece.reach > 1:
            worth += 0.8
        if kind in self.sappers and bombs:
            worth += 2.0 + 3.0 / max(1, n_own)
        return max(worth, self._ambush(kind, movers))

    def _ambush(self, kind: str, movers: Mapping[str, int]) -> float:
        """A weak piece that beats a stronger one by attacking it (a spy) is worth something while that one lives."""
        rank = self.pieces[kind].rank
        preys = [e for e in movers if self.wins(kind, e) and self.pieces[e].rank > rank + 1]
        return 6.0 if preys else 0.0


def _neighbours(rules: Ruleset) -> dict[str, list[str]]:
    """Square -> the squares beside it that can be entered."""
    names = (square_name(row, column) for row in range(rules.rows) for column in range(rules.columns))
    return {
        name: [
            beside
            for beside in neighbour_names(name, rules.rows, rules.columns)
            if beside not in rules.obstacles
        ]
        for name in names
    }


@lru_cache(maxsize=64)
def _shipped(variant: str, aggressor: bool) -> Fights:
    return Fights(variant, aggressor)


def fights_of(variant: str, aggressor: bool) -> Fights:
    """The table of a variant; a user's file is read anew, for it may have changed."""
    return Fights(variant, aggressor) if variant.endswith(".toml") else _shipped(variant, aggressor)
