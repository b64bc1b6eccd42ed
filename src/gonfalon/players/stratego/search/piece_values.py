"""What pieces are worth to the search, and what an attack gains."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from ..worth import Fights
from .weights import WEIGHTS, PieceWeights


def piece_worths(
    fights: Fights, own: Counter[str], enemies: Counter[str], weights: PieceWeights = WEIGHTS.piece
) -> dict[str, float]:
    """Kind -> what one piece of it is worth to a side that has `own` left against `enemies`; flags are left to the caller."""
    movers = {kind: n for kind, n in enemies.items() if n > 0 and fights.pieces[kind].reach > 0}
    bombs = sum(enemies.get(bomb, 0) for bomb in fights.bombs)
    out = {}
    for kind, piece in fights.pieces.items():
        if piece.flag or piece.reach == 0:
            out[kind] = weights.immobile
            continue
        worth = 1.0 + (weights.top - 1.0) * _share_beaten(fights, kind, movers) ** weights.steepness
        worth += weights.long_reach if piece.reach > 1 else 0.0
        if kind in fights.sappers and bombs:
            worth += weights.sapper + weights.last_sapper / max(1, own.get(kind, 0))
        preys = any(
            fights.wins(kind, enemy) and fights.pieces[enemy].rank > piece.rank + 1 for enemy in movers
        )
        out[kind] = max(worth, weights.ambush if preys else 0.0)
    return out


def _share_beaten(fights: Fights, kind: str, movers: dict[str, int]) -> float:
    """Share of the enemy's mobile pieces that a piece of the kind beats by attacking; a trade counts half."""
    beaten = sum(n for enemy, n in movers.items() if fights.wins(kind, enemy))
    even = sum(n for enemy, n in movers.items() if fights.result(kind, enemy) == "both")
    return (beaten + 0.5 * even) / max(1, sum(movers.values()))


def attack_gains(fights: Fights, kinds: list[str], own: Any, enemy: Any) -> np.ndarray:
    """float64[own kinds, enemy kinds]: what an attack gains, from the worths of either side by kind."""
    won, lost = fights.outcomes(kinds)
    return won * np.asarray(enemy, float) - lost * np.asarray(own, float)[:, None]
