"""Who wins against whom, and what a piece is worth to its owner now, for any ruleset."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.narrate import RESULT_NAMES
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.observe import RINGS
from gonfalon.games.stratego.rules import Rules, rules_for
from gonfalon.games.stratego.ruleset import Piece, Ruleset
from gonfalon.games.stratego.squares import neighbour_names, square_name

NO_WAY = 99
"""More steps than any way has."""
FLAG = 500.0
IMMOBILE = 4.0
"""Worth of a piece that cannot move."""
STRONGEST = 17.0
"""Worth of a piece that beats everything that moves, in units of a piece that beats next to nothing."""
LONG_REACH = 0.8
"""Worth added to a piece that moves several squares."""
SAPPER, LAST_SAPPER = 2.0, 3.0
"""Worth added to a piece that takes bombs while there are any; further worth that such pieces share."""
AMBUSH = 6.0
"""Least worth of a piece that takes a much stronger one by attacking (a spy), while that one lives."""


Duels = namedtuple("Duels", "kinds index wins ties loses mobile flag bomb reach")
"""A combat table in matrices. kinds: their names in order. index: name -> place there. wins, ties, loses: float64[attacker, defender],
of kinds that move (all 0 for others, and for pairs in which nobody falls). mobile, flag, bomb: bool[kinds]. reach: int[kinds].
"""


class Fights:
    """The public combat table of a ruleset by kinds, with the Ring as `ring` says. under: the rules it holds under.

    has_powers: do they have powers or a quest?
    """

    def __init__(self, rules: Rules, ring: str = "") -> None:
        self.under, self.rules = rules, rules.ruleset
        self.has_powers = bool(self.rules.powers or self.rules.quest)
        self.pieces: dict[str, Piece] = {piece.id: piece for piece in self.rules.pieces}
        self.mobile = [piece.id for piece in self.rules.pieces if piece.reach > 0]
        self.bombs = [piece.id for piece in self.rules.pieces if piece.reach == 0 and not piece.flag]
        self.near = _neighbours(self.rules)
        table = rules.tables["result_at_stage"][ring_stage(ring)]
        self.results = {
            (a, d): RESULT_NAMES[int(table[rules.kinds.index(a), j])]
            for a in self.mobile
            for j, d in enumerate(rules.kinds)
        }
        self.sappers = {a for a in self.mobile if any(self.wins(a, bomb) for bomb in self.bombs)}

    def result(self, attacker: str, defender: str) -> str:
        """attacker, defender, both or neither; what never moves attacks nobody."""
        return self.results.get((attacker, defender), "defender")

    def wins(self, attacker: str, defender: str) -> bool:
        """Does the attacker stay alone?"""
        return self.result(attacker, defender) == "attacker"

    def is_flag(self, kind: str) -> bool:
        """Is the game lost with this piece?"""
        return self.pieces[kind].flag

    @cached_property
    def duels(self) -> Duels:
        """The table in matrices. Whoever finds a flag takes it."""
        kinds, pieces = tuple(self.pieces), self.pieces.values()
        words = [
            ["attacker" if self.is_flag(d) else self.result(a, d) for d in kinds]
            if self.pieces[a].reach
            else [""] * len(kinds)
            for a in kinds
        ]
        wins, ties, loses = (
            np.array([[float(one == word) for one in row] for row in words])
            for word in ("attacker", "both", "defender")
        )
        reach, flag = np.array([one.reach for one in pieces]), np.array([one.flag for one in pieces])
        index = {kind: place for place, kind in enumerate(kinds)}
        return Duels(kinds, index, wins, ties, loses, reach > 0, flag, (reach == 0) & ~flag, reach)

    def outcomes(self, kinds: Sequence[str]) -> tuple[np.ndarray, np.ndarray]:
        """float64[kinds, kinds] each: does the second fall when the first, which moves, attacks it; does the first?"""
        at = [self.duels.index[kind] for kind in kinds]
        pairs = np.ix_(at, at)
        ties = self.duels.ties[pairs]
        return self.duels.wins[pairs] + ties, self.duels.loses[pairs] + ties

    def worths(
        self, own: Mapping[str, int], enemies: Mapping[str, int], steepness: float = 2, flag: float = FLAG
    ) -> dict[str, float]:
        """Kind -> what one piece of it is worth to a side that has `own` left against `enemies`.

        steepness: power of the share of enemy movers a piece beats, by which its worth grows. flag: worth of one.
        """
        movers = {kind: n for kind, n in enemies.items() if n > 0 and self.pieces[kind].reach > 0}
        bombs = sum(enemies.get(bomb, 0) for bomb in self.bombs)
        found = {}
        for kind, piece in self.pieces.items():
            if piece.flag or piece.reach == 0:
                found[kind] = flag if piece.flag else IMMOBILE
                continue
            beaten = sum(n for enemy, n in movers.items() if self.wins(kind, enemy))
            even = sum(n for enemy, n in movers.items() if self.result(kind, enemy) == "both")
            share = (beaten + 0.5 * even) / max(1, sum(movers.values()))  # a trade counts half
            worth = 1.0 + (STRONGEST - 1.0) * share**steepness
            worth += LONG_REACH if piece.reach > 1 else 0.0
            if kind in self.sappers and bombs:
                worth += SAPPER + LAST_SAPPER / max(1, own.get(kind, 0))
            is_ambusher = any(self.wins(kind, e) and self.pieces[e].rank > piece.rank + 1 for e in movers)
            found[kind] = max(worth, AMBUSH if is_ambusher else 0.0)
        return found

    def steps_from(self, starts: Iterable[str], closed: Container[str], most: int = NO_WAY) -> dict[str, int]:
        """Square -> steps to it from the nearest start, round closed squares, those farther than `most` left out."""
        steps = dict.fromkeys(starts, 0)
        queue = list(steps)
        for square in queue:
            for beside in self.near[square] if steps[square] < most else ():
                if beside not in steps and beside not in closed:
                    steps[beside] = steps[square] + 1
                    queue.append(beside)
        return steps


def _neighbours(rules: Ruleset) -> dict[str, list[str]]:
    """Square -> the squares beside it that can be entered."""
    names = (square_name(row, column) for row in range(rules.rows) for column in range(rules.columns))
    return {
        name: [n for n in neighbour_names(name, rules.rows, rules.columns) if n not in rules.obstacles]
        for name in names
    }


def ring_stage(ring: str) -> int:
    """What has become of the Ring, as the kernel counts it; 0 where there is none."""
    return RINGS.index(ring) if ring else 0


@lru_cache(maxsize=64)
def fights_of(rules: Rules, ring: str = "") -> Fights:
    """Who beats whom under these rules. ring: as observations have it."""
    return Fights(rules, ring)


def fights_now(information: InformationState) -> Fights:
    """Who beats whom with the Ring as it is; a user's file is read again, for it may have changed."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    return fights_of(rules_for(information.variant, information.options), seen.ring)
