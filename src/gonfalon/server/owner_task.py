"""One task that owns a match: jobs are done one at a time, in the order in which they came."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any

Job = Callable[[], Awaitable[Any]]


class RoomClosed(Exception):
    """This room is closed; its match goes on in the next room that is opened for it."""


class OwnerTask:
    """Does jobs one after the other, each for whoever waits for its result. touched: when the last came, on the monotonic clock."""

    def __init__(self) -> None:
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())
        self.closed = False
        self.touched = time.monotonic()

    async def do(self, job: Job) -> Any:
        """The result of a job, once those before it are done. Raises what the job raises, RoomClosed when it is not done any more."""
        if self.closed:
            raise RoomClosed
        self.touched = time.monotonic()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        return await done

    async def close(self) -> None:
        """Do no further job: whoever waits for one gets RoomClosed."""
        self.closed = True
        await cancelled(self._task)
        while not self._jobs.empty():
            _settle(self._jobs.get_nowait()[1], error=RoomClosed())

    async def _run(self) -> None:
        while True:
            job, done = await self._jobs.get()
            try:
                result = await job()
            except asyncio.CancelledError:
                _settle(done, error=RoomClosed())
                raise
            except Exception as error:
                _settle(done, error=error)
            else:
                _settle(done, result)


async def cancelled(task: asyncio.Task[Any]) -> None:
    """Cancel a task and wait for its end, unless it is the one that asks."""
    if task is not asyncio.current_task():
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


def _settle(done: asyncio.Future[Any], result: Any = None, error: BaseException | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
