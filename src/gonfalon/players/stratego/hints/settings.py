"""The numbers of a hint, in one frozen record."""

from __future__ import annotations

from dataclasses import dataclass

from ..settings import LEVELS, Settings, settings_of


@dataclass(frozen=True)
class HintSettings:
    """How much a hint tells. Chances are from 0 to 1."""

    n_acts: int = 5  # acts told, the best ones
    n_kinds: int = 3  # kinds told of a target and of a clue, the likeliest ones
    n_sweeps: int = 4800  # sweeps that the chances are counted in: those of the highest level, under a budget of nodes too
    least_chance: float = 0.005  # chances below are left out
    seed: int = 0  # of everything that is drawn
    nodes: int = 2_000_000
    """Nodes searched at most: half of those of the highest level, for a hint is waited for."""


HINTS = HintSettings()


def search_settings(settings: HintSettings) -> Settings:
    """Those of the highest level without noise, with the hint's sweeps and nodes and no limit of time."""
    return settings_of(max(LEVELS), nodes=settings.nodes)._replace(noise=0.0, belief_sweeps=settings.n_sweeps)
