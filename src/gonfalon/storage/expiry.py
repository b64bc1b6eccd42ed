"""Matches whose record is removed: those that nobody began, and old finished ones that a host keeps no longer.

Of the first kind nothing stays but the name. Of the second kind the moves go; who played, how it ended and what it did to ratings stay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Select, delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import (
    challenges,
    coach_reports,
    entries,
    expired_matches,
    listings,
    matches,
    outcomes,
    push_seats,
    rated_games,
    results,
    running_clocks,
    seats,
    shared_games,
    snapshots,
    tournament_tables,
)
from .store import Store

WhyExpired = Literal["unbegun", "old"]
"""Why a match expires. unbegun: nobody has done anything in it. old: it has ended, and is beyond what the host keeps."""
REMEMBERED_MS = 400 * 86_400_000
"""The name of a match that nobody began is remembered for so long, so that who opens it is told."""
OF_PLAY = (entries, running_clocks, listings, push_seats, challenges, coach_reports, snapshots)
"""What is removed of both kinds."""
OF_PEOPLE = (seats, results, outcomes, shared_games, rated_games)
"""What is removed of a match that nobody began, too."""


class Quota(NamedTuple):
    """What a host keeps of finished games that nobody shares. games: the newest so many, 0 for all. after: only those that ended
    later than this (milliseconds since 1970), 0 for any."""

    games: int = 0
    after: int = 0


async def is_expired(store: Store, match: str) -> bool:
    """Has the record of this match been removed?"""
    query = select(expired_matches.c.match).where(expired_matches.c.match == match)
    return bool(await store.rows(query))


async def unbegun(store: Store, before: int, server_prefix: str, most: int) -> list[str]:
    """Matches made before a time (milliseconds since 1970) in which no person has done anything, the oldest first.

    server_prefix: what the ids of the server's own commands begin with. Those of tournaments are left out.
    """
    query = _unbegun(before, server_prefix).order_by(matches.c.created).limit(most)
    return [row.id for row in await store.rows(query)]


async def beyond(store: Store, quota: Quota, ended_before: int, most: int) -> list[str]:
    """Finished matches that a host keeps no longer, the oldest first.

    Those that somebody shares, and of tournaments, are kept and not counted.

    ended_before: what has ended later stays in any case, milliseconds since 1970.
    """
    kept_since = quota.after
    if quota.games:
        newest = _finished().order_by(outcomes.c.ended.desc()).offset(quota.games - 1).limit(1)
        kept_since = max([kept_since, *(row.ended for row in await store.rows(newest))])
    due = _finished().where(outcomes.c.ended < min(kept_since, ended_before))
    return [row.match for row in await store.rows(due.order_by(outcomes.c.ended).limit(most))]


async def remove(
    store: Store, chosen: Sequence[str], why: WhyExpired, now: int, before: int, server_prefix: str
) -> list[str]:
    """Remove the records of those of these matches that still are what they were chosen for. Answers which.

    now: milliseconds since 1970.
    """

    async def work(connection: AsyncConnection) -> list[str]:
        still = _unbegun(before, server_prefix) if why == "unbegun" else _finished()
        column = matches.c.id if why == "unbegun" else outcomes.c.match
        gone = [row[0] for row in await connection.execute(still.where(column.in_(chosen)))]
        if gone:
            for table in OF_PLAY + (OF_PEOPLE if why == "unbegun" else ()):
                await connection.execute(delete(table).where(table.c.match.in_(gone)))
            if why == "unbegun":
                await connection.execute(delete(matches).where(matches.c.id.in_(gone)))
            rows = [{"match": match, "why": why, "time": now} for match in gone]
            await connection.execute(insert(expired_matches), rows)
        forgotten = (expired_matches.c.why == "unbegun", expired_matches.c.time < now - REMEMBERED_MS)
        await connection.execute(delete(expired_matches).where(*forgotten))
        return gone

    return await store.write(work)


def _unbegun(before: int, server_prefix: str) -> Select[Any]:
    acted = exists().where(
        entries.c.match == matches.c.id, ~entries.c.command.startswith(server_prefix, autoescape=True)
    )
    return select(matches.c.id).where(
        matches.c.created < before,
        ~acted,
        ~exists().where(outcomes.c.match == matches.c.id),
        ~exists().where(results.c.match == matches.c.id),
        ~exists().where(running_clocks.c.match == matches.c.id),
        *_is_kept_by_nobody(matches.c.id),
    )


def _finished() -> Select[Any]:
    found: Any = select(outcomes.c.match, outcomes.c.ended).where(
        ~exists().where(shared_games.c.match == outcomes.c.match), *_is_kept_by_nobody(outcomes.c.match)
    )
    return found


def _is_kept_by_nobody(match: ColumnElement[str]) -> tuple[ColumnElement[bool], ...]:
    """A match that is of no tournament, and has not expired already."""
    return (
        ~exists().where(tournament_tables.c.match == match),
        ~exists().where(expired_matches.c.match == match),
    )
