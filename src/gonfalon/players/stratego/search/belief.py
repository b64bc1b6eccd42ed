"""What each unknown piece of the enemy may be: bounds from what was seen, habits of deployment, and what its conduct tells.

A piece's weights are log-likelihoods by kind; a hand-out of the kinds not yet accounted for has the sum of its pieces' weights.
Hand-outs are drawn by a Metropolis walk (aims.stir), so that the numbers of each kind are always right.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from typing import Any

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceView, StrategoObservation

from ..odds import Habits, Memory, as_deployed
from ..worth import Fights
from . import aims, conduct

FIRST_STIR, BETWEEN = 60, 6
"""Exchanges tried for each hidden piece before the first hand-out, and between two."""
N_MARGINALS = 160
"""Hand-outs that the chances of single pieces are counted from."""


class Belief:
    """The enemy's pieces at one moment. hidden: the unknown ones; known: id -> kind of the others."""

    def __init__(
        self,
        information: InformationState,
        fights: Fights,
        rng: random.Random,
        habits: bool = True,
        heed: bool = True,
    ) -> None:
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        self.seen, self.fights = seen, fights
        self.kinds = [kind.id for kind in seen.kinds]
        self.index = {name: i for i, name in enumerate(self.kinds)}
        self.enemy = enemy = 1 - seen.seat
        self.memory = Memory(information, enemy, fights.result, self.kinds)
        theirs = [piece for piece in seen.pieces if piece.owner == enemy]
        names = {piece.id: piece.piece or self.memory.told.get(piece.id, "") for piece in theirs}
        self.known = {piece.id: self.index[name] for piece in theirs if (name := names[piece.id])}
        self.hidden = [piece for piece in theirs if not names[piece.id]]
        left = Counter({kind.id: kind.counts[enemy] for kind in seen.kinds})
        left.subtract(self.memory.lost)
        left.subtract(Counter(name for name in names.values() if name))
        self.left = {name: n for name, n in left.items() if n > 0}
        self.rng = np.array([rng.getrandbits(62) | 1], np.int64)
        self.logs = self._weights(information, habits, heed)
        self.start = self._first_hand_out(rng)
        if len(self.hidden) > 1:
            aims.stir(self.start, self.logs, FIRST_STIR * len(self.hidden), self.rng)
        draws = self.hand_outs(N_MARGINALS, 2)
        self.chances = np.zeros((len(self.hidden), len(self.kinds)))
        for kind in range(len(self.kinds)):
            self.chances[:, kind] = (draws == kind).mean(axis=0) if len(self.hidden) else 0.0

    def hand_outs(self, n: int, between: int = BETWEEN) -> np.ndarray:
        """int16[n, hidden]: kinds of the hidden pieces in n draws."""
        out = np.zeros((n, len(self.hidden)), np.int16)
        if len(self.hidden):
            aims.draw_worlds(self.start, self.logs, between * len(self.hidden), self.rng, out)
        return out

    def of(self, piece: int) -> dict[str, float]:
        """Chances of what the enemy's piece of that id is."""
        if piece in self.known:
            return {self.kinds[self.known[piece]]: 1.0}
        at = [view.id for view in self.hidden].index(piece)
        return {name: float(p) for name, p in zip(self.kinds, self.chances[at], strict=True) if p > 0}

    # ---- weights -------------------------------------------------------------------------------------------------

    def _weights(self, information: InformationState, habits: bool, heed: bool) -> np.ndarray:
        """float64[hidden, 64] log-likelihoods; -inf for what a piece cannot be."""
        logs = np.full((len(self.hidden), 64), -np.inf)
        prior = Habits(self.seen, self.fights.rules.zones[self.enemy]) if habits else None
        told = conduct.weights(information, self.fights, self.hidden, self.kinds) if heed else {}
        for i, piece in enumerate(self.hidden):
            fits = self.memory.bounds.get(piece.id, set(self.kinds))
            still = not piece.moved and as_deployed(piece)
            for name in self.left:
                mobile = self.fights.pieces[name].reach > 0
                if name not in fits or not (still or mobile):
                    continue
                value = 0.0
                if still and prior is not None:
                    value = math.log(max(1e-3, prior.share(name, piece.square)))
                elif prior is not None and (home := _home_of(piece.id)) is not None:
                    value = math.log(max(1e-3, prior.share(name, home)))
                logs[i, self.index[name]] = value + told.get((piece.id, name), 0.0)
            if not np.isfinite(logs[i]).any():
                for name in self.left:
                    logs[i, self.index[name]] = 0.0
        return logs

    def _first_hand_out(self, rng: random.Random) -> np.ndarray:
        """Some hand-out within the bounds (the least bound pieces last); beyond them where bounds leave none."""
        pool = [self.index[name] for name, n in self.left.items() for _ in range(n)]
        order = sorted(range(len(self.hidden)), key=lambda i: (np.isfinite(self.logs[i]).sum(), rng.random()))
        kinds = np.zeros(len(self.hidden), np.int16)
        for i in order:
            fits = [kind for kind in pool if np.isfinite(self.logs[i, kind])]
            chosen = rng.choice(fits or pool) if pool else 0
            if not fits:
                self.logs[i, chosen] = -20.0
            if pool:
                pool.remove(chosen)
            kinds[i] = chosen
        return kinds


def _home_of(piece: int) -> str | None:
    """The square a piece was deployed on; None for one that came back."""
    return f"{chr(ord('a') + piece % 16)}{piece // 16 + 1}" if piece < 256 else None


def log_likelihood(belief: Any, truth: dict[int, str]) -> tuple[float, int]:
    """Sum of the log chances given to what the hidden pieces truly are, and how many there are. truth: id -> kind.

    A chance counted as nought counts as half a draw.
    """
    total = 0.0
    for i, piece in enumerate(belief.hidden):
        chance = belief.chances[i, belief.index[truth[piece.id]]]
        total += math.log(max(chance, 0.5 / N_MARGINALS))
    return total, len(belief.hidden)


__all__ = ["Belief", "PieceView", "log_likelihood"]
