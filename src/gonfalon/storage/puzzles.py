"""Puzzles in the database: how hard each is, how people stand, and what each of them has answered. The puzzles themselves are files."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Table, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.ratings.puzzles import PuzzleReturn, PuzzleStanding
from gonfalon.ratings.rating import Rating

from .schema import people, puzzle_answers, puzzle_ratings, puzzle_standings
from .store import Store


class Answered(NamedTuple):
    """A puzzle that a person has answered. result: of the first answer. again: when it comes back."""

    puzzle: str
    result: float
    again: PuzzleReturn


class AnswerMade(NamedTuple):
    """What an answer finds, or leaves: how the person stands, the puzzle's rating (None for one nobody has tried), what was answered."""

    standing: PuzzleStanding
    puzzle: Rating | None
    answered: Answered | None


class PuzzleStore:
    """What the database holds of puzzles, over the same store as matches and seats."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def ratings(self) -> dict[str, Rating]:
        """The ratings of the puzzles that somebody has tried."""
        return {row.puzzle: _rating(row) for row in await self.store.rows(select(puzzle_ratings))}

    async def standings(self, person: str) -> dict[str, PuzzleStanding]:
        """How a person stands, by game."""
        query = select(puzzle_standings).where(puzzle_standings.c.person == person)
        return {row.game: _standing(row) for row in await self.store.rows(query)}

    async def answered(self, person: str) -> tuple[Answered, ...]:
        """What a person has answered, in the order of the puzzles' names."""
        query = select(puzzle_answers).where(puzzle_answers.c.person == person)
        rows = await self.store.rows(query.order_by(puzzle_answers.c.puzzle))
        return tuple(_answered(row) for row in rows)

    async def answer(
        self, person: str, game: str, puzzle: str, count: Callable[[AnswerMade], AnswerMade]
    ) -> AnswerMade:
        """Write an answer, all at once. count: what it leaves, from what it finds; it must be pure."""

        async def work(connection: AsyncConnection) -> AnswerMade:
            await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
            of_game = {"person": person, "game": game}
            of_puzzle = {"person": person, "puzzle": puzzle}
            standing = await _row(connection, puzzle_standings, of_game)
            rating = await _row(connection, puzzle_ratings, {"puzzle": puzzle})
            before = await _row(connection, puzzle_answers, of_puzzle)
            after = count(
                AnswerMade(
                    _standing(standing) if standing else PuzzleStanding(),
                    _rating(rating) if rating else None,
                    _answered(before) if before else None,
                )
            )
            told = {"streak": after.standing.streak, "updated": after.standing.updated}
            await _put(
                connection, puzzle_standings, of_game, msgspec.structs.asdict(after.standing.rating) | told
            )
            if after.puzzle is not None:
                await _put(
                    connection, puzzle_ratings, {"puzzle": puzzle}, msgspec.structs.asdict(after.puzzle)
                )
            if after.answered is not None:
                again = msgspec.structs.asdict(after.answered.again)
                await _put(connection, puzzle_answers, of_puzzle, {"result": after.answered.result} | again)
            return after

        return await self.store.write(work)


def _is(table: Table, key: dict[str, str]) -> Iterable[Any]:
    return [table.c[name] == value for name, value in key.items()]


async def _row(connection: AsyncConnection, table: Table, key: dict[str, str]) -> Any:
    return (await connection.execute(select(table).where(*_is(table, key)).with_for_update())).first()


async def _put(
    connection: AsyncConnection, table: Table, key: dict[str, str], values: dict[str, Any]
) -> None:
    await connection.execute(delete(table).where(*_is(table, key)))
    await connection.execute(insert(table).values(**key, **values))


def _rating(row: Any) -> Rating:
    return Rating(row.value, row.deviation, row.volatility, row.games)


def _standing(row: Any) -> PuzzleStanding:
    return PuzzleStanding(_rating(row), row.streak, row.updated)


def _answered(row: Any) -> Answered:
    return Answered(row.puzzle, row.result, PuzzleReturn(row.step, row.due))
