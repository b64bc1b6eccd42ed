"""Hand-outs: the ways to give the hidden pieces their kinds, walked through by exchanging two pieces' kinds at a time (Metropolis)."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from gonfalon.games.stratego.kernel.bits import draw

from ._jit import kernel

HOPELESS = -20.0
"""Exchanges whose own weights lose more than this are not looked at any further."""


class Pulls(NamedTuple):
    """What neighbours at the set-up do to the weight of a hand-out.

    ties: float64[64, 64], how kinds attract each other as neighbours. beside: int16[n, 4], the neighbours at the set-up: another
    piece's row, -2 - kind for one that is known, NOBODY, or EMPTY. bombs: int8[64], the kinds that are bombs. walls:
    float64[5, 5], log weight of a flag with so many neighbours of which so many are bombs. flag: the kind of the flag, -1 if it is
    not among the hidden.
    """

    ties: Any
    beside: Any
    bombs: Any
    walls: Any
    flag: int


NOBODY, EMPTY = -1, -2 - 63
"""Codes of `beside` for a neighbour that is off the board or unknown, and for a square left free."""


@kernel
def _tied(kinds, pulls, i: int, other: int, kind: int) -> float:
    """How well a kind suits piece i's neighbours at the set-up, piece `other` left out."""
    total = 0.0
    for side in range(4):
        code = int(pulls.beside[i, side])
        if code != NOBODY and code != other:
            total += pulls.ties[kind, int(kinds[code]) if code >= 0 else -2 - code]
    return total


@kernel
def _walled(kinds, pulls, flag: int) -> float:
    """How well the bombs around it suit the flag, if it is piece `flag`."""
    sides = stand = 0
    for side in range(4):
        code = int(pulls.beside[flag, side])
        if code != NOBODY:
            sides += 1
            stand += int(pulls.bombs[int(kinds[code]) if code >= 0 else -2 - code])
    return pulls.walls[sides, stand]


@kernel
def stir(kinds, logs, pulls, n_tries: int, rng) -> None:
    """Try so many exchanges. Mutates kinds (int16[n]); logs: float64[n, 64] log weights, -inf forbids; pulls: Pulls.

    The numbers of each kind stay what they are.
    """
    n, at = len(kinds), -1
    for i in range(n):
        if int(kinds[i]) == pulls.flag:
            at = i
    for _ in range(n_tries):
        a, b = draw(rng, n), draw(rng, n)
        ka, kb = int(kinds[a]), int(kinds[b])
        if ka == kb:
            continue
        gain = logs[a, kb] + logs[b, ka] - logs[a, ka] - logs[b, kb]
        if not gain > HOPELESS:
            continue
        gain += _tied(kinds, pulls, a, b, kb) - _tied(kinds, pulls, a, b, ka)
        gain += _tied(kinds, pulls, b, a, ka) - _tied(kinds, pulls, b, a, kb)
        there = b if ka == pulls.flag else a if kb == pulls.flag else at
        walled = at >= 0 and (there != at or int(pulls.bombs[ka]) != int(pulls.bombs[kb]))
        if walled:
            gain -= _walled(kinds, pulls, at)
        kinds[a], kinds[b] = kb, ka
        if walled:
            gain += _walled(kinds, pulls, there)
        if gain >= 0.0 or draw(rng, 1 << 30) < np.exp(gain) * (1 << 30):
            at = there
        else:
            kinds[a], kinds[b] = ka, kb


@kernel
def draw_worlds(kinds, logs, pulls, n_between: int, rng, out) -> None:
    """Successive hand-outs, n_between tried exchanges apart; the rest as for `stir`. out: int16[worlds, n]."""
    for world in range(len(out)):
        stir(kinds, logs, pulls, n_between, rng)
        for i in range(len(kinds)):
            out[world, i] = kinds[i]
