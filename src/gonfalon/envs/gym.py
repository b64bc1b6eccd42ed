"""Gymnasium environments of every game: one seat is the agent's, players act for the others. Extra: `research`.

    gymnasium.make("gonfalon.envs.gym:gonfalon/Seat-v0", game="a_game", n_seats=3)

`action_masks()` is what MaskablePPO of sb3-contrib asks an environment for; no wrapper is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

import numpy as np

from gonfalon import players
from gonfalon.core.errors import ArgumentError, GonfalonError
from gonfalon.core.game import AnyGame
from gonfalon.core.rng import stream, stream_seed

try:
    import gymnasium
    from gymnasium import spaces
except ImportError:
    raise GonfalonError("this environment needs the extra `research`: pip install '.[research]'") from None

from .episode import (
    ILLEGAL_ACTION,
    NO_EPISODE,
    RENDER_MODES,
    Episode,
    GameEpisode,
    number_of,
    require_switches,
)
from .pettingzoo import is_refused, observation_space

TRIES = 100
"""Games in a row that end before the seat is asked, after which `reset` raises."""
MakePlayer = Callable[[int], players.Player]
"""Seed -> a new player for each episode."""


class EpisodeSeat(gymnasium.Env):
    """Seat `seat` of a game; a player acts for every other seat, given only what that seat may know.

    The environment continues to the next decision of `seat`. Rewards are 0 until the end, then the game's return.

    illegal: what an action with mask 0 does. With "end" the episode is terminated with the lowest return of the game as its reward.
    info["reason"] is "illegal_action", and the position does not change. With "raise" it raises IllegalActionError, and the episode
    continues. A number outside of the action space always raises.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # pyright: ignore

    def __init__(
        self,
        episode: Episode,
        seat: int,
        others: Mapping[int, MakePlayer],
        render_mode: str | None = None,
        illegal: str = "end",
    ) -> None:
        require_switches(illegal, render_mode)
        self.episode, self.seat, self.illegal, self.render_mode = episode, seat, illegal, render_mode
        self.observation_space = observation_space(episode)
        self.action_space = spaces.Discrete(episode.n_actions)
        self._make_players = dict(others)
        self._players: dict[int, players.Player] = {}
        self._running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """(observation, info) at this seat's first decision; a game that ends before it is replaced by another, up to TRIES times.

        Raises GonfalonError after that.
        """
        super().reset(seed=seed)
        for _ in range(TRIES):
            drawn = int(self.np_random.integers(2**31))
            self._begin(drawn)
            self._let_others_act()
            if self.episode.outcome is None:
                self._running = True
                return self._seen()
        raise GonfalonError(f"in {TRIES} games seat {self.seat} never came to act: choose another set-up")

    def _begin(self, seed: int) -> None:
        """A new game, and new players for the other seats."""
        self.episode.reset(seed)
        self._players = {seat: make(seed) for seat, make in self._make_players.items()}

    def _seen(self) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        seen = self.episode.observe(self.seat)
        return seen, {"action_mask": seen["action_mask"], **self.episode.info(self.seat)}

    def _let_others_act(self) -> None:
        """Let the other seats act until none of them is asked or the game is over."""
        while others := [seat for seat in self.episode.asked() if seat != self.seat]:
            self._answer_for(others[0])

    def _answer_for(self, seat: int) -> None:
        self.episode.act_by_text(seat, self._players[seat].act(self.episode.information(seat)))

    def action_masks(self) -> np.ndarray:
        """bool[n_actions]: which numbers are legal now."""
        return self.episode.mask(self.seat).astype(bool)

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        """(observation, reward, terminated, truncated, info) at this seat's next decision."""
        if not self._running:
            raise GonfalonError(NO_EPISODE)
        number = number_of(action)
        if is_refused(self.episode, self.seat, number, self.illegal):
            self._running = False
            seen, info = self._seen()
            return seen, self.episode.lowest_return, True, False, {**info, "reason": ILLEGAL_ACTION}
        self.episode.act(self.seat, number)
        self._let_others_act()
        seen, info = self._seen()
        outcome = self.episode.outcome
        if outcome is None:
            return seen, 0.0, False, False, info
        self._running = False
        return seen, outcome.returns[self.seat], not outcome.truncated, outcome.truncated, info

    def render(self) -> str:  # pyright: ignore
        """What a spectator sees, as text. Raises GonfalonError before the first `reset`."""
        return self.episode.render()


class GameSeat(EpisodeSeat):
    """Seat `seat` of any game; the others are played at `level` (0: any legal action at random), or by players of yours.

    others: one maker of players for every other seat, or one for each by its number (a seat that is not named plays at `level`).
    Each maker is called with a seed before every episode. Raises ArgumentError for a seat or a level that there is not.
    arguments: as for GameEpisode, which are n_seats (0 for the fewest), brought, preset, and the game's options by name.
    """

    def __init__(
        self,
        game: str | AnyGame,
        variant: str = "",
        seat: int = 0,
        *,
        level: int = 0,
        others: MakePlayer | Mapping[int, MakePlayer] | None = None,
        render_mode: str | None = None,
        illegal: str = "end",
        **arguments: Any,
    ) -> None:
        played = GameEpisode(game, variant, **arguments)
        rest = [number for number in range(played.n_seats) if number != seat]
        if len(rest) == played.n_seats:
            raise ArgumentError(f"seat {seat}: it takes 0 to {played.n_seats - 1}")
        given = dict.fromkeys(rest, others) if callable(others) else dict(others or {})
        if wrong := sorted(set(given) - set(rest)):
            raise ArgumentError(f"a player for seat {wrong[0]}: the other seats are {rest}")
        if level:
            at_level = partial(players.make, played.game.spec.family, level)
            at_level(0)  # a level that there is not is told now
            given = dict.fromkeys(rest, at_level) | given
        makers = {number: partial(_make_for, number, maker) for number, maker in given.items()}
        super().__init__(played, seat, makers, render_mode, illegal)
        self._played = played
        self._chance = stream(0, "others")

    def _begin(self, seed: int) -> None:
        super()._begin(seed)
        self._chance = stream(seed, "others")

    def _answer_for(self, seat: int) -> None:
        """A seat without a player takes any legal action."""
        if seat in self._players:
            super()._answer_for(seat)
        else:
            played = self._played
            played.act_by_text(seat, played.game.random_action(played.state, seat, self._chance))


def _make_for(seat: int, maker: MakePlayer, seed: int) -> players.Player:
    """A player with a seed of its own, so that two seats of one kind of player do not act alike."""
    return maker(stream_seed(seed, "player", seat))


if "gonfalon/Seat-v0" not in gymnasium.registry:
    gymnasium.register("gonfalon/Seat-v0", entry_point="gonfalon.envs.gym:GameSeat")
