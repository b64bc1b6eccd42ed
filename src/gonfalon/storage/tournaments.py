"""Tournaments in the database: what was announced, who takes part, and every table with its result.

A tournament is a fold over these rows, so a server that starts again goes on from them. A table is written before its match is made:
whoever finds a table without a match makes it, and nobody is paired twice.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, case, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.core.errors import StorageError

from .schema import entries, outcomes, tournament_entrants, tournament_tables, tournaments
from .store import Store

Stage = Literal["announced", "running", "finished", "cancelled"]
"""How far a tournament is."""
Taken = Literal["", "full", "too-late"]
"""What came of joining: done, no place is left, or it is too late."""


class TournamentRow(NamedTuple):
    """A tournament as stored. plan: what was announced, as JSON. host: id of a person, "" for the host of the server.

    why: why it was cancelled. starts_at: 0 where its host starts it. winner: number of the first of a finished one, else 0. origin: which
    line of the schedule has announced it for when, None for a person's.
    """

    id: str
    plan: str
    host: str
    club: str
    state: Stage
    why: str
    created: int
    starts_at: int
    started_at: int = 0
    ended_at: int = 0
    winner: int = 0
    origin: str | None = None


class EntrantRow(NamedTuple):
    """One who takes part. person: id, "" for a computer and for somebody who was forgotten. rating: JSON, "" for none."""

    number: int
    person: str
    computer: bool
    level: int
    player: str
    rating: str
    paused: bool = False
    gone: bool = False


class TableRow(NamedTuple):
    """A table. seats: numbers of entrants by seat; one alone has a bye. match: "" where no game is played.

    points: of each seat, () while the game goes on. ended: 0 until then.
    """

    number: int
    round: int
    match: str
    seats: tuple[int, ...]
    points: tuple[float, ...]
    created: int
    ended: int = 0

    @property
    def is_open(self) -> bool:
        """Does its game still go on?"""
        return not self.points


class Held(NamedTuple):
    """A tournament with everything that belongs to it."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...]
    tables: tuple[TableRow, ...]


class Counted(NamedTuple):
    """A tournament in a list. winner: id of the person who has won, "" for none."""

    row: TournamentRow
    n_joined: int
    n_people: int
    round: int
    winner: str


class EndedTable(NamedTuple):
    """A table whose match has ended, while the tournament does not know it yet."""

    tournament: str
    table: TableRow
    returns: tuple[float, ...]
    ended: int


