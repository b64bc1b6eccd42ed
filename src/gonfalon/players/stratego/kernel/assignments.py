"""Samples assignments of kinds to the enemy's hidden pieces by a Metropolis walk, which exchanges the kinds of two pieces at a time.

In each sweep of the walk every piece is offered an exchange with another one, drawn at random. The flag is offered FLAG_STEPS moves
elsewhere together with its neighbours: alone it seldom leaves a wall of bombs.

Chances are counted by Rao-Blackwellisation. Two pieces that are offered an exchange each count as both kinds, by the odds of the two
assignments.
"""

from __future__ import annotations

from collections import namedtuple

import numpy as np

from gonfalon.games.stratego.kernel.bits import draw

from . import kernel

MAX_KINDS = 64
"""Slots for kinds; the last one stands for a square without a piece."""

EMPTY_SQUARE = MAX_KINDS - 1
"""Kind of a square that is empty, off the board, or holds what nobody can name."""

FLAG_STEPS = 4
"""Moves of the flag with its neighbours that are tried in a sweep."""

LEAST_GAIN = -20.0
"""An exchange that loses more log weight than this is refused before its neighbours are looked at."""

FORBIDDEN = -1e30
"""Log weights below it are those of what a piece cannot be."""

DRAW_SCALE = 1 << 30
"""Steps in which a chance is drawn."""


AdjacencyPrior = namedtuple("AdjacencyPrior", "pairs neighbours n_sides is_bomb flag_walls flag")
"""Log weights of who was deployed beside whom, for n pieces.

pairs: float64[64, 64], symmetric, log weight of two kinds as neighbours; 0 for EMPTY_SQUARE. neighbours: int16[n, 4], each piece's
neighbours at the set-up: another piece's row, or n + kind. n_sides: int8[n], neighbouring squares that are known to be empty or hold a
piece of a kind that is known or assigned. is_bomb: int8[64]. flag_walls: float64[5, 5], log weight of a flag with so many sides, so
many of them bombs. flag: kind of the flag, -1 if it is not among the pieces.
"""


@kernel
def _own_gain(logs, a: int, b: int, kind_a: int, kind_b: int) -> float:
    """Log weight gained by exchanging the kinds of pieces a and b, by their own weights; -inf if one cannot be of the other's kind."""
    return logs[a, kind_b] + logs[b, kind_a] - logs[a, kind_a] - logs[b, kind_b]


@kernel
def _pair_gain(kinds, prior, a: int, b: int, kind_a: int, kind_b: int) -> float:
    """Log weight gained by the same exchange, by neighbours at the set-up."""
    gain, beside = 0.0, False
    for side in range(4):
        near_a, near_b = prior.neighbours[a, side], prior.neighbours[b, side]
        beside |= near_a == b
        other_a, other_b = kinds[near_a], kinds[near_b]
        gain += prior.pairs[kind_b, other_a] - prior.pairs[kind_a, other_a]
        gain += prior.pairs[kind_a, other_b] - prior.pairs[kind_b, other_b]
    if beside:  # each counted the other as if it had not changed
        gain += 2.0 * prior.pairs[kind_a, kind_b] - prior.pairs[kind_a, kind_a] - prior.pairs[kind_b, kind_b]
    return gain


@kernel
def _flag_wall_log(kinds, prior, flag: int) -> float:
    """Log weight of the bombs around piece `flag` if it is the flag."""
    bombs = 0
    for side in range(4):
        bombs += int(prior.is_bomb[kinds[prior.neighbours[flag, side]]])
    return prior.flag_walls[int(prior.n_sides[flag]), bombs]


@kernel
def _exchange(kinds, a: int, b: int) -> None:
    """Exchange the kinds of two pieces."""
    kind_a = int(kinds[a])
    kinds[a] = kinds[b]
    kinds[b] = kind_a


@kernel
def _wall_gain(kinds, prior, flag: int, moved: int, a: int, b: int) -> float:
    """Log weight gained by exchanging the kinds of a and b, by the bombs around the flag, which goes from `flag` to `moved`."""
    before = _flag_wall_log(kinds, prior, flag)
    _exchange(kinds, a, b)
    after = _flag_wall_log(kinds, prior, moved)
    _exchange(kinds, a, b)
    return after - before


@kernel
def _is_accepted(gain: float, rng) -> bool:
    """The Metropolis rule."""
    return gain >= 0.0 or (gain > LEAST_GAIN and draw(rng, DRAW_SCALE) < np.exp(gain) * DRAW_SCALE)


@kernel
def _count(sums, a: int, b: int, kind_a: int, kind_b: int, share: float) -> None:
    """Count pieces a and b as of their kinds, by `share` as of each other's."""
    sums[a, kind_b] += share
    sums[b, kind_a] += share
    sums[a, kind_a] += 1.0 - share
    sums[b, kind_b] += 1.0 - share


