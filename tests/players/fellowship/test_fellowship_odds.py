"""The odds of a decision in the card game: fair to the seat, the same for the same knowledge, bounded, about plans that can be played."""

from __future__ import annotations

import itertools
import time

import pytest

from gonfalon import games, players
from gonfalon.core.rng import stream
from gonfalon.games.fellowship.engine.state import State
from gonfalon.players.fellowship.evaluation import FEATURES
from gonfalon.players.fellowship.odds import QUICK, OddsSettings, Tried, odds
from gonfalon.players.fellowship.reasons import PARTS, reasons_of
from gonfalon.players.fellowship.rule_based import choose

GAME = games.get("fellowship")
FEW = OddsSettings(first=2, games=4)


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
            assert one.games == FEW.games
            assert 0 <= one.won <= one.games
            assert 0.0 <= one.outlook <= 1.0


def test_one_answer_alone_and_a_set_that_is_begun_have_no_odds():
    state, seat = asked("commit")
    choices = state.pending.asks[0][1] if state.pending else ()
    state.take(seat, next(choice for choice in choices if choice[0] == "commit"))
    assert odds(GAME.information_state(state, seat), FEW) == ()


@pytest.mark.parametrize(
    ("n_plans", "n_seats", "n_told"),
    [(2, 1, 2), (8, 1, 8), (8, 2, 8), (8, 3, 8), (8, 4, 8), (12, 4, 6), (99, 8, 2)],
)
def test_every_table_tells_the_odds_of_eight_plans_and_of_fewer_where_there_are_more(
    n_plans: int, n_seats: int, n_told: int
):
    assert OddsSettings().n_told(n_plans, n_seats) == n_told


def test_nothing_is_told_of_a_plan_that_was_played_too_seldom():
    state, seat = asked("planning", n_seats=1)
    told = odds(GAME.information_state(state, seat), OddsSettings(first=2, games=4, playouts=1))
    assert [one.games for one in told].count(4) == 2
    assert all(one.is_told == (one.games == 4) for one in told)
    assert not any(one.is_best for one in told if not one.is_told)


def test_a_first_word_has_few_games_and_tells_no_share():
    state, seat = asked("planning")
    quick = players.odds(GAME.information_state(state, seat), "quick")
    assert len(quick) > 1
    assert {one.games for one in quick} == {QUICK.games}
    assert QUICK.games < OddsSettings().first
    assert not any(one.is_told or one.is_best for one in quick)
    assert len({one.outlook for one in quick}) > 1


def test_an_interval_holds_the_share_and_narrows_with_games():
    state, seat = asked("mulligan", n_seats=1)
    few, more = (odds(GAME.information_state(state, seat), OddsSettings(games=n)) for n in (4, 16))
    for one, two in zip(few, more, strict=True):
        assert one.low <= one.won / one.games <= one.high
        assert two.high - two.low < one.high - one.low


def tried(won: list[float]) -> Tried:
    one = Tried(())
    one.won, one.outlooks = won, won
    return one


def test_the_best_is_marked_only_where_it_is_apart():
    """By two standard errors of the difference in the same samples, so a plan that loses nothing beside one more win is not enough."""
    usual = tried([0.0, 1.0] * 30)
    assert tried([1.0] * 60).is_ahead(usual)
    assert not tried([1.0, 1.0, *[0.0, 1.0] * 29]).is_ahead(usual)
    assert not tried(usual.won).is_ahead(usual)
    assert not usual.is_ahead(tried([1.0] * 60))


def test_reasons_are_the_parts_in_which_the_outlook_differs():
    here = dict.fromkeys(FEATURES, 0.0)
    better = tuple((here | {"threat": -0.4, "round": 9.0, "heroes_lost": -0.5}).values())
    found = reasons_of("passage-through-mirkwood", better, tuple(here.values()))
    assert {reason.name for reason in found} == {"threat", "heroes"}
    assert reasons_of("passage-through-mirkwood", better, better) == ()
    assert {*PARTS} <= {*FEATURES}


def test_no_clock_ends_the_games(monkeypatch: pytest.MonkeyPatch):
    """The same knowledge gets the same odds on a slow machine."""
    state, seat = asked("commit", n_seats=1)
    few = OddsSettings(first=2, games=3)
    told = odds(GAME.information_state(state, seat), few)
    hours = itertools.count(step=3600.0)
    for name in ("monotonic", "perf_counter", "process_time", "time"):
        monkeypatch.setattr(time, name, lambda: next(hours))
    assert odds(GAME.information_state(state, seat), few) == told


def test_answers_are_told_apart():
    state, seat = asked("defender", n_seats=1)
    told = odds(GAME.information_state(state, seat), OddsSettings(first=6, games=12))
    assert max(one.outlook for one in told) > min(one.outlook for one in told)


def test_families_without_odds_tell_none():
    assert players.tells_odds("fellowship")
    assert not players.tells_odds("tiny")
