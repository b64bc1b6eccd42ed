"""PostgreSQL's own: what is said where it cannot be used, migrations one at a time, one server a database, and its absence."""

from __future__ import annotations

import asyncio
import importlib.util
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from junit_results import NOT_TESTED
from sqlalchemy import text

from gonfalon.core.errors import StorageError
from gonfalon.storage import postgresql
from gonfalon.storage.database import Lock, lock, open_engine
from gonfalon.storage.schema import HEAD, metadata
from gonfalon.storage.store import Store

from .cluster import Cluster, name_of, postgresql_programs
from .test_store import a_match, entry


@pytest.fixture(scope="module")
def lasting() -> Iterator[Cluster]:
    """A cluster that a test may end if it starts it again, and whose commits reach the disk."""
    found = Cluster(postgresql_programs(), lasting=True)
    yield found
    found.remove()


async def said_of(address: str) -> str:
    """The one line that a database is refused with."""
    with pytest.raises(StorageError) as told:
        await open_engine(address)
    assert len(str(told.value).splitlines()) == 1
    return str(told.value)


# ---- at the start ----------------------------------------------------------------------------------------------------


async def test_what_keeps_a_database_from_being_used_is_said_with_what_to_do(cluster: Cluster):
    at = f"postgresql://games:s3cr3t@/{{}}?host={cluster.folder}"
    missing = await said_of(at.format("nowhere"))
    assert missing.startswith(
        f"cannot open the database postgresql://games:***@/nowhere?host={cluster.folder}: "
    )
    assert 'database "nowhere" does not exist: make it with `createdb' in missing
    stranger = await said_of(at.format("postgres").replace("games", "stranger"))
    assert 'role "stranger" does not exist: set PGPASSWORD, or PGPASSFILE' in stranger
    silent = await said_of(f"postgresql://games:s3cr3t@/postgres?host={cluster.folder / 'nowhere'}")
    assert "is PostgreSQL running there?" in silent
    assert "is PostgreSQL running there?" in await said_of("postgresql://games:s3cr3t@127.0.0.1:1/postgres")
    with pytest.raises(StorageError, match="is PostgreSQL running there"):
        lock("postgresql://games:s3cr3t@127.0.0.1:1/postgres")
    assert not any("s3cr3t" in line for line in (missing, stranger, silent))


async def test_a_database_that_cannot_hold_every_name_is_refused(cluster: Cluster):
    by_bytes = f"{'LOCALE_PROVIDER libc ' if cluster.has_icu else ''}LOCALE 'C'"
    said = await said_of(cluster.empty_database(f"ENCODING 'LATIN1' {by_bytes} TEMPLATE template0"))
    assert "has the encoding LATIN1" in said
    assert "createdb --encoding UTF8" in said


async def test_a_wrong_password_is_named_nowhere(
    lasting: Cluster, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    """Neither one of the address, nor of the environment, nor of a password file; the right one opens."""
    lasting.ask("ALTER USER games PASSWORD 'sesame-open'")
    rules = lasting.data / "pg_hba.conf"
    usual = rules.read_text()
    rules.write_text("local all all scram-sha-256\n")
    lasting.stop("fast")
    lasting.start()
    address, file = lasting.address("postgres"), tmp_path / "passwords"
    file.write_text("*:*:*:games:wrong-s3cr3t\n")
    file.chmod(0o600)
    with_password = address.replace("games@", "games:wrong-s3cr3t@")
    for env, at in (("PGPASSWORD", address), ("PGPASSFILE", address), ("", with_password)):
        with monkeypatch.context() as patched:
            if env:
                patched.setenv(env, "wrong-s3cr3t" if env == "PGPASSWORD" else str(file))
            said = await said_of(at)
            with pytest.raises(StorageError) as told:
                lock(at)
        for line in (said, str(told.value)):
            assert "password authentication failed" in line
            assert "s3cr3t" not in line
    file.write_text("*:*:*:games:sesame-open\n")
    monkeypatch.setenv("PGPASSFILE", str(file))
    lock(address).close()
    rules.write_text(usual)
    lasting.stop("fast")
    lasting.start()


async def test_two_servers_that_start_at_once_make_the_tables_once(cluster: Cluster):
    address = cluster.empty_database()
    engines = await asyncio.gather(*(open_engine(address) for _ in range(3)))
    async with engines[0].connect() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).all() == [(HEAD,)]
        for table in metadata.sorted_tables:
            query = (
                f"SELECT column_name FROM information_schema.columns WHERE table_name = '{table.name}'"
                " AND table_schema = 'public' ORDER BY ordinal_position"
            )
            names = [row[0] for row in await connection.execute(text(query))]
            assert sorted(names) == sorted(column.name for column in table.columns)
    for engine in engines:
        await engine.dispose()


async def test_a_database_of_a_newer_version_is_left_alone(cluster: Cluster, address: str):
    cluster.ask("UPDATE alembic_version SET version_num = '9999'", name_of(address))
    assert "newer version" in await said_of(address)


# ---- while a server plays --------------------------------------------------------------------------------------------


