"""Plays games on all cores: worker processes with one thread each (start method spawn), which receive one game at a time.

The first worker plays a few plies of every entrant before the others start, so that kernels are compiled once and then found in the
cache on disk. A worker that dies raises an error; nothing waits for it.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Generator, Iterable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Self

from gonfalon.core.errors import GonfalonError
from gonfalon.players.worker_threads import one_thread_each

from .entrants import RANDOM, Entrant
from .job import GameResult, Job, play

WARM_PLIES = 12
"""Plies of a game that only compiles kernels."""
LEAVE_SECONDS = 3.0
"""Seconds a worker has to end before it is killed."""
EXIT_AGAIN_SECONDS = 0.01
"""Seconds until an exit that a finalizer swallowed is asked for again."""


def n_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0))


def warm_jobs(jobs: Sequence[Job]) -> list[Job]:
    """A game of WARM_PLIES for every entrant of these jobs that is no external program, against random players."""
    found: dict[str, Job] = {}
    for job in jobs:
        for entrant in job.players:
            if not entrant.is_program:
                others = (Entrant(RANDOM),) * (len(job.players) - 1)
                found.setdefault(entrant.name, Job(job.setting, (entrant, *others), 0, WARM_PLIES))
    return list(found.values())


class Workers:
    """A context of `n` workers; with one, the games are played in this process."""

    def __init__(self, n: int, warm: Sequence[Job] = ()) -> None:
        self.n, self.warm = n, warm
        self.running: dict[Connection, tuple[BaseProcess, Job | None]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        processes = [process for process, _ in self.running.values()]
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(LEAVE_SECONDS)
            if process.is_alive():
                process.kill()
                process.join()
        for connection in self.running:
            connection.close()
        self.running.clear()

    def run(self, jobs: Iterable[Job]) -> Iterator[tuple[Job, GameResult]]:
        """Play the jobs and yield results in the order in which games end. Raises GonfalonError; then no more games are played."""
        if self.n == 1:
            for job in jobs:
                yield job, play(job)
            return
        jobs = iter(jobs)
        for place in range(self.n):
            job = next(jobs, None)
            if job is None:
                break
            self._start(self.warm if place == 0 else (), job)
        while self.running:
            for connection in wait(list(self.running)):
                yield self._finish(connection, jobs)  # type: ignore[arg-type]

    def _start(self, warm: Sequence[Job], job: Job) -> None:
        """Start a worker and send it its first game; it plays the games of `warm` before, and this waits for them."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs,), daemon=True)
        with _as_worker():
            process.start()
        theirs.close()
        self.running[ours] = (process, job)
        for short in warm:
            _send(ours, short)
            self._answer(ours, short)
        _send(ours, job)

    def _answer(self, connection: Connection, job: Job) -> GameResult:
        """The result that a worker sends back. Raises GonfalonError."""
        between = " and " if job.setting.is_company else " against "
        who = f"game {job.number}, {between.join(entrant.name for entrant in job.players)}"
        try:
            answer = connection.recv()
        except (EOFError, OSError):
            raise GonfalonError(
                f"{who}: a worker was killed, perhaps for want of memory; try fewer --jobs"
            ) from None
        if isinstance(answer, GameResult):
            return answer
        raise GonfalonError(f"{who}: {answer}")

    def _finish(self, connection: Connection, jobs: Iterator[Job]) -> tuple[Job, GameResult]:
        """Receive a result and send the worker the next game; without one, end the worker."""
        process, job = self.running[connection]
        assert job is not None
        played = self._answer(connection, job)
        following = next(jobs, None)
        if following is None:
            del self.running[connection]
            connection.close()
            process.join(LEAVE_SECONDS)
        else:
            self.running[connection] = (process, following)
            _send(connection, following)
        return job, played


def _send(connection: Connection, job: Job) -> None:
    """Send a game to a worker. A dead worker is noticed when its answer is read."""
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        connection.send(job)


@contextlib.contextmanager
def _as_worker() -> Generator[None]:
    """Within, started processes use one thread and ignore SIGINT from their first instruction on."""
    is_main = threading.current_thread() is threading.main_thread()
    keyboard = signal.signal(signal.SIGINT, signal.SIG_IGN) if is_main else None
    try:
        with one_thread_each():
            yield
    finally:
        if is_main:
            signal.signal(signal.SIGINT, keyboard)


def _exit(_number: int, _frame: object) -> None:
    sys.exit(0)


def end_on_signals() -> None:
    """Let SIGTERM and SIGHUP end this process in order, with its `finally` blocks and exit handlers.

    Python prints and forgets an exception raised inside a finalizer (`__del__`, a weak reference's callback): an exit lost there is asked
    for again after EXIT_AGAIN_SECONDS.
    """
    for ending in (signal.SIGTERM, signal.SIGHUP, signal.SIGALRM):
        signal.signal(ending, _exit)

    def ask_again(lost: sys.UnraisableHookArgs) -> None:
        if lost.exc_type is SystemExit:
            signal.setitimer(signal.ITIMER_REAL, EXIT_AGAIN_SECONDS)
        else:
            sys.__unraisablehook__(lost)

    sys.unraisablehook = ask_again


def _serve(connection: Connection) -> None:
    """Main function of a worker: play the jobs it receives until the connection closes. Ctrl-C (SIGINT) reaches the parent alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_on_signals()
    while True:
        try:
            job = connection.recv()
        except (EOFError, OSError):
            return
        try:
            answer: GameResult | str = play(job)
        except GonfalonError as error:
            answer = str(error)
        except Exception as error:
            traceback.print_exc()
            answer = f"{type(error).__name__}: {error}"
        connection.send(answer)
