"""How often computers win with what seats bring, counted game by game in the pool of workers; and texts that they propose."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from gonfalon import games, players
from gonfalon.arena.measured_answers import MeasuredGame, Played, play_on
from gonfalon.arena.series_result import SeriesResult
from gonfalon.core.errors import GonfalonError, WireError
from gonfalon.core.observation import GameSetup

from . import thinking, wire
from .limits import LimitError, LimitName, payer_of_call
from .owner_task import cancelled
from .setups import checked_setup, setup_of
from .work_pool import NotWantedError, Order, WorkPool

SEED = 60_000
"""The first seed of every measurement: the same text is always judged by the same games."""
MOST_GOING, MOST_KEPT = 64, 64
"""Measurements that may be under way, and finished ones that are remembered."""
MOST_OF_AN_ADDRESS = 8
"""Measurements of one address that may be under way."""
RETRY_SECONDS = 60
"""When an address that has so many may begin another one."""
PLIES_AT_ONCE = 8
"""Plies of a game of two opponents that a worker plays before others have their turn."""
ABANDONED_SECONDS, LIMIT_SECONDS = 30, 3600
"""A measurement ends when nobody has asked for it for so long, or when it has gone on for so long."""
log = logging.getLogger("gonfalon.measuring")


class Request(msgspec.Struct, frozen=True):
    """Games with the seeds seed, seed + 1, ..., seed + n_games - 1 under one setup.

    actions: of two opponents, the first answer that is measured as each seat gives it, "" for none; () for games won together.
    level: of both opponents.
    """

    game: str
    setup: GameSetup
    seed: int
    n_games: int
    actions: tuple[str, ...] = ()
    level: int = 0

    def game_of(self, seed: int) -> MeasuredGame:
        """The game of a seed: the seats that can give the answer take turns."""
        able = [seat for seat, action in enumerate(self.actions) if action]
        seat = able[(seed - self.seed) % len(able)]
        return MeasuredGame(self.game, self.setup, seat, self.actions[seat], self.level, seed)


@dataclass
class _Job:
    """points: of the finished games, in the order of their seeds. breaches: where the other side first won a fight -> games."""

    id: str
    request: Request
    address: str
    points: list[float] = field(default_factory=list[float])
    breaches: Counter[str] = field(default_factory=Counter[str])
    status: wire.MeasurementStatus = "waiting"
    n_wanting: int = 1
    began: float = field(default_factory=time.monotonic)
    asked: float = field(default_factory=time.monotonic)

    @property
    def done(self) -> int:
        return len(self.points)

    @property
    def is_going(self) -> bool:
        return self.status in ("waiting", "running")

    def is_wanted(self) -> bool:
        """Does somebody still ask for it?"""
        ends = min(self.began + LIMIT_SECONDS, self.asked + ABANDONED_SECONDS)
        return self.is_going and time.monotonic() < ends

    def as_message(self) -> wire.Measurement:
        n, won, lost = self.done, self.points.count(1.0), self.points.count(0.0)
        low, high = SeriesResult(won, n - won - lost, lost, 0).interval()
        return wire.Measurement(
            *(self.id, self.status, self.request.n_games, n, won),
            *(round(low, 4), round(high, 4), tuple(self.points), dict(self.breaches)),
        )


class Measurements:
    """One server's measurements. Each has one game at a time in the pool, so that they take turns."""

    def __init__(self, pool: WorkPool) -> None:
        self.pool = pool
        self._jobs: dict[str, _Job] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}

    def start(self, request: Request) -> wire.Measurement:
        """Begin one, or answer the one of the same games that is done or under way.

        Raises WireError if too many are under way, LimitError if too many of this address are.
        """
        for job in self._jobs.values():
            if job.request == request and job.status != "stopped":
                job.asked = time.monotonic()
                job.n_wanting += 1
                return job.as_message()
        begun = next((job for job in self._jobs.values() if job.request == request), None)
        address = payer_of_call()
        going = [job for job in self._jobs.values() if job.is_going]
        if len(going) >= MOST_GOING:
            raise WireError("measure/busy", "too many measurements wait; try again in a few minutes")
        self._check_address(address, going)
        job = _Job(secrets.token_urlsafe(9), request, address)
        if begun is not None:  # it goes on where it was stopped
            job.points, job.breaches = list(begun.points), Counter(begun.breaches)
            del self._jobs[begun.id]
        self._jobs[job.id] = job
        ended = [one for one in self._jobs.values() if not one.is_going]
        for old in ended[: max(0, len(ended) - MOST_KEPT)]:
            del self._jobs[old.id]
        self._playing[job.id] = asyncio.create_task(self._play(job))
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
        if job.is_going and job.n_wanting <= 0:
            job.status = "stopped"
        return job.as_message()

    async def close(self) -> None:
        """Stop everything."""
        for task in list(self._playing.values()):
            await cancelled(task)

    async def _play_answer(self, job: _Job, order: Order, wanted: MeasuredGame) -> None:
        """Play one game a few plies at a time, so that nobody's move waits for a whole game."""
        played = Played()
        while played.points is None:
            played = await self.pool.run(order, play_on, wanted, played, PLIES_AT_ONCE)
        job.points.append(played.points)
        job.breaches.update([played.breach] if played.breach else [])

    def _check_address(self, address: str, going: Sequence[_Job]) -> None:
        most = MOST_OF_AN_ADDRESS
        if address and sum(job.address == address for job in going) >= most:
            raise LimitError(LimitName.WAITING, most, RETRY_SECONDS, at_once=True)

    async def _play(self, job: _Job) -> None:
        """Play its games one after the other, each in its turn; it ends if it is stopped, abandoned or too long."""
        order, asked = Order("measurement", job.id, job.address, job.is_wanted), job.request
        try:
            for seed in range(asked.seed + job.done, asked.seed + asked.n_games):
                if asked.actions:
                    await self._play_answer(job, order, asked.game_of(seed))
                else:
                    is_won = await self.pool.run(order, thinking.is_won, asked.game, asked.setup, seed)
                    job.points.append(float(is_won))
                if job.status == "waiting":
                    job.status = "running"
        except NotWantedError:
            pass
        except GonfalonError:
            log.exception("a measurement of %s has failed", asked.game)
        finally:
            job.status = "done" if job.done == asked.n_games else "stopped"
            del self._playing[job.id]


