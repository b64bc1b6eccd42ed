"""How a tournament goes on: it starts, takes results in, pairs who waits, has their matches made, and ends.

Each step is written before the next one is taken, and follows from what is written. So a server that starts again goes on from there.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec

from gonfalon.arena.tournaments import next_tables, rounds_played, shared_points, standings, total_rounds
from gonfalon.core.errors import GonfalonError
from gonfalon.match.terms import Terms
from gonfalon.storage.clubs import ClubStore
from gonfalon.storage.tournaments import EndedTable, EntrantRow, Held, TableRow, TournamentStore

from . import wire_tournaments as told_of
from .keys import new_match_id
from .open_rooms import RoomElsewhere
from .results import SERVER_COMMAND_PREFIX
from .tables import Sitter, Tables
from .tournament_plans import DAY_MS, FARTHEST_DAYS, rating_of
from .tournament_state import by_number, ends_at, games_of, open_tables, plan_of, playing, tournament_of

WAVE_MS = 4_000
"""An arena pairs at most so often: who waits then meets somebody near, instead of whoever was first."""
LONGEST_BREAK_MS = DAY_MS
"""A Swiss with nobody to pair waits so long for those who take a break."""
log = logging.getLogger("gonfalon.tournaments")


class TournamentPlay:
    """Plays the tournaments of one server. opened: the matches whose rooms it has opened."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, TournamentStore(tables.store)
        self.clubs = ClubStore(tables.store)
        self.opened: set[str] = set()

    async def take_results(self) -> set[str]:
        """Note how tables have ended. Answers the tournaments that this concerns."""
        ended = await self.store.ended()
        for one in ended:
            await self._take_result(one)
        return {one.tournament for one in ended}

    async def _take_result(self, one: EndedTable) -> None:
        """Points for a table; in an arena whoever has lost without an act of theirs takes a break from now on."""
        held = await self.store.held(one.tournament)
        assert held is not None
        points, absent = shared_points(one.returns), list[int]()
        if plan_of(held.row.plan).system == "arena":
            acted = await self.store.acted(one.table.match, SERVER_COMMAND_PREFIX)
            people = {row.number for row in held.entrants if not row.computer}
            absent = [
                number
                for seat, number in enumerate(one.table.seats)
                if number in people and seat not in acted and points[seat] < max(points)
            ]
        await self.store.keep_result(one.tournament, one.table.number, points, one.ended, absent)
        self.opened.discard(one.table.match)

    async def go_on(self, tournament: str, now: int) -> Held | None:
        """Do whatever is due in a tournament; how it stands then. None if there is no such tournament. Raises GonfalonError."""
        held = await self.store.held(tournament)
        if held is None:
            return None
        if held.row.state == "announced" and 0 < held.row.starts_at <= now:
            held = await self.start(held, now)
        elif (
            held.row.state == "announced"
            and held.row.starts_at == 0
            and held.row.created <= forgotten_at(now)
        ):
            await self.store.end(tournament, now, "cancelled", "too-few")
            held = await self._again(held)
        while held.row.state == "running" and await self._pair(held, now):
            held = await self._again(held)
        if held.row.state == "running":
            await self._open(held)
            if await self._is_over(held, now):
                held = await self._finish(held, now)
        return held

    async def _again(self, held: Held) -> Held:
        again = await self.store.held(held.row.id)
        assert again is not None
        return again

    # ---- start and end -------------------------------------------------------------------------------------------

    async def start(self, held: Held, now: int) -> Held:
        """Begin, computers in the missing places if that was announced; cancelled where too few have come."""
        plan, row = plan_of(held.row.plan), held.row
        missing = max(plan.least, plan.seats) - len(held.entrants)
        more: list[EntrantRow] = []
        if missing > 0 and plan.fill:
            highest = max((one.number for one in held.entrants), default=0)
            entry = told_of.ComputerEntry(plan.fill_level)
            more = [computer_row(plan, highest + 1 + place, entry) for place in range(missing)]
        if missing > len(more):
            await self.store.end(row.id, now, "cancelled", "too-few")
        else:
            await self.store.start(row.id, now, more)
        return await self._again(held)

    async def _is_over(self, held: Held, now: int) -> bool:
        """Is nothing played, and is nobody paired any more? An arena whose time is over plays its last games to their end."""
        if open_tables(held):
            return False
        end = ends_at(held)
        return now >= end if end else not waits_for_breaks(held, now)  # _pair has found no further round

    async def _finish(self, held: Held, now: int) -> Held:
        rows = await asyncio.to_thread(standings, tournament_of(held), games_of(held))
        winner = int(rows[0].name) if rows and rows[0].points > 0 else 0
        await self.store.end(held.row.id, now, "finished", winner=winner)
        return await self._again(held)

    # ---- pairs ---------------------------------------------------------------------------------------------------

    async def _pair(self, held: Held, now: int) -> bool:
        """Write the next tables. False if there are none to write now; True also where another server has written some."""
        plan, busy = plan_of(held.row.plan), playing(held)
        present = [str(one.number) for one in held.entrants if not one.gone and not one.paused]
        if plan.system == "arena":
            newest = max((table.created for table in held.tables), default=0)
            waiting = [name for name in present if int(name) not in busy]
            if now >= ends_at(held) or now < newest + WAVE_MS or len(waiting) < plan.seats:
                return False
        elif busy or (plan.system == "swiss" and len(present) < 2 and any_break(held)):
            return False
        else:
            waiting = present
        found = await asyncio.to_thread(
            next_tables,
            tournament_of(held),
            games_of(held),
            None if plan.system == "round-robin" else waiting,
        )
        rows = self._rows(held, by_number(found), now)
        if rows and not await self.store.add_tables(held.row.id, rows):
            log.info("another server has paired in tournament %s", held.row.id)
        return bool(rows)

    def _rows(self, held: Held, found: list[tuple[int, tuple[int, ...]]], now: int) -> list[TableRow]:
        """New tables as they are stored: byes and games of those who have left have their points at once."""
        gone = {one.number for one in held.entrants if one.gone}
        rows, first = list[TableRow](), len(held.tables) + 1
        for number, (of_round, seats) in enumerate(found, first):
            if len(seats) == 1 or gone.intersection(seats):
                points = forfeited([one in gone for one in seats])
                rows.append(TableRow(number, of_round, "", seats, points, now, now))
            else:
                rows.append(TableRow(number, of_round, new_match_id(), seats, (), now))
        return rows

    # ---- matches -------------------------------------------------------------------------------------------------

    async def _open(self, held: Held) -> None:
        """Have the matches of the open tables made, unless they are, and their rooms opened: clocks run, and computers play."""
        for table in open_tables(held):
            if table.match not in self.opened:
                try:
                    await self._open_one(held, table)
                except GonfalonError:
                    log.exception("match %s of tournament %s cannot be opened", table.match, held.row.id)
                else:
                    self.opened.add(table.match)

    async def _open_one(self, held: Held, table: TableRow) -> None:
        plan, row = plan_of(held.row.plan), held.row
        club = await self.clubs.club(row.club) if row.club else None
        terms = Terms(
            clock=plan.clock,
            rated=plan.rated,
            watching="everybody" if not row.club or (club is not None and not club.closed) else "link",
            delay=plan.delay,
        )
        people = {one.number: one for one in held.entrants}
        who = [people[number] for number in table.seats]
        sitters = [Sitter(one.person, one.computer, one.level, one.player) for one in who]
        await self.tables.seat(table.match, plan.game, plan.variant, sitters, terms)
        try:
            room = await self.tables.rooms.get(table.match)
        except RoomElsewhere:  # where somebody has come already
            return
        if room.computers is not None:
            room.computers.start()


