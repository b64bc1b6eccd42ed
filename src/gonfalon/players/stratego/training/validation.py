"""Compares models on games held back from their fits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from ..worth import Fights
from .fit import FitSettings, fit
from .positions import Positions

FOLDS = 5
"""Parts of the games; each is held back once."""

NET = FitSettings()
NETS = {
    f"net, decay {decays[-1]:g}": NET._replace(decays=decays)
    for decays in ((3.0, 30.0, 30.0), (1.0, 10.0, 10.0), (0.3, 3.0, 3.0))
}
"""The more games there are, the less need weights be held towards 0."""
MODELS: dict[str, FitSettings] = {
    "lead": NET._replace(parts=(), decays=(), fits_output=False, fits_slope=False, epochs=1),
    "lead, slope fitted": NET._replace(parts=(), decays=(), fits_output=False, epochs=1),
    "linear in kinds": NET._replace(n_units=0, parts=NET.parts[:1], decays=NET.decays[:1]),
    "linear in all inputs": NET._replace(n_units=0),
    **NETS,
}
"""Models by what they know of a position, the simplest first."""
BASELINE = "lead, slope fitted"


class Validation(NamedTuple):
    """A model's cross-entropy on games held back, after the epoch with the lowest against goals.

    losses: float64[2, positions], against results and against goals (fit.goals_of), which shake less.
    """

    losses: np.ndarray
    epochs: int


class Difference(NamedTuple):
    """How much lower mean losses are than others on the same positions, and the standard error over games; float64[2] each."""

    mean: np.ndarray
    error: np.ndarray


def validate(positions: Positions, groups: np.ndarray, settings: FitSettings, seed: int) -> Validation:
    """Fit without each fold in turn and take the losses on it. Raises ValueError if there are fewer games than folds."""
    if positions.n_games < FOLDS:
        raise ValueError(f"{FOLDS} folds take at least {FOLDS} games")
    losses = np.zeros((settings.epochs, 2, len(positions.leads)))
    for fold in range(FOLDS):
        is_held = positions.games % FOLDS == fold
        held = np.flatnonzero(is_held)
        _, losses[:, :, held] = fit(positions, np.flatnonzero(~is_held), groups, settings, seed, held)
    best = int(losses[:, 1].mean(axis=1).argmin())
    return Validation(losses[best], best + 1)


def difference(positions: Positions, lower: Validation, higher: Validation) -> Difference:
    """Games are independent, positions of one game are not."""
    gains = higher.losses - lower.losses
    means, n = gains.mean(axis=1), gains.shape[1]
    by_game = [np.bincount(positions.games, gain - mean) for gain, mean in zip(gains, means, strict=True)]
    return Difference(means, np.sqrt((np.array(by_game) ** 2).sum(axis=1)) / n)


def report(positions: Positions, found: Mapping[str, Validation]) -> str:
    """A line for each model: mean losses, and how much lower they are than the baseline's (standard error over games)."""
    lines = [
        f"{positions.n_games} games, {len(positions.leads)} positions; cross-entropy on games held back, {FOLDS} folds"
    ]
    for name, one in found.items():
        gain = difference(positions, one, found[BASELINE])
        told = (
            f"{what} {one.losses[row].mean():.4f}, better by {gain.mean[row]:+.4f} ({gain.error[row]:.4f})"
            for row, what in enumerate(("results", "goals"))
        )
        lines.append(f"  {name:<22} {'; '.join(told)}; {one.epochs} epochs")
    return "\n".join(lines)


def kind_groups(fights: Fights) -> np.ndarray:
    """int64[kinds]: the group of each kind: flags, what stands still, sappers, long movers, the stronger half of the rest, the weaker."""
    movers = [fights.pieces[kind] for kind in fights.mobile]
    median = float(np.median([piece.rank for piece in movers])) if movers else 0.0
    groups = []
    for kind, piece in fights.pieces.items():
        tests = (piece.flag, piece.reach == 0, kind in fights.sappers, piece.reach > 1, piece.rank > median)
        groups.append(next((number for number, holds in enumerate(tests) if holds), len(tests)))
    return np.unique(groups, return_inverse=True)[1]
