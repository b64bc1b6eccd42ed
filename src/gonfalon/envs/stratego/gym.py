"""Stratego for Gymnasium: one seat against a computer player. Extra: `research`.

`gymnasium.make("gonfalon.envs.stratego.gym:gonfalon/StrategoSeat-v0", variant="duel")` makes it by name.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from gonfalon import players
from gonfalon.core.errors import ArgumentError
from gonfalon.envs.gym import EpisodeSeat, MakePlayer, gymnasium

from .episode import StrategoEpisode


class StrategoSeat(EpisodeSeat):
    """Seat `seat` of a game; the other is played by a computer player of `level` (0: uniformly random), or by a player of yours.

    opponent: makes that player for each episode, from a seed (players.Player: `act(information) -> text`); it is handed
    what its seat may know and nothing else. With setup="placed" this seat fills its zone square by square and the other deploys
    as it likes. info carries the action mask, too, as "action_mask". Rewards are 0 until the end, then 1, 0 or -1; illegal: as for
    envs.gym.EpisodeSeat, -1 being the lowest return. Other arguments as for envs.stratego.episode.StrategoEpisode.
    """

    episode: StrategoEpisode

    def __init__(
        self,
        variant: str = "battle",
        seat: int = 0,
        level: int = 0,
        setup: str = "sampled",
        deployments: tuple[str, str] | None = None,
        render_mode: str | None = None,
        preset: str = "",
        opponent: MakePlayer | None = None,
        illegal: str = "end",
        **options: Any,
    ) -> None:
        if seat not in (0, 1):
            raise ArgumentError(f"seat {seat}: it takes 0 (red) or 1 (blue)")
        self.episode = StrategoEpisode(variant, setup, deployments, options, preset)
        self.level = level
        self.opponent = opponent or partial(players.make, "stratego", level)
        self.opponent(0)  # a level that there is not is told now
        super().__init__(self.episode, seat, {1 - seat: self.opponent}, render_mode, illegal)


if "gonfalon/StrategoSeat-v0" not in gymnasium.registry:
    gymnasium.register("gonfalon/StrategoSeat-v0", entry_point="gonfalon.envs.stratego.gym:StrategoSeat")
