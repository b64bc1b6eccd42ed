"""Section 8: how a game ends."""

from __future__ import annotations

from typing import Any

import pytest

from .scenario import BLUE, RED, NewScenario

LAST_TWO = """
    3  bF bB .
    2  .  .  b6
    1  RF RB R6
       a  b  c
"""


def test_who_captures_the_flag_wins_at_once(scenario: NewScenario) -> None:
    """STRAT-8.1, STRAT-5.9."""
    game = scenario("""
        2  bF b3
        1  R2 RF
           a  b
    """).play("a1-a2")
    assert game.end == ("red", "flag_captured")
    assert (game.on_turn, game.legal()) == ("", [])
    assert [facts["reason"] for facts in game.told(BLUE, "end")] == ["flag_captured"]


def test_one_flag_of_several_is_enough(scenario: NewScenario) -> None:
    """STRAT-8.1."""
    game = scenario("""
        2  bF bF b3
        1  R3 RF .
           a  b  c
    """).play("a1-a2")
    assert game.end == ("red", "flag_captured")


def test_no_rescue_follows_the_capture_of_a_flag(scenario: NewScenario) -> None:
    """STRAT-8.11."""
    game = scenario(
        """
        2  bF b3
        1  R4 RF
           a  b
        """,
        lost="red miner",
        rescue=True,
    ).play("a1-a2")
    assert game.end == ("red", "flag_captured")


@pytest.mark.parametrize("turn", ["red", "blue"])
def test_a_flag_that_falls_together_with_its_attacker_is_captured(scenario: NewScenario, turn: str) -> None:
    """STRAT-8.1, STRAT-12.5."""

    base = """
        id = "mines"
        extends = "battle"
        [[combat]]
        attacker = "*"
        defender = "bomb"
        result = "defender"
        [[combat]]
        attacker = "*"
        defender = "flag"
        result = "both"
        """
    board = """
        2  bF b3
        1  R4 RF
           a  b
    """
    game = scenario(board, base=base, turn=turn).play("a1-a2" if turn == "red" else "b2-b1")
    assert game.end == (turn, "flag_captured")


def test_who_has_only_bombs_and_flag_left_loses_on_its_turn(scenario: NewScenario) -> None:
    """STRAT-8.2, first case."""
    game = scenario("""
        3  bF bB .
        2  .  .  b6
        1  RF .  R7
           a  b  c
    """).play("c1-c2")
    assert game.end == ("red", "no_legal_move")


def test_who_is_hemmed_in_loses_on_its_turn(scenario: NewScenario) -> None:
    """STRAT-8.2, second case."""
    game = scenario("""
        3  b5 bB .  .
        2  bB .  .  .
        1  .  .  RF R7
           a  b  c  d
    """).play("d1-d2")
    assert game.end == ("red", "no_legal_move")


def test_mobile_pieces_that_cannot_move_do_not_help_and_one_free_square_does(scenario: NewScenario) -> None:
    """STRAT-8.2: "cannot move" alone counts."""
    game = scenario("""
        3  b5 bB .  .
        2  .  .  .  .
        1  .  .  RF R7
           a  b  c  d
    """).play("d1-d2")
    assert game.end is None
    assert game.legal() == ["a3-a2"]


def test_it_is_judged_at_the_start_of_the_first_turn_too(scenario: NewScenario) -> None:
    """STRAT-8.2."""
    board = """
        2  b5 .
        1  RB RF
           a  b
    """
    assert scenario(board).end == ("blue", "no_legal_move")
    assert scenario(board, turn="blue").end is None


@pytest.mark.parametrize(
    ("option", "end"),
    [("mover_loses", ("blue", "no_legal_move")), ("draw", ("draw", "both_immobile"))],
)
def test_both_immobile(scenario: NewScenario, option: str, end: tuple[str, str]) -> None:
    """STRAT-8.3."""
    board = """
        2  bF bB
        1  RB RF
           a  b
    """
    assert scenario(board, both_immobile=option).end == end


def test_if_only_the_mover_is_stuck_both_immobile_says_nothing(scenario: NewScenario) -> None:
    """STRAT-8.3."""
    game = scenario(
        """
        3  bF bB .
        2  .  .  b6
        1  RF .  R7
           a  b  c
        """,
        both_immobile="draw",
    ).play("c1-c2")
    assert game.end == ("red", "no_legal_move")


def test_a_side_that_the_two_square_rule_stops_is_not_immobile(scenario: NewScenario) -> None:
    """STRAT-8.3: sections 6 and 7 are put aside; by the board alone red could move, blue has nothing mobile left."""
    game = scenario(
        """
        3  bB RB b2
        2  ~  ~  ~
        1  R6 .  ~
           a  b  c
        """,
        both_immobile="draw",
        two_square_limit=1,
    ).play("a1-b1", "c3-b3")
    assert game.end == ("blue", "no_legal_move")


@pytest.mark.parametrize(
    ("options", "end"),
    [
        ({"exchange_draw": True}, ("draw", "exchange_draw")),
        ({"exchange_draw": False, "both_immobile": "mover_loses"}, ("red", "no_legal_move")),
        ({"exchange_draw": False, "both_immobile": "draw"}, ("draw", "both_immobile")),
        (
            {"exchange_draw": False, "both_immobile": "mover_loses", "no_mobile": "at_once"},
            ("red", "no_legal_move"),
        ),
        ({"exchange_draw": True, "no_mobile": "at_once"}, ("draw", "exchange_draw")),
    ],
)
def test_the_last_mobile_pieces_are_exchanged(
    scenario: NewScenario, options: dict[str, Any], end: tuple[str, str]
) -> None:
    """STRAT-8.4, STRAT-8.5 (both have none), STRAT-8.11."""
    assert scenario(LAST_TWO, **options).play("c1-c2").end == end


