"""The compiled rule-based player that confirms planted mistakes weighs moves as the one that people play."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from gonfalon import games, players
from gonfalon.games.stratego.legal_action import legal_actions
from gonfalon.players.stratego.knowledge.record import Record
from gonfalon.players.stratego.opponents.judge import Judge

from .compiled_judges import Still, positions
from .loading import BENCH, load

pytestmark = pytest.mark.long


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    return load("coach_rules")


@pytest.mark.parametrize("variant", ["duel", "battle"])
def test_both_give_every_move_the_same_value(compiled: ModuleType, variant: str):
    for information, state in positions(variant, 60):
        assert compiled.plays(information)
        judge, found = Judge(Record(information), Still()), compiled.values_of(information, state)
        values = {action.text: judge.value(action) for action in legal_actions(information.observation)}
        assert found == pytest.approx(values)


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
