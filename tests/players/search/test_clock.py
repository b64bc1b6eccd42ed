"""A time limit: nodes are planned from the rate of this decision's own boards, and the answer is never a random move."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.players.stratego import setups
from gonfalon.players.stratego.search import clock as clocks
from gonfalon.players.stratego.search.clock import SearchClock
from gonfalon.players.stratego.search.settings import settings_of
from gonfalon.players.stratego.search.weights import WEIGHTS

from .positions import STRATEGO, search_of, walk


class Hands:
    """Stands in for the time module: its seconds go on only when they are told to."""

    def __init__(self) -> None:
        self.seconds = 10.0

    def perf_counter(self) -> float:
        return self.seconds


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    found = Hands()
    monkeypatch.setattr(clocks, "time", found)
    return found


def clock_of(hands: Hands, ms: float) -> SearchClock:
    return SearchClock(hands.seconds, ms, WEIGHTS.clock)


def test_nodes_are_planned_by_the_slowest_board_and_the_time_that_is_left(hands: Hands):
    clock = clock_of(hands, 100)
    assert clock.nodes_left(1 << 40) == 1 << 40  # nothing is timed yet
    clock.note(3_000, 3.0)
    clock.note(8_000, 4.0)
    hands.seconds += 0.045
    assert clock.nodes_left(1 << 40) == pytest.approx(1_000 * (95 - 45), abs=1)
    assert clock.nodes_left(700) == 700
    hands.seconds += 0.06
    assert clock.nodes_left(1 << 40) == 0
    assert clock.is_late()


def test_a_board_that_is_too_short_to_be_timed_is_passed_over(hands: Hands):
    clock = clock_of(hands, 100)
    clock.note(WEIGHTS.clock.least_nodes - 1, 50.0)
    assert clock.nodes_left(123_456) == 123_456


def test_without_a_limit_the_clock_is_not_read(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(clocks, "time", SimpleNamespace())
    clock = SearchClock(0.0, 0.0, WEIGHTS.clock)
    assert clock.nodes_left(5) == 5
    assert not clock.is_late()


@pytest.mark.parametrize("budget", [{"ms": 0.001}, {"nodes": 1}], ids=["time", "nodes"])
def test_when_a_budget_is_used_up_at_once_the_answer_is_the_best_of_one_board(budget: dict[str, Any]):
    """Every action has been searched on that board: the choice is by value."""
    state, seat = next((s, seat) for s, seat in walk("battle", {}, 41, 90) if s.ply == 60)
    timed = search_of(state, seat, settings=settings_of(6, **budget)._replace(noise=0.0))
    assert timed.choose() == timed.legal[int(np.argmax(timed.values))]
    assert timed.depth == 1
    assert timed.nodes >= len(timed.legal)
    assert len(set(timed.values)) > 1


def test_a_board_stops_at_the_nodes_that_fit(monkeypatch: pytest.MonkeyPatch):
    """With room for 200 nodes a board, the pass that needs more ends at its first board, and the passes before it count."""
    state, seat = next((s, seat) for s, seat in walk("battle", {}, 41, 90) if s.ply == 60)
    search = search_of(state, seat, settings=settings_of(6, ms=60_000))
    searched: list[int] = []
    monkeypatch.setattr(SearchClock, "nodes_left", lambda self, nodes: 200)
    monkeypatch.setattr(SearchClock, "note", lambda self, nodes, ms: searched.append(nodes))
    assert search.choose() in search.legal
    assert 200 < max(searched) <= 202
    assert searched[-1] == max(searched)
    assert 1 <= search.depth < 6


def test_no_deployment_is_drawn_when_it_is_late(monkeypatch: pytest.MonkeyPatch):
    state = STRATEGO.new(1, STRATEGO.setup("battle"))
    seen = STRATEGO.observe(state, 0)
    assert isinstance(seen, StrategoObservation)
    drawn: list[str] = []
    believable = setups.believable
    monkeypatch.setattr(setups, "believable", lambda *given: drawn.append(believable(*given)) or drawn[-1])
    for late, n in ((lambda: True, 1), (lambda: len(drawn) >= 3, 3), (lambda: False, 5)):
        drawn.clear()
        assert setups.careful(seen, random.Random(1), 5, late) in drawn
        assert len(drawn) == n
