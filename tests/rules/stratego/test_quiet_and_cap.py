"""Section 8: quiet turns, the cap on plies, and which end comes first."""

from __future__ import annotations

import pytest

from .scenario import NewScenario
from .test_end import BARE, LAST_TWO

QUIET = """
    3  bF .  b5
    2  .  .  .
    1  RF .  R6
       a  b  c
"""
RESCUING = """
    3  .  .  b5
    2  R6 .  .
    1  RF .  .
       a  b  c
"""
"""A piece of Red's that earns a rescue by its next step."""


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
    game = scenario(RESCUING, lost="red spy", rescue=True, quiet_draw=10).play("a2-a3")
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
    game = scenario(RESCUING, lost="red spy", rescue=True, ply_cap=1).play("a2-a3")
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
