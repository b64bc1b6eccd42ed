"""What neighbours at the set-up tell of each other: people put bombs round the flag, the spy beside the general, and so on.

Known pieces and fallen ones that were named count as well: a bomb found where one stood beside a still piece speaks for the flag.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.squares import name_of

from .. import setups
from .kernel.assignments import EMPTY_SQUARE, NO_NEIGHBOUR, AdjacencyPrior

if TYPE_CHECKING:
    from .belief import Belief

BACK = 1.6
"""How much oftener than elsewhere in the zone bombs stand on the squares around a flag, whether they mean it or not."""


def pulls(belief: Belief, information: InformationState, ties: float) -> AdjacencyPrior:
    """The pulls between a belief's hidden pieces and all others of the enemy's; `ties`: how far they count, from 0 to 1."""
    fights, index, n = belief.fights, belief.index, len(belief.start)
    beside = np.full((n, 4), NO_NEIGHBOUR, np.int16)
    bombs, pairs, walls = np.zeros(64, np.int8), np.zeros((64, 64)), np.zeros((5, 5))
    bombs[[index[name] for name in fights.bombs]] = 1
    flag = next((index[name] for name in belief.left if fights.is_flag(name)), -1)
    if ties:
        zone = fights.rules.zones[belief.enemy]
        counts = {kind.id: kind.counts[belief.enemy] for kind in belief.seen.kinds}
        roles = setups.roles_of(belief.seen.kinds, belief.enemy)
        army = "full" if 2 * sum(counts.values()) > len(zone) else "sparse"
        named = tuple(roles.get(kind, "") for kind in belief.kinds)
        pairs[: len(named), : len(named)] = ties * _ties(army, named)
        walls = ties * _walls(sum(counts.get(name, 0) for name in fights.bombs), len(zone))
        homes = _homes(belief, information, zone)
        for i, piece in enumerate(belief.hidden):
            for side, square in enumerate(fights.near.get(name_of(piece.id), ())):
                beside[i, side] = homes.get(square, NO_NEIGHBOUR)
    return AdjacencyPrior(pairs, beside, bombs, walls, flag)


def _homes(belief: Belief, information: InformationState, zone: tuple[str, ...]) -> dict[str, int]:
    """Square of the set-up zone -> who was deployed there, in the codes of AdjacencyPrior.beside; not those that nobody knows any more."""
    start = next((event for event in information.events if event.kind == "start"), None)
    filled = set(start.facts["squares"][belief.enemy]) if start else set(zone)
    named = belief.memory.fell | {piece: belief.kinds[kind] for piece, kind in belief.known.items()}
    kinds = {name_of(piece): -2 - belief.index[kind] for piece, kind in named.items() if piece < 256}
    rows = {name_of(piece.id): i for i, piece in enumerate(belief.hidden) if piece.id < 256}
    return {name: EMPTY_SQUARE for name in zone if name not in filled} | kinds | rows


@lru_cache(maxsize=16)
def _ties(army: str, roles: tuple[str, ...]) -> np.ndarray:
    """float64[kinds, kinds]; bombs and the flag are left to the walls."""
    pairs = setups.habits(army)[1]
    return np.array(
        [[0.0 if {a, b} == {"bomb", "flag"} else pairs.get((a, b), 0.0) for b in roles] for a in roles]
    )


@lru_cache(maxsize=16)
def _walls(n_bombs: int, n_squares: int) -> np.ndarray:
    """float64[5, 5], see AdjacencyPrior: some wall the flag in, the others do not care (the mixture that `setups` deploys by)."""
    often = min(0.4, BACK * n_bombs / n_squares)
    out = np.zeros((5, 5))
    for sides in range(5):
        for stand in range(sides + 1):
            out[sides, stand] = math.log(
                sum(
                    share * math.exp(stand * tie) / (1 + often * (math.exp(tie) - 1)) ** sides
                    for share, tie in ((setups.GUARDED, setups.WALL), (1 - setups.GUARDED, setups.NO_WALL))
                )
            )
    return out
