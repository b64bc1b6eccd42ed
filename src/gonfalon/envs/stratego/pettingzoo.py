"""Stratego for PettingZoo: AEC (turn by turn) and Parallel (both place in secret at once, then turns). Extra: `research`.

`env`, `raw_env` and `parallel_env` are the functions that PettingZoo's own games have. An illegal action ends the episode of `env` and
`parallel_env` and raises in `raw_env`, unless `illegal` says otherwise ("end" or "raise").
"""

from __future__ import annotations

from typing import Any

from gonfalon.envs.pettingzoo import AECEnv, EpisodeAEC, EpisodeParallel, wrapped

from .episode import StrategoEpisode

AGENTS = ["red", "blue"]


class StrategoAEC(EpisodeAEC):
    """One agent acts at a time; while both place, red fills its zone first and blue sees nothing of it.

    Arguments as for envs.stratego.episode.StrategoEpisode. Rewards are 0 until the end, then 1, 0 or -1; illegal: as
    envs.pettingzoo says.
    """

    episode: StrategoEpisode

    def __init__(
        self,
        variant: str = "battle",
        setup: str = "sampled",
        deployments: tuple[str, str] | None = None,
        render_mode: str | None = None,
        preset: str = "",
        illegal: str = "raise",
        **options: Any,
    ) -> None:
        self.episode = StrategoEpisode(variant, setup, deployments, options, preset)
        super().__init__(self.episode, AGENTS, render_mode, illegal)


class StrategoParallel(EpisodeParallel):
    """Both agents are asked at every step; the action of one that owes nothing is ignored. Arguments as for StrategoAEC.

    Square by square both place at once, neither seeing what the other does; then they move in turn.
    """

    episode: StrategoEpisode

    def __init__(
        self,
        variant: str = "battle",
        setup: str = "placed",
        deployments: tuple[str, str] | None = None,
        render_mode: str | None = None,
        preset: str = "",
        illegal: str = "end",
        **options: Any,
    ) -> None:
        self.episode = StrategoEpisode(variant, setup, deployments, options, preset)
        super().__init__(self.episode, AGENTS, render_mode, illegal)


def raw_env(*arguments: Any, **options: Any) -> StrategoAEC:
    """As StrategoAEC."""
    return StrategoAEC(*arguments, **options)


def env(*arguments: Any, illegal: str = "end", **options: Any) -> AECEnv:
    """StrategoAEC in PettingZoo's usual wrappers; an illegal action ends the episode and costs its agent 1."""
    return wrapped(raw_env(*arguments, illegal=illegal, **options))


def parallel_env(*arguments: Any, **options: Any) -> StrategoParallel:
    """As StrategoParallel."""
    return StrategoParallel(*arguments, **options)
