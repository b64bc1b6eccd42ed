"""Assignments of kinds to the enemy's hidden pieces, sampled by a Metropolis walk that exchanges the kinds of two pieces at a time."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from gonfalon.games.stratego.kernel.bits import draw

from ._jit import kernel

LEAST_GAIN = -20.0
"""Exchanges that lose more than this log weight by the pieces' own weights are refused without a look at neighbours."""

DRAW_SCALE = 1 << 30
"""Steps in which a chance is drawn."""


class AdjacencyPrior(NamedTuple):
    """Log weights of who was deployed beside whom.

    pairs: float64[64, 64], log weight of two kinds as neighbours. neighbours: int16[n, 4], each piece's neighbours at the set-up: another
    hidden piece's row, -2 - kind for a known one, NO_NEIGHBOUR, or EMPTY_SQUARE. is_bomb: int8[64]. flag_walls: float64[5, 5], log weight
    of a flag with so many neighbours, so many of them bombs. flag: kind of the flag, -1 if it is not among the hidden.
    """

    pairs: Any
    neighbours: Any
    is_bomb: Any
    flag_walls: Any
    flag: int


NO_NEIGHBOUR, EMPTY_SQUARE = -1, -2 - 63
"""Codes of `neighbours` for one that is off the board or unknown, and for a square left empty."""


@kernel
def _kind_of(code: int, kinds) -> int:
    """Kind of a neighbour, by its code and the assignment."""
    return int(kinds[code]) if code >= 0 else -2 - code


@kernel
def _neighbour_log(kinds, prior, i: int, other: int, kind: int) -> float:
    """Log weight of piece i's neighbours at the set-up if it is of `kind`; piece `other` is left out."""
    total = 0.0
    for side in range(4):
        code = int(prior.neighbours[i, side])
        if code != NO_NEIGHBOUR and code != other:
            total += prior.pairs[kind, _kind_of(code, kinds)]
    return total


@kernel
def _flag_wall_log(kinds, prior, flag: int) -> float:
    """Log weight of the bombs around piece `flag` if it is the flag."""
    sides = bombs = 0
    for side in range(4):
        code = int(prior.neighbours[flag, side])
        if code != NO_NEIGHBOUR:
            sides += 1
            bombs += int(prior.is_bomb[_kind_of(code, kinds)])
    return prior.flag_walls[sides, bombs]


@kernel
def _flag_row(kinds, prior) -> int:
    """Row of the piece that is the flag, -1 if none is; the last one if several are."""
    row = -1
    for i in range(len(kinds)):
        if int(kinds[i]) == prior.flag:
            row = i
    return row


@kernel
def metropolis_step(kinds, prior, flag: int, a: int, b: int, gain: float, rng) -> int:
    """Exchange the kinds of pieces a and b if the Metropolis rule accepts it; the flag's row after it.

    gain: log weight that the pieces' own weights gain; what neighbours gain is added. flag: the flag's row, -1 for none.
    """
    kind_a, kind_b = int(kinds[a]), int(kinds[b])
    gain += _neighbour_log(kinds, prior, a, b, kind_b) - _neighbour_log(kinds, prior, a, b, kind_a)
    gain += _neighbour_log(kinds, prior, b, a, kind_a) - _neighbour_log(kinds, prior, b, a, kind_b)
    moved = b if kind_a == prior.flag else a if kind_b == prior.flag else flag
    wall_changes = flag >= 0 and (moved != flag or int(prior.is_bomb[kind_a]) != int(prior.is_bomb[kind_b]))
    if wall_changes:
        gain -= _flag_wall_log(kinds, prior, flag)
    kinds[a], kinds[b] = kind_b, kind_a
    if wall_changes:
        gain += _flag_wall_log(kinds, prior, moved)
    if gain >= 0.0 or draw(rng, DRAW_SCALE) < np.exp(gain) * DRAW_SCALE:
        return moved
    kinds[a], kinds[b] = kind_a, kind_b
    return flag


@kernel
def metropolis_steps(kinds, logs, prior, n_steps: int, rng) -> None:
    """Try n_steps exchanges of two random pieces' kinds; the number of each kind stays.

    Mutates kinds (int16[n]) and rng (int64[1]). logs: float64[n, 64], log weight of each kind for a piece, -inf forbids.
    """
    n, flag = len(kinds), _flag_row(kinds, prior)
    for _ in range(n_steps):
        a, b = draw(rng, n), draw(rng, n)
        kind_a, kind_b = int(kinds[a]), int(kinds[b])
        if kind_a != kind_b:
            gain = logs[a, kind_b] + logs[b, kind_a] - logs[a, kind_a] - logs[b, kind_b]
            if gain > LEAST_GAIN:
                flag = metropolis_step(kinds, prior, flag, a, b, gain, rng)


@kernel
def sample_assignments(kinds, logs, prior, n_between: int, rng, out) -> None:
    """Write successive assignments, n_between tried exchanges apart. out: int16[samples, n]; the rest as metropolis_steps."""
    for sample in range(len(out)):
        metropolis_steps(kinds, logs, prior, n_between, rng)
        for i in range(len(kinds)):
            out[sample, i] = kinds[i]
