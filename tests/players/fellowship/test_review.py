"""What an answer of a finished game cost: told where it is dear and sure, fair to the seat, and the same for the same knowledge."""

from __future__ import annotations

import pytest

from gonfalon import games
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream
from gonfalon.games.fellowship.engine.state import State
from gonfalon.players.fellowship import review
from gonfalon.players.fellowship.odds import Tried
from gonfalon.players.fellowship.review import ReviewSettings, note_on, own_answers
from gonfalon.players.fellowship.rule_based import choose

GAME = games.get("fellowship")
FEW = ReviewSettings(first=4, games=8)


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
    found = note_on(GAME.information_state(state, 0), ["redraw"])
    assert found is not None
    assert (found.actions, found.best, found.cost, found.games) == (("redraw",), ("keep",), 0.5, 80)
    assert 0 < found.doubt < found.cost / 2
    assert note_on(GAME.information_state(state, 0), ["keep"]) is None


def test_what_costs_little_is_not_told(monkeypatch: pytest.MonkeyPatch):
    state = asked("mulligan")
    outcome_of(monkeypatch, {("keep",): 0.5, ("redraw",): 0.5}, state)
    assert note_on(GAME.information_state(state, 0), ["redraw"]) is None


def test_what_may_be_luck_is_not_told(monkeypatch: pytest.MonkeyPatch):
    state = asked("mulligan")
    outcome_of(monkeypatch, {("keep",): 0.8, ("redraw",): 0.6}, state)
    assert note_on(GAME.information_state(state, 0), ["redraw"], ReviewSettings(games=6)) is None
    assert note_on(GAME.information_state(state, 0), ["redraw"]) is not None


def test_a_set_is_one_answer_and_hidden_cards_change_nothing():
    """Nobody goes on the quest: judged as a whole, from what the seat knew."""
    state = asked("commit")
    information = GAME.information_state(state, 0)
    told = note_on(information, ["pass"], FEW)
    other = GAME.sample(information, stream(9, "other"))
    assert note_on(GAME.information_state(other, 0), ["pass"], FEW) == told
    assert note_on(information, ["no such answer"], FEW) is None


def test_the_cards_of_a_set_are_one_answer():
    state = asked("commit")
    steps = list[tuple[InformationState, str]]()
    while state.pending is not None and state.pending.kind == "commit":
        choices = state.pending.asks[0][1]
        action = state.text(
            next((one for one in choices if one[0] == "commit" and len(steps) < 2), choices[-1])
        )
        steps.append((GAME.information_state(state, 0), action))
        state.step(0, action)
    ((information, actions),) = own_answers(steps)
    assert information == steps[0][0]
    assert actions == tuple(action for _, action in steps)
    assert len(actions) > 1
