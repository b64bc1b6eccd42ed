"""Notes on a set-up, and set-ups drawn in a style."""

from __future__ import annotations

import msgspec
import pytest

from gonfalon import games, players
from gonfalon.core.errors import GonfalonError
from gonfalon.games.stratego.rules import rules_for
from gonfalon.games.stratego.ruleset import Ruleset
from gonfalon.players.stratego.deploy.notes import NOTE_KINDS, Standing, notes_of
from gonfalon.players.stratego.deploy.styles import STYLES

BATTLE = games.get("stratego").setup("battle")
RULESET = rules_for("battle", BATTLE.options).ruleset
SOUND = "32BFB43524235B673B435B84S2765B629276M282"
"""A closed house, the strongest on both wings, scouts in front and at home."""


def noted(*rows: str) -> dict[str, tuple[str, ...]]:
    """Kind -> squares of the notes on a set-up, its back row first."""
    return {note.kind: note.places for note in notes_of(RULESET, 0, "".join(rows))}


def swapped(letters: str, *pairs: tuple[str, str]) -> str:
    """A set-up of the first seat after two squares of each pair have changed places."""
    zone, found = RULESET.zones[0], list(letters)
    for one, other in pairs:
        a, b = zone.index(one), zone.index(other)
        found[a], found[b] = found[b], found[a]
    return "".join(found)


def test_a_sound_set_up_has_no_notes():
    assert noted(SOUND) == {}


@pytest.mark.parametrize(
    ("pairs", "kind", "places"),
    [
        ([("d1", "d3")], "flag_forward", ("d3",)),
        ([("c1", "b1"), ("d2", "a2")], "flag_doors", ("d2", "c1")),
    ],
)
def test_a_fault_is_named_with_its_squares(pairs: list[tuple[str, str]], kind: str, places: tuple[str, ...]):
    found = noted(swapped(SOUND, *pairs))
    assert found[kind] == places


def test_each_check_is_seen_at_work():
    found = noted(
        "2222222245",
        "6S64457655",
        "7M93447658",
        "3BFB33B8B3",
    )
    assert {"flag_forward", "few_diggers", "front_walls", "no_runner_ahead", "giants_together"} <= set(found)
    assert found["front_walls"] == ("b4", "d4", "g4", "i4")
    other = noted("BFBS333356", "74B455567B", "B446566778", "M922222222")
    assert {"no_runner_behind", "spy_alone"} <= set(other)
    assert {*found, *other, "flag_doors", "flag_lanes"} == set(NOTE_KINDS)


def lanes_of(ruleset: Ruleset, *rows: str) -> list[tuple[tuple[str, ...], dict[str, int]]]:
    """Squares and facts of the notes on lanes to the flag of a set-up of the first seat, its back row first."""
    return [
        (one.places, one.facts) for one in notes_of(ruleset, 0, "".join(rows)) if one.kind == "flag_lanes"
    ]


TWO_SCOUTS = swapped(SOUND, ("d1", "b2"))
"""The flag behind a bomb in the third row, and in front of the bomb a scout that falls with another one."""


def test_two_scouts_that_see_the_flags_guard_are_told():
    assert lanes_of(RULESET, TWO_SCOUTS) == [(("b3",), {"moves": 2, "runners": 2})]
    assert lanes_of(RULESET, swapped(TWO_SCOUTS, ("b4", "c4"))) == [], "a general closes the lane"


@pytest.mark.parametrize(("scouts", "told"), [(0, 0), (1, 0), (2, 1)])
def test_a_lane_is_as_open_as_the_enemy_has_runners(scouts: int, told: int):
    armies = (RULESET.armies[0], RULESET.armies[1] | {"scout": scouts})
    assert len(lanes_of(msgspec.structs.replace(RULESET, armies=armies), TWO_SCOUTS)) == told


def test_scouts_that_attack_only_from_beside_come_too_late():
    for is_old, told in ((False, 1), (True, 0)):
        battle = games.get("stratego").setup("battle", old_scout=is_old)
        found = players.remarks("stratego", battle, 0, f"deploy {TWO_SCOUTS}")
        assert [one.kind for one in found].count("flag_lanes") == told


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        (("FB3.......", "........2B", ".....S9..2", ".....M...3"), [(("a1",), {"moves": 1, "runners": 1})]),
        (("B.......BF", "..2.....3S", "....2..3..", "....M9...."), [(("j1",), {"moves": 2, "runners": 1})]),
        (("B.......BF", "..2.....3S", "....2....3", "....M9...."), []),
    ],
)
def test_a_small_army_is_told_of_lanes_to_the_flag_itself(
    rows: tuple[str, ...], told: list[tuple[tuple[str, ...], dict[str, int]]]
):
    """A scout runs down an open file; or it takes the spy at the door, and then the flag."""
    assert lanes_of(rules_for("duel", {}).ruleset, *rows) == told


@pytest.mark.parametrize(
    ("seat", "rows", "guard"),
    [
        (0, "3YX353WXD2EFXXR23I2B5HXTA52SG3P22LM22XO5", "b3"),
        (1, "4X2XX433G25KXS252X2F35N3A5L242X3N466W262", "j8"),
    ],
)
def test_both_armies_of_middle_earth_have_lanes(seat: int, rows: str, guard: str):
    """Two riders, or two orcs on wargs, and one of their like before the flag's guard."""
    found = notes_of(rules_for("me-classic", {}).ruleset, seat, rows)
    lanes = [(one.places, one.facts) for one in found if one.kind == "flag_lanes"]
    assert lanes == [((guard,), {"moves": 2, "runners": 2})]


def test_both_seats_get_the_same_notes_on_the_same_set_up():
    letters = swapped(SOUND, ("c1", "b1"), ("d2", "a2"))
    row = RULESET.columns
    mirrored = "".join(letters[at : at + row][::-1] for at in range(0, len(letters), row))
    kinds = [
        [note.kind for note in notes_of(RULESET, seat, text)] for seat, text in ((0, letters), (1, mirrored))
    ]
    assert kinds[0] == kinds[1]


def test_only_a_legal_set_up_is_remarked_on():
    with pytest.raises(GonfalonError):
        players.remarks("stratego", BATTLE, 0, "deploy 222")


@pytest.mark.parametrize("style", STYLES)
def test_a_style_is_drawn_alike_for_a_seed_and_is_legal_and_sound(style: str):
    draw = [players.propose("stratego", BATTLE, 1, {"style": style}, seed) for seed in (5, 5, 6)]
    assert draw[0] == draw[1] != draw[2]
    assert not players.remarks("stratego", BATTLE, 1, draw[0])


def test_the_styles_differ_in_what_they_are_named_after():
    def standing(style: str, seed: int) -> Standing:
        action = players.propose("stratego", BATTLE, 0, {"style": style}, seed)
        return Standing(RULESET, 0, action.removeprefix("deploy "))

    closed, scouts = standing("closed", 1), standing("scouts", 1)
    assert not closed.doors(closed.flags[0])
    assert sum(map(scouts.is_front, scouts.runners)) > sum(map(closed.is_front, closed.runners))


def test_an_unknown_style_is_refused_with_those_there_are():
    with pytest.raises(GonfalonError, match="closed, scouts, bluff, wild"):
        players.propose("stratego", BATTLE, 0, {"style": "brave"}, 1)
