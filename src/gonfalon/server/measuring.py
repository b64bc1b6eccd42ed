"""How often computers win with what seats bring, counted in one process of low priority at a time; and texts that they propose."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
import time
from dataclasses import dataclass, field

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from gonfalon import games, players
from gonfalon.arena.quick_games import Request
from gonfalon.arena.series_result import SeriesResult
from gonfalon.core.errors import WireError

from . import wire
from .limits import Bill, current_bill, metered
from .metrics import NO_METRICS, Metrics, Wait
from .setups import checked_setup, setup_of

SEED = 60_000
"""The first seed of every measurement: the same text is always judged by the same games."""
MOST_WAITING, MOST_KEPT = 8, 64
"""Measurements that may wait, and finished ones that are remembered."""
ABANDONED_SECONDS, LIMIT_SECONDS = 30, 900
"""A measurement ends when nobody has asked for it for so long, or when it has run for so long."""


@dataclass
class _Job:
    id: str
    request: bytes
    n_games: int
    wait: Wait
    won: int = 0
    done: int = 0
    status: wire.MeasurementStatus = "waiting"
    n_wanting: int = 1
    bill: Bill | None = field(default_factory=current_bill)
    asked: float = field(default_factory=time.monotonic)

    def as_message(self) -> wire.Measurement:
        low, high = SeriesResult(self.won, 0, self.done - self.won, 0).interval()
        return wire.Measurement(
            self.id, self.status, self.n_games, self.done, self.won, round(low, 4), round(high, 4)
        )


class Measurements:
    """One server's measurements, first come, first served."""

    def __init__(self, metrics: Metrics = NO_METRICS) -> None:
        self.metrics = metrics
        self._jobs: dict[str, _Job] = {}
        self._waiting: asyncio.Queue[_Job] = asyncio.Queue()
        self._worker: asyncio.Task[None] | None = None

    def start(self, request: Request) -> wire.Measurement:
        """Begin one, or answer the one of the same games that is done or under way. Raises WireError if too many wait."""
        raw = msgspec.json.encode(request)
        for job in self._jobs.values():
            if job.request == raw and job.status != "stopped":
                job.asked = time.monotonic()
                job.n_wanting += 1
                return job.as_message()
        if self._waiting.qsize() >= MOST_WAITING:
            raise WireError("measure/busy", "too many measurements wait; try again in a few minutes")
        job = _Job(secrets.token_urlsafe(9), raw, request.n_games, self.metrics.wait("measurement"))
        self._jobs[job.id] = job
        ended = [one for one in self._jobs.values() if one.status in ("done", "stopped")]
        for old in ended[: max(0, len(ended) - MOST_KEPT)]:
            del self._jobs[old.id]
        self._waiting.put_nowait(job)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())
        return job.as_message()

    def ask(self, measurement: str) -> wire.Measurement:
        """How far one has come. Raises WireError if there is none of that id."""
        job = self._jobs.get(measurement)
        if job is None:
            raise WireError("measure/unknown", "there is no such measurement any more; start it again")
        job.asked = time.monotonic()
        return job.as_message()

    def stop(self, measurement: str) -> wire.Measurement:
        """End one when all who began it have stopped it; the games played so far stay counted."""
        self.ask(measurement)
        job = self._jobs[measurement]
        job.n_wanting -= 1
        if job.status in ("waiting", "running") and job.n_wanting <= 0:
            job.status = "stopped"
        return job.as_message()

    async def close(self) -> None:
        """Stop everything."""
        if self._worker is not None:
            self._worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._worker

    async def _work(self) -> None:
        while not self._waiting.empty():
            job = self._waiting.get_nowait()
            job.wait.end()
            if job.status == "waiting":
                job.status = "running"
                try:
                    await self._play(job)
                finally:
                    job.status = "done" if job.done == job.n_games else "stopped"

    async def _play(self, job: _Job) -> None:
        """Count the games of a process; it is killed if the job is stopped, abandoned or too long."""
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "gonfalon.arena.quick_games")
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        assert process.stdin is not None
        assert process.stdout is not None
        began = time.monotonic()
        ends = began + LIMIT_SECONDS
        try:
            process.stdin.write(job.request)
            process.stdin.close()
            while job.status == "running" and time.monotonic() < min(ends, job.asked + ABANDONED_SECONDS):
                try:
                    line = await asyncio.wait_for(process.stdout.readline(), 1)
                except TimeoutError:
                    continue
                if not line:
                    break
                job.done += 1
                job.won += line.strip() == b"1"
        finally:
            if job.bill is not None:
                job.bill.charge(time.monotonic() - began)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def request_of(request: wire.MeasureRequest) -> Request:
    """The games that a message asks for. Raises GonfalonError."""
    setup = checked_setup(request.game, request.variant, request.options, "", request.n_seats, request.brings)
    if not games.get(request.game).spec.cooperative:
        raise WireError("request/invalid", "only games that all seats win or lose together are measured")
    players.check_quick(request.game)
    return Request(request.game, setup, SEED, request.n_games)


@post("/api/measurements", status_code=200)
async def measure(data: JSONBody[wire.MeasureRequest], state: State) -> wire.Measurement:
    """Let computers play with what the seats bring, and count how often they win."""
    request = await asyncio.to_thread(request_of, data)
    return state.measurements.start(request)


@get("/api/measurements/{measurement:str}")
async def measurement(measurement: FromPath[str], state: State) -> wire.Measurement:
    """How far a measurement has come."""
    return state.measurements.ask(measurement)


@post("/api/measurements/{measurement:str}/stop", status_code=200)
async def stop_measurement(measurement: FromPath[str], state: State) -> wire.Measurement:
    """End a measurement."""
    return state.measurements.stop(measurement)


@post("/api/proposal", status_code=200, sync_to_thread=True)
@metered()
def propose(data: JSONBody[wire.ProposalRequest]) -> wire.ProposedText:
    """A text that a seat may bring, made by the computer to a wish; the same for the same seed."""
    setup = setup_of(data.game, data.variant, data.options, data.n_seats, data.seat)
    return wire.ProposedText(players.propose(data.game, setup, data.seat, data.wish, data.seed))


CALLS = (measure, measurement, stop_measurement, propose)