@kernel
def metropolis_step(kinds, logs, prior, flag: int, a: int, b: int, rng, sums) -> int:
    """Exchange the kinds of pieces a and b if the Metropolis rule accepts it, and count both; the flag's row after it, -1 for none."""
    kind_a, kind_b, moved = int(kinds[a]), int(kinds[b]), flag
    gain = _own_gain(logs, a, b, kind_a, kind_b)
    if kind_a == kind_b or not gain > LEAST_GAIN:
        _count(sums, a, b, kind_a, kind_b, 0.0)
        return flag
    gain += _pair_gain(kinds, prior, a, b, kind_a, kind_b)
    if flag >= 0:
        moved = b if kind_a == prior.flag else a if kind_b == prior.flag else flag
        if moved != flag or prior.is_bomb[kind_a] != prior.is_bomb[kind_b]:
            gain += _wall_gain(kinds, prior, flag, moved, a, b)
    odds = np.exp(gain)
    _count(sums, a, b, kind_a, kind_b, odds / (1.0 + odds) if odds < DRAW_SCALE else 1.0)
    if odds >= 1.0 or draw(rng, DRAW_SCALE) < odds * DRAW_SCALE:
        _exchange(kinds, a, b)
        return moved
    return flag


@kernel
def _is_beside(prior, a: int, b: int) -> bool:
    """Was b deployed beside a?"""
    near = prior.neighbours
    return near[a, 0] == b or near[a, 1] == b or near[a, 2] == b or near[a, 3] == b


@kernel
def _goes_along(kinds, prior, a: int, b: int, near_a: int, near_b: int) -> bool:
    """Do neighbours of a and b change places when a flag moves between these? Not if either is beside both, or they are alike."""
    n = len(prior.neighbours)
    if near_a >= n or near_b >= n or near_a == b or near_b == a or kinds[near_a] == kinds[near_b]:
        return False
    return not (_is_beside(prior, b, near_a) or _is_beside(prior, a, near_b))


@kernel
def flag_step(kinds, logs, prior, flag: int, rng) -> int:
    """Offer the flag a move to a random piece's square, its neighbours with it, as the Metropolis rule accepts; its row after it.

    Neighbours are paired by their sides, in one of four orders; the same draw takes the flag back, so the walk stays reversible.
    """
    target, order, moved_sides = draw(rng, len(prior.neighbours)), draw(rng, 4), 0
    if target == flag:
        return flag
    kind = int(kinds[target])
    gain = _own_gain(logs, flag, target, prior.flag, kind)
    if gain > FORBIDDEN:
        gain += _pair_gain(kinds, prior, flag, target, prior.flag, kind) - _flag_wall_log(kinds, prior, flag)
        _exchange(kinds, flag, target)
        for side in range(4):
            a, b = int(prior.neighbours[flag, side]), int(prior.neighbours[target, side ^ order])
            if gain > FORBIDDEN and _goes_along(kinds, prior, flag, target, a, b):
                gain += _own_gain(logs, a, b, int(kinds[a]), int(kinds[b]))
                gain += _pair_gain(kinds, prior, a, b, int(kinds[a]), int(kinds[b]))
                _exchange(kinds, a, b)
                moved_sides |= 1 << side
        if gain > FORBIDDEN and _is_accepted(gain + _flag_wall_log(kinds, prior, target), rng):
            return target
        for side in range(4):
            if moved_sides >> side & 1:
                _exchange(
                    kinds, int(prior.neighbours[flag, side]), int(prior.neighbours[target, side ^ order])
                )
        _exchange(kinds, flag, target)
    return flag


@kernel
def _flag_row(kinds, prior) -> int:
    """Row of the piece that is the flag, -1 if none is; the last one if several are."""
    row = -1
    for i in range(len(prior.neighbours)):
        if int(kinds[i]) == prior.flag:
            row = i
    return row


@kernel
def sweep_assignments(kinds, logs, prior, n_sweeps: int, rng, sums) -> None:
    """Walk for n_sweeps sweeps; the number of each kind stays.

    Mutates kinds, rng and sums. kinds: int16[n + 64], the pieces' kinds, then 0 to 63. rng: int64[1]. sums: float64[n, 64], to which each
    piece's chances are added as often as it is counted. logs: float64[n, 64], log weight of each kind for a piece, -inf forbids.
    """
    n, flag = len(prior.neighbours), _flag_row(kinds, prior)
    for _ in range(n_sweeps):
        if n == 1:
            sums[0, kinds[0]] += 1.0
            continue
        if flag >= 0:
            for _ in range(FLAG_STEPS):
                flag = flag_step(kinds, logs, prior, flag, rng)
        for a in range(n):
            b = draw(rng, n - 1)
            flag = metropolis_step(kinds, logs, prior, flag, a, b + 1 if b >= a else b, rng, sums)


@kernel
def sample_assignments(kinds, logs, prior, n_between: int, rng, sums, out) -> None:
    """Write successive assignments, n_between sweeps apart. out: int16[samples, n]; the rest as sweep_assignments."""
    for sample in range(len(out)):
        sweep_assignments(kinds, logs, prior, n_between, rng, sums)
        for i in range(out.shape[1]):
            out[sample, i] = kinds[i]
