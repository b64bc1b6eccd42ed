"""The search player of the card game: legal at every table, blind to hidden cards, sets as wholes, budgets, samples."""

from __future__ import annotations

import random

import pytest

from gonfalon import players
from gonfalon.core.rng import stream
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, State
from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship import search
from gonfalon.players.fellowship.evaluation import (
    FEATURES,
    features,
    value_of,
    weights,
)
from gonfalon.players.fellowship.rule_based import choose
from gonfalon.players.fellowship.search import (
    LEVELS,
    Budget,
    SearchPlayer,
    SearchSettings,
    playout,
)
from gonfalon.players.fellowship.search_plans import WEIGHED_WITH_TIME, before_the_set, follow, plans

SCENARIOS = [variant.id for variant in GAME.spec.variants]
TINY = SearchSettings(4, rounds=1, most_plans=2, kinds=WEIGHED_WITH_TIME)


def until_asked(s: State, kind: str) -> State:
    """Play on by rules of thumb until such a decision with a choice is owed."""
    while s.outcome is None:
        assert s.pending is not None
        seat, choices = s.pending.asks[0]
        if s.pending.kind == kind and len(choices) > 2:
            return s
        s.take(seat, choose(s, seat, choices))
    raise AssertionError(f"nothing of the kind {kind} was asked")


def leadership(seed: int = 1) -> State:
    """A solo game of the first scenario."""
    return GAME.new(seed, GAME.setup(brought=("leadership",)))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("n_seats", [1, 2, 3, 4])
