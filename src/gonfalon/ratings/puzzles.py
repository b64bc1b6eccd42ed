"""Ratings of puzzles and of those who solve them: an answer is a game between the two, by Glicko-2."""

from __future__ import annotations

import msgspec

from .rating import Rating, periods_of_days
from .update import after_game

FIRST_DEVIATION = 250.0
"""Of a puzzle that nobody has tried: the first answers move it fast."""
FIRST_SOLVER_DEVIATION = 250.0
"""Of somebody who has solved none yet. With the widest one an easy puzzle that went wrong would take 400 points away."""
PLACEMENT = 5
"""So many rated answers place a solver. Before the last of them no rating is shown."""
RETURN_DAYS = (1, 4, 12)
"""A wrong one comes back after so many days, then after more."""
RIGHT, WRONG = 1.0, 0.0
DAY_MS = 86_400_000


class PuzzleStanding(msgspec.Struct, frozen=True):
    """How somebody stands with the puzzles of a game. streak: right answers in a row. updated: the last answer, milliseconds since 1970."""

    rating: Rating = Rating(deviation=FIRST_SOLVER_DEVIATION)
    streak: int = 0
    updated: int = 0


class PuzzleReturn(msgspec.Struct, frozen=True):
    """When a puzzle comes back. step: how often it is still to be right, 0 for no more. due: milliseconds since 1970, 0 for never."""

    step: int = 0
    due: int = 0


class Counted(msgspec.Struct, frozen=True):
    """What an answer has done. puzzle: the new rating of the puzzle. is_rated: has it counted for the two ratings?"""

    standing: PuzzleStanding
    puzzle: Rating
    is_rated: bool


def new_puzzle(first_rating: int) -> Rating:
    """The rating of a puzzle before anybody has tried it."""
    return Rating(float(first_rating), FIRST_DEVIATION)


def counted(standing: PuzzleStanding, puzzle: Rating, result: float, *, is_rated: bool, now: int) -> Counted:
    """An answer counts. result: 1, 1/2 or 0. is_rated: the first answer to this puzzle, without a clue; another moves the streak alone.

    now: milliseconds since 1970. A solver without a rated answer begins as everybody does, whatever an older standing says. A right answer
    lengthens the streak, a wrong one ends it; a half one and a right one after a clue leave it as it is.
    """
    streak = standing.streak
    if result == WRONG:
        streak = 0
    elif result == RIGHT and is_rated:
        streak += 1
    if not is_rated:
        return Counted(PuzzleStanding(standing.rating, streak, standing.updated), puzzle, False)
    days = (now - standing.updated) / DAY_MS if standing.updated else 0.0
    before = standing.rating if standing.rating.games else PuzzleStanding().rating
    seats = (before, puzzle)
    solver, tried = after_game(seats, (2 * result - 1, 1 - 2 * result), periods=(periods_of_days(days), 0.0))
    return Counted(PuzzleStanding(solver, streak, now), tried, True)


def next_return(before: PuzzleReturn | None, result: float, now: int) -> PuzzleReturn:
    """When the puzzle comes back. before: None at the first answer.

    A wrong one begins with the first of RETURN_DAYS; each right answer that was due leads to the next, and after the last it stays away.
    One that was asked for before its day keeps it.
    """
    if result == WRONG:
        return PuzzleReturn(len(RETURN_DAYS), now + RETURN_DAYS[0] * DAY_MS)
    if before is None or before.step == 0:
        return PuzzleReturn()
    if now < before.due:
        return before
    step = before.step - 1
    return PuzzleReturn(step, now + RETURN_DAYS[len(RETURN_DAYS) - step] * DAY_MS) if step else PuzzleReturn()
