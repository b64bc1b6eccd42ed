"""Who does the work of a pool: a process of low priority each, or a thread of the server itself."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, Protocol

from gonfalon.core.errors import ErrorCode, GonfalonError
from gonfalon.players.worker_threads import one_thread_each

from . import priorities

NICENESS = 15
"""Work waits for whoever plays."""
LONGEST_SECONDS = 600.0
"""A process that has worked for so long at one thing is ended; the first start compiles the search for minutes."""
IDLE_TIMES = 12
"""Idle work may take so many times as long: on a full machine its share of a processor is to that of nice 15 as 3 to 36."""
_starting = threading.Lock()


class WorkerDiedError(GonfalonError):
    """The process that did this work has ended before its time."""

    code = "work/died"


class WorkFailedError(GonfalonError):
    """The work has failed. code: of the error of ours that it raised. told: the traceback, for the log."""

    code = "work/failed"

    def __init__(self, message: str, code: ErrorCode, told: str) -> None:
        super().__init__(message)
        self.code, self.told = code, told
        self.add_note(told)


class Done(NamedTuple):
    """What came of some work, and the seconds that it has computed. An error crosses processes as its words."""

    answer: Any
    seconds: float
    error: tuple[str, ErrorCode, str] | None = None

    def result(self) -> Any:
        """The answer. Raises WorkFailedError."""
        if self.error is not None:
            raise WorkFailedError(*self.error)
        return self.answer


class Worker(Protocol):
    """Does one thing at a time."""

    async def run(self, work: Callable[..., Any], *args: Any, idle: bool = False) -> Done:
        """Do this. idle: only while nobody else wants the processor. Raises WorkerDiedError if its process ends; the next work has a new
        one.
        """
        ...

    def close(self) -> None:
        """End at once; what is being done is lost."""
        ...


class ThreadWorker:
    """A thread of the server's own process: it starts at once and needs no memory of its own, and every thread waits for it a little.

    So it is never idle: it would keep the interpreter's lock from the others for as long as it gets no processor.
    """

    def __init__(self) -> None:
        self._thread: ThreadPoolExecutor | None = None

    async def run(self, work: Callable[..., Any], *args: Any, idle: bool = False) -> Done:
        """As `Worker.run`."""
        self._thread = self._thread or ThreadPoolExecutor(1, "worker")
        return await asyncio.get_running_loop().run_in_executor(
            self._thread, _done, time.thread_time, work, *args
        )

    def close(self) -> None:
        """As `Worker.close`; a thread ends when its work ends."""
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)


class ProcessWorker:
    """A process, started for its first work and again after its death. pid: 0 while there is none."""

    def __init__(self, niceness: int = NICENESS, longest: float = LONGEST_SECONDS) -> None:
        self.niceness, self.longest = niceness, longest
        self._thread = ThreadPoolExecutor(1, "worker-line")
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._is_closed = False

    @property
    def pid(self) -> int:
        """The number of its process."""
        return (self._process and self._process.pid) or 0

    async def run(self, work: Callable[..., Any], *args: Any, idle: bool = False) -> Done:
        """As `Worker.run`. What goes in and comes out is pickled."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, idle, work, args)

    def close(self) -> None:
        """As `Worker.close`."""
        self._is_closed = True
        if self._process is not None:
            self._process.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _ask(self, idle: bool, work: Callable[..., Any], args: tuple[Any, ...]) -> Done:
        """Runs in the thread that waits for the process."""
        if self._line is None:
            self._start()
        assert self._line is not None
        try:
            self._line.send((idle, work, args))
            if self._line.poll(self.longest * (IDLE_TIMES if idle else 1)):
                return self._line.recv()
        except (EOFError, OSError):
            pass
        self._end()
        raise WorkerDiedError("the process that worked on it has ended")

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        # it is no daemon: one may have no children, and kernels are compiled by a child
        self._process = context.Process(target=_serve, args=(theirs, self.niceness))
        with _starting, one_thread_each():
            self._process.start()
        theirs.close()
        if self._is_closed:
            self._process.kill()

    def _end(self) -> None:
        process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()


def _serve(line: Connection, niceness: int) -> None:
    """Main function of a process: it leaves signals to the server, which ends it, and it does not outlive the server.

    Idle work has a thread of its own, begun when it is needed: a thread that has become idle remains so.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    priorities.lower(niceness)
    threading.Thread(target=_end_with_server, daemon=True).start()
    idle_thread = ThreadPoolExecutor(1, "idle", initializer=priorities.become_idle)
    while True:
        try:
            idle, work, args = line.recv()
        except (EOFError, OSError):
            return
        asked = (time.process_time, work, *args)
        line.send(idle_thread.submit(_done, *asked).result() if idle else _done(*asked))


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _done(clock: Callable[[], float], work: Callable[..., Any], *args: Any) -> Done:
    """Do it here. clock: of what this worker computes."""
    began = clock()
    try:
        answer, error = work(*args), None
    except Exception as raised:
        code = raised.code if isinstance(raised, GonfalonError) else WorkFailedError.code
        answer, error = None, (str(raised), code, traceback.format_exc())
    return Done(answer, clock() - began, error)
