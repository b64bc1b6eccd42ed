"""Stratego for PettingZoo: AEC (turn by turn) and Parallel (both place in secret at once, then turns). Extra: `research`.

`env`, `raw_env` and `parallel_env` are the functions that PettingZoo's own games have: `env` ends an episode at an illegal action.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from gonfalon.core.errors import GonfalonError

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise GonfalonError("these environments need the extra `research`: pip install '.[research]'") from None

from .table import Table

AGENTS = ["red", "blue"]


def observation_space(table: Table) -> spaces.Dict:
    """Planes and mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 100, table.shape, np.int8),
            "action_mask": spaces.Box(0, 1, (table.n_actions,), np.int8),
        }
    )


class StrategoAEC(AECEnv):
    """One agent acts at a time; while both place, red fills its zone first and blue sees nothing of it.

    Arguments as for envs.table.Table. Rewards are 0 until the end, then 1, 0 or -1; an illegal action raises
    IllegalActionError (wrap the environment to end the episode instead).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "gonfalon_stratego_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        variant: str = "battle",
        setup: str = "sampled",
        deployments: tuple[str, str] | None = None,
        render_mode: str | None = None,
        preset: str = "",
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = Table(variant, setup, deployments, options, preset)
        self.possible_agents = list(AGENTS)
        self.render_mode = render_mode
        self.observation_spaces = {agent: observation_space(self.table) for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(self.table.n_actions) for agent in AGENTS}
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What this agent may know now; its mask is empty when it is not its turn."""
        return self.table.observe(AGENTS.index(agent))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the next one after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self.table.reset(self._seed)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._finish()
        self.agent_selection = self._next()

    def _next(self) -> str:
        to_act = self.table.to_act()
        return AGENTS[to_act[0]] if to_act else self.agents[0]

    def step(self, action: int | None) -> None:
        """The selected agent's action; None once it is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.act(AGENTS.index(agent), -1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._finish()
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def _finish(self) -> None:
        outcome = self.table.outcome
        if outcome is None:
            return
        for seat, agent in enumerate(AGENTS):
            self.rewards[agent] = outcome.returns[seat]
            self.terminations[agent] = not outcome.truncated
            self.truncations[agent] = outcome.truncated
            self.infos[agent] = {"reason": outcome.reason}

    def render(self) -> str:
        """The public board: known pieces by letter, unknown ones as ?, seat 0 in capitals at the bottom."""
        return render(self.table)

    def close(self) -> None:
        """Nothing is held open."""


class StrategoParallel(ParallelEnv):
    """Both agents are asked at every step; the action of one that owes nothing is ignored. Arguments as for StrategoAEC.

    Square by square both place at once, neither seeing what the other does; then they move in turn.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "gonfalon_stratego_parallel_v0", "render_modes": ["ansi"]}

    def __init__(
        self,
        variant: str = "battle",
        setup: str = "placed",
        deployments: tuple[str, str] | None = None,
        render_mode: str | None = None,
        preset: str = "",
        **options: Any,
    ) -> None:
        self.table = Table(variant, setup, deployments, options, preset)
        self.possible_agents = list(AGENTS)
        self.render_mode = render_mode
        self.observation_spaces = {agent: observation_space(self.table) for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(self.table.n_actions) for agent in AGENTS}
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """(observations, infos) of a new game."""
        self._seed = self._seed + 1 if seed is None else seed
        self.table.reset(self._seed)
        self.agents = list(AGENTS)
        return self._observations(), {agent: {} for agent in AGENTS}

    def _observations(self) -> dict[str, Any]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(AGENTS)}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """(observations, rewards, terminations, truncations, infos). Raises IllegalActionError, nobody having acted."""
        owed = [(seat, int(actions.get(AGENTS[seat], -1))) for seat in self.table.to_act()]
        for seat, number in owed:
            self.table.check(seat, number)
        for seat, number in owed:
            self.table.act(seat, number)
        outcome = self.table.outcome
        returns = outcome.returns if outcome else (0.0, 0.0)
        over, cut = outcome is not None and not outcome.truncated, outcome is not None and outcome.truncated
        infos = {agent: {"reason": outcome.reason} if outcome else {} for agent in AGENTS}
        result = (
            self._observations(),
            dict(zip(AGENTS, returns, strict=True)),
            dict.fromkeys(AGENTS, over),
            dict.fromkeys(AGENTS, cut),
            infos,
        )
        if outcome is not None:
            self.agents = []
        return result

    def render(self) -> str:
        """As StrategoAEC.render."""
        return render(self.table)

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(*arguments: Any, **options: Any) -> StrategoAEC:
    """As StrategoAEC."""
    return StrategoAEC(*arguments, **options)


def env(*arguments: Any, **options: Any) -> AECEnv:
    """StrategoAEC in PettingZoo's usual wrappers: an illegal action ends the episode and costs its agent 1."""
    ending = wrappers.TerminateIllegalWrapper(raw_env(*arguments, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


def parallel_env(*arguments: Any, **options: Any) -> StrategoParallel:
    """As StrategoParallel."""
    return StrategoParallel(*arguments, **options)


def render(table: Table) -> str:
    """The board as a spectator sees it, one line a row, the last row first."""
    from gonfalon.core.game import SPECTATOR
    from gonfalon.games.stratego.observe import observe

    seen = observe(table.state, SPECTATOR)
    letters = {kind.id: kind.letter for kind in seen.kinds}
    cells = dict.fromkeys(seen.obstacles, "~")
    for piece in seen.pieces:
        letter = letters.get(piece.piece, "?")
        cells[piece.square] = f"{'R' if piece.owner == 0 else 'b'}{letter}"
    columns = [chr(ord("a") + c) for c in range(seen.columns)]
    rows = (" ".join(f"{cells.get(f'{c}{r}', '.'):>2}" for c in columns) for r in range(seen.rows, 0, -1))
    return "\n".join(rows)
