"""Thousands of Stratego games stepped at once in compiled code, each restarting when it ends."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from gonfalon.core.errors import ArgumentError, Fault, GonfalonError, IllegalActionError
from gonfalon.envs.episode import number_of
from gonfalon.games.stratego import compiling, deployment
from gonfalon.games.stratego.kernel import batch, planes
from gonfalon.games.stratego.kernel.layout import STATE
from gonfalon.games.stratego.rules import Rules, rules_for
from gonfalon.games.stratego.ruleset import SIDES

TRIES = 300
"""Random deployments without a legal move after which a ruleset is refused."""
SEED_BITS = 62
"""Bits of a seed drawn where none is given."""
RANDOM = -1
"""Action number for a uniformly random legal action."""


def worded(faults: Sequence[Fault]) -> str:
    """All faults of a deployment in one line."""
    return ", ".join(fault.words for fault in faults)


class BatchStep(NamedTuple):
    """What every game shows after a step. The arrays are the environment's own memory, overwritten by the next step.

    planes: int8[games, 2, n_planes, cells], the observation of seat 0 and of seat 1 (kernel/planes.py says what each plane
    holds). mask: uint8[games, n_actions], legal actions of the player to move, from its side. player: int8[games], who is to
    move. rewards: float32[games, 2], non-zero only where a game has just ended. terminated, truncated: bool[games].
    """

    planes: np.ndarray
    mask: np.ndarray
    player: np.ndarray
    rewards: np.ndarray
    terminated: np.ndarray
    truncated: np.ndarray


class BatchEnv:
    """`n_games` games of one ruleset; deployments are drawn uniformly, or from pools of given ones.

    variant: a shipped name or a path to a .toml file. seed: None for a random one; `seed` tells it afterwards. options: as for
    `game.new`; ply_cap is 4,000 unless given. red, blue: deployments to draw from, as the letters of a `deploy` action; one in
    which the first player cannot move is drawn again.
    Raises RulesetError, ValueError for a faulty deployment or if the first player could never move.

    >>> env = BatchEnv("duel", n_games=4, seed=1)
    >>> step = env.reset()
    >>> step.planes.shape, step.mask.shape
    ((4, 2, 32, 100), (4, 400))
    """

    def __init__(
        self,
        variant: str = "battle",
        n_games: int = 1024,
        seed: int | None = None,
        preset: str = "",
        red: Sequence[str] = (),
        blue: Sequence[str] = (),
        **options: Any,
    ) -> None:
        if number_of(n_games) < 1:
            raise ArgumentError(f"n_games must be at least 1, not {n_games}")
        if seed is not None and number_of(seed) < 0:
            raise ArgumentError(f"seed {seed}: a whole number from 0 on, or None")
        self.seed = secrets.randbits(SEED_BITS) if seed is None else number_of(seed)
        compiling.compile_apart(__package__ or "")
        self.rules: Rules = rules_for(variant, {"ply_cap": 4000, **options}, preset)
        tables = self.rules.tables
        self.n_games, self.n_planes = n_games, int(planes.n_planes(tables))
        self.n_actions = int(planes.n_actions(tables))
        self.cells = self.rules.ruleset.rows * self.rules.ruleset.columns
        self._pools = (self._pool(0, red), self._pool(1, blue))
        self._check_first(red, blue)
        self._states = np.zeros(n_games, STATE)
        self._rngs = np.random.Generator(np.random.PCG64(self.seed)).integers(
            1, 2**62, (n_games, 1), dtype=np.int64
        )
        self._scratch = np.zeros(256, np.int32)
        self._random = np.full(n_games, RANDOM, np.int32)
        self._begun = False
        self._out = (
            np.zeros((n_games, 16), np.int64),
            np.zeros(n_games, np.int32),
            np.zeros((n_games, self.n_actions), np.uint8),
            np.zeros((n_games, 2, self.n_planes, self.cells), np.int8),
            np.zeros(n_games, np.int8),
            np.zeros((n_games, 2), np.float32),
            np.zeros(n_games, np.int8),
        )

    def _check_first(self, red: Sequence[str], blue: Sequence[str]) -> None:
        """Raise ValueError if none of the deployments that the first player may get can move: a game would never begin."""
        seat = SIDES.index(str(self.rules.options["first"]))
        ruleset, rng = self.rules.ruleset, random.Random(0)
        drawn = (deployment.random_letters(ruleset, seat, rng) for _ in range(TRIES))
        if not any(deployment.can_move(ruleset, seat, letters) for letters in (red, blue)[seat] or drawn):
            raise ValueError(f"{SIDES[seat]}, who begins, cannot move in any of its deployments (STRAT-8.2)")

    def _pool(self, seat: int, texts: Sequence[str]) -> np.ndarray:
        """Deployments as kinds, one row each, in the order of the seat's zone."""
        zone, ruleset = self.rules.ruleset.zones[seat], self.rules.ruleset
        kinds = ruleset.by_letter(seat) | {".": -1}
        if isinstance(texts, str):
            raise ValueError("deployments to draw from are a list of texts, not one text")
        for text in texts:
            if faults := deployment.faults_of(ruleset, seat, text):
                raise ValueError(f"deployment {text[:80]!r} of seat {seat}: {worded(faults)} (STRAT-3.3)")
        rows = [[kinds[letter] for letter in text] for text in texts]
        return np.array(rows, np.int8).reshape(len(rows), len(zone))

    def reset(self) -> BatchStep:
        """A new game everywhere."""
        batch.reset_all(self._states, self.rules.tables, self._out, self._rngs, *self._pools, self._scratch)
        self._begun = True
        return self._step()

    def step(self, actions: np.ndarray | None = None) -> BatchStep:
        """One action in every game. actions: int32[games], each from the mover's side, RANDOM (or None for all) for any.

        A game that ends shows its rewards and the first position of the next game. Raises IllegalActionError that names the
        first game whose action is not legal; the other games have moved on (`last` shows them), those with illegal actions
        have not. Numbers that are no action at all are refused before any game moves, and so is a step before the first reset.
        """
        self._require_begun()
        chosen = self._random if actions is None else self._numbers(actions)
        arrays = (self._out, self._rngs, *self._pools, self._scratch)
        if batch.step_all(self._states, self.rules.tables, chosen, *arrays):
            game = int(np.flatnonzero(self._out[6] < 0)[0])
            raise IllegalActionError(f"action {int(chosen[game])} in game {game}", "illegal")
        return self._step()

    def _numbers(self, actions: np.ndarray) -> np.ndarray:
        """The actions as the kernel takes them. Raises ValueError, IllegalActionError."""
        given = np.asarray(actions)
        if given.shape != (self.n_games,):
            raise ValueError(f"actions must have shape ({self.n_games},), not {given.shape}")
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions must be whole numbers, not {given.dtype}")
        if given.min() < RANDOM or given.max() >= self.n_actions:
            game = int(np.flatnonzero((given < RANDOM) | (given >= self.n_actions))[0])
            raise IllegalActionError(f"action {int(given[game])} in game {game}", "unknown_action")
        return np.ascontiguousarray(given, np.int32)

    @property
    def last(self) -> BatchStep:
        """What the games show now, once more. Raises GonfalonError before the first reset."""
        self._require_begun()
        return self._step()

    def _require_begun(self) -> None:
        if not self._begun:
            raise GonfalonError("call reset() before the first step")

    def _step(self) -> BatchStep:
        _, _, mask, boards, player, rewards, ended = self._out
        return BatchStep(boards, mask, player, rewards, ended == 1, ended == 2)

    def mover_planes(self) -> np.ndarray:
        """A copy of the mover's observation of every game: int8[games, n_planes, rows, columns]."""
        self._require_begun()
        _, _, _, boards, player, _, _ = self._out
        shape = (self.n_games, self.n_planes, self.rules.ruleset.rows, self.rules.ruleset.columns)
        return boards[np.arange(self.n_games), player].reshape(shape)
