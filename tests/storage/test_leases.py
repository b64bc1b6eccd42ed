"""Several servers on one PostgreSQL database: a match is one server's, and nothing of a server that lost it is written."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from sqlalchemy import event, text

from gonfalon.core.errors import StorageError
from gonfalon.storage import membership
from gonfalon.storage.clock_marks import ClockMark
from gonfalon.storage.database import lock, open_engine, shared_lock
from gonfalon.storage.leases import PERIODIC, Leases, Owner
from gonfalon.storage.store import Store

from .cluster import Cluster, name_of
from .test_postgresql import unlock
from .test_store import a_match, entry


@contextlib.asynccontextmanager
async def server(address: str, at: str, judges: bool = True) -> AsyncIterator[Leases]:
    """One of the servers of a database. at: where the others reach it. judges: even where the database has just started."""
    member = await asyncio.to_thread(shared_lock, address)
    if judges:
        member._judges_from = 0.0
    await asyncio.to_thread(member.join, at)
    store = await Store.open(address)
    found = Leases(store, member)
    store.lock, store.fence = member, found
    yield found
    await store.close()
    await asyncio.to_thread(member.close)


@pytest_asyncio.fixture
async def one(address: str) -> AsyncIterator[Leases]:
    async with server(address, "one:1") as found:
        yield found


@pytest_asyncio.fixture
async def other(address: str) -> AsyncIterator[Leases]:
    async with server(address, "other:2") as found:
        yield found


async def falls_silent(leases: Leases, cluster: Cluster, address: str) -> None:
    """It says no more that it lives, for longer than a lease lasts."""
    leases.member.retire()
    await asyncio.to_thread(cluster.ask, EXPIRE.format(leases.server), name_of(address))


EXPIRE = "UPDATE servers SET expires = 0 WHERE id = '{}'"


async def lasts_an_hour(other: Leases, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lease of the server beside this one does, after its next beat; once its process has ended nothing is waited for."""
    monkeypatch.setattr(membership, "LEASE_SECONDS", 3600.0)
    monkeypatch.setattr(membership, "ENDED_SECONDS", 0.0)
    while (await other.others())[0].seconds < 3000:
        await asyncio.sleep(0.02)


async def test_a_match_is_one_servers(one: Leases, other: Leases):
    mine, theirs = Owner(one.server, "one:1"), Owner(other.server, "other:2")
    assert await one.owner("m") is None
    assert await one.take("m") == mine
    assert await one.take("m") == mine
    assert await other.take("m") == mine == await other.owner("m")
    assert await other.take("n") == theirs
    await one.release("m")
    assert await other.take("m") == theirs
    await one.release("m")  # another's
    assert await one.owner("m") == theirs
    assert [each.owner for each in await one.others()] == [theirs]


async def test_only_who_has_a_match_adds_to_its_log(one: Leases, other: Leases):
    await a_match(one.store, "m")
    with pytest.raises(StorageError):
        await one.store.append("m", entry(0))
    await one.take("m")
    await one.store.append("m", entry(0))
    with pytest.raises(StorageError):
        await other.store.append("m", entry(1))
    assert [each.seq for each in await other.store.read("m")] == [0]


async def test_one_without_the_match_spoils_nobody_elses_commit(one: Leases):
    for match in ("m", "n"):
        await a_match(one.store, match)
    await one.take("m")
    ends = [one.store.append("m", entry(0)), one.store.append("n", entry(0))]
    told = await asyncio.gather(*ends, return_exceptions=True)
    assert told[0] is None
    assert isinstance(told[1], StorageError)


async def test_whoever_fell_silent_writes_nothing_and_begins_anew(
    one: Leases, other: Leases, cluster: Cluster, address: str
):
    await a_match(one.store, "m")
    await one.take("m")
    await one.take(PERIODIC)
    await one.store.append("m", entry(0))
    assert await other.bury() == []
    was = one.server
    await falls_silent(one, cluster, address)
    assert await other.bury() == ["m"]
    assert await other.bury() == []
    with pytest.raises(StorageError):
        await one.store.append("m", entry(1))
    with pytest.raises(StorageError):
        await a_match(one.store, "n")
    assert await other.take("m") == Owner(other.server, "other:2")
    await other.store.append("m", entry(1))
    one.member.is_retired = False
    while one.server:  # it notices
        await asyncio.sleep(0.01)
    with pytest.raises(StorageError):
        await one.store.append("m", entry(2))
    one.member.join_again()
    while not one.server:
        await asyncio.sleep(0.01)
    assert one.server not in ("", was)
    with pytest.raises(StorageError):
        await one.store.append("m", entry(2))
    assert (await one.owner("m")) == Owner(other.server, "other:2")
    assert await one.take(PERIODIC) == Owner(one.server, "one:1")