async def test_a_write_that_fails_leaves_no_transaction_open(cluster: Cluster, address: str):
    store = await Store.open(address)
    await a_match(store)
    for wrong in ("other", "m"):
        with pytest.raises(StorageError):
            await store.append(wrong, entry(0, seat=2**40))
    query = "SELECT count(*) FROM pg_stat_activity WHERE datname = '{}' AND state LIKE 'idle in transaction%'"
    assert cluster.ask(query.format(name_of(address))).strip() == "0"
    await store.append("m", entry(0))
    assert await store.read("m") == [entry(0)]
    await store.close()


async def test_a_database_that_falls_is_a_failure_of_storage_and_loses_nothing(lasting: Cluster):
    """It crashes while entries are written, each acknowledged one is there when it is back, and all goes on by itself."""
    store = await Store.open(lasting.new_database())
    await a_match(store)
    acknowledged, failed = 0, 0

    async def write() -> None:
        nonlocal acknowledged, failed
        while failed == 0:
            try:
                await store.append("m", entry(acknowledged))
                acknowledged += 1
            except StorageError:
                failed += 1

    writing = asyncio.create_task(write())
    while acknowledged < 20:
        await asyncio.sleep(0.01)
    await asyncio.to_thread(lasting.stop)
    await writing
    for ask in (store.match("m"), store.append("m", entry(acknowledged)), store.check()):
        with pytest.raises(StorageError):
            await ask
    await asyncio.to_thread(lasting.start)
    kept = await store.read("m")
    assert kept[:acknowledged] == [entry(seq) for seq in range(acknowledged)]
    assert len(kept) <= acknowledged + 1, "the one whose answer was lost may be there"
    await store.append("m", entry(len(kept)))
    await store.check()
    await store.close()


async def test_every_commit_reaches_the_disk(lasting: Cluster):
    """As PostgreSQL is set by itself; no connection of ours loosens it."""
    store = await Store.open(lasting.new_database())
    async with store.engine.connect() as connection:
        told = [
            (await connection.execute(text(f"SHOW {name}"))).scalar()
            for name in ("fsync", "synchronous_commit")
        ]
    assert told == ["on", "on"]
    await store.close()


# ---- one server a database -------------------------------------------------------------------------------------------


def until(is_so: Any) -> None:
    """Poll a condition."""
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


def unlock(cluster: Cluster, address: str) -> None:
    """End the connections that hold a lock of servers, as a network that fails."""
    held = f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = {postgresql.SERVER_LOCK}"
    cluster.ask(f"{held} AND database = (SELECT oid FROM pg_database WHERE datname = '{name_of(address)}')")


def test_a_second_server_is_refused_by_the_name_of_the_first(
    cluster: Cluster, address: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(postgresql, "PATIENCE_SECONDS", 0.1)
    first = lock(address)
    with pytest.raises(StorageError) as told:
        lock(address)
    said = str(told.value)
    assert f"process {postgresql.os.getpid()}, since " in said
    assert f"another Gonfalon server (on {postgresql.socket.gethostname()[:24]}" in said
    assert len(said.splitlines()) == 1
    lock(cluster.new_database()).close()
    first.close()
    assert not first.is_held
    lock(address).close()


async def test_a_server_whose_lock_is_lost_stores_nothing_until_it_has_it_again(
    cluster: Cluster, address: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(postgresql, "PATIENCE_SECONDS", 0.1)
    first = lock(address)
    store = await Store.open(address)
    store.lock = first
    await a_match(store)
    monkeypatch.setattr(postgresql, "LOOK_SECONDS", 3600.0)
    await asyncio.sleep(0)
    unlock(cluster, address)
    await asyncio.to_thread(until, lambda: not first.is_held)
    second: Lock = await asyncio.to_thread(lock, address)
    with pytest.raises(StorageError):
        await store.append("m", entry(0))
    with pytest.raises(StorageError):
        await store.check()
    assert await store.read("m") == [], "to read is no harm"
    second.close()
    await store.close()
    first.close()


async def test_a_lock_that_was_lost_is_had_again(
    cluster: Cluster, address: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(postgresql, "LOOK_SECONDS", 0.05)
    held = lock(address)
    store = await Store.open(address)
    store.lock = held
    await a_match(store)
    losses, was = [], postgresql.ServerLock._hold_once

    async def counted(self: postgresql.ServerLock, engine: Any) -> None:
        losses.append(self.is_held)
        await was(self, engine)

    monkeypatch.setattr(postgresql.ServerLock, "_hold_once", counted)
    unlock(cluster, address)
    await asyncio.to_thread(until, lambda: losses and held.is_held)
    assert losses[0] is False
    await store.append("m", entry(0))
    await store.close()
    held.close()


def test_without_the_driver_the_extra_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StorageError, match="pip install"):
        lock("postgresql://games@/x")


@pytest.mark.parametrize(
    ("missing", "said"),
    [("find_spec", "PostgreSQL (pip install asyncpg)"), ("glob", "Debian's package postgresql")],
)
def test_where_postgresql_is_missing_the_tests_say_so(
    missing: str, said: str, monkeypatch: pytest.MonkeyPatch
):
    if missing == "find_spec":
        monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    else:
        monkeypatch.setattr(importlib.util, "find_spec", lambda _: object())
        monkeypatch.setattr(Path, "glob", lambda *_: iter(()))
        monkeypatch.setenv("PATH", "")
    with pytest.raises(pytest.skip.Exception) as told:
        postgresql_programs()
    assert str(told.value).startswith(NOT_TESTED)
    assert said in str(told.value)
