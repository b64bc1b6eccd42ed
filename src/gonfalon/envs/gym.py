"""Stratego for Gymnasium: one seat against a computer player. Extra: `research`.

`gymnasium.make("gonfalon.envs.gym:gonfalon/StrategoSeat-v0", variant="duel")` makes it by name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

import numpy as np

from gonfalon import players
from gonfalon.core.errors import GonfalonError
from gonfalon.games.stratego.game import GAME

try:
    import gymnasium
    from gymnasium import spaces
except ImportError:
    raise GonfalonError("this environment needs the extra `research`: pip install '.[research]'") from None

from .pettingzoo import observation_space, render
from .table import Table

TRIES = 100
"""Games that end before the seat has acted, in a row, before `reset` gives up."""


class StrategoSeat(gymnasium.Env):
    """Seat `seat` of a game; the other is played by a computer player of `level` (0: uniformly random), or by a player of yours.

    opponent: makes that player, anew for each episode, from a seed (players.Player: `act(information) -> text`); it is handed
    what its seat may know and nothing else. Other arguments as for envs.table.Table; with setup="placed" this seat fills its zone
    square by square and the other deploys as it likes. info carries the action mask, too, as "action_mask". Rewards are 0 until
    the end, then 1, 0 or -1.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # pyright: ignore

    def __init__(
        self,
        variant: str = "battle",
        seat: int = 0,
        level: int = 0,
        setup: str = "sampled",
        deployments: tuple[str, str] | None = None,
        render_mode: str | None = None,
        preset: str = "",
        opponent: Callable[[int], players.Player] | None = None,
        **options: Any,
    ) -> None:
        if seat not in (0, 1):
            raise ValueError(f"seat {seat}: it takes 0 (red) or 1 (blue)")
        self.table = Table(variant, setup, deployments, options, preset)
        self.opponent = opponent or partial(players.make, "stratego", level)
        self.opponent(0)  # a level that there is not is told now
        self.seat, self.level, self.render_mode = seat, level, render_mode
        self.observation_space = observation_space(self.table)
        self.action_space = spaces.Discrete(self.table.n_actions)
        self._player: Any = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """(observation, info) at this seat's first decision. A game that ends before it (a scout may take the flag with the first
        move) is drawn anew. Raises GonfalonError if that never helps."""
        super().reset(seed=seed)
        for _ in range(TRIES):
            drawn = int(self.np_random.integers(2**31))
            self.table.reset(drawn)
            self._player = self.opponent(drawn)
            self._answer()
            if self.table.outcome is None:
                return self._seen()
        raise GonfalonError(f"in {TRIES} games seat {self.seat} never came to act: choose other deployments")

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


if "gonfalon/StrategoSeat-v0" not in gymnasium.registry:
    gymnasium.register("gonfalon/StrategoSeat-v0", entry_point=StrategoSeat)
