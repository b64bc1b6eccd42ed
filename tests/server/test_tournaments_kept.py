"""A server that ends in the middle of a tournament goes on from what is written: no game is lost and nobody is paired twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.core.errors import StorageError
from gonfalon.storage.store import Store
from gonfalon.storage.tournaments import Held, TournamentStore

from .court import Court, computers, key_of
from .court import court as court
from .court import quiet as quiet
from .court import store as store
from .court import teaching as teaching


class Killed(BaseException):
    """The server has been killed."""


class Fuse:
    """Ends a server at one of its writes: before it is done, or after it, when nobody hears of it any more.

    left: writes until then; those of rooms, which have tasks of their own, are not counted.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left, self.after = -1, False
        self.task: asyncio.Task[Any] | None = None
        commit = Store._commit

        async def guarded(
            store: Store,
            work: Callable[[AsyncConnection], Awaitable[Any]],
            entry: dict[str, Any] | None = None,
        ) -> Any:
            self.left -= asyncio.current_task() is self.task
            is_now = self.left == 0 and asyncio.current_task() is self.task
            if is_now and not self.after:
                raise Killed
            result = await commit(store, work, entry)
            if is_now:
                raise Killed
            return result

        monkeypatch.setattr(Store, "_commit", guarded)

    def light(self, number: int, after: bool) -> None:
        self.left, self.after, self.task = number, after, asyncio.current_task()


def check_sound(held: Held) -> None:
    """Nobody sits at two tables at once, and no pair of a round robin has met twice."""
    busy = Counter(number for table in held.tables if table.is_open for number in table.seats)
    assert not [number for number, times in busy.items() if times > 1]
    met = Counter(frozenset(table.seats) for table in held.tables)
    assert max(met.values(), default=1) == 1
    assert [table.number for table in held.tables] == list(range(1, len(held.tables) + 1))


async def _held(court: Court, tournament: str) -> Held:
    found = await TournamentStore(court.lobby.store).held(tournament)
    assert found is not None
    return found


async def test_after_a_restart_everybody_has_the_same_game_and_the_same_key(court: Court, quiet: None):
    arena = await court.started("arena", 4, computers=computers(0, 0))
    await court.play_round(arena)
    before, own = await court.page(arena), (await court.page(arena, "Ann")).own
    again = await court.again()
    await again.all.look()
    page = await again.page(arena)
    assert page.tables == before.tables
    assert page.standings == before.standings
    assert (await again.page(arena, "Ann")).own == own
    await again.play_round(arena)
    assert len((await again.page(arena)).tables) == 3


async def test_what_ended_while_the_server_was_away_counts(court: Court, quiet: None):
    robin = await court.started("round-robin", 4)
    for table in (await court.page(robin)).tables:
        await court.end(table, 0)
    again = await court.again()
    await again.all.look()
    page = await again.page(robin)
    assert (page.line.round, sum(row.points for row in page.standings)) == (2, 2)


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("number", range(1, 9))
async def test_a_server_that_is_killed_at_any_write_of_a_round_pairs_nobody_twice(
    court: Court, quiet: None, monkeypatch: pytest.MonkeyPatch, number: int, after: bool
):
    robin = await court.announced("round-robin", 4)
    fuse = Fuse(monkeypatch)
    fuse.light(number, after)
    lit = court
    try:
        await lit.all.start(robin, key_of("Ann"))
        await lit.play_round(robin)
    except Killed:
        pass
    assert fuse.left <= 0, "the round has fewer writes than this test thinks: ask for fewer numbers"
    fuse.light(-1, False)
    again = await court.again()
    held = await _held(again, robin)
    if held.row.state == "announced":
        await again.all.start(robin, key_of("Ann"))
    for _ in range(6):
        await again.all.look()
        check_sound(await _held(again, robin))
        for table in (await _held(again, robin)).tables:
            if table.is_open:
                assert await again.lobby.store.match(table.match) is not None
        await again.play_round(robin)
    held = await _held(again, robin)
    check_sound(held)
    assert (held.row.state, len(held.tables)) == ("finished", 6)
    assert all(sum(table.points) == 1 for table in held.tables)
    await again.lobby.rooms.close()


async def test_two_servers_of_one_database_pair_once(court: Court, quiet: None):
    robin = await court.started("round-robin", 4)
    other = Court(court.lobby.store)
    for table in (await court.page(robin)).tables:
        await court.end(table, 0)
    await court.all.look()
    await other.all.look()
    await court.all.look()
    check_sound(await _held(court, robin))
    assert len((await _held(court, robin)).tables) == 4
    stale = (await _held(court, robin)).tables[-1]._replace(match="another")
    assert not await court.all.store.add_tables(robin, [stale]), "the number of a table is given once"
    await other.lobby.rooms.close()


async def test_a_result_stands_once_it_is_kept(court: Court, quiet: None):
    arena = await court.started("arena", 2)
    (table,) = (await court.page(arena)).tables
    await court.end(table, 0)
    await court.pass_time()
    kept = await court.all.store.keep_result(arena, 1, (0, 1), 5)
    assert not kept
    assert (await _held(court, arena)).tables[0].points == (1, 0)


async def test_a_database_that_fails_for_a_moment_stops_no_tournament(
    court: Court, quiet: None, monkeypatch: pytest.MonkeyPatch
):
    robin = await court.started("round-robin", 4)
    for table in (await court.page(robin)).tables:
        await court.end(table, 0)

    async def fails(*told: Any) -> bool:
        raise StorageError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(TournamentStore, "add_tables", fails)
        await court.all.look()
    await court.pass_time(11)
    assert len((await court.page(robin)).tables) == 2
