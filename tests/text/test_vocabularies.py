"""The closed vocabularies hold what the rules say, and every word of them has words for people."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from gonfalon import games, text
from gonfalon.core.game import Decision
from gonfalon.core.rng import stream
from gonfalon.games.fortress import requests
from gonfalon.games.fortress import words as fortress
from gonfalon.games.stratego import observe, state
from gonfalon.games.stratego import words as stratego
from gonfalon.games.stratego.kernel.layout import REASONS
from gonfalon.games.stratego.narrate import RESULT_NAMES
from gonfalon.match.table_actions import TableEnd
from gonfalon.ratings import CasualReason, Pace
from gonfalon.server import wire
from tests.text.words import variables


def words(vocabulary: object) -> set[str]:
    return {*get_args(vocabulary)}


def test_what_the_kernels_number_is_what_the_vocabularies_name():
    assert {*REASONS[1:]} == words(stratego.EndReason)
    assert {*RESULT_NAMES} == words(stratego.CombatResult)
    assert {*observe.PHASES} == words(stratego.Phase)
    assert {"", *observe.RINGS} == words(stratego.RingState)
    assert {"deploy", *state.KINDS.values()} == words(stratego.DecisionKind)
    assert {*requests.SECTIONS} == words(fortress.RefusalReason)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_reason_and_fault_has_words(language: str):
    known = set(variables(language))
    wanted = {f"reason-{reason}" for reason in words(stratego.RefusalReason) | words(fortress.RefusalReason)}
    wanted |= {f"fault-{kind}" for kind in words(fortress.FaultKind)}
    wanted |= {f"rating-why-{reason}" for reason in words(CasualReason)} | {
        f"speed-{speed}" for speed in words(Pace)
    }
    wanted |= {"rating-new", "rating-provisional"}
    assert wanted - known == set()
    for reason in words(stratego.EndReason) | words(fortress.EndReason) | words(TableEnd):
        assert any(name.startswith((f"end-{reason}", f"plain-end-{reason}")) for name in known), reason


def test_a_value_outside_a_vocabulary_is_not_read():

    for kind, bad in ((wire.SeatPlan, b'{"kind":"nobody"}'), (wire.SeatChange, b'{"seat":0,"to":"nobody"}')):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(bad, type=kind)


def test_a_fortress_says_only_what_its_vocabulary_holds():
    game = games.get("fortress")
    game_state, rng = game.new(7), stream(7, "vocabulary")
    while game_state.outcome is None:
        owed: tuple[Decision, ...] = game_state.decisions()
        assert {decision.kind for decision in owed} <= words(fortress.DecisionKind)
        action = game.random_action(game_state, owed[0].seat, rng)
        for event in game_state.step(owed[0].seat, action):
            assert event.kind in words(fortress.EventKind)
            assert event.cause in words(fortress.Cause)
            assert event.kind != "turn_over" or event.facts["why"] in words(fortress.TurnEnd)
    assert game_state.outcome.reason in words(fortress.EndReason)
