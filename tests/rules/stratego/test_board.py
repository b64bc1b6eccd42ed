"""Section 2: board and squares."""

from __future__ import annotations

import pytest

from gonfalon.games.stratego.ruleset import shipped, shipped_ids
from gonfalon.games.stratego.squares import parse_square, square_name

from .scenario import NewScenario

LAKES = {"c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"}


@pytest.mark.parametrize("variant", shipped_ids())
def test_the_board_is_ten_by_ten_with_two_lakes(variant: str) -> None:
    """STRAT-2.1, STRAT-2.2."""
    ruleset = shipped(variant)
    assert (ruleset.columns, ruleset.rows) == (10, 10)
    assert set(ruleset.obstacles) == LAKES
    assert len(ruleset.obstacles) == len(LAKES)


def test_squares_are_named_from_reds_left_corner_with_no_letter_skipped() -> None:
    """STRAT-2.1."""
    assert [square_name(0, c) for c in range(16)] == [f"{letter}1" for letter in "abcdefghijklmnop"]
    assert square_name(9, 9) == "j10"
    assert parse_square("a1", 10, 10) == (0, 0)
    assert parse_square("j10", 10, 10) == (9, 9)


@pytest.mark.parametrize("text", ["k1", "a11", "a0", "A1", "1a", "", "a", "a01", "q1", "a1 ", "i١"])
def test_other_texts_name_no_square_of_ten_by_ten(text: str) -> None:
    """STRAT-2.1."""
    assert parse_square(text, 10, 10) is None


def test_no_piece_may_stand_on_a_lake(scenario: NewScenario) -> None:
    """STRAT-2.2."""
    scenario("""
        2  b3 .
        1  R3 ~
           a  b
    """).refuses("a1-b1", "obstacle", "4.4")


def test_back_row_and_half_are_counted_from_the_seats_own_side(scenario: NewScenario) -> None:
    """STRAT-2.3: of five rows the half is two, rounded down; the rescue is open on just those."""
    game = scenario(
        """
        5  b3 .  .
        4  R3 .  .
        3  .  .  b3
        2  .  .  .
        1  .  .  .
           a  b  c
        """,
        lost="red spy",
        rescue=True,
    ).play("a4-b4", "c3-c2", "b4-b5")
    places = {text.split("@")[1] for text in game.legal() if "@" in text}
    assert places == {"a1", "b1", "c1", "a2", "b2"}


def test_blues_half_lies_at_the_other_end(scenario: NewScenario) -> None:
    """STRAT-2.3."""
    game = scenario(
        """
        5  .  .  .
        4  .  .  .
        3  .  .  R3
        2  b3 .  .
        1  .  .  .
           a  b  c
        """,
        lost="blue spy",
        rescue=True,
        turn="blue",
    ).play("a2-a1")
    places = {text.split("@")[1] for text in game.legal() if "@" in text}
    assert places == {"a4", "b4", "c4", "a5", "b5", "c5"}


def test_one_square_holds_one_piece_at_most(scenario: NewScenario) -> None:
    """STRAT-2.4: neither by moving onto an own piece nor by winning a combat."""
    game = scenario("""
        2  b3 b4
        1  R5 R6
           a  b
    """)
    game.refuses("a1-b1", "own_piece", "4.3")
    game.play("a1-a2").becomes("""
        2  R5 b4
        1  .  R6
           a  b
    """)
