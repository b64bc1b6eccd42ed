"""Section 8: how a game ends."""

from __future__ import annotations

from typing import Any

import pytest

from .scenario import BLUE, RED, NewScenario

QUIET = """
    3  bF .  b5
    2  .  .  .
    1  RF .  R6
       a  b  c
"""
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


@pytest.mark.parametrize("limit", [1, 4])
def test_a_draw_after_so_many_quiet_turns(scenario: NewScenario, limit: int) -> None:
    """STRAT-8.6."""
    game = scenario(QUIET, quiet_draw=limit, two_square_limit=0)
    moves = ("c1-c2", "c3-b3", "c2-c1", "b3-c3")
    for n, move in enumerate(moves[:limit], 1):
        assert game.end is None
        assert game.quiet_left == limit - n + 1
        game.play(move)
    assert game.end == ("draw", "quiet_draw")


def test_nought_switches_the_quiet_draw_off(scenario: NewScenario) -> None:
    """STRAT-8.6."""
    game = scenario(QUIET, quiet_draw=0, two_square_limit=0, chase="off")
    for _ in range(60):
        game.play("c1-c2", "c3-b3", "c2-c1", "b3-c3")
    assert game.end is None


def test_a_removal_starts_the_quiet_count_anew(scenario: NewScenario) -> None:
    """STRAT-8.6."""
    game = scenario(
        """
        3  b5 .  b6
        2  .  .  .
        1  RF .  R5
           a  b  c
        """,
        quiet_draw=10,
    ).play("c1-c2", "a3-a2")
    assert game.quiet_left == 8
    assert game.play("c2-c3").quiet_left == 10


def test_the_quiet_count_rises_at_the_end_of_the_turn_and_a_rescue_leaves_it(scenario: NewScenario) -> None:
    """STRAT-8.6."""
    game = scenario(
        """
        3  .  .  b5
        2  R6 .  .
        1  RF .  .
           a  b  c
        """,
        lost="red spy",
        rescue=True,
        quiet_draw=10,
    ).play("a2-a3")
    assert game.owes_rescue
    assert game.quiet_left == 10
    assert game.play("rescue spy@c1").quiet_left == 9


@pytest.mark.parametrize("cap", [1, 3])
def test_the_cap_cuts_the_game_off(scenario: NewScenario, cap: int) -> None:
    """STRAT-8.7, STRAT-8.12: truncated, with the returns of a draw."""
    game = scenario(QUIET, ply_cap=cap)
    for move in ("c1-c2", "c3-b3", "c2-c1")[:cap]:
        assert game.end is None
        game.play(move)
    assert game.end == ("draw", "ply_cap")


def test_a_game_cut_off_is_told_as_truncated_and_one_that_ended_is_not(engine: NewScenario) -> None:
    """STRAT-8.7, STRAT-8.12."""
    cut_off = engine(QUIET, ply_cap=1).play("c1-c2").state.outcome
    ended = engine(QUIET, quiet_draw=1).play("c1-c2").state.outcome
    assert cut_off is not None
    assert ended is not None
    assert (cut_off.truncated, ended.truncated) == (True, False)


def test_the_cap_counts_rescue_decisions_and_waits_for_the_end_of_the_turn(scenario: NewScenario) -> None:
    """STRAT-8.7."""
    game = scenario(
        """
        3  .  .  b5
        2  R6 .  .
        1  RF .  .
           a  b  c
        """,
        lost="red spy",
        rescue=True,
        ply_cap=1,
    ).play("a2-a3")
    assert game.owes_rescue
    assert game.play("rescue none").end == ("draw", "ply_cap")


def test_the_quiet_draw_comes_before_the_cap(scenario: NewScenario) -> None:
    """STRAT-8.11."""
    assert scenario(QUIET, quiet_draw=1, ply_cap=1).play("c1-c2").end == ("draw", "quiet_draw")


def test_no_mobile_piece_comes_before_the_cap(scenario: NewScenario) -> None:
    """STRAT-8.11."""
    game = scenario(BARE, no_mobile="at_once", ply_cap=1)
    assert game.play("c1-c2").end == ("red", "no_mobile_piece")


def test_the_exchange_comes_before_the_cap(scenario: NewScenario) -> None:
    """STRAT-8.11."""
    assert scenario(LAST_TWO, ply_cap=1).play("c1-c2").end == ("draw", "exchange_draw")


def test_the_cap_comes_before_the_next_seats_lack_of_moves(scenario: NewScenario) -> None:
    """STRAT-8.11."""
    assert scenario(BARE, ply_cap=1).play("c1-c2").end == ("draw", "ply_cap")


def test_the_flag_comes_before_everything(scenario: NewScenario) -> None:
    """STRAT-8.11."""
    game = scenario(
        """
        2  bF .
        1  R3 RF
           a  b
        """,
        turn="red",
        ply_cap=1,
        no_mobile="at_once",
    ).play("a1-a2")
    assert game.end == ("red", "flag_captured")


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