class TournamentStore:
    """What the database holds of tournaments, over the same store as matches."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- reading -------------------------------------------------------------------------------------------------

    async def row(self, tournament: str) -> TournamentRow | None:
        """What was announced, None for an unknown tournament."""
        query = select(tournaments).where(tournaments.c.id == tournament)
        rows = await self.store.rows(query)
        return TournamentRow(*rows[0]) if rows else None

    async def held(self, tournament: str) -> Held | None:
        """A tournament, None for an unknown one."""
        row = await self.row(tournament)
        if row is None:
            return None
        who = _select(tournament_entrants, EntrantRow).where(tournament_entrants.c.tournament == tournament)
        where = _select(tournament_tables, TableRow).where(tournament_tables.c.tournament == tournament)
        entrants = await self.store.rows(who.order_by(tournament_entrants.c.number))
        tables = await self.store.rows(where.order_by(tournament_tables.c.number))
        return Held(row, tuple(EntrantRow(*one) for one in entrants), tuple(map(_table, tables)))

    async def due(self, now: int, forgotten: int) -> list[str]:
        """Ids of those that run, of those that must start now, and of those that nobody has started since `forgotten`."""
        starts = and_(
            tournaments.c.state == "announced", tournaments.c.starts_at > 0, tournaments.c.starts_at <= now
        )
        is_by_hand = and_(tournaments.c.state == "announced", tournaments.c.starts_at == 0)
        expires = and_(is_by_hand, tournaments.c.created <= forgotten)
        is_open = tournaments.c.state.in_(("announced", "running"))  # by the index of states
        query = select(tournaments.c.id).where(
            is_open, or_(tournaments.c.state == "running", starts, expires)
        )
        return [row.id for row in await self.store.rows(query.order_by(tournaments.c.created))]

    async def listed(self, state: Stage, limit: int, club: str | None = None) -> list[Counted]:
        """Tournaments of a stage with what lists tell of them: the last to end first, else the first to start. club: of it alone."""
        newest = (tournaments.c.ended_at.desc(), tournaments.c.created.desc())
        soonest = (tournaments.c.starts_at == 0, tournaments.c.starts_at, tournaments.c.created)
        query = select(tournaments).where(tournaments.c.state == state)
        if club is not None:
            query = query.where(tournaments.c.club == club)
        query = query.order_by(*(newest if state in ("finished", "cancelled") else soonest)).limit(limit)
        rows = [TournamentRow(*row) for row in await self.store.rows(query)]
        return await self._counted(rows)

    async def _counted(self, rows: Sequence[TournamentRow]) -> list[Counted]:
        ids, there = [row.id for row in rows], tournament_entrants.c
        who: Any = (
            select(
                there.tournament,
                func.sum(case((there.gone, 0), else_=1)).label("joined"),
                func.sum(case((or_(there.gone, there.computer), 0), else_=1)).label("people"),
            )
            .where(there.tournament.in_(ids))
            .group_by(there.tournament)
        )
        joined = {row.tournament: (int(row.joined), int(row.people)) for row in await self.store.rows(who)}
        at = tournament_tables.c
        rounds: Any = (
            select(at.tournament, func.max(at.round).label("round"))
            .where(at.tournament.in_(ids))
            .group_by(at.tournament)
        )
        round_of = {row.tournament: int(row.round) for row in await self.store.rows(rounds)}
        first: Any = (
            select(there.tournament, there.person)
            .join(
                tournaments,
                and_(tournaments.c.id == there.tournament, tournaments.c.winner == there.number),
            )
            .where(there.tournament.in_(ids))
        )
        winner = {row.tournament: str(row.person) for row in await self.store.rows(first)}
        return [
            Counted(row, *joined.get(row.id, (0, 0)), round_of.get(row.id, 0), winner.get(row.id, ""))
            for row in rows
        ]

    async def counts(self, host: str) -> tuple[int, int]:
        """How many are announced or run: of this person, and of all people."""
        is_open = tournaments.c.state.in_(("announced", "running"))
        query: Any = select(
            func.count().label("everybody"),
            func.coalesce(func.sum(case((tournaments.c.host == host, 1), else_=0)), 0).label("own"),
        ).where(is_open, tournaments.c.host != "")
        row = (await self.store.rows(query))[0]
        return int(row.own), int(row.everybody)

    async def is_announced(self, origin: str) -> bool:
        """Has this line of the schedule been announced?"""
        return bool(await self.store.rows(select(tournaments.c.id).where(tournaments.c.origin == origin)))

    async def ended(self) -> list[EndedTable]:
        """The open tables whose matches have ended."""
        at = tournament_tables.c
        query: Any = (
            _select(tournament_tables, TableRow)
            .add_columns(at.tournament, outcomes.c.returns, outcomes.c.ended.label("over"))
            .join(outcomes, outcomes.c.match == at.match)
            .where(at.points == "", at.match != "")
            .order_by(outcomes.c.ended, at.number)
        )
        return [
            EndedTable(row.tournament, _table(row), _floats(row.returns), row.over)
            for row in await self.store.rows(query)
        ]

    async def acted(self, match: str, prefix: str) -> frozenset[int]:
        """The seats of a match whose people have done something. prefix: begins the ids of commands of the server's own."""
        query: Any = (
            select(entries.c.seat)
            .where(entries.c.match == match, ~entries.c.command.startswith(prefix, autoescape=True))
            .distinct()
        )
        return frozenset(int(row.seat) for row in await self.store.rows(query))

    # ---- writing -------------------------------------------------------------------------------------------------

    async def add(self, row: TournamentRow, entrants: Sequence[EntrantRow]) -> bool:
        """A new tournament; False if its line of the schedule has been announced already."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(tournaments).values(**row._asdict()))
            await _enter(connection, row.id, entrants)

        return await self._unique(work)

    async def join(
        self, tournament: str, stages: Sequence[Stage], person: str, rating: str, most: int
    ) -> Taken:
        """Enter a person, or take them in again. stages: in which that can be done. most: places in all."""

        async def work(connection: AsyncConnection) -> Taken:
            if await _stage(connection, tournament) not in stages:
                return "too-late"
            query = _select(tournament_entrants, EntrantRow).where(
                tournament_entrants.c.tournament == tournament
            )
            rows = [EntrantRow(*row) for row in await connection.execute(query)]
            own = next((row for row in rows if row.person == person), None)
            if own is not None and not own.gone:
                return ""
            if sum(not row.gone for row in rows) >= most:
                return "full"
            if own is not None:
                await connection.execute(_change(tournament, own.number, gone=False, paused=False))
            else:
                number = max((row.number for row in rows), default=0) + 1
                await _enter(connection, tournament, [EntrantRow(number, person, False, -1, "", rating)])
            return ""

        return await self.store.write(work)

    async def change_entrant(self, tournament: str, number: int, **values: bool) -> None:
        """Note that somebody takes a break or has left (`paused`, `gone`)."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(_change(tournament, number, **values))

        await self.store.write(work)

    async def drop_entrant(self, tournament: str, number: int) -> None:
        """Take somebody out of a tournament; whoever is in one that has begun meanwhile has left."""
        there = (tournament_entrants.c.tournament == tournament, tournament_entrants.c.number == number)

        async def work(connection: AsyncConnection) -> None:
            if await _stage(connection, tournament) == "announced":
                await connection.execute(delete(tournament_entrants).where(*there))
            else:
                await connection.execute(_change(tournament, number, gone=True))

        await self.store.write(work)

    async def start(self, tournament: str, now: int, more: Sequence[EntrantRow]) -> bool:
        """Begin; False if that has been done, or it was cancelled. more: who fills the places."""

        async def work(connection: AsyncConnection) -> bool:
            values = {"state": "running", "started_at": now}
            if not await _move_on(connection, tournament, ("announced",), values):
                return False
            await _enter(connection, tournament, more)
            return True

        return await self.store.write(work)

    async def end(self, tournament: str, now: int, state: Stage, why: str = "", winner: int = 0) -> bool:
        """Finish or cancel; False if that has been done."""

        async def work(connection: AsyncConnection) -> bool:
            values = {"state": state, "ended_at": now, "why": why, "winner": winner}
            return await _move_on(connection, tournament, ("announced", "running"), values)

        return await self.store.write(work)

    async def add_tables(self, tournament: str, rows: Sequence[TableRow]) -> bool:
        """New tables, all or none; False if another server has paired meanwhile."""
        values = [
            {"tournament": tournament, **row._asdict(), "seats": _json(row.seats), "points": _points(row)}
            for row in rows
        ]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(tournament_tables), values)

        return await self._unique(work)

    async def keep_result(
        self, tournament: str, number: int, points: Sequence[float], ended: int, paused: Iterable[int] = ()
    ) -> bool:
        """How a table has ended; what is kept stands. paused: entrants who take a break from now on. False if it was known."""
        at = tournament_tables.c
        change = (
            update(tournament_tables)
            .where(at.tournament == tournament, at.number == number, at.points == "")
            .values(points=_json(points), ended=ended)
            .returning(at.number)
        )

        async def work(connection: AsyncConnection) -> bool:
            if (await connection.execute(change)).first() is None:
                return False
            for one in paused:
                await connection.execute(_change(tournament, one, paused=True))
            return True

        return await self.store.write(work)

    async def _unique(self, work: Callable[[AsyncConnection], Awaitable[None]]) -> bool:
        try:
            await self.store.write(work)
        except StorageError as error:
            if isinstance(error.__cause__, IntegrityError):
                return False
            raise
        return True


