"""The look-ahead over expected values as a second judgement of the search's root moves."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from gonfalon import games
from gonfalon.core.game import resample
from gonfalon.players.stratego.decision import SearchContext
from gonfalon.players.stratego.kernel import tree
from gonfalon.players.stratego.search import expected_values as expected
from gonfalon.players.stratego.search.expected_values import expected_values
from gonfalon.players.stratego.search.move_search import MoveSearch
from gonfalon.players.stratego.settings import Settings

from .positions import MIX_IDS, MIXES, STRATEGO, clock_from_now, search_of, walk

SMALL = Settings(n_boards=3, nodes=2_000, belief_sweeps=40)
"""A quick search."""


def context_at(rules: Any, state: Any, seat: int, seed: int = 1) -> SearchContext:
    """What a decision is made from."""
    return SearchContext(rules.information_state(state, seat), random.Random(seed), SMALL)


@pytest.mark.parametrize(("variant", "options"), MIXES, ids=MIX_IDS)
def test_every_move_has_a_value_under_every_ruleset(variant: str, options: dict[str, Any]):
    moves = 0
    for state, seat in walk(variant, options, 11, 50):
        context = context_at(STRATEGO, state, seat)
        legal = list(context.seen.legal or ())
        found = expected_values(context, random.Random(2), legal)
        if context.seen.kind == "rescue":
            assert found is None, "a rescue is no move of the look-ahead"
            continue
        assert found is not None
        assert found.shape == (len(legal),)
        assert np.isfinite(found).all()
        moves += 1
    assert moves > 20


@pytest.mark.parametrize("variant", ["me-powers", "me-ring"])
def test_powers_have_a_value_as_well(variant: str):
    rules: Any = games.get("middle_earth")
    rng, state, powers, none = random.Random(4), rules.new(4, rules.setup(variant)), 0, 0
    while state.outcome is None and state.ply < 60:
        seat = state.to_act()[0]
        if state.ply >= 2:
            context = context_at(rules, state, seat)
            legal = list(context.seen.legal or ())
            found = expected_values(context, random.Random(2), legal)
            if found is None:
                assert context.seen.kind in ("rescue", "repeat")
                none += 1
            else:
                assert np.isfinite(found).all()
                powers += sum(" " in text for text in legal)
        state.step(seat, rules.random_action(state, seat, rng))
    assert powers > 50
    assert none < 10


def test_it_sees_nothing_that_is_hidden():
    rng, compared = random.Random(5), 0
    for state, seat in walk("battle", {}, 12, 60):
        if state.ply % 6:
            continue
        twin = resample(STRATEGO, state, seat, rng)
        here, there = (context_at(STRATEGO, one, seat) for one in (state, twin))
        legal = list(here.seen.legal or ())
        values, others = (expected_values(context, random.Random(2), legal) for context in (here, there))
        assert values is not None
        assert others is not None
        assert np.array_equal(values, others)
        compared += 1
    assert compared > 5


def test_the_search_answers_by_the_mean(monkeypatch: pytest.MonkeyPatch):
    """What the look-ahead says decides where the tree has hardly a preference."""
    state, seat = next((s, seat) for s, seat in walk("duel", {}, 3, 40) if s.ply == 20)
    plain = search_of(state, seat, settings=SMALL)
    plain.choose()
    wanted = plain.legal[int(np.argsort(plain.values)[-2])]

    def insists(_context: SearchContext, _rng: random.Random, legal: list[str], _clock: Any) -> np.ndarray:
        return np.array([1_600.0 if text == wanted else 0.0 for text in legal])

    monkeypatch.setattr(expected, "expected_values", insists)
    assert search_of(state, seat, settings=SMALL).choose() != wanted
    assert search_of(state, seat, settings=SMALL._replace(expected_share=1.0)).choose() == wanted


def test_a_short_limit_of_time_leaves_it_out(monkeypatch: pytest.MonkeyPatch):
    asked: list[float] = []

    def counted(context: SearchContext, _rng: random.Random, legal: list[str], *_: Any) -> np.ndarray:
        asked.append(context.settings.ms)
        return np.zeros(len(legal))

    monkeypatch.setattr(expected, "expected_values", counted)
    state, seat = next((s, seat) for s, seat in walk("duel", {}, 3, 40) if s.ply == 20)
    information = STRATEGO.information_state(state, seat)
    for ms in (0.5, 60_000, 0.0):
        settings = SMALL._replace(ms=ms, expected_share=1.0)
        context = SearchContext(information, random.Random(1), settings)
        MoveSearch(context, random.Random(1), tree.new_buffers(), clock_from_now(ms)).choose()
    assert asked == [60_000, 0.0]
