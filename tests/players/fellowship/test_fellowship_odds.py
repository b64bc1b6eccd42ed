"""The odds of a decision in the card game: fair to the seat, the same for the same knowledge, bounded, about plans that can be played."""

from __future__ import annotations

import itertools
import time

import pytest

from gonfalon import games, players
from gonfalon.core.rng import stream
from gonfalon.games.fellowship.engine.state import State
from gonfalon.players.fellowship.odds import OddsSettings, odds
from gonfalon.players.fellowship.rule_based import choose

GAME = games.get("fellowship")
FEW = OddsSettings(samples=4)


def asked(kind: str, n_seats: int = 2, seed: int = 3) -> tuple[State, int]:
    """A game of the rules of thumb up to a decision of a kind with more than one answer, and the seat that owes it."""
    state = GAME.new(seed, GAME.setup("passage-through-mirkwood", n_seats=n_seats))
    while state.outcome is None:
        assert state.pending is not None
        seat, choices = state.pending.asks[0]
        if state.pending.kind == kind and len(choices) > 1:
            return state, seat
        state.take(seat, choose(state, seat, choices))
    raise AssertionError(f"nobody is asked for {kind}")


@pytest.mark.parametrize("kind", ["mulligan", "planning", "commit", "defender"])
def test_hidden_cards_change_nothing(kind: str):
    state, seat = asked(kind)
    information = GAME.information_state(state, seat)
    told = odds(information, FEW)
    other = GAME.sample(information, stream(9, "other"))
    assert other.digest() != state.digest()
    assert odds(GAME.information_state(other, seat), FEW) == told


def test_each_plan_can_be_played_and_was_played_as_often():
    for kind in ("planning", "commit", "defender"):
        state, seat = asked(kind)
        told = odds(GAME.information_state(state, seat), FEW)
        assert len(told) > 1
        assert len({one.actions for one in told}) == len(told)
        for one in told:
            twin = state.copy()
            for action in one.actions:
                twin.step(seat, action)
            assert one.games == FEW.samples
            assert 0 <= one.won <= one.games
            assert 0.0 <= one.outlook <= 1.0


def test_one_answer_alone_and_a_set_that_is_begun_have_no_odds():
    state, seat = asked("commit")
    choices = state.pending.asks[0][1] if state.pending else ()
    state.take(seat, next(choice for choice in choices if choice[0] == "commit"))
    assert odds(GAME.information_state(state, seat), FEW) == ()


@pytest.mark.parametrize(("n_plans", "n_seats", "games"), [(2, 1, 60), (8, 1, 50), (8, 4, 12), (99, 8, 1)])
def test_the_games_are_counted_by_plans_and_seats(n_plans: int, n_seats: int, games: int):
    assert OddsSettings().n_samples(n_plans, n_seats) == games


def test_no_clock_ends_the_games(monkeypatch: pytest.MonkeyPatch):
    """The same knowledge gets the same odds on a slow machine."""
    state, seat = asked("commit", n_seats=1)
    few = OddsSettings(playouts=20)
    told = odds(GAME.information_state(state, seat), few)
    hours = itertools.count(step=3600.0)
    for name in ("monotonic", "perf_counter", "process_time", "time"):
        monkeypatch.setattr(time, name, lambda: next(hours))
    assert odds(GAME.information_state(state, seat), few) == told


def test_answers_are_told_apart():
    state, seat = asked("defender", n_seats=1)
    told = odds(GAME.information_state(state, seat), OddsSettings(samples=12))
    assert max(one.outlook for one in told) > min(one.outlook for one in told)


def test_families_without_odds_tell_none():
    assert players.tells_odds("fellowship")
    assert not players.tells_odds("tiny")
