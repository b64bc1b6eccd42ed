"""PettingZoo environments of every game: AEC (one agent at a time) and Parallel (all agents that must act at once). Extra: `research`.

`raw_env`, `env` and `parallel_env` are the functions that PettingZoo's own games have; they take a game's id (or the game itself)
and what `game.setup` takes:

    env("a_game", n_seats=3)

Agents are `seat_0`, `seat_1` ... An action is the index of an option of the agent's decision. An observation is a
dictionary of `observation` (the game's vector) and `action_mask`. A decision too large to list offers a few legal actions that are
drawn from the episode's seed (envs.episode.GameEpisode). `infos[agent]["actions"]` holds the texts of an asked agent's numbers.
Rewards are 0 until the end, then the game's returns.

illegal: what an action with mask 0 does. With "end" the episode is terminated: the agent gets the lowest return of the game, the others
0. Every info["reason"] is "illegal_action", and the position does not change. With "raise" it raises IllegalActionError, and nothing
changes. By default `env` and `parallel_env` end, and `raw_env` raises. A number outside of the action space always raises.

`reset()` without a seed draws one the first time, and then takes the next number each time; `episode_seed` is the current one.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from gonfalon.core.errors import ArgumentError, GonfalonError, IllegalActionError
from gonfalon.core.game import AnyGame

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise GonfalonError("these environments need the extra `research`: pip install '.[research]'") from None

from .episode import (
    ILLEGAL_ACTION,
    NO_EPISODE,
    RENDER_MODES,
    Episode,
    GameEpisode,
    number_of,
    require_switches,
)

SEED_BITS = 62
"""Bits of a seed drawn where none is given."""


def observation_space(episode: Episode) -> spaces.Dict:
    """Array and mask."""
    shape, low, high, dtype = episode.box
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, shape, dtype),
            "action_mask": spaces.Box(0, 1, (episode.n_actions,), np.int8),
        }
    )


def next_seed(last: int | None, given: int | None) -> int:
    """The seed of the next episode: the one given, the next one after the last, or a random one. Raises ArgumentError."""
    if given is not None:
        return number_of(given)
    return secrets.randbits(SEED_BITS) if last is None else last + 1


def seat_of(agents: Sequence[str], agent: str) -> int:
    """The seat of an agent. Raises ArgumentError that names the known ones."""
    if agent not in agents:
        raise ArgumentError(f"agent {agent!r}: the agents are {', '.join(agents)}")
    return agents.index(agent)


def is_refused(episode: Episode, seat: int, number: int, illegal: str) -> bool:
    """Does this number end the episode? Raises the IllegalActionError where it does not (see the head of this module)."""
    try:
        episode.check(seat, number)
    except IllegalActionError:
        if illegal == "raise" or not 0 <= number < episode.n_actions:
            raise
        return True
    return False


class EpisodeAgents:
    """What both environments have: the agents of an episode, their spaces, the switches."""

    def _play(self, episode: Episode, agents: Sequence[str], render_mode: str | None, illegal: str) -> None:
        """Take the episode that is played. Raises ArgumentError for a switch that there is not."""
        require_switches(illegal, render_mode)
        self.episode, self.render_mode, self.illegal = episode, render_mode, illegal
        self.possible_agents = list(agents)
        self.observation_spaces = {agent: observation_space(episode) for agent in agents}
        self.action_spaces = {agent: spaces.Discrete(episode.n_actions) for agent in agents}
        self.episode_seed: int | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """Array and mask, the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of the actions, the same for every agent."""
        return self.action_spaces[agent]

    def render(self) -> str:
        """What a spectator sees, as text. Raises GonfalonError before the first `reset`."""
        return self.episode.render()

    def close(self) -> None:
        """Nothing is held open."""


class EpisodeAEC(EpisodeAgents, AECEnv):
    """AEC environment: one agent acts at a time, the first of those asked, in the order of seats.

    Agents that owe a secret answer at the same time are asked one after the other, and none sees an answer before the game shows
    it. A decision that any one of several seats may answer is put to the first of them. illegal: as the
    head of this module says.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*RENDER_MODES], "is_parallelizable": False}

    def __init__(
        self, episode: Episode, agents: Sequence[str], render_mode: str | None = None, illegal: str = "raise"
    ) -> None:
        super().__init__()
        self._play(episode, agents, render_mode, illegal)
        self.metadata = {**type(self).metadata, "name": f"gonfalon_{episode.name}_v0"}  # pyright: ignore

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What this agent may know now; its mask is empty when it is not asked. Raises ArgumentError, GonfalonError before `reset`."""
        return self.episode.observe(seat_of(self.possible_agents, agent))

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """(observation, reward since its last action, terminated, truncated, info) of the selected agent. Raises before `reset`."""
        self.episode.require_begun()
        return super().last(observe)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. seed: None for the next one after the last, the first time for a random one."""
        self.episode_seed = next_seed(self.episode_seed, seed)
        self.episode.reset(self.episode_seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._note_outcome()
        self._accumulate_rewards()

    def step(self, action: int | None) -> None:
        """The selected agent's action; None once it is done. Raises GonfalonError while no episode is running.

        Raises IllegalActionError as the head of this module says, and changes nothing.
        """
        self.episode.require_begun()
        if not self.agents:
            raise GonfalonError(NO_EPISODE)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, number = seat_of(self.possible_agents, agent), -1 if action is None else number_of(action)
        refused = is_refused(self.episode, seat, number, self.illegal)
        if not refused:
            self.episode.act(seat, number)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if refused:
            self._end_by(agent)
        else:
            self._note_outcome()
        self._accumulate_rewards()

    def _end_by(self, agent: str) -> None:
        """An illegal action of this agent ends the episode."""
        self.rewards[agent] = self.episode.lowest_return
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {one: {"reason": ILLEGAL_ACTION} for one in self.agents}
        self.agent_selection = self.agents[0]

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


class EpisodeParallel(EpisodeAgents, ParallelEnv):
    """Parallel environment: all agents act at every step; the action of one that is not asked (its mask is all 0) is ignored.

    Agents that owe a secret answer at the same time answer in the same step. A decision that any one of several seats may answer
    is put to the first of them.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*RENDER_MODES]}

    def __init__(
        self, episode: Episode, agents: Sequence[str], render_mode: str | None = None, illegal: str = "end"
    ) -> None:
        self._play(episode, agents, render_mode, illegal)
        self.agents = []
        self.metadata = {**type(self).metadata, "name": f"gonfalon_{episode.name}_parallel_v0"}  # pyright: ignore

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """(observations, infos) of a new game. seed: None for the next one after the last, the first time for a random one."""
        self.episode_seed = next_seed(self.episode_seed, seed)
        self.episode.reset(self.episode_seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def _observations(self) -> dict[str, Any]:
        return {agent: self.episode.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self) -> dict[str, Any]:
        return {agent: self.episode.info(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """(observations, rewards, terminations, truncations, infos). Raises GonfalonError while no episode is running.

        Raises ArgumentError for an agent that there is not, IllegalActionError as the head of this module says, nobody having acted.
        """
        agents = self.possible_agents
        self.episode.require_begun()
        if not self.agents:
            raise GonfalonError(NO_EPISODE)
        numbers = {seat_of(agents, agent): number_of(action) for agent, action in actions.items()}
        given = [(seat, numbers.get(seat, -1)) for seat in self.episode.asked()]
        refused = [seat for seat, number in given if is_refused(self.episode, seat, number, self.illegal)]
        if refused:
            return self._ended_by(refused)
        self.episode.act_together(given)
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

    def _ended_by(self, seats: Sequence[int]) -> tuple[dict[str, Any], ...]:
        """The step at which illegal actions of these seats end the episode."""
        agents, self.agents = self.possible_agents, []
        paid = {agents[seat]: self.episode.lowest_return for seat in seats}
        return (
            self._observations(),
            {agent: paid.get(agent, 0.0) for agent in agents},
            dict.fromkeys(agents, True),
            dict.fromkeys(agents, False),
            {agent: {"reason": ILLEGAL_ACTION} for agent in agents},
        )


def wrapped(raw: EpisodeAEC) -> AECEnv:
    """An environment in PettingZoo's usual wrappers, but for the one that ends at an illegal action: `illegal` says that."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


def seat_names(episode: Episode) -> list[str]:
    """The agents of a game: seat_0, seat_1 ..."""
    return [f"seat_{seat}" for seat in range(episode.n_seats)]


def raw_env(
    game: str | AnyGame,
    variant: str = "",
    *,
    render_mode: str | None = None,
    illegal: str = "raise",
    **arguments: Any,
) -> EpisodeAEC:
    """A game, one agent at a time. illegal: "end" or "raise", as the head of this module says.

    arguments: as for GameEpisode, which are n_seats (0 for the fewest), brought, preset, and the game's options by name.
    """
    episode = GameEpisode(game, variant, **arguments)
    return EpisodeAEC(episode, seat_names(episode), render_mode, illegal)


def env(game: str | AnyGame, variant: str = "", *, illegal: str = "end", **arguments: Any) -> AECEnv:
    """As raw_env, in PettingZoo's usual wrappers; an illegal action ends the episode unless `illegal` is "raise"."""
    return wrapped(raw_env(game, variant, illegal=illegal, **arguments))


def parallel_env(
    game: str | AnyGame,
    variant: str = "",
    *,
    render_mode: str | None = None,
    illegal: str = "end",
    **arguments: Any,
) -> EpisodeParallel:
    """A game, all agents that are asked at once. Arguments as for raw_env, but an illegal action ends the episode."""
    episode = GameEpisode(game, variant, **arguments)
    return EpisodeParallel(episode, seat_names(episode), render_mode, illegal)
