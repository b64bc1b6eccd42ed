"""The compiled rule-based player that confirms planted mistakes weighs moves as the one that people play."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

import pytest

from gonfalon import games, players
from gonfalon.games.stratego.legal_action import legal_actions
from gonfalon.players.stratego.knowledge.record import Record
from gonfalon.players.stratego.opponents.judge import Judge

from .loading import BENCH, load

pytestmark = pytest.mark.long


class Still(random.Random):
    """No chance."""

    def random(self) -> float:
        return 0.0


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    return load("coach_rules")


@pytest.mark.parametrize("variant", ["duel", "battle"])
def test_both_give_every_move_the_same_value(compiled: ModuleType, variant: str):
    rules: Any = games.get("stratego")
    for seed in (5, 8, 11):
        state = rules.new(seed, rules.setup(variant))
        by = [players.make_named("stratego", "rule_based", seed), players.make_named("stratego", "hunter", 2)]
        while state.outcome is None and state.ply < 60:
            seat = state.to_act()[0]
            information = rules.information_state(state, seat)
            if state.ply > 2 and state.ply % 3 == 0:
                assert compiled.plays(information)
                judge, found = Judge(Record(information), Still()), compiled.values_of(information, state)
                values = {
                    action.text: judge.value(action) for action in legal_actions(information.observation)
                }
                assert found == pytest.approx(values)
            state.step(seat, by[seat].act(information))


def test_rules_that_it_does_not_know_are_refused(compiled: ModuleType):
    """Powers: it would play them on as if there were none."""
    rules: Any = games.get("stratego")
    state = rules.new(5, rules.setup("me-powers"))
    with pytest.raises(ValueError, match="me-powers"):
        compiled.RulesPlayOn(compiled.Boards("stratego", rules.information_state(state, 0)), 100)


def test_a_move_is_noted_as_the_record_tells_it(compiled: ModuleType):
    """What both remember of the moves of a game, fights too, is what whoever comes later reads from its record."""
    rules: Any = games.get("stratego")
    state = rules.new(5, rules.setup("duel"))
    by = [players.make_named("stratego", "hunter", seed) for seed in (1, 2)]
    notes, fights = None, 0
    while state.outcome is None and state.ply < 90:
        seat = state.to_act()[0]
        information = rules.information_state(state, seat)
        act = by[seat].act(information)
        if state.ply >= 2:
            record = Record(information)
            fresh = compiled.notes_of(record, 1)
            notes = notes or fresh
            assert notes.quiet[0] == fresh.quiet[0], state.ply
            for mover in range(2):
                assert left_of(notes, mover) == left_of(fresh, mover), state.ply
            fights += act.split("-")[1] in record.at
            board: Any = state.array.copy()[0]
            compiled.kernels.step(board, record.fights.under.tables, compiled.code_of(act), notes)
        state.step(seat, act)
    assert fights > 3


def left_of(notes: Any, mover: int) -> list[tuple[int, int]]:
    """The squares that moves left, and what left them."""
    return sorted((square, piece) for square, piece in notes.left[mover].tolist() if square >= 0)


def test_the_same_seed_plays_the_same_game(compiled: ModuleType):
    rules: Any = games.get("stratego")
    state = rules.new(5, rules.setup("duel"))
    by = [players.make_named("stratego", "hunter", seed) for seed in (1, 2)]
    while state.ply < 16:
        seat = state.to_act()[0]
        state.step(seat, by[seat].act(rules.information_state(state, seat)))
    information = rules.information_state(state, state.to_act()[0])
    act = information.observation.legal[0]
    boards = compiled.Boards("stratego", information)
    scores = [[compiled.RulesPlayOn(boards, 400).score(act, seed) for seed in range(6)] for _ in range(2)]
    assert scores[0] == scores[1]
    assert set(scores[0]) <= {0.0, 0.5, 1.0}
