"""What holds for every compiled judge of planted mistakes."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon import games, players

from .loading import BENCH, load

pytestmark = pytest.mark.long


@pytest.fixture(
    params=[("coach_rules", "RulesPlayOn"), ("coach_hunter", "HunterPlayOn")], ids=lambda one: one[1]
)
def judge(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Any]:
    """(the class of drawn boards, the class that plays on)."""
    monkeypatch.syspath_prepend(str(BENCH))
    module, name = request.param
    loaded: Any = load(module)
    return loaded.Boards, getattr(loaded, name)


def test_rules_that_it_does_not_know_are_refused(judge: tuple[Any, Any]):
    """Powers: it would play them on as if there were none."""
    boards, play_on = judge
    rules: Any = games.get("stratego")
    state = rules.new(5, rules.setup("me-powers"))
    with pytest.raises(ValueError, match="me-powers"):
        play_on(boards("stratego", rules.information_state(state, 0)), 100)


def test_the_same_seed_plays_the_same_game(judge: tuple[Any, Any]):
    boards, play_on = judge
    rules: Any = games.get("stratego")
    state = rules.new(5, rules.setup("duel"))
    by = [players.make_named("stratego", "hunter", seed) for seed in (1, 2)]
    while state.ply < 16:
        seat = state.to_act()[0]
        state.step(seat, by[seat].act(rules.information_state(state, seat)))
    information = rules.information_state(state, state.to_act()[0])
    act = information.observation.legal[0]
    drawn = boards("stratego", information)
    scores = [[play_on(drawn, 400).score(act, seed) for seed in range(6)] for _ in range(2)]
    assert scores[0] == scores[1]
    assert set(scores[0]) <= {0.0, 0.5, 1.0}