async def forget_in_tournaments(connection: AsyncConnection, person: str) -> None:
    """Let no tournament know a person any more: they leave those to come, and elsewhere their lines stay without a name."""
    mine = tournament_entrants.c.person == person
    to_come = select(tournaments.c.id).where(tournaments.c.state == "announced")
    has_not_come = tournament_entrants.c.tournament.in_(to_come)
    await connection.execute(delete(tournament_entrants).where(mine, has_not_come))
    await connection.execute(update(tournament_entrants).where(mine).values(person="", gone=True))
    theirs, waits = tournaments.c.host == person, tournaments.c.state == "announced"
    await connection.execute(update(tournaments).where(theirs, waits).values(state="cancelled", why="host"))
    await connection.execute(update(tournaments).where(theirs).values(host=""))


def _select(table: Any, kind: type[Any]) -> Any:
    return select(*(table.c[name] for name in kind._fields))


async def _enter(connection: AsyncConnection, tournament: str, rows: Sequence[EntrantRow]) -> None:
    if rows:
        values = [{"tournament": tournament, **row._asdict()} for row in rows]
        await connection.execute(insert(tournament_entrants), values)


async def _stage(connection: AsyncConnection, tournament: str) -> str:
    """The stage, held until the transaction ends where several servers share a database."""
    query = select(tournaments.c.state).where(tournaments.c.id == tournament).with_for_update()
    return (await connection.execute(query)).scalar() or ""


async def _move_on(
    connection: AsyncConnection, tournament: str, stages: Sequence[Stage], values: dict[str, Any]
) -> bool:
    change = (
        update(tournaments)
        .where(tournaments.c.id == tournament, tournaments.c.state.in_(stages))
        .values(**values)
        .returning(tournaments.c.id)
    )
    return (await connection.execute(change)).first() is not None


def _change(tournament: str, number: int, **values: bool) -> Any:
    there: tuple[ColumnElement[bool], ...] = (
        tournament_entrants.c.tournament == tournament,
        tournament_entrants.c.number == number,
    )
    return update(tournament_entrants).where(*there).values(**values)


def _json(values: Sequence[float]) -> str:
    return msgspec.json.encode(tuple(values)).decode()


def _points(row: TableRow) -> str:
    return _json(row.points) if row.points else ""


def _floats(text: str) -> tuple[float, ...]:
    return tuple(float(value) for value in msgspec.json.decode(text)) if text else ()


def _table(row: Any) -> TableRow:
    number, of_round, match, seats, points, created, ended = row[:7]
    numbers = tuple(int(value) for value in msgspec.json.decode(seats))
    return TableRow(number, of_round, match, numbers, _floats(points), created, ended)