def test_every_answer_of_a_search_is_legal(scenario: str, n_seats: int):
    s, player = GAME.new(n_seats, GAME.setup(scenario, n_seats=n_seats)), SearchPlayer(1, TINY)
    for _ in range(48 // (n_seats + 1)):
        if s.outcome is not None:
            return
        seat = s.to_act()[0]
        action = player.act(GAME.information_state(s, seat))
        GAME.check(s, seat, action)
        s.step(seat, action)


@pytest.mark.parametrize("kind", ["planning", "commit", "travel"])
def test_two_states_that_look_alike_get_the_same_decision(kind: str):
    s = until_asked(GAME.new(2, GAME.setup(n_seats=2)), kind)
    seat = s.to_act()[0]
    information = GAME.information_state(s, seat)
    other = GAME.sample(information, stream(7, "another"))
    assert other.digest() != s.digest()
    answers = {
        SearchPlayer(1, TINY).act(GAME.information_state(state, seat)) for state in (s, other, s.copy())
    }
    assert len(answers) == 1


def test_a_search_leaves_no_trace():
    s = leadership()
    before = s.digest()
    SearchPlayer(1, TINY).act(GAME.information_state(s, 0))
    assert s.digest() == before


def test_a_set_is_one_plan_that_a_player_made_anew_goes_on_with():
    s = until_asked(leadership(), "commit")
    kept, given = SearchPlayer(1, TINY), list[str]()
    while s.pending is not None and s.pending.kind == "commit":
        information = GAME.information_state(s, 0)
        action = kept.act(information)
        assert SearchPlayer(99, TINY).act(information) == action
        given.append(action)
        s.step(0, action)
    assert given


def test_what_was_known_before_a_set_was_begun_is_found_again():
    s = until_asked(leadership(), "commit")
    first = GAME.information_state(s, 0)
    assert s.pending is not None
    s.step(0, s.text(s.pending.asks[0][1][0]))
    earlier, chosen, is_set = before_the_set(GAME.information_state(s, 0))
    assert is_set
    assert len(chosen) == 1
    assert earlier.observation.ply == first.observation.ply
    assert earlier.observation.engine["todo"] == first.observation.engine["todo"]  # type: ignore[attr-defined]


def test_the_plans_begin_with_the_rules_of_thumb_and_every_one_can_be_carried_out():
    for kind in ("commit", "planning"):
        s = until_asked(leadership(3), kind)
        assert s.pending is not None
        choices = s.pending.asks[0][1]
        found = plans(s, 0, choices, 12)
        assert len(set(found)) == len(found) > 1
        assert found[0][0] == choose(s, 0, choices) or kind == "commit"
        for plan in found:
            twin = s.fork()
            follow(twin, 0, plan)
            assert twin.ply > s.ply
            if kind == "commit":
                wanted = {choice[1] for choice in plan if choice != PASS}
                assert twin.phase != "quest" or set(twin.committed()) == wanted


def test_a_budget_is_kept(monkeypatch: pytest.MonkeyPatch):
    """Playouts are counted, not more than one row of plans too many; a budget of time ends when the clock says so."""
    information = GAME.information_state(until_asked(leadership(), "commit"), 0)
    made = list[Budget]()

    class Noted(Budget):
        def __init__(self, playouts: int, nodes: int, ms: float | None) -> None:
            super().__init__(playouts, nodes, ms)
            made.append(self)

    monkeypatch.setattr(search, "Budget", Noted)
    SearchPlayer(1, TINY._replace(playouts=12, most_plans=6)).act(information)
    assert 6 <= made[-1].done <= 12 + 6
    SearchPlayer(1, TINY._replace(playouts=1000, nodes=200, settled_errors=99.0)).act(information)
    assert 200 <= made[-1].decisions <= 1000
    assert made[-1].done < 100
    ticks = iter(range(10_000))
    monkeypatch.setattr(search, "monotonic", lambda: next(ticks) * 0.01)
    SearchPlayer(1, TINY._replace(settled_errors=99.0), ms=50).act(information)
    assert 2 <= made[-1].done <= 20


def test_a_playout_ends_after_its_rounds_and_passes_by_quiet_windows():
    s = until_asked(leadership(), "commit")
    now, twin = s.round, s.fork()
    assert 0.0 <= playout(twin, 2, value_of) <= 1.0
    assert twin.outcome is not None or twin.round == now + 2
    ended = s.fork()
    assert playout(ended, 60, lambda state: 7.0 if state.outcome else 0.0) == 7.0


def test_the_judgement_knows_won_lost_and_what_helps():
    s = until_asked(leadership(), "planning")
    assert len(features(s)) == len(FEATURES) == len(weights())
    worse, better = s.copy(), s.copy()
    better.progress[s.quest()] += 5
    worse.damage[s.heroes(0)[0]] += 2
    worse.threat[0] += 10
    assert value_of(worse) < value_of(s) < value_of(better)
    won, lost = s.copy(), s.copy()
    won.finish(True, "quest_won")
    lost.finish(False, "all_eliminated")
    assert (value_of(won), value_of(lost)) == (1.0, 0.0)


def test_levels_try_more_and_more_at_every_table():
    """Without a limit of time, which at a table of many seats would leave the higher levels fewer playouts than the lower ones."""
    assert players.levels("fellowship") == (1, *LEVELS)
    budgets = [settings.playouts for settings in LEVELS.values()]
    assert budgets == sorted(set(budgets))
    assert [players.thinking_ms("fellowship", level) for level in LEVELS] == [None] * len(LEVELS)
    for seats in (1, 4):
        s = GAME.new(seats, GAME.setup(n_seats=seats))
        rng = random.Random(1)
        while s.ply < 40 and s.outcome is None:
            assert s.pending is not None
            seat, choices = s.pending.asks[0]
            s.take(seat, rng.choice(choices))
        assert len(features(s)) == len(FEATURES)


def test_the_samples_of_a_decision_differ_in_every_place_of_a_deck():
    information = GAME.information_state(until_asked(leadership(), "commit"), 0)
    rng = stream(1, "x")
    spread, orders = search.DeckOrders(0, rng), list[tuple[int, ...]]()
    for _ in range(8):
        s = GAME.sample(information, rng)
        before = s.copy()
        spread.apply(s)
        for pile in (m.ENCOUNTER, m.DECK):
            assert sorted(s.piles[pile]) == sorted(before.piles[pile])
        orders.append(s.piles[m.ENCOUNTER])
    for place in range(5):
        assert len({order[-1 - place] for order in orders}) == len(orders)
    known = GAME.sample(information, rng)
    known.known[known.piles[m.ENCOUNTER][-1]] |= 1
    before = known.piles[m.ENCOUNTER]
    spread.apply(known)
    assert known.piles[m.ENCOUNTER] == before
