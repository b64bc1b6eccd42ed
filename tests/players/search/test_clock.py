"""A time limit: nodes are planned from the rate of this decision's own boards, and the answer is never a random move."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.players.stratego import clock as clocks
from gonfalon.players.stratego.clock import HEAD_START, LEAST_NODES, MOST_RESERVE, SearchClock
from gonfalon.players.stratego.deploy import people
from gonfalon.players.stratego.deploy.people import careful
from gonfalon.players.stratego.settings import settings_of

from .positions import STRATEGO, search_of, walk


class Hands:
    """Stands in for the time module: its seconds go on only when they are told to. share: of the core that this thread gets."""

    def __init__(self) -> None:
        self.seconds = self.work = 10.0

    def perf_counter(self) -> float:
        return self.seconds

    def thread_time(self) -> float:
        return self.work

    def go_on(self, seconds: float, share: float = 1.0) -> None:
        """Let so much time pass, in which the thread works a share."""
        self.seconds += seconds
        self.work += share * seconds


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    found = Hands()
    monkeypatch.setattr(clocks, "time", found)
    return found


def clock_of(hands: Hands, ms: float) -> SearchClock:
    return SearchClock(hands.seconds, ms)


def test_nodes_are_planned_by_the_slowest_board_and_the_time_that_is_left(hands: Hands):
    clock = clock_of(hands, 100)
    assert clock.nodes_left(1 << 40) == 1 << 40  # nothing is timed yet
    clock.note(3_000, 3.0)
    clock.note(8_000, 4.0)
    hands.go_on(0.045)
    assert clock.nodes_left(1 << 40) == pytest.approx(1_000 * (95 - 45), abs=1)
    assert clock.nodes_left(700) == 700
    hands.go_on(0.06)
    assert clock.nodes_left(1 << 40) == 0
    assert clock.is_late()


def test_on_a_shared_core_fewer_nodes_are_planned(hands: Hands):
    """Boards are timed by this thread's work, so that a pause between two of them does not slow down the plan for ever."""
    clock = clock_of(hands, 100)
    clock.note(5_000, 5.0)
    hands.go_on(0.04, 0.5)
    share = (20 + HEAD_START) / (40 + HEAD_START)
    assert clock.core_share() == pytest.approx(share)
    assert clock.pause == pytest.approx(20)  # another one as long has room
    assert clock.nodes_left(1 << 40) == pytest.approx(1_000 * (0.95 * 80 - 40) * share, abs=1)
    assert clock.work_left() == pytest.approx(40 * share)


def test_a_pause_is_kept_room_for_but_never_much(hands: Hands):
    clock = clock_of(hands, 100)
    hands.go_on(0.01)
    assert (clock.is_late(), clock.end()) == (False, 100)
    hands.go_on(0.007, 0.0)
    assert not clock.is_late()
    assert clock.end() == pytest.approx(93)
    assert clock.rest().end() == pytest.approx(93)
    hands.go_on(0.05, 0.0)
    assert not clock.is_late()
    assert clock.end() == pytest.approx(100 * (1 - MOST_RESERVE))
    assert SearchClock(hands.seconds, 100, pause=4.0).end() == pytest.approx(96)


def test_a_part_has_its_share_of_what_is_left_however_late_it_begins(hands: Hands):
    clock = clock_of(hands, 100)
    hands.go_on(0.06)
    part = clock.rest(0.5)
    assert part.ms == pytest.approx(80)
    hands.go_on(0.009)
    assert not part.is_late(0.5)
    hands.go_on(0.002)
    assert part.is_late(0.5)
    assert not part.is_late()
    hands.go_on(0.05)
    assert part.is_late()
    assert clock.rest(0.5).ms == clock.elapsed()


def test_portions_of_work_end_with_the_time(hands: Hands):
    done = []
    for n in clock_of(hands, 100).chunks(1_000, 60):
        done.append(n)
        hands.go_on(0.03)
    assert done == [60] * 4
    assert list(SearchClock(0.0, 0.0).chunks(1_000, 60)) == [1_000]
    hands.go_on(1.0)
    assert list(SearchClock(10.0, 100.0).chunks(130, 60)) == [60]


def test_a_long_history_is_not_read_for_behaviour_where_time_is_short(hands: Hands):
    assert clock_of(hands, 100).has_time_to_read(600)
    assert not clock_of(hands, 20).has_time_to_read(600)
    assert SearchClock(0.0, 0.0).has_time_to_read(10_000)


def test_a_board_that_is_too_short_to_be_timed_is_passed_over(hands: Hands):
    clock = clock_of(hands, 100)
    clock.note(LEAST_NODES - 1, 50.0)
    assert clock.nodes_left(123_456) == 123_456


def test_without_a_limit_the_clock_is_not_read(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(clocks, "time", SimpleNamespace())
    clock = SearchClock(0.0, 0.0)
    assert clock.nodes_left(5) == 5
    assert not clock.is_late()


@pytest.mark.parametrize("budget", [{"ms": 0.001}, {"nodes": 1}], ids=["time", "nodes"])
def test_when_a_budget_is_used_up_at_once_the_answer_is_the_best_of_one_board(budget: dict[str, Any]):
    """Every action has been searched on that board: the choice is by value."""
    state, seat = next((s, seat) for s, seat in walk("battle", {}, 41, 90) if s.ply == 60)
    timed = search_of(state, seat, settings=settings_of(6, **budget)._replace(noise=0.0))
    assert timed.choose() == timed.legal[int(np.argmax(timed.values))]
    assert timed.tree.depth == 1
    assert timed.tree.nodes >= len(timed.legal)
    assert len(set(timed.values)) > 1


def test_a_board_stops_at_the_nodes_that_fit(monkeypatch: pytest.MonkeyPatch):
    """With room for 200 nodes a board, the pass that needs more ends at its first board, and the passes before it count."""
    state, seat = next((s, seat) for s, seat in walk("battle", {}, 41, 90) if s.ply == 60)
    search = search_of(state, seat, settings=settings_of(6, ms=60_000)._replace(expected_share=0.0))
    searched: list[int] = []
    monkeypatch.setattr(SearchClock, "nodes_left", lambda self, nodes: 200)
    monkeypatch.setattr(SearchClock, "note", lambda self, nodes, ms: searched.append(nodes))
    assert search.choose() in search.legal
    assert 200 < max(searched) <= 202
    assert searched[-1] == max(searched)
    assert 1 <= search.tree.depth < 6


def test_no_deployment_is_drawn_when_it_is_late(monkeypatch: pytest.MonkeyPatch):
    state = STRATEGO.new(1, STRATEGO.setup("battle"))
    seen = STRATEGO.observe(state, 0)
    assert isinstance(seen, StrategoObservation)
    drawn: list[str] = []
    draw = people.believable
    monkeypatch.setattr(people, "believable", lambda *given: drawn.append(draw(*given)) or drawn[-1])
    for late, n in ((lambda: True, 1), (lambda: len(drawn) >= 3, 3), (lambda: False, 5)):
        drawn.clear()
        assert careful(seen, random.Random(1), 5, late) in drawn
        assert len(drawn) == n
