"""What corrects the judgement of the card game's search: the same playouts for the same seed, weights that find what answers cause."""

from __future__ import annotations

import runpy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def script() -> Any:
    return SimpleNamespace(**runpy.run_path(str(ROOT / "scripts/fellowship/corrections.py")))


def drawn(script: Any, decisions: int) -> list[Any]:
    """Decisions whose second feature wins games, which the judgement does not know; luck of the sample is the first feature."""
    rng, found = np.random.default_rng(1), []
    for seed in range(decisions):
        rows = np.zeros((3, 8, 4, len(script.FEATURES)))
        rows[..., 0] = rng.normal(size=(1, 8, 1))
        rows[..., 1] = rng.normal(size=(1, 1, 4))
        rows[..., 2] = rng.normal(size=(3, 8, 4))
        chance = 1 / (1 + np.exp(-3 * rows[0, ..., 0] - rows[0, ..., 1]))
        values = np.broadcast_to(0.1 * rng.normal(size=(1, 8, 4)), (3, 8, 4))
        found.append(script.Playouts(seed, (rng.random((8, 4)) < chance).astype(float), values, rows))
    return found


def test_weights_are_found_for_what_differs_between_plans_alone(script: Any) -> None:
    playouts = drawn(script, 400)
    weights = script.fit(playouts)
    assert weights[1] > 0.05
    assert abs(weights[0]) < 1e-6, "luck that all plans of a sample share says nothing of them"
    assert abs(weights[2]) < 0.02
    before = script.quality(playouts, [one.values.mean(0) for one in playouts])
    after = script.quality(playouts, script.cross_validated(playouts))
    assert after[0] > 0.8
    assert after[1] > before[1] + 0.02


def test_the_same_seed_gives_the_same_playouts_with_every_plan_in_every_sample(script: Any) -> None:
    first, again = ([*script.decisions(21_000)] for _ in range(2))
    assert len(first) == script.DECISIONS
    for one, other in zip(first, again, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
        samples, plans = one.won.shape
        assert samples == (script.SAMPLES if plans > script.FEW_PLANS else script.SAMPLES_OF_FEW)
        assert one.features.shape == (script.ROUNDS, samples, plans, len(script.FEATURES))
        assert np.ptp(one.values, axis=2).max() > 0