def forgotten_at(now: int) -> int:
    """What was announced by then, to be started by hand, is forgotten."""
    return now - FARTHEST_DAYS * DAY_MS


def any_break(held: Held) -> bool:
    """Does somebody take a break who has not left?"""
    return any(one.paused and not one.gone for one in held.entrants)


def waits_for_breaks(held: Held, now: int) -> bool:
    """May those who take a break from a Swiss still come back to a round of it?"""
    tournament, games = tournament_of(held), games_of(held)
    if tournament.system != "swiss" or not any_break(held):
        return False
    newest = max((table.ended for table in held.tables), default=held.row.started_at)
    return rounds_played(games) < total_rounds(tournament) and now < newest + LONGEST_BREAK_MS


def computer_row(plan: told_of.NewTournament, number: int, entry: told_of.ComputerEntry) -> EntrantRow:
    """A computer that takes part."""
    rating = rating_of(plan, entry)
    text = msgspec.json.encode(rating).decode() if rating else ""
    return EntrantRow(number, "", True, -1 if entry.player else entry.level, entry.player, text)


def forfeited(gone: list[bool]) -> tuple[float, ...]:
    """The points of a table at which nobody plays, because these have left or one is alone: those who are there share them."""
    if all(gone):
        return (0.0,) * len(gone)
    return shared_points([-1.0 if one else 1.0 for one in gone])
