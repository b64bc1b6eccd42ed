"""Tables: starting a match, joining it, and giving its seats to other players."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from gonfalon import games, players
from gonfalon.core.errors import WireError
from gonfalon.core.game import SPECTATOR
from gonfalon.core.rng import stream
from gonfalon.match.referee import Setting
from gonfalon.match.sealing import Sealing, derived_seed, new_sealing
from gonfalon.match.terms import Terms
from gonfalon.ratings.counting import why_casual
from gonfalon.storage.rows import Absence, MatchRow, SeatRow

from . import wire
from .bringing import check_all, check_one
from .clock import now_ms
from .dealing import Dealing, deal_commitments, waits_for_seats
from .keys import digest, is_match_id, new_invite, new_match_id, new_token
from .offered_tables import public_invite
from .open_rooms import OpenRooms, RoomElsewhere
from .rated_tables import check_rated, check_sitter, table_of
from .seat_changes import after_change
from .setups import checked_setup

NO_LEVEL = WireError("request/invalid", "the computer has no such level for this game")
USED = WireError("match/invite", "this invitation has been used or is not right")
TOO_LATE = WireError("match/too-late", "this seat is not free any more")


class Sitter(NamedTuple):
    """Who is put at a seat: a person (id, "" for one whom the server has forgotten), or a computer."""

    person: str = ""
    is_computer: bool = False
    level: int = -1
    player: str = ""


class Tables:
    """Who sits where, before a match and while it goes on."""

    def __init__(self, rooms: OpenRooms) -> None:
        self.rooms, self.store = rooms, rooms.store
        self.dealing = Dealing(rooms.store)

    async def create(self, request: wire.NewMatch, person: str = "") -> wire.MatchCreated:
        """A new match. person: id of the asker, "" for a guest. Raises WireError, GonfalonError with what is wrong."""
        setting, plans = await asyncio.to_thread(_settle, request, await self.dealing.sealing_for(request))
        match = new_match_id()
        shared = public_invite(match) if request.terms.listed else new_invite()
        is_company = games.get(setting.game).spec.cooperative
        if not is_company and sum(plan.kind == "own" for plan in plans) > 1:
            person = ""  # both sides at one screen are nobody's in particular
        holder = next((seat for seat, plan in enumerate(plans) if plan.kind == "own"), -1)
        seat_rows, grants, invites = list[SeatRow](), list[wire.SeatGrant](), list[wire.Invite]()
        for seat, plan in enumerate(plans):
            if plan.kind == "own":
                grants.append(wire.SeatGrant(seat, new_token()))
                seat_row = SeatRow(seat, "person", digest(grants[-1].token), "", -1, holder, plan.brings)
                seat_row = seat_row._replace(person=person, part=request.part if seat == holder else "")
            elif plan.kind == "computer":
                level = -1 if plan.player else plan.level
                seat_row = SeatRow(seat, "computer", "", "", level, -1, plan.brings, player=plan.player)
            else:
                invite = shared if plan.kind == "open" else new_invite()
                invites.append(wire.Invite(seat, invite))
                seat_row = SeatRow(seat, "open", "", digest(invite))
            seat_rows.append(seat_row)
        absence = Absence(request.absent_after, request.absent_level) if is_company else Absence()
        row = MatchRow(match, setting, now_ms(), absence, request.learning, request.terms)
        check_rated(row, seat_rows)
        await self.store.create(row, seat_rows)
        return wire.MatchCreated(match, tuple(grants), tuple(invites))

    async def seat(
        self, match: str, game: str, variant: str, sitters: Sequence[Sitter], terms: Terms
    ) -> None:
        """Make this match, by the rules of the box, unless it is there. Its seats have no keys: people's own keys open them.

        It is rated as far as `terms` ask for it and its games can count. Raises GonfalonError.
        """
        if await self.store.match(match) is not None:
            return
        setup = await asyncio.to_thread(checked_setup, game, variant, {}, "", len(sitters))
        seat_rows = [
            SeatRow(seat, "computer", "", "", one.level, player=one.player)
            if one.is_computer
            else SeatRow(seat, "person", "", "", holder=seat, person=one.person)
            for seat, one in enumerate(sitters)
        ]
        setting = Setting(game, setup, 0, terms.clock, new_sealing())
        row = MatchRow(match, setting, now_ms(), terms=terms)
        if why_casual(table_of(row, seat_rows)) is not None:
            row = row._replace(terms=msgspec.structs.replace(terms, rated=False))
        await asyncio.to_thread(check_all, setting, [""] * len(sitters))
        await self.store.create(row, seat_rows)

    async def join(self, match: str, request: wire.JoinMatch, person: str = "") -> wire.MatchJoined:
        """Take the first free seat of an invitation. person: id of the asker, "" for a guest.

        Raises WireError if the invitation is wrong or used up, GonfalonError for what is brought.
        """
        if not request.invite:
            request = msgspec.structs.replace(request, invite=public_invite(match))
        await self._check_invite(match, request.invite)
        try:
            row = (await self.rooms.get(match)).row
        except RoomElsewhere:
            row = await self._row(match)
        invite, token, seat = digest(request.invite), new_token(), None
        part = request.part if waits_for_seats(row.setting) else ""
        while seat is None:  # once, unless somebody else brings something at the same time
            seat_rows = await self.store.seats(match)
            sits_there = [await self.rooms.seat_of(match, key) is not None for key in request.keys]
            await _check_join(row, seat_rows, request, any(sits_there))
            check_sitter(row, seat_rows, person)
            seat = await self.store.claim(
                match, invite, digest(token), request.brings, seat_rows, person, part
            )
        await self.rooms.seats_changed(match, opens=True)
        return wire.MatchJoined(match, wire.SeatGrant(seat, token))

    async def _row(self, match: str) -> MatchRow:
        """The match as stored. Raises WireError for none."""
        row = await self.store.match(match) if is_match_id(match) else None
        if row is None:
            raise await self.rooms.missing(match)
        return row

    async def _check_invite(self, match: str, invite: str) -> None:
        """Raise WireError for an invitation that opens no seat, before the match is restored."""
        row = await self._row(match)
        wanted = digest(invite)
        if not wanted or all(seat_row.invite != wanted for seat_row in await self.store.seats(match)):
            raise TOO_LATE if row.terms.listed and invite == public_invite(match) else USED

    async def invitation(self, match: str, asked: wire.InvitationRequest) -> wire.Invitation:
        """What an invitation leads to. Raises WireError if it is wrong or used up."""
        row = await self._row(match)
        seat_rows, invite = await self.store.seats(match), digest(asked.invite)
        free = tuple(seat_row.seat for seat_row in seat_rows if seat_row.invite == invite)
        if not invite or not free:
            raise USED
        setup = row.setting.setup
        options = dict(setup.options)
        return wire.Invitation(
            match,
            row.setting.game,
            setup.variant,
            options,
            len(seat_rows),
            free,
            row.learning,
            row.terms,
            deal_commitments(row.setting),
            waits_for_seats(row.setting),
            open_texts(row.setting.game, seat_rows),
        )

    async def change_seat(self, match: str, token: str, request: wire.SeatChange) -> wire.SeatChanged:
        """Give a seat to another player. Raises WireError with what speaks against it."""
        room, asker = await self.rooms.entitled(match, token)
        if request.to == "computer":
            check_computer(games.get(room.row.setting.game).spec.family, request.level, request.player)
        if asker == SPECTATOR or (room.begun and room.match_state.outcome is not None):
            raise WireError(
                "match/seat-not-now", "seats change hands while a match goes on, by those who sit there"
            )
        await room.take_back(asker, digest(token))
        invite = new_invite() if request.to == "link" else None
        was = (
            room.seating.seat_rows[request.seat] if 0 <= request.seat < len(room.seating.seat_rows) else None
        )
        now = after_change(room, asker, request, digest(invite or ""))
        seat_rows = room.seating.seat_rows
        if now.kind == "computer" and was is not None and was.kind == "open":
            await asyncio.to_thread(check_one, room.row.setting, seat_rows, now.seat, now.brought)
        if was is None or not await self.store.change_seat(match, was, now, seat_rows):
            raise WireError("match/seat-not-now", "this seat has changed hands just now")
        if now.stand_in >= 0 and room.seating.is_here(now.seat):
            room.seating.lent_here.add(now.seat)
        await room.seats_changed()
        return wire.SeatChanged(request.seat, invite)


def open_texts(game: str, seat_rows: Sequence[SeatRow]) -> tuple[str, ...]:
    """What the seats have brought so far, in a game where everybody may see it; else ()."""
    brings = games.get(game).spec.brings
    return tuple(seat_row.brought for seat_row in seat_rows) if brings is not None and brings.open else ()


async def _check_join(
    row: MatchRow, seat_rows: Sequence[SeatRow], request: wire.JoinMatch, sits_there: bool
) -> None:
    """Raise the WireError, or GonfalonError for what is brought, that speaks against a seat for this invitation."""
    invite = digest(request.invite)
    seat_row = next((seat_row for seat_row in seat_rows if invite and seat_row.invite == invite), None)
    if seat_row is None:
        raise TOO_LATE if row.terms.listed and request.invite == public_invite(row.id) else USED
    if sits_there:
        raise WireError(
            "match/one-seat", "you sit at this table already: this invitation is for somebody else"
        )
    if seat_row.kind == "open":
        await asyncio.to_thread(check_one, row.setting, seat_rows, seat_row.seat, request.brings)
    elif request.brings:
        raise WireError("request/seats", "this seat has been played already: it keeps what it has brought")


def check_computer(family: str, level: int, player: str = "") -> None:
    """Raise WireError unless a family has this computer player: one of a level (0: random play), or a named one."""
    if player and level:
        raise WireError("request/player", "a computer player with a name has no level: send one of them")
    names = players.named(family)
    if player and player not in names:
        raise WireError("request/player", f"unknown player; known: {', '.join(names) or 'none'}")
    if level not in (0, *players.levels(family)):
        raise NO_LEVEL


def _settle(request: wire.NewMatch, sealing: Sealing) -> tuple[Setting, list[wire.SeatPlan]]:
    """The setting and who sits where, at random from both parts of the seed if that is wished. Raises GonfalonError."""
    seed, plans = derived_seed(sealing.part, (request.part,)), list(request.seats)
    if request.lot:
        stream(seed, "lot").shuffle(plans)
    setup = checked_setup(request.game, request.variant, request.options, request.preset, len(plans))
    family = games.get(request.game).spec.family
    if request.absent_level != -1:
        check_computer(family, request.absent_level)
    if request.learning and not (players.tells_odds(family) or players.tells_hints(family)):
        raise WireError("request/invalid", "the computer can tell neither odds nor hints in this game")
    clock = request.terms.clock
    if clock is not None and not clock.is_sound:
        raise WireError("request/invalid", "a clock has time for the whole game, or time for each move")
    _check_plans(request.seats, family)
    kinds = {plan.kind for plan in request.seats}
    if request.terms.listed and not {"own", "open"} <= kinds:
        raise WireError(
            "request/seats", "a table that is offered to everybody has a seat of yours and an open one"
        )
    setting = Setting(request.game, setup, seed, request.terms.clock, sealing)
    waiting = {seat for seat, plan in enumerate(plans) if plan.kind in ("link", "open")}
    check_all(setting, [plan.brings for plan in plans], waiting)
    return setting, plans


def _check_plans(plans: Sequence[wire.SeatPlan], family: str) -> None:
    """Raise WireError for a plan of a seat that means nothing."""
    for plan in plans:
        if plan.kind == "computer":
            check_computer(family, plan.level, plan.player)
        elif plan.level or plan.player:
            raise WireError("request/seats", "only a computer has a level or a name")
        if plan.kind in ("link", "open") and plan.brings:
            raise WireError("request/seats", "whoever takes this seat says what they bring")
    if all(plan.kind == "computer" for plan in plans):
        raise WireError("request/seats", "one seat at least is for a person")
