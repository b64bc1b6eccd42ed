"""What is told of tournaments: lists, pages, results as text, and a person's own part with the key to the seat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from typing import Literal, NamedTuple

import msgspec

from gonfalon.arena.tournaments import crosstable, trf
from gonfalon.core.errors import WireError
from gonfalon.storage.clubs import ClubStore
from gonfalon.storage.news import ALL
from gonfalon.storage.people import Named, named
from gonfalon.storage.tournaments import Counted, EntrantRow, Held, Stage, TournamentStore

from . import wire_tournaments as told_of
from .clock import now_ms
from .crests import shown
from .keys import digest, seat_token
from .people import People
from .tables import Tables
from .tournament_play import TournamentPlay
from .tournament_state import (
    Shown,
    changes,
    games_of,
    list_line,
    may_join,
    open_tables,
    page_of,
    plan_of,
    text_names,
    tournament_of,
)
from .tournament_streams import KeyEnded, Reader, TournamentStreams

Announcers = Literal["nobody", "named"]
"""Who may announce tournaments: the host of the server alone, or everybody who has a name."""
KEPT_SECONDS = 10.0
"""A page is made again after so long even if nothing has been heard: names change, another server may have written."""
MOST_FINISHED, MOST_LISTED = 20, 100
MOST_KEPT = 200
"""Pages that are kept ready."""
UNKNOWN = WireError("tournament/unknown", "there is no such tournament")


class Kept(NamedTuple):
    """A page that is ready. people: what is shown of them in it. due: when it is looked at again, on the monotonic clock."""

    shown: Shown
    people: dict[str, Named]
    due: float


class TournamentPages:
    """The pages of one server. clock: the time in milliseconds since 1970."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        announcers: Announcers = "named",
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self.tables, self.people, self.announcers, self.clock = tables, people, announcers, clock
        self.store, self.clubs = TournamentStore(tables.store), ClubStore(tables.store)
        self.play, self.streams = TournamentPlay(tables), TournamentStreams()
        self._pages: dict[str, Kept] = {}
        self._refreshing: dict[str, asyncio.Lock] = {}
        tables.rooms.news.hear("tournament", self._hear_of)
        tables.rooms.news.hear("club", self._end_here)

    async def list(self, key: str) -> told_of.TournamentsList:
        """What is on, as far as the asker may see it."""
        person = await self.people.store.of_key(digest(key)) if key else None
        own = {club.id for club, _ in await self.clubs.of_person(person.id)} if person else set[str]()
        bar: told_of.AnnounceBar = "" if person and person.name else "needs-name"
        stages: tuple[Stage, ...] = ("running", "announced", "finished")
        running, coming, finished = [await self.lines(stage, own) for stage in stages]
        announcing: told_of.AnnounceBar = "nobody" if self.announcers == "nobody" else bar
        return told_of.TournamentsList(running, coming, finished, announcing, self.clock())

    async def lines(
        self, stage: Stage, own: set[str], club: str | None = None
    ) -> tuple[told_of.TournamentLine, ...]:
        """Tournaments of a stage. own: clubs of the asker. club: of it alone."""
        found = await self.store.listed(stage, MOST_LISTED, club)
        seen = [one for one in found if await self._is_open(one.row.club, own)]
        names = await named(self.tables.store, (one.winner for one in seen))
        most = MOST_FINISHED if stage == "finished" else MOST_LISTED
        return tuple(_line(one, shown(names.get(one.winner))[0] if one.winner else "") for one in seen[:most])

    async def _is_open(self, club: str, own: set[str]) -> bool:
        if not club or club in own:
            return True
        found = await self.clubs.club(club)
        return found is not None and not found.closed

    def end_streams(self, club: str) -> None:
        """End the streams of the tournaments of a club: not everybody may see them any more."""
        self.tables.rooms.news.tell("club", club)

    def _hear_of(self, tournament: str) -> None:
        for one in [tournament] if tournament != ALL else list(self._pages):
            if one in self._pages:
                self.tables.rooms.do_soon(self.refresh(one))

    def _end_here(self, club: str) -> None:
        for tournament, kept in self._pages.items():
            if kept.shown.held.row.club and club in (ALL, kept.shown.held.row.club):
                self.streams.end(tournament)

    async def visible(self, tournament: str, person: str) -> Held:
        """A tournament that this person (id, "" for a stranger) may see. Raises WireError as for an unknown one."""
        held = await self.store.held(tournament)
        if held is None or not await self._may_see(held, person):
            raise UNKNOWN
        return held

    async def _may_see(self, held: Held, person: str) -> bool:
        row = held.row
        if person and (row.host == person or any(one.person == person for one in held.entrants)):
            return True
        is_member = bool(row.club) and await self.clubs.is_member(row.club, person)
        return is_member or await self._is_open(row.club, set())

    async def page(self, tournament: str, key: str) -> told_of.TournamentPage:
        """The page of a tournament. Raises WireError for one that the asker may not see."""
        person = await self.people.id_of(key)
        await self._check_seen(tournament, person)
        found = await self.shown(tournament)
        own = await self.own_part(found.held, person, key)
        return msgspec.structs.replace(found.page, own=own, now=self.clock())

    async def _check_seen(self, tournament: str, person: str) -> None:
        kept = self._pages.get(tournament)
        if kept is None or not await self._may_see(kept.shown.held, person):
            await self.visible(tournament, person)

    async def shown(self, tournament: str) -> Shown:
        """The page as for a stranger, kept ready for a while."""
        kept = self._pages.get(tournament)
        if kept is None or kept.due <= time.monotonic():
            await self.refresh(tournament)
        return self._pages[tournament].shown

    async def refresh(self, tournament: str) -> None:
        """Make the page again, and tell those who follow it what has changed."""
        async with self._refreshing.setdefault(tournament, asyncio.Lock()):
            await self._refresh(tournament)

    async def _refresh(self, tournament: str) -> None:
        held = await self.store.held(tournament)
        if held is None:
            raise UNKNOWN
        people = await named(self.tables.store, [held.row.host, *(one.person for one in held.entrants)])
        own = await self.own_part(held, "", "")
        before = self._pages.get(tournament)
        if before and (before.shown.held, before.people, before.shown.page.own) == (held, people, own):
            page = before.shown.page
        else:
            page = await asyncio.to_thread(page_of, held, people, self.clock(), own)
        self._pages.pop(tournament, None)
        self._pages[tournament] = Kept(Shown(held, page), people, time.monotonic() + KEPT_SECONDS)
        self._let_go(tournament)
        change = changes(before.shown.page, page) if before and before.shown.page is not page else None
        if change is not None:
            self.streams.tell(tournament, change)

    def _let_go(self, newest: str) -> None:
        """Keep no more pages than there may be. What somebody follows stays: a change is told by comparing it with the page before."""
        if len(self._pages) <= MOST_KEPT:
            return
        kept = self.streams.followed() | {newest}
        for oldest in [one for one in self._pages if one not in kept][: len(self._pages) - MOST_KEPT]:
            del self._pages[oldest]
            self._refreshing.pop(oldest, None)

    async def own_part(self, held: Held, person: str, key: str) -> told_of.OwnPart:
        """What the tournament is for this person (id, "" for a stranger)."""
        own = next((one for one in held.entrants if person and one.person == person), None)
        kept = self._pages.get(held.row.id)
        rows = kept.shown.page.standings if kept else ()
        row = next((one for one in rows if own and one.entrant == own.number), None)
        return told_of.OwnPart(
            entrant=own.number if own else 0,
            rank=row.rank if row else 0,
            now=row.now if row else None,
            pauses=own is not None and own.paused,
            joining=await self._join_bar(held, person, own),
            is_host=bool(person) and held.row.host == person,
            table=self._own_table(held, own, key) if own else None,
        )

    async def _join_bar(self, held: Held, person: str, own: EntrantRow | None) -> told_of.JoinBar:
        if own is not None and not own.gone:
            return "in"
        if not may_join(held, self.clock()):
            return "too-late"
        if not person:
            return "needs-name"
        if held.row.club and not await self.clubs.is_member(held.row.club, person):
            return "members-only"
        plan = plan_of(held.row.plan)
        return "full" if sum(not one.gone for one in held.entrants) >= plan.most else ""

    def _own_table(self, held: Held, own: EntrantRow, key: str) -> told_of.OwnTable | None:
        """The game that this person has to play, with the key to the seat; None while there is none."""
        table = next((one for one in open_tables(held) if own.number in one.seats), None)
        if table is None or table.match not in self.play.opened:
            return None
        seat = table.seats.index(own.number)
        against = tuple(number for number in table.seats if number != own.number)
        return told_of.OwnTable(table.match, seat, seat_token(key, seat), against)

    async def events(self, tournament: str, key: str, holder: str) -> AsyncGenerator[bytes]:
        """Server-sent events of a tournament. holder: whose connection it is. The asker may see it (`page` has been asked)."""
        person = await self.people.id_of(key)

        async def own() -> told_of.OwnPart | None:
            if not person:
                return None
            if await self.people.id_of(key) != person:
                raise KeyEnded
            return await self.own_part((await self.shown(tournament)).held, person, key)

        reader = Reader(asyncio.Queue(), tournament, holder)
        async for message in self.streams.events(reader, lambda: self.page(tournament, key), own):
            yield message

    async def results(self, tournament: str, key: str, as_trf: bool) -> str:
        """Results as text: the crosstable, or a report file. Raises GonfalonError."""
        held = await self.visible(tournament, await self.people.id_of(key))
        plan = plan_of(held.row.plan)
        if len(held.entrants) < plan.seats:
            raise WireError("tournament/not-now", "too few have joined: there are no results yet")
        names = text_names(held, await named(self.tables.store, (one.person for one in held.entrants)))
        stands = tournament_of(held, names), games_of(held, names)
        return await asyncio.to_thread(trf, *stands, plan.name) if as_trf else crosstable(*stands)


def _line(one: Counted, winner: str) -> told_of.TournamentLine:
    held = Held(one.row, (), ())
    plan = plan_of(one.row.plan)
    return list_line(held, (one.n_joined, one.n_people, one.round), plan.rounds, winner)
