"""The measurement of the coach's odds tells how leads end and which share of the army fits that. Nothing is played here."""

from __future__ import annotations

from types import ModuleType

import pytest

from .loading import BENCH, load


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    return load("coach_odds")


def test_a_lead_that_wins_as_often_as_it_loses_wants_flat_odds(bench: ModuleType):
    rows = [([60.0, 45.0], 1.0), ([60.0, 45.0], 0.0)] * 20
    told = bench.told(rows, 0.05)
    [lead] = told["leads"]
    assert (lead["positions"], lead["won"]) == (40, 0.5)
    assert lead["said"] > 0.9, "a quarter of the army is nearly a won game to the coach"
    assert list(told["log_loss"].values()) == sorted(told["log_loss"].values(), reverse=True)


def test_a_lead_that_always_wins_wants_steep_odds(bench: ModuleType):
    told = bench.told([([60.0, 45.0], 1.0), ([45.0, 60.0], 0.0)] * 20)
    assert told["leads"][0]["won"] == 1.0
    assert list(told["log_loss"].values()) == sorted(told["log_loss"].values())
