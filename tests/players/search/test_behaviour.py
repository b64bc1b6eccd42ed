"""How often pieces could have moved and have not: counted anew from the boards, ply by ply."""

from __future__ import annotations

import math
from collections import defaultdict
from typing import Any

import pytest

from gonfalon.games.stratego.rules import rules_for
from gonfalon.players.stratego.belief.behaviour import CLASS_ENDS, log_first_move, log_unmoved, tables
from gonfalon.players.stratego.knowledge.behaviour import BehaviourObserver
from gonfalon.players.stratego.knowledge.fights import fights_of

from . import test_powers as powers
from .positions import MIX_IDS, MIXES, STRATEGO, walk

STARTS = [1.0, 0.5, 0.4, 0.3, 0.3, 0.2, 0.2, 0.1, 0.1]
WALKS = [(walk, *mix) for mix in MIXES] + [(powers.walk, *mix) for mix in powers.MIXES]


def free(state: Any, side: int, near: dict[str, list[str]]) -> set[int]:
    """Ids of the pieces of a side that have a square to go to, whatever they are."""
    pieces = STRATEGO.reveal(state).pieces
    own = {piece.square for piece in pieces if piece.owner == side}
    return {p.id for p in pieces if p.owner == side and any(n not in own for n in near[p.square])}


def squares(state: Any, side: int) -> dict[str, int]:
    """Square -> id of a side's pieces."""
    return {piece.square: piece.id for piece in STRATEGO.reveal(state).pieces if piece.owner == side}


@pytest.mark.parametrize(("walk", "variant", "options"), WALKS, ids=[*MIX_IDS, *powers.IDS])
def test_idle_turns_are_what_counting_from_the_boards_gives(walk: Any, variant: str, options: dict[str, Any]):
    near = fights_of(rules_for(variant, {"aggressor_advantage": False})).near
    idle: dict[tuple[int, int], float] = defaultdict(float)
    first: dict[tuple[int, int], float] = {}
    before: list[tuple[set[int], dict[str, int]]] = []
    checked = 0
    for state, _ in walk(variant, options, 7, 260):
        seat, words = state.history[-1].seat, state.history[-1].action.replace("-", " ").split()
        source = next((word for word in words if word in near), None)
        if before and source is not None and words[0] != "rescue":
            choice, stood = before[seat]
            for one in choice:
                idle[seat, one] += 1 / len(choice)
            first.setdefault((seat, stood[source]), idle[seat, stood[source]])
        before = [(free(state, side, near), squares(state, side)) for side in range(2)]
        for side in range(2) if state.ply % 9 == 0 else ():
            observer = BehaviourObserver(1 - side, {}, near, lambda reaction: None)
            observer.hear(STRATEGO.information_state(state, 1 - side).events)
            for piece in before[side][1].values():
                wanted = first.get((side, piece), idle[side, piece])
                assert observer.idle.of(piece) == pytest.approx(wanted)
                assert observer.idle.has_moved(piece) == ((side, piece) in first)
                checked += 1
    assert checked > 200


def test_rest_is_what_the_rates_make_likely():
    """The density of the first move is minus the slope of the chance to rest on."""
    assert log_unmoved(STARTS, 0.0) == 0.0
    assert log_unmoved(STARTS, 0.2) == pytest.approx(-0.1 * 1.0 - 0.1 * 0.5)
    assert math.isinf(CLASS_ENDS[-1])
    assert log_unmoved(STARTS, 12.0) > -5
    for idle in (0.05, 0.2, 0.9, 3.0, 9.0):
        slope = (math.exp(log_unmoved(STARTS, idle)) - math.exp(log_unmoved(STARTS, idle + 1e-6))) / 1e-6
        assert math.exp(log_first_move(STARTS, idle)) == pytest.approx(slope, rel=1e-4)


def test_every_table_has_a_rate_for_every_class():
    assert all(len(rates) == len(CLASS_ENDS) - 1 and min(rates) > 0 for rates in tables()["starts"].values())
    assert {"any", "marshal", "scout", "spy", "miner"} <= set(tables()["starts"])
