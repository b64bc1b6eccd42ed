"""The compiled hunter that confirms planted mistakes weighs moves as the one that people can play against."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest

from gonfalon import games, players
from gonfalon.games.stratego.legal_action import legal_actions
from gonfalon.players.stratego.expectimax.assessment import Assessment
from gonfalon.players.stratego.expectimax.lookahead import new_room
from gonfalon.players.stratego.expectimax.root import root_values
from gonfalon.players.stratego.knowledge.record import Record
from gonfalon.players.stratego.opponents.partner import HUNTER, MARGIN

from .compiled_judges import Still, positions
from .loading import BENCH, load

pytestmark = pytest.mark.long


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    return load("coach_hunter")


@pytest.mark.parametrize("variant", ["duel", "battle"])
def test_both_find_the_same_best_moves_with_the_same_values(compiled: ModuleType, variant: str):
    """Of a move that is worse than the best by more than the margin both know an upper bound only, which may differ."""
    compared = 0
    for information, state in positions(variant, 110):
        legal = legal_actions(information.observation)
        if len(legal) < 2:
            continue
        assessment = Assessment(Record(information), HUNTER, Still())
        values = root_values(assessment, legal, new_room(), MARGIN).moves
        found, best = compiled.values_of(information, state), values.max()
        near = {
            action.text: value for action, value in zip(legal, values, strict=True) if value >= best - MARGIN
        }
        assert {text: found[text] for text in near} == pytest.approx(near, abs=1e-3), state.ply
        assert max(found.values()) == pytest.approx(best, abs=1e-3), state.ply
        compared += 1
    assert compared > 40


def test_what_both_have_seen_is_noted_as_their_records_tell_it(compiled: ModuleType):
    """What is kept move by move is what either seat would read from its own record, of both seats."""
    rules: Any = games.get("stratego")
    met = set[int]()
    for game, variant in enumerate(("duel", "battle")):
        state = rules.new(game, rules.setup(variant))
        by = [players.make_named("stratego", name, 1) for name in ("hunter", "rule_based")]
        seen = notes = None
        while state.outcome is None and state.ply < 240:
            seat = state.to_act()[0]
            information = rules.information_state(state, seat)
            act = by[seat].act(information)
            if state.ply >= 2:
                record = Record(information)
                fresh = compiled.seen_of(record)
                seen, notes = seen or fresh, notes or compiled.notes_of(record, 1)
                for kept, told in zip(seen, fresh, strict=True):
                    assert np.array_equal(kept, told), (game, state.ply)
                met |= set(np.unique(seen.met).tolist())
                board: Any = state.array.copy()[0]
                compiled.kernels.step(board, record.fights.under.tables, compiled.code_of(act), seen, notes)
            state.step(seat, act)
    assert met == {compiled.weights.NEVER, compiled.weights.CAME, compiled.weights.LEFT}
