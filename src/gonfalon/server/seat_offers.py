"""Offering seats to everybody: making such a table, taking it back, filling it with computers, and pairing people who want the same."""

from __future__ import annotations

import asyncio
from collections import Counter

import msgspec

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.core.game import SPECTATOR
from gonfalon.ratings.lists import RatingList
from gonfalon.storage.listings import Listing
from gonfalon.storage.rows import SeatRow

from . import wire
from .clock import now_ms
from .keys import digest
from .offered_tables import open_table, public_invite
from .open_seats import OpenSeats
from .pairing import Waiting, by_nearness, fits, pair_terms
from .quick_pairs import Pair, is_for_pairs, quick_pairs
from .rated_tables import check_rated, list_of, strength
from .rooms import Room
from .tables import TOO_LATE, Tables, check_computer

NOT_YOURS = WireError("match/seat-not-now", "this is for those who sit at the table")
PLAYED = WireError("match/seat-not-now", "you have played already: give up the game instead")


class SeatOffers:
    """What people do with seats that are offered to everybody."""

    def __init__(self, tables: Tables, seats: OpenSeats) -> None:
        self.tables, self.seats = tables, seats
        self.rooms, self.store = tables.rooms, tables.store
        self._pairing = asyncio.Lock()
        self._offered = Counter[Pair]()

    async def create(self, request: wire.NewMatch, holder: str, person: str = "") -> wire.MatchCreated:
        """A new match, in the list if it is offered to everybody. holder: whose connection asks. person: id of the asker, "" for a guest.

        Raises WireError, GonfalonError.
        """
        if not request.terms.listed:
            return await self.tables.create(request, person)
        self.seats.check_offer(holder)
        made = await self.tables.create(request, person)
        self.seats.note_offer(made.match, holder)
        if request.terms.clock is not None:
            self._offered[Pair(request.game, request.variant, request.terms.clock)] += 1
        self.seats.wake()
        return made

    async def withdraw(self, match: str, token: str) -> wire.TableWithdrawn:
        """Take a seat back. Where another person waits at the table, it is free for somebody else then; else the table is withdrawn.

        Raises WireError if all seats are taken: somebody has just sat down.
        """
        room, own = await self._waiting_room(match, token)
        holder = room.seating.seat_rows[own].holder
        others = [
            row for row in room.seating.seat_rows if row.kind == "person" and row.holder not in (-1, holder)
        ]
        if others:
            await self._leave(room, holder)
        else:
            await self.seats.withdraw(match)
            if room.seating.is_complete:  # somebody was quicker
                raise TOO_LATE
        await self.seats.look()
        return wire.TableWithdrawn(match, bool(others))

    async def fill(self, match: str, token: str, request: wire.FillSeats) -> wire.SeatsFilled:
        """Let computers take the free seats. Raises WireError if there are none any more, or no such computer."""
        room, _ = await self._waiting_room(match, token)
        check_computer(games.get(room.row.setting.game).spec.family, request.level, request.player)
        _check_fill(room, request)
        listing = Listing(room.row, tuple(room.seating.seat_rows), now_ms())
        taken = await self.seats.fill(listing, request.level, request.player)
        if not taken:
            raise TOO_LATE
        await self.seats.look()
        return wire.SeatsFilled(match, taken)

    async def quick_pairs(self) -> wire.QuickPairs:
        """What one press plays with whoever comes. Raises StorageError."""
        await self.seats.look()
        return quick_pairs(self.seats.tables.values(), self._offered)

    async def pair(self, request: wire.PairingRequest, holder: str, person: str = "") -> wire.Paired:
        """Sit down with the person who waits for the same game and is nearest in strength, else wait. Raises WireError, GonfalonError."""
        async with self._pairing:  # two who come at once meet, instead of waiting for each other
            await self.seats.look()
            found = await self._meet(request, person)
            if found is None and request.casual_too:
                found = await self._meet(msgspec.structs.replace(request, rated=False), person)
            return found or await self._wait(request, holder, person)

    async def _meet(self, request: wire.PairingRequest, person: str) -> wire.Paired | None:
        fitting = [table for table in self.seats.tables.values() if fits(table, request)]
        among = list_of(request.game, request.variant, request.clock)
        own = await strength(self.store, person, among)
        waiting = [Waiting(one.match, one.since, await self._rating(one, among)) for one in fitting]
        for one in by_nearness(waiting, own):
            keys = await self._keys_of(one.match, request.keys)
            if keys:
                continue
            try:
                joined = await self.tables.join(one.match, wire.JoinMatch(), person)
            except WireError as error:
                if error.code != TOO_LATE.code:
                    raise
                continue
            await self.seats.look()
            return wire.Paired(joined.match, joined.grant.seat, joined.grant.token, False)
        return None

    async def _wait(self, request: wire.PairingRequest, holder: str, person: str) -> wire.Paired:
        spec = games.get(request.game).spec if request.game in games.lobby_ids() else None
        if spec is not None and not is_for_pairs(spec):
            raise WireError("request/game", "pairs are made for games of two that bring nothing")
        plans = (wire.SeatPlan("own"), wire.SeatPlan("open"))
        terms = pair_terms(request.clock, request.rated)
        wanted = wire.NewMatch(request.game, request.variant, plans, lot=True, terms=terms)
        made = await self.create(wanted, holder, person)
        await self.seats.look()
        return wire.Paired(made.match, made.grants[0].seat, made.grants[0].token, True)

    async def _rating(self, table: wire.OpenTable, among: RatingList) -> float:
        rows = await self.store.seats(table.match)
        person = next((row.person for row in rows if row.kind == "person"), "")
        return await strength(self.store, person, among)

    async def _keys_of(self, match: str, keys: tuple[str, ...]) -> bool:
        """Does one of these keys open a seat of this match?"""
        return any([await self.rooms.seat_of(match, key) is not None for key in keys])

    async def _waiting_room(self, match: str, token: str) -> tuple[Room, int]:
        """The room of a table with free seats that are offered to everybody, and the seat of the asker. Raises WireError."""
        room, own = await self.rooms.entitled(match, token)
        if own == SPECTATOR:
            raise NOT_YOURS
        await room.seats_changed()
        if not open_table(Listing(room.row, tuple(room.seating.seat_rows), 0), self.seats.filling).free:
            raise TOO_LATE
        return room, own

    async def _leave(self, room: Room, holder: int) -> None:
        """Offer the seats of somebody who has done nothing yet to everybody. Raises WireError if they have."""
        match, own = room.row.id, [row for row in room.seating.seat_rows if row.holder == holder]
        if any(entry.seat in {row.seat for row in own} for entry in await self.store.read(match)):
            raise PLAYED
        for was in own:
            part = was.part if room.begun else ""  # the deal has been made with it
            free = SeatRow(was.seat, "open", "", digest(public_invite(match)), part=part)
            await self.store.change_seat(match, was, free)
        await self.seats.changed(match)


def _check_fill(room: Room, request: wire.FillSeats) -> None:
    """Raise WireError if the game is to count and cannot with these computers."""
    level = -1 if request.player else request.level
    filled = [
        row._replace(kind="computer", level=level, player=request.player) if row.kind == "open" else row
        for row in room.seating.seat_rows
    ]
    check_rated(room.row, filled)
