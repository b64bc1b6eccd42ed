"""What neighbours at the set-up say of each other: people put bombs round the flag, the spy beside the general, and so on.

Known pieces and fallen ones that were named count as well: a bomb found where one stood beside a still piece speaks for the flag.
"""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np

from gonfalon.games.stratego.observation import home_of

from ..kernel.assignments import EMPTY_SQUARE, MAX_KINDS, AdjacencyPrior
from ..knowledge.enemy import EnemyPieces
from ..knowledge.habits import GUARDED, NO_WALL, WALL, army_of, habits, roles_of

PAIRS = 0.6
"""Share by which pairs of neighbours are trusted (fitted to opponents left out: docs/tried/stratego.md); bombs around the flag have 1."""
BOMBS_BY_FLAG = 1.6
"""How much more often than elsewhere bombs stand beside the flag, whether meant or not."""
MOST_BOMBS = 0.4  # share of squares around a flag that hold bombs by chance, at most


def adjacency_prior_of(pieces: EnemyPieces, share: float) -> AdjacencyPrior:
    """The prior of the enemy's hidden and fallen pieces. share: how far it counts, from 0 to 1."""
    fights, index = pieces.fights, pieces.index
    n = len(pieces.hidden) + pieces.n_fallen
    neighbours, n_sides = np.full((n, 4), n + EMPTY_SQUARE, np.int16), np.zeros(n, np.int8)
    is_bomb, pairs, walls = np.zeros(MAX_KINDS, np.int8), np.zeros((MAX_KINDS, MAX_KINDS)), np.zeros((5, 5))
    is_bomb[[index[name] for name in fights.bombs]] = 1
    flag = next((index[name] for name in pieces.left if fights.is_flag(name)), -1)
    if share:
        zone = fights.rules.zones[pieces.enemy]
        counts = {kind.id: kind.counts[pieces.enemy] for kind in pieces.seen.kinds}
        roles = roles_of(pieces.seen.kinds, pieces.enemy)
        army = army_of(sum(counts.values()), len(zone))
        named = tuple(roles.get(kind, "") for kind in pieces.kinds)
        pairs[: len(named), : len(named)] = share * PAIRS * _pair_logs(army, named)
        n_bombs = sum(counts.get(name, 0) for name in fights.bombs)
        walls = share * _flag_wall_logs(n_bombs, len(zone))
        deployed = _deployed(pieces, zone)
        for i, piece in enumerate(pieces.hidden):
            for side, square in enumerate(fights.near.get(home_of(piece.id) or "", ())):
                neighbours[i, side] = deployed.get(square, n + EMPTY_SQUARE)
                n_sides[i] += square in deployed
    return AdjacencyPrior(pairs, neighbours, n_sides, is_bomb, walls, flag)


def _deployed(pieces: EnemyPieces, zone: tuple[str, ...]) -> dict[str, int]:
    """Square of the set-up zone -> who was deployed there, in the codes of AdjacencyPrior; without pieces that nobody can name."""
    start = pieces.record.start
    filled = set(start[pieces.enemy]) if start else set(zone)
    named = pieces.record.fell | {piece: pieces.kinds[kind] for piece, kind in pieces.known.items()}
    n = len(pieces.hidden) + pieces.n_fallen
    kinds = {home: n + pieces.index[kind] for piece, kind in named.items() if (home := home_of(piece))}
    rows = {home: i for i, piece in enumerate(pieces.hidden) if (home := home_of(piece.id))}
    return {name: n + EMPTY_SQUARE for name in zone if name not in filled} | kinds | rows


@lru_cache(maxsize=16)
def _pair_logs(army: str, roles: tuple[str, ...]) -> np.ndarray:
    """float64[kinds, kinds] log weights of neighbours; bombs and the flag are left to _flag_wall_logs."""
    pairs = habits(army)[1]
    return np.array(
        [[0.0 if {a, b} == {"bomb", "flag"} else pairs.get((a, b), 0.0) for b in roles] for a in roles]
    )


@lru_cache(maxsize=16)
def _flag_wall_logs(n_bombs: int, n_squares: int) -> np.ndarray:
    """float64[5, 5], see AdjacencyPrior: a mixture of those who wall the flag in and those who do not (as `setups` deploys)."""
    often = min(MOST_BOMBS, BOMBS_BY_FLAG * n_bombs / n_squares)
    out = np.zeros((5, 5))
    for sides in range(5):
        for bombs in range(sides + 1):
            out[sides, bombs] = math.log(
                sum(
                    share * math.exp(bombs * log) / (1 + often * (math.exp(log) - 1)) ** sides
                    for share, log in ((GUARDED, WALL), (1 - GUARDED, NO_WALL))
                )
            )
    return out
