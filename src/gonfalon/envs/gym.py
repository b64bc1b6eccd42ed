"""Stratego for Gymnasium: one seat against a computer player. Extra: `research`."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from gonfalon import players
from gonfalon.games.stratego.game import GAME

from .pettingzoo import observation_space, render
from .table import Table


class StrategoSeat(gymnasium.Env):
    """Seat `seat` of a game; the other is played by a computer player of `level` (0: uniformly random).

    Other arguments as for envs.table.Table. info carries the action mask, too, as "action_mask".
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}  # pyright: ignore

    def __init__(
        self,
        variant: str = "battle",
        seat: int = 0,
        level: int = 0,
        setup: str = "sampled",
        deployments: tuple[str, str] | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Table(variant, setup, deployments, options)
        self.seat, self.level, self.render_mode = seat, level, render_mode
        self.observation_space = observation_space(self.table)
        self.action_space = spaces.Discrete(self.table.n_actions)
        self._player: Any = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """(observation, info) at this seat's first decision."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**31))
        self.table.reset(drawn)
        self._player = players.make("stratego", self.level, drawn)
        self._answer()
        return self._seen()

    def _seen(self) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        seen = self.table.observe(self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def _answer(self) -> None:
        """Let the other side act until this seat owes something or the game is over."""
        other = 1 - self.seat
        while self.table.outcome is None and other in self.table.to_act():
            self.table.state.step(other, self._player.act(GAME.information_state(self.table.state, other)))

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        """(observation, reward, terminated, truncated, info) at this seat's next decision. Raises IllegalActionError."""
        self.table.act(self.seat, int(action))
        self._answer()
        seen, info = self._seen()
        outcome = self.table.outcome
        if outcome is None:
            return seen, 0.0, False, False, info
        info["reason"] = outcome.reason
        return seen, outcome.returns[self.seat], not outcome.truncated, outcome.truncated, info

    def render(self) -> str:  # pyright: ignore
        """The public board as text."""
        return render(self.table)
