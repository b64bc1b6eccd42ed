"""What an answer of a finished game cost: told where it is dear and sure, fair to the seat, and the same for the same knowledge."""

from __future__ import annotations

import pytest

from gonfalon import games
from gonfalon.core.rng import stream
from gonfalon.games.fellowship.engine.state import PASS, State
from gonfalon.players.fellowship import review
from gonfalon.players.fellowship.odds import Tried
from gonfalon.players.fellowship.review import ReviewSettings, compared
from gonfalon.players.fellowship.rule_based import choose

GAME = games.get("fellowship")
FEW = ReviewSettings(first=3, games=4, most_plans=3)


def asked(kind: str, seed: int = 3) -> State:
    """A solo game by the rules of thumb up to a decision of a kind with more than one answer."""
    state = GAME.new(seed, GAME.setup("passage-through-mirkwood", n_seats=1))
    while state.outcome is None:
        assert state.pending is not None
        seat, choices = state.pending.asks[0]
        if state.pending.kind == kind and len(choices) > 1:
            return state
        state.take(seat, choose(state, seat, choices))
    raise AssertionError(f"nobody is asked for {kind}")


def outcome_of(monkeypatch: pytest.MonkeyPatch, won: dict[tuple[str, ...], float], state: State) -> None:
    """Each plan wins this share of its games, in the same samples."""
    twin = state.copy()

    def play(self: Tried, sample: State, seat: int) -> None:
        share = next(
            (value for texts, value in won.items() if review.actions_of(twin, 0, self.plan) == texts), 0.0
        )
        self.won.append(float((self.n % 10) < 10 * share))
        self.outlooks.append(share)

    monkeypatch.setattr(Tried, "play", play)


def test_a_dear_answer_is_told_with_its_cost(monkeypatch: pytest.MonkeyPatch):
    state = asked("mulligan")
    outcome_of(monkeypatch, {("keep",): 0.8, ("redraw",): 0.3}, state)
    found = compared(GAME.information_state(state, 0), ["redraw"])
    assert found is not None
    assert (found.texts(found.best), found.cost, found.chance, found.games) == (("keep",), 0.5, 0.3, 80)
    assert 0 < found.doubt < found.cost / 2
    assert found.is_dear
    kept = compared(GAME.information_state(state, 0), ["keep"])
    assert kept is not None
    assert (kept.cost, kept.is_dear) == (0.0, False)


def test_what_costs_nothing_is_not_dear(monkeypatch: pytest.MonkeyPatch):
    state = asked("mulligan")
    outcome_of(monkeypatch, {("keep",): 0.5, ("redraw",): 0.5}, state)
    found = compared(GAME.information_state(state, 0), ["redraw"])
    assert found is not None
    assert (found.cost, found.doubt, found.is_dear) == (0.0, 0.0, False)


def test_what_may_be_luck_is_not_dear(monkeypatch: pytest.MonkeyPatch):
    state = asked("mulligan")
    outcome_of(monkeypatch, {("keep",): 0.8, ("redraw",): 0.6}, state)
    few = compared(GAME.information_state(state, 0), ["redraw"], ReviewSettings(games=6))
    many = compared(GAME.information_state(state, 0), ["redraw"])
    assert few is not None
    assert many is not None
    assert (few.is_dear, many.is_dear) == (False, True)


def test_a_set_is_one_answer_and_hidden_cards_change_nothing():
    """Nobody goes on the quest: judged as a whole, from what the seat knew."""
    state = asked("commit")
    information = GAME.information_state(state, 0)
    told = compared(information, ["pass"], FEW)
    other = compared(GAME.information_state(GAME.sample(information, stream(9, "other")), 0), ["pass"], FEW)
    assert told is not None
    assert other is not None
    assert (told.cost, told.doubt, told.chance) == (other.cost, other.doubt, other.chance)
    assert told.texts(told.best) == other.texts(other.best)
    assert compared(information, ["no such answer"], FEW) is None


def test_the_same_set_in_another_order_is_no_other_answer(monkeypatch: pytest.MonkeyPatch):
    state = asked("commit")
    assert state.pending is not None
    all_of_them = [state.text(one) for one in reversed(state.pending.asks[0][1]) if one != PASS]
    assert len(all_of_them) > 1
    outcome_of(monkeypatch, {}, state)
    tried = list[frozenset[str]]()
    monkeypatch.setattr(
        review, "_promise", lambda one: tried.append(frozenset(review.actions_of(state, 0, one.plan))) or 0
    )
    compared(GAME.information_state(state, 0), all_of_them, FEW)
    assert len(tried) > 2
    assert sum(one - {"pass"} == frozenset(all_of_them) for one in tried) == 1
