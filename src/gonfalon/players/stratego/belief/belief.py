"""What each hidden piece of the enemy may be: assignments sampled from log weights, and chances counted from them.

An assignment gives each hidden piece one of the kinds that are left. Its log weight is the sum of its pieces' weights (piece_logs.py) and
of the pairs that were neighbours at the set-up (adjacency.py). A Metropolis walk samples assignments (kernel/assignments.py).
"""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np

from ..clock import SWEEPS_AT_ONCE, SearchClock
from ..kernel.assignments import MAX_KINDS, sample_assignments, sweep_assignments
from ..knowledge.enemy import EnemyPieces
from ..knowledge.record import Record
from .adjacency import adjacency_prior_of
from .piece_logs import piece_logs

# What hidden pieces may be.
BURN_IN = 60  # sweeps of the walk over the hidden pieces before the first assignment
BETWEEN = 6  # sweeps between two assignments that are searched
N_SWEEPS = 1_200  # sweeps that the chances of single pieces are counted in, at the best
CONTRADICTION = -20.0  # log weight given to a kind beyond the bounds where the bounds leave none


NO_KIND = -1
"""In an assignment: not assigned yet."""


class Trusts(NamedTuple):
    """Shares, from 0 to 1, by which a belief trusts each clue.

    deployment: that the enemy deployed each kind where people do. behaviour: what hidden pieces have done. adjacency: that the enemy
    deployed kinds beside each other as people do; nothing without deployment.
    """

    deployment: float = 1.0
    behaviour: float = 1.0
    adjacency: float = 1.0


class Belief:
    """The enemy's pieces at one moment. hidden, known and the others as in EnemyPieces.

    logs: float64[hidden + fallen, 64] log weights by kind. chances: float64[hidden, kinds], adding up to 1 for each piece.
    """

    def __init__(
        self,
        record: Record,
        rng: random.Random,
        trusts: Trusts,
        n_sweeps: int = N_SWEEPS,
        clock: SearchClock | None = None,
    ) -> None:
        """n_sweeps: of the walk that the chances are counted in; fewer where the clock's share has passed."""
        self.pieces = pieces = EnemyPieces(record)
        self.seen, self.fights, self.enemy, self.record = record.seen, record.fights, record.enemy, record
        self.kinds, self.index, self.known = pieces.kinds, pieces.index, pieces.known
        self.hidden, self.left = pieces.hidden, pieces.left
        self.rng = np.array([rng.getrandbits(62) | 1], np.int64)
        self.logs = piece_logs(pieces, trusts.deployment, trusts.behaviour)
        self.prior = adjacency_prior_of(pieces, trusts.adjacency if trusts.deployment else 0.0)
        self.current = np.concatenate([self._first_assignment(rng), np.arange(MAX_KINDS, dtype=np.int16)])
        self._sums = np.zeros_like(self.logs)
        self.chances = self._counted(n_sweeps, clock)

    def _counted(self, n_sweeps: int, clock: SearchClock | None = None) -> np.ndarray:
        """float64[hidden, kinds]: the chances, counted in a walk that begins again."""
        self._sweep(BURN_IN)
        self._sums[:] = 0.0
        for n in [n_sweeps] if clock is None else clock.believing().chunks(n_sweeps, SWEEPS_AT_ONCE):
            self._sweep(n)
        sums = self._sums[: len(self.hidden), : len(self.kinds)]
        return sums / sums.sum(axis=1, keepdims=True)

    def disregard(self, row: int, n_sweeps: int) -> None:
        """Forget all that was seen of one hidden piece: any kind is as likely for it as the army has of it. row: in `hidden`."""
        self.logs[row, : len(self.kinds)] = 0.0
        self.chances = self._counted(n_sweeps)

    def assignments(self, n: int) -> np.ndarray:
        """int16[n, hidden]: kinds of the hidden pieces in n samples, BETWEEN sweeps apart."""
        out = np.zeros((n, len(self.hidden)), np.int16)
        sample_assignments(self.current, self.logs, self.prior, BETWEEN, self.rng, self._sums, out)
        return out

    def _sweep(self, n: int) -> None:
        """Walk for n sweeps."""
        sweep_assignments(self.current, self.logs, self.prior, n, self.rng, self._sums)

    def of(self, piece: int) -> dict[str, float]:
        """Kind -> chance, of the enemy's piece of that id."""
        if piece in self.known:
            return {self.kinds[self.known[piece]]: 1.0}
        at = [view.id for view in self.hidden].index(piece)
        return {name: float(p) for name, p in zip(self.kinds, self.chances[at], strict=True) if p > 0}

    def _first_assignment(self, rng: random.Random) -> np.ndarray:
        """Some assignment within the bounds (the least bound pieces last); beyond them where bounds leave none."""
        pool = [self.index[name] for name, n in self.pieces.pool.items() for _ in range(n)]
        may = np.isfinite(self.logs).tolist()
        order = sorted(range(len(self.logs)), key=lambda i: (sum(may[i]), rng.random()))
        kinds = np.full(len(self.logs), NO_KIND, np.int16)
        for i in order:
            fits = [kind for kind in pool if may[i][kind]]
            if not fits and _make_room(i, kinds, may, pool, set()):
                continue
            chosen = rng.choice(fits or pool) if pool else 0
            if not fits:
                self.logs[i, chosen] = CONTRADICTION
            if pool:
                pool.remove(chosen)
            kinds[i] = chosen
        return kinds


def _make_room(row: int, kinds: np.ndarray, may: list[list[bool]], pool: list[int], asked: set[int]) -> bool:
    """Assign a kind that it may be to a row; pieces assigned before may have to change theirs. False where no kind is left.

    Mutates kinds and pool. may: by row and kind. asked: rows that were asked to change.
    """
    kind = next((kind for kind in pool if may[row][kind]), NO_KIND)
    if kind != NO_KIND:
        pool.remove(kind)
        kinds[row] = kind
        return True
    for other, kind in enumerate(kinds.tolist()):
        if other not in asked and kind != NO_KIND and may[row][kind]:
            asked.add(other)
            if _make_room(other, kinds, may, pool, asked):
                kinds[row] = kind
                return True
    return False
