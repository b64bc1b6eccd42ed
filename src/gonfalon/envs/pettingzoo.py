"""PettingZoo environments of every game: AEC (one agent at a time) and Parallel (all asked agents at once). Extra: `research`.

`raw_env`, `env` and `parallel_env` are the functions that PettingZoo's own games have; they take a game's id (or the game itself)
and what `game.setup` takes:

    env("a_game", n_seats=3)

Agents are `seat_0`, `seat_1` ... An action is the number of an option of the decision that the agent owes; an observation is a
dictionary of `observation` (the game's vector) and `action_mask`. A decision too large to list offers a few legal actions that are
drawn from the episode's seed (envs.episode.GameEpisode). `infos[agent]["actions"]` holds the texts of an asked agent's numbers.
Rewards are 0 until the end, then the game's returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, cast

import numpy as np

from gonfalon.core.errors import GonfalonError
from gonfalon.core.game import AnyGame

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise GonfalonError("these environments need the extra `research`: pip install '.[research]'") from None

from .episode import Episode, GameEpisode


def observation_space(episode: Episode) -> spaces.Dict:
    """Array and mask."""
    shape, low, high, dtype = episode.box
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, shape, dtype),
            "action_mask": spaces.Box(0, 1, (episode.n_actions,), np.int8),
        }
    )


class EpisodeAEC(AECEnv):
    """AEC environment: one agent acts at a time, the first of those asked, in the order of seats.

    Agents that owe a secret answer at the same time are asked one after the other, and none sees an answer before the game shows
    it. A decision that any one of several seats may answer is put to the first of them. An illegal action raises
    IllegalActionError and changes nothing (`env` ends the episode instead).
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, episode: Episode, agents: Sequence[str], render_mode: str | None = None) -> None:
        super().__init__()
        self.episode, self.render_mode = episode, render_mode
        self.metadata = {**type(self).metadata, "name": f"gonfalon_{episode.name}_v0"}  # pyright: ignore
        self.possible_agents = list(agents)
        self.observation_spaces = {agent: observation_space(episode) for agent in agents}
        self.action_spaces = {agent: spaces.Discrete(episode.n_actions) for agent in agents}
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """Array and mask, the same for every agent."""
        return cast(spaces.Dict, self.observation_spaces[agent])

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of the actions, the same for every agent."""
        return cast(spaces.Discrete, self.action_spaces[agent])

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What this agent may know now; its mask is empty when it is not asked."""
        return self.episode.observe(self.possible_agents.index(agent))

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """(observation, reward since its last action, terminated, truncated, info) of the selected agent."""
        return super().last(observe)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the next one after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self.episode.reset(self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._note_outcome()
        self._accumulate_rewards()

    def step(self, action: int | None) -> None:
        """The selected agent's action; None once it is done. Raises IllegalActionError and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.act(self.possible_agents.index(agent), -1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._note_outcome()
        self._accumulate_rewards()

    def _note_outcome(self) -> None:
        """Update the selected agent, the infos and, if the game is over, rewards, terminations and truncations."""
        self.infos = {agent: self.episode.info(seat) for seat, agent in enumerate(self.possible_agents)}
        asked = self.episode.asked()
        self.agent_selection = self.possible_agents[asked[0]] if asked else self.agents[0]
        outcome = self.episode.outcome
        if outcome is not None:
            self.rewards = dict(zip(self.possible_agents, outcome.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, not outcome.truncated)
            self.truncations = dict.fromkeys(self.agents, outcome.truncated)

    def render(self) -> str:
        """What a spectator sees, as text."""
        return self.episode.render()

    def close(self) -> None:
        """Nothing is held open."""


class EpisodeParallel(ParallelEnv):
    """Parallel environment: all agents act at every step; the action of one that is not asked (its mask is all 0) is ignored.

    Agents that owe a secret answer at the same time answer in the same step. A decision that any one of several seats may answer
    is put to the first of them.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(self, episode: Episode, agents: Sequence[str], render_mode: str | None = None) -> None:
        self.episode, self.render_mode = episode, render_mode
        self.metadata = {**type(self).metadata, "name": f"gonfalon_{episode.name}_parallel_v0"}  # pyright: ignore
        self.possible_agents = list(agents)
        self.observation_spaces = {agent: observation_space(episode) for agent in agents}
        self.action_spaces = {agent: spaces.Discrete(episode.n_actions) for agent in agents}
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """Array and mask, the same for every agent."""
        return cast(spaces.Dict, self.observation_spaces[agent])

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of the actions, the same for every agent."""
        return cast(spaces.Discrete, self.action_spaces[agent])

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """(observations, infos) of a new game; without a seed, the next one after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self.episode.reset(self._seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def _observations(self) -> dict[str, Any]:
        return {agent: self.episode.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self) -> dict[str, Any]:
        return {agent: self.episode.info(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """(observations, rewards, terminations, truncations, infos). Raises IllegalActionError, nobody having acted."""
        agents = self.possible_agents
        asked = self.episode.asked()
        self.episode.act_together([(seat, int(actions.get(agents[seat], -1))) for seat in asked])
        outcome = self.episode.outcome
        returns = outcome.returns if outcome else (0.0,) * len(agents)
        over, cut = outcome is not None and not outcome.truncated, outcome is not None and outcome.truncated
        result = (
            self._observations(),
            dict(zip(agents, returns, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            self._infos(),
        )
        if outcome is not None:
            self.agents = []
        return result

    def render(self) -> str:
        """What a spectator sees, as text."""
        return self.episode.render()

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(raw: EpisodeAEC) -> AECEnv:
    """An environment in PettingZoo's usual wrappers: an illegal action ends the episode and gives its agent the lowest return."""
    ending = wrappers.TerminateIllegalWrapper(raw, illegal_reward=raw.episode.lowest_return)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


def seat_names(episode: Episode) -> list[str]:
    """The agents of a game: seat_0, seat_1 ..."""
    return [f"seat_{seat}" for seat in range(episode.n_seats)]


def raw_env(
    game: str | AnyGame, variant: str = "", *, render_mode: str | None = None, **arguments: Any
) -> EpisodeAEC:
    """A game, one agent at a time.

    arguments: as for GameEpisode, which are n_seats (0 for the fewest), brought, preset, and the game's options by name.
    """
    episode = GameEpisode(game, variant, **arguments)
    return EpisodeAEC(episode, seat_names(episode), render_mode)


def env(game: str | AnyGame, variant: str = "", **arguments: Any) -> AECEnv:
    """As raw_env, in PettingZoo's usual wrappers: an illegal action ends the episode and pays its agent the lowest return."""
    return wrapped(raw_env(game, variant, **arguments))


def parallel_env(
    game: str | AnyGame, variant: str = "", *, render_mode: str | None = None, **arguments: Any
) -> EpisodeParallel:
    """A game, all agents that are asked at once. Arguments as for raw_env."""
    episode = GameEpisode(game, variant, **arguments)
    return EpisodeParallel(episode, seat_names(episode), render_mode)
