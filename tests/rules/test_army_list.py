"""The lists of pieces that players read agree with the rulesets (STRAT-2, STRAT-5, ME-3)."""

from __future__ import annotations

import pytest

from gonfalon.games.stratego.army_list import armies
from gonfalon.games.stratego.ruleset import load, shipped_ids


def test_every_shipped_variant_is_listed_in_the_order_in_which_it_is_offered():
    listed = [army.variant for army in armies()]
    assert sorted(listed) == sorted(shipped_ids())
    assert listed == sorted(listed, key=lambda variant: load(variant).order)


@pytest.mark.parametrize("army", armies(), ids=lambda army: army.variant)
def test_all_pieces_of_both_sides_are_counted(army):
    red, blue = load(army.variant).armies
    assert {piece.id: piece.counts[0] for piece in army.pieces if piece.counts[0]} == red
    assert {piece.id: piece.counts[1] for piece in army.pieces if piece.counts[1]} == blue


def test_what_is_said_of_a_piece_is_what_its_fights_are():
    """STRAT-5: the spy takes the marshal, the miner the bomb, and nobody but the miner survives a bomb."""
    battle = {piece.id: piece for piece in armies()[0].pieces}
    assert battle["spy"].takes == ("marshal",)
    assert battle["marshal"].falls_to == ("spy",)
    assert battle["bomb"].fells
    assert battle["bomb"].falls_to == ("miner",)
    assert battle["bomb"].reach == 0
    assert [one.id for one in battle.values() if one.flag] == ["flag"]


def test_only_the_second_and_third_game_of_middle_earth_have_powers():
    """ME-3.2: a piece is listed with each power that it uses."""
    with_powers = {army.variant for army in armies() if any(piece.powers for piece in army.pieces)}
    assert with_powers == {"me-powers", "me-ring"}
    legolas = next(
        piece
        for army in armies()
        if army.variant == "me-ring"
        for piece in army.pieces
        if piece.id == "legolas"
    )
    assert legolas.powers == ("seek", "bow")
