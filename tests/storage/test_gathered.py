"""Questions that come at the same time are answered by one read."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from gonfalon.core.errors import StorageError
from gonfalon.storage.gathered import Gathered
from gonfalon.storage.match_reads import STORED_AT_ONCE
from gonfalon.storage.store import Store

from .test_store import a_match, entry


class Reads:
    """A read that waits until it may go on. asked: the keys of each."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []
        self.may_go_on = asyncio.Event()
        self.fault: Exception | None = None

    async def __call__(self, keys: Sequence[int]) -> dict[int, str]:
        self.asked.append([*keys])
        await self.may_go_on.wait()
        if self.fault is not None:
            raise self.fault
        return {key: f"answer {key}" for key in keys if key >= 0}


@pytest.fixture
def reads() -> Reads:
    return Reads()


async def asked(gathered: Gathered[int, str], *keys: int) -> list[asyncio.Task[str | None]]:
    tasks = [asyncio.create_task(gathered.get(key)) for key in keys]
    for _ in range(3):
        await asyncio.sleep(0)
    return tasks


async def test_questions_of_one_moment_are_one_read(reads: Reads):
    gathered = Gathered(reads)
    tasks = await asked(gathered, 1, 2, -3, 1)
    reads.may_go_on.set()
    assert await asyncio.gather(*tasks) == ["answer 1", "answer 2", None, "answer 1"]
    assert reads.asked == [[1, 2, -3]]


async def test_a_question_is_never_answered_by_a_read_that_began_before_it(reads: Reads):
    """Whoever has just written something would miss it."""
    gathered = Gathered(reads)
    tasks = await asked(gathered, 1)
    tasks += await asked(gathered, 1, 2)
    assert reads.asked == [[1]]
    reads.may_go_on.set()
    await asyncio.gather(*tasks)
    assert reads.asked == [[1], [1, 2]]
    assert await gathered.get(1) == "answer 1"
    assert reads.asked == [[1], [1, 2], [1]]


async def test_one_read_has_no_more_keys_than_it_may(reads: Reads):
    gathered = Gathered(reads, 2)
    reads.may_go_on.set()
    await asyncio.gather(*await asked(gathered, 1, 2, 3, 4, 5))
    assert reads.asked == [[1, 2], [3, 4], [5]]


async def test_a_fault_reaches_everybody_who_asked_and_the_next_read_is_made(reads: Reads):
    gathered = Gathered(reads)
    reads.fault = StorageError("the database could not be read")
    tasks = await asked(gathered, 1, 2)
    tasks[1].cancel()
    reads.may_go_on.set()
    told = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(told[0], StorageError)
    assert isinstance(told[1], asyncio.CancelledError)
    reads.fault = None
    assert await gathered.get(2) == "answer 2"


async def test_matches_that_are_restored_together_are_read_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    store = await Store.open(str(tmp_path / "test.sqlite"))
    names = [f"match {n}" for n in range(2 * STORED_AT_ONCE)]
    for n, name in enumerate(names):
        await a_match(store, name)
        for seq in range(n % 3):
            await store.append(name, entry(seq))
    reader: Any = store._reader
    was, n_reads = reader.rows, 0

    async def counted(*queries: Any) -> Any:
        nonlocal n_reads
        n_reads += 1
        return await was(*queries)

    monkeypatch.setattr(reader, "rows", counted)
    found = await asyncio.gather(*(store.stored(name) for name in names))
    assert n_reads == 2
    assert [one.row.id if one else "" for one in found] == names
    assert [len(one.entries) if one else 0 for one in found] == [n % 3 for n in range(len(names))]
    seated = await asyncio.gather(*(store.seats(name) for name in names))
    assert n_reads == 3
    assert seated == [one.seat_rows if one else [] for one in found]
    first, again = await asyncio.gather(store.stored(names[2]), store.stored(names[2]))
    assert first is not None
    assert again is not None
    assert first == again
    assert first.entries is not again.entries, "each may go on in its own"
    assert await store.stored("none") is None
    await store.close()


async def test_a_damaged_match_spoils_none_that_is_read_with_it(tmp_path: Path):
    """After a restart all tables are opened together: one that cannot be read must not keep the others shut."""
    store = await Store.open(str(tmp_path / "test.sqlite"))
    for name in ("damaged", "sound"):
        await a_match(store, name)
        await store.append(name, entry(0))

    async def damage(connection: Any) -> None:
        await connection.execute(text("UPDATE matches SET terms = '{' WHERE id = 'damaged'"))

    await store.write(damage)
    for ask in (store.stored, store.match):
        bad, good = await asyncio.gather(ask("damaged"), ask("sound"), return_exceptions=True)
        assert isinstance(bad, StorageError)
        assert "match damaged" in str(bad)
        assert good is not None
        assert not isinstance(good, BaseException)
    await store.close()
