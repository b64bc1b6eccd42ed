"""Tournaments of a server: what people do with them, and how they go on (docs/guides/tournaments.md).

The engine of `arena.tournaments` says who meets whom and how everybody stands; `tournament_play` has it played at the server's tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec

from gonfalon.core.errors import WireError
from gonfalon.storage.people import PersonRow
from gonfalon.storage.tournaments import EntrantRow, Held, Stage, TournamentRow

from . import wire_tournaments as told_of
from .keys import new_match_id
from .late_results import told_ratings
from .owner_task import RoomClosed
from .people import NO_KEY
from .rated_tables import list_of, told
from .tournament_pages import TournamentPages
from .tournament_plans import checked_plan
from .tournament_play import computer_row, forgotten_at
from .tournament_state import may_join, plan_of

LOOK_SECONDS = 1.0
"""So often it is looked whether a game has ended or a tournament is due."""
RELOOK_MS = 10_000
"""A tournament is looked at so often even if nothing has been heard of it."""
MOST_OF_A_PERSON, MOST_OF_ALL = 3, 60
"""Tournaments that people have announced and that are not over."""
NEEDS_NAME = WireError("tournament/needs-name", "a tournament is for people with names: take a name first")
NOT_YOURS = WireError("tournament/not-yours", "only the host of the tournament may do this")
NOT_NOW = WireError("tournament/not-now", "this cannot be done now")
TOO_LATE = WireError("tournament/too-late", "it is too late to join this tournament")
FULL = WireError("tournament/full", "all places of this tournament are taken")
log = logging.getLogger("gonfalon.tournaments")


class Tournaments:
    """The tournaments of one server."""

    def __init__(self, pages: TournamentPages) -> None:
        self.pages, self.play, self.store = pages, pages.play, pages.store
        self.tables, self.people, self.clubs = pages.tables, pages.people, pages.clubs
        self.clock, self.streams = pages.clock, pages.streams
        self._next_look: dict[str, int] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._woken = asyncio.Event()

    # ---- announcing ----------------------------------------------------------------------------------------------

    async def announce(self, key: str, plan: told_of.NewTournament) -> told_of.TournamentMade:
        """Announce a tournament of a person. Raises GonfalonError with what speaks against it."""
        if self.pages.announcers == "nobody":
            raise WireError("tournament/nobody", "only the host of this server announces tournaments")
        person = await self._named(key)
        if plan.club and not await self.clubs.is_member(plan.club, person.id):
            raise WireError("club/unknown", "there is no such club of yours")
        own, everybody = await self.store.counts(person.id)
        if own >= MOST_OF_A_PERSON or everybody >= MOST_OF_ALL:
            raise WireError("tournament/too-many", "too many tournaments are announced: let one end first")
        return told_of.TournamentMade(await self.add(plan, person.id) or "")

    async def add(self, plan: told_of.NewTournament, host: str = "", origin: str | None = None) -> str | None:
        """Store a tournament; its id, None if this line of the schedule has been announced. Raises GonfalonError."""
        now = self.clock()
        plan = await asyncio.to_thread(checked_plan, plan, now, self.people.words_file)
        row = TournamentRow(
            id=new_match_id(),
            plan=msgspec.json.encode(plan).decode(),
            host=host,
            club=plan.club,
            state="announced",
            why="",
            created=now,
            starts_at=plan.starts_at,
            origin=origin,
        )
        entrants = [computer_row(plan, number, one) for number, one in enumerate(plan.computers, 1)]
        return row.id if await self.store.add(row, entrants) else None

    async def _named(self, key: str) -> PersonRow:
        """The person with this key. Raises WireError for none, and for one without a name."""
        if not key:
            raise NEEDS_NAME
        person = await self.people.person(key)
        if not person.name:
            raise NEEDS_NAME
        return person

    # ---- taking part ---------------------------------------------------------------------------------------------

    async def join(self, tournament: str, key: str) -> told_of.TournamentPage:
        """Take part. Raises WireError with what speaks against it."""
        person = await self._named(key)
        held = await self.pages.visible(tournament, person.id)
        plan = plan_of(held.row.plan)
        if held.row.club and not await self.clubs.is_member(held.row.club, person.id):
            raise WireError("tournament/not-yours", "only members of the club may join")
        if not may_join(held, self.clock()):
            raise TOO_LATE
        stages: list[Stage] = ["announced", "running"] if plan.system == "arena" else ["announced"]
        among = list_of(plan.game, plan.variant, plan.clock)
        kept = (await told_ratings(self.tables.store, [person.id])).get((person.id, among))
        rating = msgspec.json.encode(told(kept.rating)).decode() if kept else ""
        taken = await self.store.join(tournament, stages, person.id, rating, plan.most)
        if taken:
            raise FULL if taken == "full" else TOO_LATE
        return await self._after(tournament, key)

    async def leave(self, tournament: str, key: str) -> told_of.TournamentPage:
        """Take part no more. A game that goes on is played, or given up, at its table."""
        held, own = await self._own_entrant(tournament, key)
        if held.row.state == "announced":
            await self.store.drop_entrant(tournament, own.number)
        else:
            await self.store.change_entrant(tournament, own.number, gone=True)
        return await self._after(tournament, key)

    async def pause(self, tournament: str, key: str, paused: bool) -> told_of.TournamentPage:
        """Take a break, or end it. In a round robin everybody plays every round."""
        held, own = await self._own_entrant(tournament, key)
        if held.row.state != "running" or own.gone or plan_of(held.row.plan).system == "round-robin":
            raise NOT_NOW
        await self.store.change_entrant(tournament, own.number, paused=paused)
        return await self._after(tournament, key)

    async def _own_entrant(self, tournament: str, key: str) -> tuple[Held, EntrantRow]:
        person = await self.people.person(key) if key else None
        if person is None:
            raise NO_KEY
        held = await self.pages.visible(tournament, person.id)
        own = next((one for one in held.entrants if one.person == person.id), None)
        if own is None or held.row.state not in ("announced", "running"):
            raise NOT_NOW
        return held, own

    # ---- the host ------------------------------------------------------------------------------------------------

    async def start(self, tournament: str, key: str) -> told_of.TournamentPage:
        """Begin now, with computers in the missing places if that was announced. Raises WireError where too few have come."""
        held = await self._hosted(tournament, key)
        plan = plan_of(held.row.plan)
        if held.row.state != "announced":
            raise NOT_NOW
        if len(held.entrants) < max(plan.least, plan.seats) and not plan.fill:
            raise WireError("tournament/not-now", "too few have joined to begin")
        async with self._lock(tournament):
            await self.play.start(held, self.clock())
        return await self._after(tournament, key)

    async def cancel(self, tournament: str, key: str) -> told_of.TournamentPage:
        """Call it off. Games that go on may be played to their end, without points."""
        await self._hosted(tournament, key)
        if not await self.store.end(tournament, self.clock(), "cancelled", "host"):
            raise NOT_NOW
        return await self._after(tournament, key)

    async def _hosted(self, tournament: str, key: str) -> Held:
        person = await self.people.person(key)
        held = await self.pages.visible(tournament, person.id)
        if not held.row.host or held.row.host != person.id:
            raise NOT_YOURS
        return held

    # ---- looking -------------------------------------------------------------------------------------------------

    async def _after(self, tournament: str, key: str) -> told_of.TournamentPage:
        """Go on at once after somebody has done something; the page."""
        await self.go_on(tournament)
        return await self.pages.page(tournament, key)

    def _lock(self, tournament: str) -> asyncio.Lock:
        return self._locks.setdefault(tournament, asyncio.Lock())

    async def go_on(self, tournament: str) -> None:
        """Do what is due in a tournament, and tell who follows it."""
        async with self._lock(tournament):
            now = self.clock()
            held = await self.play.go_on(tournament, now)
            is_arena = held is not None and plan_of(held.row.plan).system == "arena"
            self._next_look[tournament] = now + (round(LOOK_SECONDS * 1000) if is_arena else RELOOK_MS)
            await self.pages.refresh(tournament)
            self.tables.rooms.news.tell("tournament", tournament, here=False)
            if held is not None and held.row.state in ("finished", "cancelled"):
                self._next_look.pop(tournament, None)

    async def look(self) -> None:
        """Take results in, and do what is due in every tournament. Raises StorageError."""
        for tournament in await self.play.take_results():
            self._next_look[tournament] = 0
        now = self.clock()
        for tournament in await self.store.due(now, forgotten_at(now)):
            if self._next_look.get(tournament, 0) <= now:
                try:
                    await self.go_on(tournament)
                except RoomClosed:  # the server stops
                    return
                except Exception:
                    log.exception("tournament %s cannot go on", tournament)
                    self._next_look[tournament] = now + RELOOK_MS

    async def look_for_ever(self) -> None:
        """Look again and again, until the server stops."""
        await self.tables.rooms.rules.wait()
        while not self.streams.closed:
            try:
                if self.tables.rooms.leads():
                    await self.look()
            except Exception:
                log.exception("the tournaments could not be read")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), LOOK_SECONDS)

    async def close(self) -> None:
        """End every stream; the server stops."""
        self.streams.close()
        self._woken.set()
