"""Answers to puzzles as games between solver and puzzle: who gains, what a clue does, and when a wrong one comes back."""

from __future__ import annotations

import pytest

from gonfalon.ratings.puzzles import (
    DAY_MS,
    PLACEMENT,
    Counted,
    PuzzleReturn,
    PuzzleStanding,
    counted,
    new_puzzle,
    next_return,
)
from gonfalon.ratings.rating import Rating

NOW = 1_800_000_000_000
SOLVER = PuzzleStanding(Rating(1500, 80, 0.06, 20), 3, NOW - DAY_MS)


@pytest.mark.parametrize(("result", "sign", "streak"), [(1.0, 1, 4), (0.5, 0, 3), (0.0, -1, 0)])
def test_solver_and_puzzle_share_the_result(result: float, sign: int, streak: int):
    done = counted(SOLVER, new_puzzle(1500), result, is_rated=True, now=NOW)
    assert round(done.standing.rating.value - 1500) * sign >= abs(sign)
    assert round(1500 - done.puzzle.value) * sign >= abs(sign)
    assert (done.standing.streak, done.standing.updated, done.is_rated) == (streak, NOW, True)
    assert done.puzzle.deviation < 250
    assert done.puzzle.games == 1


def test_half_a_point_against_an_equal_moves_nobody():
    done = counted(SOLVER, new_puzzle(1500), 0.5, is_rated=True, now=NOW)
    assert done.standing.rating.value == pytest.approx(1500)


@pytest.mark.parametrize("result", [1.0, 0.0])
def test_after_the_placement_an_equal_puzzle_moves_nobody_far(result: float):
    standing = PuzzleStanding()
    for number in range(PLACEMENT):
        puzzle = new_puzzle(round(standing.rating.value))
        standing = counted(standing, puzzle, float(number % 2), is_rated=True, now=NOW).standing
    assert standing.rating.games == PLACEMENT
    equal = new_puzzle(round(standing.rating.value))
    after = counted(standing, equal, result, is_rated=True, now=NOW).standing
    assert 40 < abs(after.rating.value - standing.rating.value) < 60


def test_an_easy_puzzle_never_costs_four_hundred_points():
    first = counted(PuzzleStanding(), new_puzzle(1000), 0.0, is_rated=True, now=NOW).standing
    assert 1500 - first.rating.value < 250


def test_a_standing_of_before_the_placement_begins_as_a_new_one():
    """Kept with the widest deviation and no rated answer: all that was answered came after a clue."""
    old = PuzzleStanding(Rating(deviation=350), 0, NOW - DAY_MS)
    easy = new_puzzle(1000)
    new = PuzzleStanding(updated=old.updated)
    assert counted(old, easy, 0.0, is_rated=True, now=NOW) == counted(new, easy, 0.0, is_rated=True, now=NOW)


@pytest.mark.parametrize(("result", "streak"), [(1.0, 3), (0.5, 3), (0.0, 0)])
def test_what_is_not_rated_moves_the_streak_alone(result: float, streak: int):
    puzzle = new_puzzle(1500)
    done = counted(SOLVER, puzzle, result, is_rated=False, now=NOW)
    assert done == Counted(PuzzleStanding(SOLVER.rating, streak, SOLVER.updated), puzzle, False)


def test_a_wrong_one_comes_back_after_1_4_and_12_days():
    again, now, days = next_return(None, 0.0, NOW), NOW, []
    while again.step:
        days.append((again.due - now) // DAY_MS)
        now = again.due
        again = next_return(again, 1.0, now)
    assert days == [1, 4, 12]
    assert again == PuzzleReturn()


def test_a_right_one_stays_away_and_an_early_answer_changes_nothing():
    assert next_return(None, 1.0, NOW) == PuzzleReturn()
    waiting = PuzzleReturn(2, NOW + DAY_MS)
    assert next_return(waiting, 1.0, NOW) == waiting
    assert next_return(waiting, 0.0, NOW) == PuzzleReturn(3, NOW + DAY_MS)