async def test_a_commit_under_way_ends_before_its_match_goes_to_another(
    one: Leases, other: Leases, cluster: Cluster, address: str
):
    await a_match(one.store, "m")
    await one.take("m")
    held, go_on = asyncio.Event(), asyncio.Event()

    async def long_commit(connection: object) -> None:
        held.set()
        await go_on.wait()

    writing = asyncio.create_task(one.store.write(long_commit))
    appending = asyncio.create_task(one.store.append("m", entry(0)))
    await held.wait()
    await falls_silent(one, cluster, address)
    assert await other.bury() == []
    go_on.set()
    await writing
    await asyncio.wait([appending])
    assert await other.bury() == ["m"]
    with pytest.raises(StorageError):
        await one.store.append("m", entry(1))


async def test_the_transaction_of_a_silent_server_does_not_hold_the_others_up(
    one: Leases, other: Leases, cluster: Cluster, address: str
):
    await a_match(one.store, "m")
    await one.take("m")
    await falls_silent(one, cluster, address)
    async with one.store.engine.connect() as connection:  # it says nothing more in the middle of this
        await one.check(connection, ["m"], True)
        assert await other.bury() == []
        while not await other.bury():
            await asyncio.sleep(0.05)
        assert (await other.take("m")).server == other.server
        await connection.invalidate()


async def test_a_server_whose_process_has_ended_is_not_waited_for_as_long_as_a_silent_one(
    one: Leases, other: Leases, monkeypatch: pytest.MonkeyPatch
):
    """Its lock in the database ends with it."""
    await one.take("m")
    await lasts_an_hour(other, monkeypatch)
    one.member.retire()
    assert await other.bury() == []
    assert (await other.others())[0].seconds > 3000
    await asyncio.to_thread(one.member.close)
    while not (found := await other.bury()):
        await asyncio.sleep(0.02)
    assert found == ["m"]
    assert await other.others() == []


async def test_a_server_whose_line_was_cut_is_there_by_its_new_one(
    one: Leases, other: Leases, cluster: Cluster, address: str, monkeypatch: pytest.MonkeyPatch
):
    """PostgreSQL may notice the end of the old line after the new one is there."""
    await one.take("m")
    await lasts_an_hour(other, monkeypatch)
    one.member.retire()
    lines = f"SELECT count(*) FROM pg_locks WHERE classid = {membership.LIVING_CLASS}"
    async with other.store.engine.connect() as new:
        await one.member._show(new, one.server)
        assert int(cluster.ask(lines, name_of(address))) == 3
        await asyncio.to_thread(one.member.close)
        while int(cluster.ask(lines, name_of(address))) == 3:
            await asyncio.sleep(0.02)
        assert (await other.others())[0].seconds > 3000
        await new.invalidate()


async def test_whoever_lost_the_database_declares_nobody_dead_soon_after(
    one: Leases, other: Leases, cluster: Cluster, address: str, monkeypatch: pytest.MonkeyPatch
):
    """The others could not say that they live, either."""
    await one.take("m")
    monkeypatch.setattr(membership, "LEASE_SECONDS", 3600.0)
    was = other.server
    unlock(cluster, address)
    while other.member.is_held:
        await asyncio.sleep(0.01)
    while not other.member.is_held:
        await asyncio.sleep(0.01)
    await falls_silent(one, cluster, address)
    assert other.server == was, "it was away for a moment only"
    assert not other.member.may_judge
    assert await other.bury() == []
    other.member._judges_from = 0.0  # later
    assert await other.bury() == ["m"]


async def test_whoever_was_away_itself_declares_nobody_dead_soon_after(
    one: Leases, other: Leases, cluster: Cluster, address: str
):
    """A database that stands still for seconds keeps all servers from saying that they live."""
    await one.take("m")
    await falls_silent(one, cluster, address)
    assert other.member.may_judge
    other.member._beat_at -= 3600.0
    assert not other.member.may_judge
    assert await other.bury() == []
    while other.member._judges_from < time.monotonic():  # its next beat
        await asyncio.sleep(0.01)
    assert not other.member.may_judge
    other.member._judges_from = 0.0  # later
    assert await other.bury() == ["m"]


