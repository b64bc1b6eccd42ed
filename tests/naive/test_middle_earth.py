"""What the naive referee of the Trilogy games keeps to itself: its tables, its options, what it remembers of a turn.

The rules themselves are asked of it by the scenarios of tests/rules/middle_earth.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.naive.middle_earth_referee import MiddleEarthReferee
from tests.naive.middle_earth_setting import ARMIES, EVIL, GOOD, defaults
from tests.naive.stratego_referee import Illegal
from tests.naive.stratego_setting import named_square
from tests.rules.middle_earth.placing import FOE, OWN, at, evil, good
from tests.rules.middle_earth.scenario import NewScenario, Scenario, written_army
from tests.rules.naive_side import NaiveSide

NAIVE = NewScenario("naive")


def referee_of(game: Scenario) -> MiddleEarthReferee:
    """The referee under a scenario."""
    assert isinstance(game.side, NaiveSide)
    assert isinstance(game.side.referee, MiddleEarthReferee)
    return game.side.referee


def border(one: str, other: str) -> frozenset[Any]:
    """The border between two neighbours."""
    return frozenset((named_square(one), named_square(other)))


def last_turn(game: Scenario, seat: int) -> set[frozenset[Any]]:
    """What the seat's last turn is remembered to have crossed."""
    return referee_of(game).crossings.turns[seat][-1][1]


# ---- tables and options


@pytest.mark.parametrize("seat", [GOOD, EVIL])
def test_each_letter_names_one_kind_of_an_army(seat: int) -> None:
    """ME-1.2."""
    letters = [letter for _, letter, _, _, _ in ARMIES[seat]]
    assert len(set(letters)) == len(letters)


def test_the_tables_hold_the_pieces_of_the_box() -> None:
    """ME-1.4."""
    by_rank = {seat: Counter[int | None]() for seat in (GOOD, EVIL)}
    for seat, army in ARMIES.items():
        for _, _, rank, count, _ in army:
            by_rank[seat][rank] += count
    assert by_rank[GOOD] == {10: 1, 9: 1, 8: 2, 7: 3, 6: 4, 5: 4, 4: 4, 3: 5, 2: 8, 1: 1, None: 7}
    assert by_rank[EVIL] == by_rank[GOOD]


@pytest.mark.parametrize(("game", "n_more"), [("me-classic", 0), ("me-powers", 8), ("me-ring", 12)])
def test_the_options_of_each_game(game: str, n_more: int) -> None:
    """ME-11.1, ME-11.2."""
    values = defaults(game)
    assert len(values) == 19 + n_more
    assert (values["first"], values["two_square_limit"], values["quiet_draw"]) == ("blue", 2, 200)
    assert values["two_square_attacks"]
    on = {name for name, value in values.items() if value is True}
    extra = {"me-classic": set[str](), "me-powers": {"seek_captures"}}.get(
        game, {"seek_captures", "mount_doom_safe", "haradrim_falls", "invisible_after_quest"}
    )
    assert on == {"two_square_attacks"} | extra


def test_a_game_of_another_name_is_an_error() -> None:
    with pytest.raises(ValueError, match="me-final"):
        MiddleEarthReferee("me-final")


def test_a_set_up_may_be_changed_until_both_are_ready() -> None:
    """ME-3.4: a match takes the first; on a table nobody minds."""
    referee = MiddleEarthReferee("me-ring")
    referee.deploy(EVIL, written_army(EVIL))
    assert referee.legal_actions() == set()
    referee.deploy(EVIL, written_army(EVIL, random.Random(1)))
    referee.deploy(GOOD, written_army(GOOD))
    with pytest.raises(Illegal):
        referee.deploy(GOOD, written_army(GOOD))


# ---- ME-8: what a turn is remembered as


@pytest.mark.parametrize(
    ("own", "foes", "options", "actions", "crossed"),
    [
        ("e2 theoden", FOE, {}, "steed e2-e3-e4", [("e2", "e3"), ("e3", "e4")]),
        ("e2 theoden", FOE, {"steed_may_return": True}, "steed e2-e3-e2", [("e2", "e3")]),
        ("e4 gimli", "i10 orc, f5 flag, d4 fortress", {}, "axe e4-e5 f5", [("e4", "e5")]),
        ("e1 gandalf, e2 sam", FOE, {}, "fly e1-e3", []),
        ("e4 theoden", f"{FOE}, e6 warg_rider", {"two_square_attacks": False}, "steed e4-e5-e6", []),
        ("e2 theoden", FOE, {"two_square_exact": True}, "steed e2-e3-f3", [("e2", "f3")]),
        (
            "e2 theoden",
            FOE,
            {"two_square_exact": True, "steed_may_return": True},
            "steed e2-d2-e2",
            [("e2", "e2")],
        ),
    ],
)
def test_what_a_turn_of_good_has_crossed(
    own: str, foes: str, options: dict[str, Any], actions: str, crossed: list[tuple[str, str]]
) -> None:
    """ME-8.1, ME-8.2, ME-8.3, ME-8.6."""
    game = good(NAIVE, own, foes, **options).play(actions)
    assert last_turn(game, GOOD) == {border(*pair) for pair in crossed}


@pytest.mark.parametrize(
    ("options", "second", "crossed"),
    [
        ({}, "a6-b6", [("a7", "a6"), ("a6", "b6")]),
        ({}, "stop", [("a7", "a6")]),
        ({"two_square_exact": True}, "a6-b6", [("a6", "b6")]),
    ],
)
def test_what_a_turn_of_several_attacks_has_crossed(
    options: dict[str, Any], second: str, crossed: list[tuple[str, str]]
) -> None:
    """ME-8.4, ME-8.6."""
    game = evil(NAIVE, "a7 uruk_hai", "a6 sam, b6 merry", **options).play("a7-a6", second)
    assert last_turn(game, EVIL) == {border(*pair) for pair in crossed}


def test_an_attack_after_which_its_piece_stays_crosses_nothing() -> None:
    """ME-8.5."""
    game = at(NAIVE, f"{OWN}, e4 frodo", f"{FOE}, e6 berserker, f6 saruman", two_square_limit=1)
    assert last_turn(game.play("e4-e5", "i10-i9", "e5-e6"), GOOD) == set()


def test_only_the_first_attack_is_checked() -> None:
    """ME-8.4: the crossings are put into the books, for no game leads to them."""
    game = evil(NAIVE, "a7 uruk_hai", "a6 sam, b6 merry", two_square_limit=1)
    referee = referee_of(game)
    referee.crossings.turns[EVIL].append((referee.squares[named_square("a7")], {border("a6", "b6")}))
    assert "a6-b6" in game.play("a7-a6").legal()
    checked = evil(NAIVE, "a7 uruk_hai", "a6 sam, b6 merry", two_square_limit=1)
    referee = referee_of(checked)
    referee.crossings.turns[EVIL].append((referee.squares[named_square("a7")], {border("a7", "a6")}))
    assert checked.fault("a7-a6") == "two_square"


def test_a_position_is_noted_when_the_turn_is_over() -> None:
    """ME-8.7."""
    game = evil(NAIVE, "e6 uruk_hai", "e5 sam, e4 merry, e3 elf", chase="isf").play("e6-e5", "e5-e4")
    assert len(referee_of(game).chase.positions) == 1
    assert len(referee_of(game.play("stop")).chase.positions) == 2
    for action in ("seek e4 e6", "bow d4 d2"):
        shot = at(NAIVE, f"e4 aragorn, d4 elf, {OWN}", f"e6 nazgul, d2 nazgul, {FOE}", chase="isf")
        assert len(referee_of(shot.play(action)).chase.positions) == 2
