"""Reports of the coach: each decision of a seat is judged in the pool of workers, one report at a time for an address (decision 23).

A report goes on when nobody looks, and is kept with the game by the digest of its moves and the version of the coach.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from gonfalon import games, players
from gonfalon.core.errors import WireError
from gonfalon.core.game import SPECTATOR
from gonfalon.match.decisions import decisions_of, digest_of
from gonfalon.players.coaching import CoachReport, CoachReview
from gonfalon.storage import coach_reports
from gonfalon.storage.coach_reports import KeptReport

from . import thinking, wire_coach
from .clock import now_ms
from .consent import check_over
from .limits import LimitError, LimitName, metering, payer_of_call
from .open_rooms import OpenRooms
from .owner_task import cancelled
from .rooms import Room
from .work_pool import Order, WorkPool

MOST_GOING, MOST_KEPT = 64, 64
"""Reports that may be under way, and ended ones whose progress is remembered."""
MOST_OF_AN_ADDRESS = 4
"""Reports of one address that may be under way; all but one of them wait."""
RETRY_SECONDS = 60
"""When an address that has so many may ask for another one."""
log = logging.getLogger("gonfalon.coaching")


@dataclass
class _Job:
    """One report. review: how far it is."""

    match: str
    seat: int
    digest: str
    address: str
    review: CoachReview
    status: wire_coach.CoachStatus = "waiting"

    @property
    def payer(self) -> str:
        """Whose reports are worked on one after the other: those of an address, else of a table."""
        return self.address or self.match

    @property
    def is_going(self) -> bool:
        return self.status in ("waiting", "running")

    def as_message(self) -> wire_coach.CoachPage:
        review = self.review
        deepened = sum(review.judged[place].effort == "deep" for place in review.to_deepen)
        counts = (review.n_decisions, len(review.judged), len(review.to_deepen), deepened)
        report = review.report() if review.judged or self.status == "done" else None
        return wire_coach.CoachPage(self.match, self.seat, self.status, *counts, report)


class Coaching:
    """One server's reports. A table has one job for each seat, an address one report that is worked on."""

    def __init__(self, rooms: OpenRooms, pool: WorkPool | None = None) -> None:
        """pool: None for that of the rooms."""
        self.rooms, self.store, self.pool = rooms, rooms.store, pool or rooms.pool
        self._jobs: dict[tuple[str, int], _Job] = {}
        self._working: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._turns: dict[str, asyncio.Lock] = {}

    async def look(self, match: str, token: str) -> wire_coach.CoachPage:
        """How far the report of the seat of this key is, without beginning one. Raises WireError without a seat, before the end."""
        room, seat, digest = await self._entitled(match, token)
        found = await self._found(room, seat, digest)
        return found or wire_coach.CoachPage(match, seat, "none")

    async def start(self, match: str, token: str) -> wire_coach.CoachPage:
        """Begin a report, or tell how far it is. Raises WireError as `look`, LimitError where too many of this address are under way."""
        room, seat, digest = await self._entitled(match, token)
        found = await self._found(room, seat, digest)
        if found is not None and found.status != "stopped":
            return found
        job = self._begin(match, seat, digest, players.coach_of(_family_of(room)))
        self._working[match, seat] = asyncio.create_task(self._work(job, room))
        return job.as_message()

    async def close(self) -> None:
        """Stop everything."""
        for task in list(self._working.values()):
            await cancelled(task)

    async def _entitled(self, match: str, token: str) -> tuple[Room, int, str]:
        """The room, the seat of this key and the digest of the moves. Raises WireError."""
        room, seat = await self.rooms.entitled(match, token)
        check_over(room)
        if seat == SPECTATOR:
            raise WireError("match/token", "this takes the key to a seat")
        if not players.coaches(_family_of(room)):
            raise WireError("match/no-coach", "there is no coach for this game")
        return room, seat, digest_of(room.match_state)

    async def _found(self, room: Room, seat: int, digest: str) -> wire_coach.CoachPage | None:
        """What is under way or kept for these moves, None for nothing."""
        match = room.row.id
        job = self._jobs.get((match, seat))
        if job is not None and job.digest == digest:
            return job.as_message()
        version = players.coach_of(_family_of(room)).version
        kept = await coach_reports.find(self.store, match, seat, digest, version)
        if kept is None:
            return None
        report = msgspec.json.decode(kept, type=CoachReport)
        n = len(report.turns)
        n_deep = sum(turn.effort == "deep" for turn in report.turns)
        return wire_coach.CoachPage(match, seat, "done", n, n, n_deep, n_deep, report)

    def _begin(self, match: str, seat: int, digest: str, coach: players.Coach) -> _Job:
        going = [job for job in self._jobs.values() if job.is_going]
        address = payer_of_call()
        of_address = sum(job.address == address for job in going) if address else 0
        for n, most in ((len(going), MOST_GOING), (of_address, MOST_OF_AN_ADDRESS)):
            if n >= most:
                raise LimitError(LimitName.WAITING, most, RETRY_SECONDS, at_once=True)
        ended = [key for key, job in self._jobs.items() if not job.is_going]
        for old in ended[: max(0, len(ended) - MOST_KEPT)]:
            del self._jobs[old]
        job = self._jobs[match, seat] = _Job(match, seat, digest, address, CoachReview(coach))
        return job

    # ---- the work ------------------------------------------------------------------------------------------------

    async def _work(self, job: _Job, room: Room) -> None:
        """Judge all decisions when the address has its turn; what was found so far stays if that fails."""
        key = (job.match, job.seat)
        try:
            async with self._turns.setdefault(job.payer, asyncio.Lock()):
                await self._judge_all(job, room)
            await self._keep(job)
            job.status = "done"
        except Exception:
            log.exception("the coach could not finish match %s", job.match)
        finally:
            job.status = "done" if job.status == "done" else "stopped"
            if self._working.get(key) is asyncio.current_task():
                del self._working[key]
            if not any(one.is_going and one.payer == job.payer for one in self._jobs.values()):
                self._turns.pop(job.payer, None)

    async def _judge_all(self, job: _Job, room: Room) -> None:
        """Everything that the coach wants to look at, one after the other."""
        found = await asyncio.to_thread(metering(decisions_of), room.match_state, job.seat)
        decisions, order = players.answers(_family_of(room), found), Order("coach", job.match, job.address)
        job.status = "running"
        for place, effort in job.review.looks(decisions):
            args = (room.row.setting.game, decisions[place], effort)
            job.review.judged[place] = await self.pool.run(order, thinking.judged, *args)

    async def _keep(self, job: _Job) -> None:
        report = msgspec.json.encode(job.review.report()).decode()
        kept = KeptReport(job.match, job.seat, job.digest, job.review.coach.version, report, now_ms())
        await coach_reports.keep(self.store, kept)


def _family_of(room: Room) -> str:
    return games.get(room.row.setting.game).spec.family


Token = NamedDependency[str]
KEYED: list[dict[str, list[str]]] = [{"bearer": []}]


@get("/api/matches/{match:str}/coach", security=KEYED)
async def look(match: FromPath[str], token: Token, state: State) -> wire_coach.CoachPage:
    """How far the coach's report on a seat's finished game is."""
    return await state.coaching.look(match, token)


@post("/api/matches/{match:str}/coach", status_code=200, security=KEYED)
async def start(match: FromPath[str], token: Token, state: State) -> wire_coach.CoachPage:
    """Have the coach look at a seat's finished game."""
    return await state.coaching.start(match, token)


CALLS = (look, start)