async def test_who_comes_as_the_database_has_just_started_declares_nobody_dead(
    one: Leases, cluster: Cluster, address: str, monkeypatch: pytest.MonkeyPatch
):
    """The others, who play on, may not have found their way back to it yet."""
    await one.take("m")
    await falls_silent(one, cluster, address)
    monkeypatch.setattr(membership, "LEASE_SECONDS", 3600.0)
    async with server(address, "new:3", judges=False) as new:
        assert not new.member.may_judge
        assert await new.bury() == []
    monkeypatch.setattr(membership, "LEASE_SECONDS", 0.0)  # it started long ago
    async with server(address, "late:4", judges=False) as late:
        assert late.member.may_judge
        assert await late.bury() == ["m"]


@contextlib.contextmanager
def statements_of(leases: Leases) -> Iterator[list[str]]:
    """What a server asks of the database meanwhile."""
    found = list[str]()

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        found.append(statement)

    engine = leases.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    yield found
    event.remove(engine, "before_cursor_execute", note)


@pytest.mark.parametrize("n_matches", [2, 60])
async def test_a_takeover_costs_as_many_statements_for_many_matches_as_for_few(
    one: Leases, other: Leases, cluster: Cluster, address: str, n_matches: int
):
    names = [f"m{n:02}" for n in range(n_matches)]
    clocked = names[: n_matches // 2]
    for name in clocked:
        await a_match(one.store, name)
    with statements_of(one) as taking:
        await asyncio.gather(*(one.take(name) for name in names))
    assert len([each for each in taking if "INSERT" in each]) <= 2
    await one.store.keep_clocks([ClockMark(name, 1, {0: 5}) for name in clocked])
    await falls_silent(one, cluster, address)
    with statements_of(other) as burying:
        assert sorted(await other.bury()) == names
    assert len(burying) == 5
    mine = Owner(other.server, "other:2")
    with statements_of(other) as asking:
        assert [await other.take(name) for name in clocked] == [mine] * len(clocked)
        assert all(other.has(name) for name in clocked)
    assert asking == [], "it knows that it has them"
    with statements_of(other) as asking:
        owners = await asyncio.gather(*(other.owner(name) for name in names))
    assert owners == [mine if name in clocked else None for name in names]
    assert len(asking) == 1


async def test_a_lease_that_was_let_go_is_asked_for_again(one: Leases, other: Leases):
    await one.take("m")
    assert one.has("m")
    await one.release("m")
    assert not one.has("m")
    assert (await other.take("m")).server == other.server
    assert (await one.take("m")).server == other.server
    assert not one.has("m")


async def test_a_lease_that_is_lost_without_a_word_is_asked_for_after_the_first_refusal(
    one: Leases, other: Leases, cluster: Cluster, address: str
):
    """As when the database came back without its last seconds."""
    await a_match(one.store, "m")
    await one.take("m")
    await asyncio.to_thread(cluster.ask, "DELETE FROM leases", name_of(address))
    assert one.has("m")
    with pytest.raises(StorageError):
        await one.store.append("m", entry(0))
    assert not one.has("m")
    assert (await other.take("m")).server == other.server
    assert (await one.take("m")).server == other.server


async def test_a_stop_frees_the_matches_at_once(one: Leases, other: Leases):
    await one.take("m")
    await one.leave()
    assert (await other.take("m")).server == other.server


async def test_servers_that_share_keep_away_those_that_do_not(one: Leases, address: str):
    with pytest.raises(StorageError, match="start this one with --share, too"):
        await asyncio.to_thread(lock, address)


async def test_a_server_that_has_the_database_for_itself_lets_in_nobody(address: str):
    held = await asyncio.to_thread(lock, address)
    with pytest.raises(StorageError, match="stop it, or start it with --share, too"):
        await asyncio.to_thread(shared_lock, address)
    await asyncio.to_thread(held.close)


async def test_a_file_is_no_database_to_share(tmp_path: object):
    with pytest.raises(StorageError, match="servers share a PostgreSQL database, no file"):
        shared_lock(str(tmp_path))


async def test_the_secret_is_the_same_for_all(one: Leases, other: Leases):
    assert await one.secret() == await other.secret()
    assert len(await one.secret()) > 40


async def test_a_beat_prolongs_the_lease(one: Leases, cluster: Cluster, address: str):
    await asyncio.to_thread(cluster.ask, EXPIRE.format(one.server), name_of(address))
    engine = await open_engine(address)
    query = text("SELECT expires FROM servers")
    expires = 0
    while not expires:
        async with engine.connect() as connection:
            expires = (await connection.execute(query)).scalar_one()
        await asyncio.sleep(membership.BEAT_SECONDS / 10)
    await engine.dispose()
