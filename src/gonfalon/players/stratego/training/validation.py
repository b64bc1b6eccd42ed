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
MODELS: dict[str, FitSettings] = {
    "lead": NET._replace(parts=(), decays=(), fits_output=False, fits_slope=False),
    "lead, slope fitted": NET._replace(parts=(), decays=(), fits_output=False),
    "linear in kinds": NET._replace(n_units=0, parts=("kind",), decays=(1.0,)),
    "linear in all inputs": NET._replace(n_units=0),
    "net": NET,
}
"""Models by what they know of a position, the simplest first."""
BASELINE = "lead, slope fitted"


class Validation(NamedTuple):
    """A model's cross-entropy on games held back. losses: float64[positions], after the epoch that is best on average."""

    losses: np.ndarray
    epochs: int


class Difference(NamedTuple):
    """How much lower a mean loss is than another on the same positions, and the standard error over games."""

    mean: float
    error: float


def validate(positions: Positions, groups: np.ndarray, settings: FitSettings, seed: int) -> Validation:
    """Fit without each fold in turn and take the losses on it. Raises ValueError if there are fewer games than folds."""
    if positions.n_games < FOLDS:
        raise ValueError(f"{FOLDS} folds take at least {FOLDS} games")
    losses = np.zeros((settings.epochs, len(positions.leads)))
    for fold in range(FOLDS):
        is_held = positions.games % FOLDS == fold
        held = np.flatnonzero(is_held)
        _, losses[:, held] = fit(positions, np.flatnonzero(~is_held), groups, settings, seed, held)
    best = int(losses.mean(axis=1).argmin())
    return Validation(losses[best], best + 1)


def difference(positions: Positions, lower: Validation, higher: Validation) -> Difference:
    """Games are independent, positions of one game are not."""
    gains = higher.losses - lower.losses
    mean, n = float(gains.mean()), len(gains)
    by_game = np.bincount(positions.games, gains - mean)
    return Difference(mean, float(np.sqrt((by_game**2).sum()) / n))


def report(positions: Positions, found: Mapping[str, Validation]) -> str:
    """A line for each model: its mean loss, and how much lower it is than the baseline's."""
    lines = [
        f"{positions.n_games} games, {len(positions.leads)} positions; cross-entropy on games held back, {FOLDS} folds:"
    ]
    for name, one in found.items():
        gain = difference(positions, one, found[BASELINE])
        lines.append(
            f"  {name:<24} {one.losses.mean():.4f}  better by {gain.mean:+.4f} ({gain.error:.4f}), {one.epochs} epochs"
        )
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