def test_an_exchange_that_leaves_something_mobile_is_no_draw(scenario: NewScenario) -> None:
    """STRAT-8.4."""
    game = scenario(LAST_TWO.replace("bB", "b3")).play("c1-c2")
    assert game.end is None
    assert game.on_turn == "blue"


BOTH_BOOKS = [
    ("battle", ("draw", "both_immobile")),
    ("duel", ("draw", "both_immobile")),
    ("classic", ("red", "no_legal_move")),
]
"""(ruleset, end): the 2-variant book names both sides as beaten, the classic book the one on turn (STRAT-8.3)."""


@pytest.mark.parametrize(("base", "end"), BOTH_BOOKS)
def test_the_last_mobile_piece_dies_on_a_bomb_while_the_enemy_has_none(
    scenario: NewScenario, base: str, end: tuple[str, str]
) -> None:
    """STRAT-8.3, STRAT-8.4: no exchange, since the bomb stands."""
    board = """
        3  bF bB .
        2  .  .  bB
        1  RF RB R6
           a  b  c
    """
    assert scenario(board, base=base).play("c1-c2").end == end


@pytest.mark.parametrize(("base", "end"), BOTH_BOOKS)
def test_the_last_mobile_piece_dies_on_a_bomb_while_the_enemy_is_walled_in(
    scenario: NewScenario, base: str, end: tuple[str, str]
) -> None:
    """STRAT-8.3: blue's only mobile piece stands behind bombs and the side of the board."""
    board = """
        3  b5 bB bF
        2  bB .  bB
        1  RF RB R6
           a  b  c
    """
    assert scenario(board, base=base).play("c1-c2").end == end


@pytest.mark.parametrize(("base", "end"), BOTH_BOOKS)
def test_a_move_that_walls_both_in(scenario: NewScenario, base: str, end: tuple[str, str]) -> None:
    """STRAT-8.3: nothing dies; red's last way is the one that it closes, after which blue is stuck and red too."""
    board = """
        3  b5 bB
        2  bB ~
        1  RF RB
           a  b
    """
    assert scenario(board, turn="blue", base=base).end == end


BARE = """
    3  bF .  .
    2  .  .  b5
    1  RF R3 R6
       a  b  c
"""


def test_at_once_the_side_without_mobile_pieces_loses(scenario: NewScenario) -> None:
    """STRAT-8.5."""
    assert scenario(BARE, no_mobile="at_once").play("c1-c2").end == ("red", "no_mobile_piece")


def test_at_once_holds_whoever_moved(scenario: NewScenario) -> None:
    """STRAT-8.5: the last attacker runs into a bomb."""
    game = scenario(
        """
        3  bF .  b5
        2  .  .  bB
        1  RF .  R6
           a  b  c
        """,
        no_mobile="at_once",
    ).play("c1-c2")
    assert game.end == ("blue", "no_mobile_piece")


def test_on_turn_it_ends_when_the_turn_comes(scenario: NewScenario) -> None:
    """STRAT-8.5: a side that loses its last mobile piece in its own attack is not on turn yet; the game goes on."""
    board = """
        3  bF .  b5
        2  .  .  bB
        1  RF .  R6
           a  b  c
    """
    game = scenario(board, no_mobile="on_turn").play("c1-c2")
    assert game.end is None
    game.play("c3-b3")
    assert game.end == ("blue", "no_legal_move")


def test_a_rescue_comes_before_the_end_by_no_mobile_piece(scenario: NewScenario) -> None:
    """STRAT-8.11: the turn is over with its rescue only."""
    game = scenario(
        """
        3  .  b5 bF
        2  .  R6 .
        1  RF .  .
           a  b  c
        """,
        lost="red spy",
        rescue=True,
        no_mobile="at_once",
    ).play("b2-b3")
    assert game.end is None
    assert game.owes_rescue
    assert game.play("rescue none").end == ("red", "no_mobile_piece")


@pytest.mark.parametrize(("winner", "returns"), [("red", (1, -1)), ("blue", (-1, 1))])
def test_the_winner_gets_one_and_the_loser_minus_one(
    scenario: NewScenario, winner: str, returns: tuple[int, int]
) -> None:
    """STRAT-8.12."""
    board = """
        2  bF b3
        1  R4 RF
           a  b
    """
    game = scenario(board, turn=winner).play("a1-a2" if winner == "red" else "b2-b1")
    assert game.outcome == (returns, "flag_captured")


@pytest.mark.parametrize("seat", [RED, BLUE, -1])
@pytest.mark.parametrize("captured", ["open", "prisoner", "secret", "hidden"])
def test_at_the_end_everything_is_shown_to_everybody(scenario: NewScenario, captured: str, seat: int) -> None:
    """STRAT-8.12, STRAT-10.8."""
    game = scenario(
        """
        2  bF b3
        1  R4 RF
           a  b
        """,
        lost="red spy, blue bomb",
        captured=captured,
        silent_defence=True,
    )
    assert game.piece("b2", RED).piece == ""
    seen = game.play("a1-a2").pieces(seat)
    assert {square: view.piece for square, view in seen.items()} == {
        "a2": "sergeant",
        "b2": "miner",
        "b1": "flag",
    }
    assert [game.pile(seat, owner).pieces for owner in (RED, BLUE)] == [{"spy": 1}, {"bomb": 1, "flag": 1}]
