"""The log in an SQLite file: what was acknowledged is on the disk, and what could not be written leaves nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.core.errors import StorageError
from gonfalon.storage.log_writer import LogWriter
from gonfalon.storage.schema import entries, seats
from gonfalon.storage.store import Store

from .test_store import a_match, entry


@pytest_asyncio.fixture
async def file_store(tmp_path: Path) -> AsyncIterator[Store]:
    """One in a file, in folders that are made for it."""
    found = await Store.open(str(tmp_path / "deep" / "er" / "test.sqlite"))
    yield found
    await found.close()


async def test_every_commit_reaches_the_disk(file_store: Store, monkeypatch: pytest.MonkeyPatch):
    async with file_store.engine.connect() as connection:
        found = [
            (await connection.execute(text(f"PRAGMA {p}"))).scalar() for p in ("journal_mode", "synchronous")
        ]
    assert found == ["wal", 2]
    asked, connected = [], LogWriter._connected

    def asking(self: LogWriter) -> sqlite3.Connection:
        connection = connected(self)
        for name in ("journal_mode", "synchronous", "foreign_keys"):
            asked.append(connection.execute(f"PRAGMA {name}").fetchone()[0])
        return connection

    monkeypatch.setattr(LogWriter, "_connected", asking)
    await a_match(file_store)
    await file_store.append("m", entry(0))
    assert asked == ["wal", 2, 1]


async def test_an_entry_of_no_match_and_one_that_could_not_be_written_leave_nothing(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
):
    await a_match(file_store)
    with pytest.raises(StorageError):
        await file_store.append("other", entry(0))
    disconnected, connected = [], LogWriter._connected
    with monkeypatch.context() as broken:

        def locked(self: LogWriter) -> sqlite3.Connection:
            disconnected.append(connected(self))
            disconnected[-1].execute("PRAGMA query_only=ON")  # as a disk that takes nothing
            return disconnected[-1]

        broken.setattr(LogWriter, "_connected", locked)
        with pytest.raises(StorageError):
            await file_store.append("m", entry(0))
    assert disconnected
    assert await file_store.read("m") == []
    await file_store.append("m", entry(0))
    assert await file_store.read("m") == [entry(0)]


async def test_appends_and_other_writes_take_turns_and_each_sees_those_before_it(file_store: Store):
    """An append that comes while something else is written waits for it; what comes while appends are under way waits for those."""
    await a_match(file_store)
    seen: list[int] = []

    async def count(connection: AsyncConnection) -> None:
        seen.append((await connection.execute(text("SELECT count(*) FROM entries"))).scalar_one())

    first = [
        asyncio.create_task(file_store.append("m", entry(0))),
        asyncio.create_task(file_store.write(count)),
    ]
    await asyncio.sleep(0)
    assert file_store.n_waiting == 2
    last = [asyncio.create_task(file_store.append("m", entry(seq))) for seq in (1, 2)]
    await asyncio.gather(*first, *last)
    assert seen[0] >= 1
    assert file_store.n_waiting == 0
    await file_store.write(count)
    assert seen[1:] == [3]


async def test_what_is_read_is_of_one_moment_and_changes_nothing(file_store: Store):
    await a_match(file_store)
    rows = await file_store._rows_of(select(entries.c.seq), select(seats.c.seat))  # pyright: ignore[reportPrivateUsage]
    assert [len(found) for found in rows] == [0, 2]
    with pytest.raises(StorageError):
        await file_store._rows_of(text("DELETE FROM seats"))  # pyright: ignore
    assert len(await file_store.seats("m")) == 2


async def test_a_file_that_is_gone_is_not_made_anew_by_an_append(tmp_path: Path):
    place = tmp_path / "test.sqlite"
    store = await Store.open(str(place))
    await a_match(store)
    for file in tmp_path.glob("test.sqlite*"):
        file.unlink()
    with pytest.raises(StorageError):
        await store.append("m", entry(0))
    assert not place.exists()
    await store.close()
