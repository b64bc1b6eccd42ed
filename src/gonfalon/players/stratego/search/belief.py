"""What each unknown piece of the enemy may be: bounds from what was seen, habits of deployment, and what its conduct tells.

A piece's weights are log-likelihoods by kind; a hand-out of the kinds not yet accounted for has the sum of its pieces' weights and of
what neighbours at the set-up do to each other. Hand-outs are drawn by a Metropolis walk (assignments.metropolis_steps), so
that the numbers of each kind are always right.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from typing import Any

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceView, StrategoObservation
from gonfalon.games.stratego.rules import rules_for
from gonfalon.games.stratego.squares import name_of

from ..odds import Habits, Memory, as_deployed
from ..worth import Fights
from . import conduct, neighbours, quest
from .kernel import assignments

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
        habits: float = 1.0,
        heed: bool = True,
        ties: float = 1.0,
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
        self.n_fallen = max(0, sum(self.left.values()) - len(self.hidden))
        self.rng = np.array([rng.getrandbits(62) | 1], np.int64)
        self.logs = self._weights(information, habits, heed)
        self.start = self._first_hand_out(rng)
        self.pulls = neighbours.pulls(self, information, ties if habits else 0.0)
        if len(self.start) > 1:
            assignments.metropolis_steps(
                self.start, self.logs, self.pulls, FIRST_STIR * len(self.start), self.rng
            )
        draws = self.hand_outs(N_MARGINALS, 2)
        self.chances = np.zeros((len(self.hidden), len(self.kinds)))
        for kind in range(len(self.kinds)):
            self.chances[:, kind] = (draws == kind).mean(axis=0) if len(self.hidden) else 0.0

    def hand_outs(self, n: int, between: int = BETWEEN) -> np.ndarray:
        """int16[n, hidden]: kinds of the hidden pieces in n draws."""
        out = np.zeros((n, len(self.start)), np.int16)
        if len(self.hidden):
            n_between = between * len(self.start)
            assignments.sample_assignments(self.start, self.logs, self.pulls, n_between, self.rng, out)
        return np.ascontiguousarray(out[:, : len(self.hidden)])

    def of(self, piece: int) -> dict[str, float]:
        """Chances of what the enemy's piece of that id is."""
        if piece in self.known:
            return {self.kinds[self.known[piece]]: 1.0}
        at = [view.id for view in self.hidden].index(piece)
        return {name: float(p) for name, p in zip(self.kinds, self.chances[at], strict=True) if p > 0}

    # ---- weights -------------------------------------------------------------------------------------------------

    def _weights(self, information: InformationState, habits: float, heed: bool) -> np.ndarray:
        """float64[hidden + fallen, 64] log-likelihoods; -inf for what a piece cannot be.

        The last rows are pieces that fell without being named (STRAT-9.2): anything but the flag.
        """
        logs = np.full((len(self.hidden) + self.n_fallen, 64), -np.inf)
        for row, fits in enumerate(self._fallen(information), start=len(self.hidden)):
            for name in fits:
                if name in self.left:
                    logs[row, self.index[name]] = 0.0
        prior = Habits(self.seen, self.fights.rules.zones[self.enemy], habits) if habits else None
        told = conduct.weights(information, self.fights, self.hidden, self.kinds) if heed else {}
        told |= self._bearer(information, told) if heed and self.seen.ring == "open" else {}
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

    def _bearer(
        self, information: InformationState, told: dict[tuple[int, str], float]
    ) -> dict[tuple[int, str], float]:
        """What was told, with what the way to Mount Doom tells of the bearer."""
        rules = rules_for(information.variant, information.options)
        found = quest.suspicions(rules, self.seen, self.fights, self.hidden)
        bearer = rules.ruleset.quest.bearer if rules.ruleset.quest else ""
        return {(piece, bearer): told.get((piece, bearer), 0.0) + log for piece, log in found.items()}

    def _fallen(self, information: InformationState) -> list[set[str]]:
        """For each enemy piece that fell unnamed, what it may have been: what the attacker beats, and could move if it had."""
        moved: set[int] = set()
        found = []
        for event in information.events:
            facts = event.facts
            if event.kind == "move" and facts["seat"] == self.enemy:
                moved.add(facts["id"])
            elif event.kind == "combat" and facts["seat"] != self.enemy:
                if facts["defender"] or facts["result"] == "defender":
                    continue
                piece, pieces = facts["defender_id"], self.fights.pieces
                fits = self.memory.bounds.get(piece, set(self.kinds)).copy()
                found.append(
                    {
                        kind
                        for kind in fits
                        if self.fights.result(facts["attacker"], kind) == facts["result"]
                        and not pieces[kind].flag
                        and (pieces[kind].reach > 0 or not (piece in moved or piece >= 256))
                    }
                )
        if len(found) == self.n_fallen:
            return found
        return [{kind for kind in self.kinds if not self.fights.is_flag(kind)}] * self.n_fallen

    def _first_hand_out(self, rng: random.Random) -> np.ndarray:
        """Some hand-out within the bounds (the least bound pieces last); beyond them where bounds leave none."""
        pool = [self.index[name] for name, n in self.left.items() for _ in range(n)]
        order = sorted(range(len(self.logs)), key=lambda i: (np.isfinite(self.logs[i]).sum(), rng.random()))
        kinds = np.zeros(len(self.logs), np.int16)
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
    return name_of(piece) if piece < 256 else None


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
