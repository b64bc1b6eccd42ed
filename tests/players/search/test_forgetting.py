"""Forgetting: ever more, the low ranks before the high, never that a piece has moved, and nothing once it has shown itself anew."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gonfalon import players
from gonfalon.core.events import Event
from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceView
from gonfalon.players.stratego.knowledge.forgetting import forget
from gonfalon.players.stratego.settings import LEVELS

from .positions import MIX_IDS, MIXES, STRATEGO, playing, walk

FOREVER = 1e9
RANKED = ("marshal", "general", "colonel", "major", "captain", "lieutenant", "sergeant", "miner", "scout")


def shown_long_ago(piece: str, age: int, n: int = 400) -> InformationState:
    """Blue has shown n pieces of a kind, one a ply, `age` turns before a moment that is the same for all (made up)."""
    base = STRATEGO.information_state(playing("battle", {}, {}), 0)
    facts = {"seat": 1, "source": "a7", "target": "a5", "piece": piece}
    events = tuple(Event(10, "move", {**facts, "id": number}) for number in range(n))
    pieces = tuple(PieceView(number, "a5", 1, piece, True, True) for number in range(n))
    seen = msgspec.structs.replace(base.observation, ply=10 + 2 * age, pieces=pieces)
    return msgspec.structs.replace(base, events=events, observation=seen)


def n_kept(piece: str, age: int, life: float) -> int:
    return sum(bool(view.piece) for view in views(forget(shown_long_ago(piece, age), life)))


def views(information: InformationState) -> Any:
    return information.observation.pieces  # type: ignore[attr-defined]


def test_high_ranks_are_kept_longer_than_low_ones():
    kept = [n_kept(piece, 30, 12) for piece in RANKED]
    assert kept == sorted(kept, reverse=True)
    assert kept[0] > kept[-1] + 50


def test_ever_more_is_forgotten():
    information = shown_long_ago("miner", 1)
    before = {view.id for view in views(information)}
    for age in range(1, 60, 4):
        known = {view.id for view in views(forget(shown_long_ago("miner", age), 10)) if view.piece}
        assert known <= before
        before = known
    assert len(before) < 100


def test_nothing_is_forgotten_at_once_nor_with_a_long_life():
    assert n_kept("scout", 0, 8) == 400
    assert n_kept("scout", 100, FOREVER) == 400


def test_showing_itself_anew_brings_a_piece_back_to_mind():
    old = shown_long_ago("scout", 100)
    assert not any(view.piece for view in views(forget(old, 2)))
    now = old.observation.ply
    again = tuple(msgspec.structs.replace(event, ply=now - 1) for event in old.events)
    fresh = msgspec.structs.replace(old, events=old.events + again)
    assert sum(bool(view.piece) for view in views(forget(fresh, 2))) > 300


@pytest.mark.parametrize(("variant", "options"), MIXES, ids=MIX_IDS)
def test_only_names_of_the_enemy_are_forgotten(variant: str, options: dict[str, Any]):
    n_forgotten = 0
    for state, seat in walk(variant, options, 31, 500):
        if state.ply % 9 != 4:
            continue
        information = STRATEGO.information_state(state, seat)
        assert forget(information, FOREVER) == information
        first = forget(information, 2.0)
        assert forget(information, 2.0) == first
        assert msgspec.structs.replace(first, observation=information.observation) == information
        for old, new in zip(views(information), views(first), strict=True):
            if new != old:
                assert old.owner != seat
                assert old.piece
                assert new == msgspec.structs.replace(old, piece="", shown=False)
                n_forgotten += 1
        assert (
            msgspec.structs.replace(first.observation, pieces=views(information)) == information.observation
        )
    assert n_forgotten > 3


def test_what_is_forgotten_stays_so_until_it_is_shown_anew():
    """A piece's name goes once and comes back only in a ply in which it has fought or made a long move."""
    n_back, lost = 0, set()
    for state, seat in walk("battle", {}, 32, 900):
        if seat:
            continue
        information = STRATEGO.information_state(state, 0)
        known = {view.id: view.piece for view in views(information) if view.owner == 1 and view.piece}
        kept = {view.id for view in views(forget(information, 2.0)) if view.owner == 1 and view.piece}
        shown = set()
        for event in information.events:
            if event.ply >= state.ply - 2:
                shown |= {
                    event.facts.get("id"), event.facts.get("attacker_id"), event.facts.get("defender_id"),
                }  # fmt: skip
        back = lost & kept
        assert back <= shown
        n_back += len(back)
        lost = set(known) - kept
    assert n_back


@pytest.mark.parametrize("level", [1, 2])
def test_a_forgetful_level_answers_the_same_when_asked_again(level: int):
    n_forgotten = 0
    for state, seat in walk("duel", {}, 33, 160):
        if state.ply % 11 != 4:
            continue
        information = STRATEGO.information_state(state, seat)
        n_forgotten += forget(information, LEVELS[level].forget_turns) != information
        answers = {players.make("stratego", level, 5, nodes=400).act(information) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= set(information.observation.legal or ())
    assert n_forgotten
