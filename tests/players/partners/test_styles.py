"""What each partner is there for, in positions where it shows; where a weight makes the behaviour, without it the answer is another."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon.games.stratego.squares import square_of, steps_between
from gonfalon.players.stratego.expectimax.assessment import Assessment
from gonfalon.players.stratego.expectimax.tables import Style
from gonfalon.players.stratego.knowledge.record import Record
from gonfalon.players.stratego.opponents.partner import HUNTER, MISER, PROBER, STYLES, PartnerPlayer

from .positions import STRATEGO, after, answers, playing

CHEAP = {"scout", "miner", "sergeant", "spy"}
STYLE = pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)


# ---- all three -------------------------------------------------------------------------------------------------------


@STYLE
def test_it_takes_a_known_weaker_piece(style: Style):
    state = playing("battle", {"e4": "6", "a1": "F"}, {"f7": "2", "j10": "F"})
    assert answers(after(state, "e4-e5", "f7-f5"), style) == {"e5-f5"}


@STYLE
def test_the_spy_takes_a_known_marshal(style: Style):
    state = playing("duel", {"e4": "S", "f4": "2", "a1": "F"}, {"e7": "M", "a7": "3", "j10": "F"})
    after(state, "f4-f6", "e7-e6", "e4-e5", "e6-f6", "e5-f5", "a7-a8")
    assert answers(state, style) == {"f5-f6"}


@STYLE
def test_a_weaker_piece_leaves_a_known_marshal(style: Style):
    state = playing("duel", {"e4": "9", "f4": "2", "a1": "F"}, {"e7": "M", "a7": "3", "j10": "F"})
    after(state, "f4-f6", "e7-e6", "e4-f4", "e6-f6", "f4-f5", "a7-a8")
    found = answers(state, style)
    assert all(move.startswith("f5-") for move in found)
    assert "f5-f6" not in found


@STYLE
@pytest.mark.parametrize(("letter", "goes"), [("M", False), ("3", True)], ids=["marshal", "miner"])
def test_a_known_bomb_is_for_miners(style: Style, letter: str, goes: bool):
    """Both of red's scouts are gone, so that nothing better is to be done."""
    red = {"e4": letter, "f4": "2", "a4": "2", "a1": "F"}
    state = playing("duel", red, {"f7": "B", "a7": "9", "j10": "F", "j9": "B", "i10": "3"})
    after(state, "f4-f7", "a7-a8", "a4-a8", "a8-b8", "e4-e5", "b8-b9", "e5-f5", "b9-a9", "f5-f6", "a9-b9")
    assessment = mind_of(state, style)
    own = next(k for k, piece in enumerate(assessment.own) if piece.square == "f6")
    bomb = next(k for k, piece in enumerate(assessment.enemies) if piece.square == "f7")
    assert bool(assessment.expected[own, bomb] > 0) == goes
    assert goes or "f6-f7" not in answers(state, style)


@STYLE
def test_a_covered_piece_is_avenged(style: Style):
    """Blue's general takes a scout beside red's hidden marshal."""
    state = playing("duel", {"e4": "2", "f4": "M", "a1": "F"}, {"e7": "9", "a7": "3", "j10": "F"})
    after(state, "e4-e5", "e7-e6", "f4-f5", "e6-e5")
    assert answers(state, style) == {"f5-e5"}


@STYLE
def test_whoever_opens_the_wall_is_taken(style: Style):
    """A miner has taken a bomb beside the flag; the general beside it must take it, or the flag falls."""
    red = {"a1": "F", "a2": "B", "b1": "B", "b3": "9", "f4": "2"}
    state = playing("duel", red, {"a7": "3", "e7": "M", "f7": "2", "j10": "F"})
    after(state, "f4-f5", "a7-a6", "f5-f4", "a6-a5", "f4-f5", "a5-a4", "b3-b2", "a4-a3", "f5-e5", "a3-a2")
    assert answers(state, style) == {"b2-a2"}


# ---- the hunter ------------------------------------------------------------------------------------------------------


def shown_general_and_hidden_marshal() -> Any:
    """Blue's known scout on f5 stands beside red's shown general on e5 and red's hidden marshal on f4."""
    red = {"e4": "9", "f4": "M", "a1": "F"}
    state = playing("duel", red, {"e7": "2", "f7": "2", "a7": "3", "j10": "F"})
    return after(state, "e4-e5", "e7-e6", "e5-e6", "a7-a8", "e6-e5", "f7-f5")


def test_the_hunter_keeps_its_marshal_hidden():
    state = shown_general_and_hidden_marshal()
    assert answers(state, HUNTER) == {"e5-f5"}


def test_the_hunter_does_not_run_into_the_unknown_with_its_marshal():
    state = playing("duel", {"e4": "M", "a1": "F"}, {"e7": "3", "j10": "F", "a7": "2"})
    after(state, "e4-e5", "a7-a8", "e5-e6", "a8-a9")
    assert "e6-e7" not in answers(state, HUNTER)
    rash = HUNTER._replace(cheap=99.0, prudent=0.2, hide_top=0.0, gamble=2.0)
    assert "e6-e7" in answers(state, rash)


def mind_of(state: Any, style: Style) -> Assessment:
    """What a partner makes of the moment for red."""
    return Assessment(Record(STRATEGO.information_state(state, 0)), style, random.Random(0))


# ---- against an opponent that does nothing ---------------------------------------------------------------------------


def attacks(style: Style, n: int, seed: int) -> list[str]:
    """The kinds with which red attacks in n turns of Battle while blue does as little as it can."""
    state = STRATEGO.new(seed, STRATEGO.setup("battle"))
    player, idle = PartnerPlayer(seed, style), PartnerPlayer(seed + 1, MISER)
    for seat, one in enumerate((player, idle)):
        state.step(seat, one.act(STRATEGO.information_state(state, seat)))
    found = []
    for _ in range(n):
        events = state.step(0, player.act(STRATEGO.information_state(state, 0)))
        found += [event.facts["attacker"] for event in events if event.kind == "combat"]
        seen = STRATEGO.observe(state, 1)
        taken = {piece.square for piece in seen.pieces}
        state.step(1, min((move for move in seen.legal if move.split("-")[1] not in taken), key=length_of))
    return found


def length_of(move: str) -> int:
    """How many squares a move goes."""
    source, target = move.split("-")
    return steps_between(square_of(source), square_of(target))


@pytest.mark.parametrize("seed", range(3))
def test_the_miser_waits(seed: int):
    assert not set(attacks(MISER, 20, seed)) - CHEAP


def test_the_prober_asks_with_cheap_pieces():
    kinds = [kind for seed in range(3) for kind in attacks(PROBER, 20, seed)]
    assert sum(kind in CHEAP for kind in kinds) >= 3
    assert max(set(kinds), key=kinds.count) == "scout"
    patient = [kind for seed in range(3) for kind in attacks(MISER, 20, seed)]
    assert len(patient) < len(kinds)
