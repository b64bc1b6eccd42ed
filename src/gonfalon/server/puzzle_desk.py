"""Counts the answers to puzzles: for people with a name in the database, for guests from what their browser says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gonfalon.learn.puzzle import Puzzle
from gonfalon.ratings.puzzles import PuzzleReturn, PuzzleStanding, counted, new_puzzle, next_return
from gonfalon.ratings.rating import Rating
from gonfalon.storage.puzzles import Answered, AnswerMade, PuzzleStore

from . import wire_puzzles
from .clock import now_ms
from .people import People


class AnswerCounted(NamedTuple):
    """What an answer has done. rating: of the puzzle now."""

    rating: Rating
    is_rated: bool
    standing: PuzzleStanding
    again: PuzzleReturn


class PuzzleDesk:
    """Ratings, standings and returns. A guest's answer moves no puzzle: a browser may say what it likes."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.store = PuzzleStore(people.rooms.store)

    async def ratings(self, puzzles: Iterable[Puzzle]) -> dict[str, Rating]:
        """How hard each of these is now."""
        kept = await self.store.ratings()
        return {one.id: kept.get(one.id) or new_puzzle(one.first_rating) for one in puzzles}

    async def kept(self, key: str) -> tuple[dict[str, PuzzleStanding], tuple[wire_puzzles.PuzzleDue, ...]]:
        """How the person with this key stands, by game, and what was answered; empty for a guest."""
        person = await self.people.id_of(key)
        if not person:
            return {}, ()
        answered = await self.store.answered(person)
        return await self.store.standings(person), tuple(wire_puzzles.PuzzleDue(*one) for one in answered)

    async def answered(
        self, puzzle: Puzzle, result: float, key: str, request: wire_puzzles.PuzzleRequest
    ) -> AnswerCounted:
        """Count an answer. The first one to a puzzle counts for the ratings, unless a clue was asked for."""
        now, person = now_ms(), await self.people.id_of(key)

        def count(found: AnswerMade) -> AnswerMade:
            before = found.answered.again if found.answered else None
            rating = found.puzzle or new_puzzle(puzzle.first_rating)
            is_rated = before is None and not request.clue
            done = counted(found.standing, rating, result, is_rated=is_rated, now=now)
            first = found.answered.result if found.answered else result
            again = next_return(before, result, now)
            return AnswerMade(
                done.standing, done.puzzle if is_rated else found.puzzle, Answered(puzzle.id, first, again)
            )

        if person:
            after = await self.store.answer(person, puzzle.game, puzzle.id, count)
        else:
            kept = (await self.store.ratings()).get(puzzle.id)
            was = Answered(puzzle.id, result, request.before) if request.before else None
            after = count(AnswerMade(request.standing or PuzzleStanding(), kept, was))._replace(puzzle=kept)
        assert after.answered is not None
        rating = after.puzzle or new_puzzle(puzzle.first_rating)
        is_rated = after.standing.updated == now
        return AnswerCounted(rating, is_rated, after.standing, after.answered.again)
