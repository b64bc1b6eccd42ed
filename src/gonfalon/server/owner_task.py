"""One task that owns a match: jobs are done one at a time, in the order in which they came."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from . import request_ids
from .small_queue import SmallQueue

Job = Callable[[], Awaitable[Any]]


class _Owed(NamedTuple):
    """A job, whoever waits for it, and the id of the request that brought it."""

    job: Job
    done: asyncio.Future[Any]
    request: str


class RoomClosed(Exception):
    """This room is closed; its match goes on in the next room that is opened for it."""


class OwnerTask:
    """Does jobs one after the other, each for whoever waits for its result. touched: when the last came, on the monotonic clock."""

    def __init__(self) -> None:
        self._jobs: SmallQueue[_Owed | None] = SmallQueue()
        self._task = asyncio.create_task(self._run())
        self.closed = False
        self.touched = time.monotonic()

    async def do(self, job: Job) -> Any:
        """The result of a job, once those before it are done. Raises what the job raises, RoomClosed when it is not done any more."""
        if self.closed:
            raise RoomClosed
        self.touched = time.monotonic()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Owed(job, done, request_ids.current()))
        return await done

    async def drain(self) -> None:
        """Take no further job, and wait until those that were taken are done."""
        self.closed = True
        self._jobs.put_nowait(None)
        await asyncio.wait({self._task})

    async def close(self) -> None:
        """Do no further job: whoever waits for one gets RoomClosed."""
        self.closed = True
        await cancelled(self._task)
        while not self._jobs.empty():
            owed = self._jobs.get_nowait()
            if owed is not None:
                _settle(owed.done, error=RoomClosed())

    async def _run(self) -> None:
        while (owed := await self._jobs.get()) is not None:
            mark = request_ids.set_current(owed.request)
            try:
                result = await owed.job()
            except asyncio.CancelledError:
                _settle(owed.done, error=RoomClosed())
                raise
            except Exception as error:
                _settle(owed.done, error=error)
            else:
                _settle(owed.done, result)
            finally:
                request_ids.reset(mark)


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
