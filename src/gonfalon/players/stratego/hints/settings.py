"""The numbers of a hint, in one frozen record."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..search.settings import LEVELS, Settings, settings_of
from ..search.weights import WEIGHTS, Weights


@dataclass(frozen=True)
class HintSettings:
    """How much a hint tells. Chances are from 0 to 1."""

    n_acts: int = 5
    """Acts told, the best ones."""
    n_kinds: int = 3
    """Kinds told of a target and of a clue, the likeliest ones."""
    n_marginals: int = 6400
    """Assignments that chances are counted from; the logarithm of a chance over 0.1 has a standard deviation of 0.04 then (12 seeds, Battle
    after 80 plies; 0.09 with 1,600 and 0.28 with the 160 of a move)."""
    least_chance: float = 0.005
    """Chances below are left out."""
    seed: int = 0
    """Of everything that is drawn."""
    nodes: int | None = None
    """Nodes searched at most; None: those of the highest level, without a limit where there is one of time."""


HINTS = HintSettings()


def search_settings(ms: float | None, settings: HintSettings) -> Settings:
    """Those of the highest level without noise; ms: as in `settings_of`."""
    return settings_of(max(LEVELS), ms, settings.nodes)._replace(noise=0.0)


def steady_weights(settings: HintSettings) -> Weights:
    """The levels' weights with chances counted from more assignments."""
    return replace(WEIGHTS, belief=replace(WEIGHTS.belief, n_marginals=settings.n_marginals))
