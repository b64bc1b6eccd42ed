"""The queue of one reader does what an asyncio.Queue does, the event what an asyncio.Event does, also for a reader that goes away."""

from __future__ import annotations

import asyncio
import random

import pytest

from gonfalon.server.small_queue import SmallEvent, SmallQueue


async def test_items_come_out_as_they_went_in():
    queue, heard, rng = SmallQueue[int](), list[int](), random.Random(7)

    async def read() -> None:
        while len(heard) < 50:
            heard.append(await queue.get())

    reader = asyncio.create_task(read())
    for number in range(50):
        queue.put_nowait(number)
        if rng.random() < 0.4:
            await asyncio.sleep(0)
    await reader
    assert heard == list(range(50))
    assert (queue.empty(), queue.qsize()) == (True, 0)
    with pytest.raises(asyncio.QueueEmpty):
        queue.get_nowait()


@pytest.mark.parametrize("is_late", [False, True])
async def test_a_reader_that_is_cancelled_takes_nothing_along(is_late: bool):
    """Late: the item is there already, and the reader has only not run since."""
    queue = SmallQueue[str]()
    reader = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    if is_late:
        queue.put_nowait("kept")
    reader.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reader
    if not is_late:
        queue.put_nowait("kept")
    assert await queue.get() == "kept"


@pytest.mark.parametrize("kind", [SmallEvent, asyncio.Event])
async def test_an_event_wakes_all_who_wait_and_forgets_who_left(kind: type[SmallEvent] | type[asyncio.Event]):
    event, woken = kind(), list[int]()

    async def wait(number: int) -> None:
        assert await event.wait()
        woken.append(number)

    waiting = [asyncio.create_task(wait(number)) for number in range(3)]
    await asyncio.sleep(0)
    waiting[1].cancel()
    assert not event.is_set()
    event.set()
    event.clear()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert (sorted(woken), event.is_set()) == ([0, 2], False)
    event.set()
    await wait(9)
    assert woken[-1] == 9
