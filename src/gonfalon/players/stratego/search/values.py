"""What pieces are worth to the search, and what an attack gains."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from ..worth import Fights

TOP = 17.0
"""Worth of a piece that beats everything that moves; one that beats next to nothing is worth 1."""
POWER = 4.0
"""How fast the worth falls with the share of the enemy's movers that a piece beats; higher: the top counts for more."""
STILL, LONG, AMBUSH = 4.0, 0.8, 6.0
"""Worth of what cannot move; of a long reach; of a spy while its prey lives."""


def worths(fights: Fights, own: Counter[str], enemies: Counter[str]) -> dict[str, float]:
    """Kind -> what one piece of it is worth to a side that has `own` left against `enemies`; flags are left to the caller."""
    movers = {kind: n for kind, n in enemies.items() if n > 0 and fights.pieces[kind].reach > 0}
    bombs = sum(enemies.get(bomb, 0) for bomb in fights.bombs)
    out = {}
    for kind, piece in fights.pieces.items():
        if piece.flag or piece.reach == 0:
            out[kind] = STILL
            continue
        beaten = sum(n for enemy, n in movers.items() if fights.wins(kind, enemy))
        even = sum(n for enemy, n in movers.items() if fights.result(kind, enemy) == "both")
        share = (beaten + 0.5 * even) / max(1, sum(movers.values()))
        worth = 1.0 + (TOP - 1.0) * share**POWER + (LONG if piece.reach > 1 else 0.0)
        if kind in fights.sappers and bombs:
            worth += 2.0 + 3.0 / max(1, own.get(kind, 0))
        preys = any(
            fights.wins(kind, enemy) and fights.pieces[enemy].rank > piece.rank + 1 for enemy in movers
        )
        out[kind] = max(worth, AMBUSH if preys else 0.0)
    return out


def gains(fights: Fights, kinds: list[str], own: Any, enemy: Any) -> np.ndarray:
    """float64[own kinds, enemy kinds]: what an attack gains, from the worths of either side by kind."""
    won, lost = fights.outcomes(kinds)
    return won * np.asarray(enemy, float) - lost * np.asarray(own, float)[:, None]