def request_of(request: wire.MeasureRequest) -> Request:
    """The games that a message asks for. Raises GonfalonError."""
    setup = checked_setup(request.game, request.variant, request.options, "", request.n_seats, request.brings)
    if games.get(request.game).spec.cooperative:
        players.check_quick(request.game)
        return Request(request.game, setup, SEED, request.n_games)
    if not any(request.actions):
        raise WireError("request/invalid", "say what is measured: the first answer of a seat, in `actions`")
    if len(request.actions) != setup.n_seats or setup.n_seats != 2:
        raise WireError(
            "request/invalid", "`actions` has a text for each of two seats, empty where it fits none"
        )
    players.require_level(request.game, request.level)
    for seat, action in enumerate(request.actions):
        if action:
            players.remarks(request.game, setup, seat, action)  # raises for one that is not legal
    return Request(request.game, setup, SEED, request.n_games, request.actions, request.level)


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


@post("/api/proposal", status_code=200)
async def propose(data: JSONBody[wire.ProposalRequest], state: State) -> wire.ProposedText:
    """A text that a seat may bring, made by the computer to a wish; the same for the same seed."""
    setup = await asyncio.to_thread(setup_of, data.game, data.variant, data.options, data.n_seats, data.seat)
    order = Order("study", "", payer_of_call())
    args = (data.game, setup, data.seat, data.wish, data.seed)
    return wire.ProposedText(await state.rooms.pool.run(order, players.propose, *args))


CALLS = (measure, measurement, stop_measurement, propose)
