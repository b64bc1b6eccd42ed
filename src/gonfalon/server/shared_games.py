"""The page of a finished game: what everybody may know of it, and going on from one of its positions."""

from __future__ import annotations

import asyncio

import msgspec

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.core.observation import Observation
from gonfalon.match import replay, view
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting
from gonfalon.match.sealing import new_sealing
from gonfalon.match.snapshots import match_after, match_before
from gonfalon.storage.rows import MatchRow, SeatRow

from . import consent, wire
from .clock import now_ms
from .keys import digest, new_match_id, new_token
from .open_rooms import OpenRooms
from .rooms import Room
from .tables import check_computer

view.allow(wire.SharedGame)


class SharedGames:
    """Finished games as everybody may see them. Nothing here asks for a key, so nothing here tells more than players have agreed to."""

    def __init__(self, rooms: OpenRooms) -> None:
        self.rooms, self.store = rooms, rooms.store

    async def _open(self, match: str) -> tuple[Room, consent.Consent]:
        room = await self.rooms.get(match)
        return room, await consent.check_open(self.store, room)

    async def page(self, match: str) -> wire.SharedGame:
        """What the page of a game says beside its frames. Raises WireError where nobody shows it."""
        room, agreed = await self._open(match)
        match_state, setting = room.match_state, room.row.setting
        outcome, ended = match_state.outcome, match_state.ended_at
        assert outcome is not None
        assert ended is not None
        return wire.SharedGame(
            match=match,
            game=setting.game,
            variant=setting.setup.variant,
            options=dict(setting.setup.options),
            terms=room.row.terms,
            seats=tuple(_seats(room, agreed)),
            created=room.row.created,
            ended=ended,
            turns=match_state.state.turn,
            total=match_state.n_entries + 1,
            returns=outcome.returns,
            reason=outcome.reason,
            is_whole=agreed.is_whole,
            play_on_until=_play_on_until(room) if agreed.is_whole else -1,
        )

    async def observation(self, match: str, frame: int = -1) -> Observation:
        """What everybody may see of a position of a game. frame: how many entries had been taken; negative from the end, -1 the last.

        Raises WireError where nobody shows the game, or it has no such frame.
        """
        room, agreed = await self._open(match)
        total = room.match_state.n_entries + 1
        number = frame + total if frame < 0 else frame
        if not 0 <= number < total:
            raise WireError("replay/ply", f"frame: it takes 0 to {total - 1}")
        found = await asyncio.to_thread(_frame, room.match_state, number, agreed)
        return found.observation

    # ---- going on --------------------------------------------------------------------------------------------------

    async def play_on(self, match: str, request: wire.PlayOn, person: str = "") -> wire.MatchCreated:
        """A new match from a position of a finished one: against computers, or a company's table alone.

        Who sat there sees everything after the end, and goes on from there with the key to a seat; others where everything is shown.
        person: id of the asker, "" for a guest. Raises WireError for anybody else, or where the game is over there.
        """
        room = await self._going_on(match, request.key)
        spec = games.get(room.row.setting.game).spec
        if not 0 <= request.seat < len(room.seating.seat_rows):
            raise WireError("replay/seat", f"seat: it takes 0 to {len(room.seating.seat_rows) - 1}")
        if not spec.cooperative:
            check_computer(spec.family, request.level)
        setting, begun = await asyncio.to_thread(_position, room, request.frame)
        new, now = new_match_id(), now_ms()
        grants, seat_rows = list[wire.SeatGrant](), list[SeatRow]()
        for old in room.seating.seat_rows:
            if spec.cooperative or old.seat == request.seat:
                grants.append(wire.SeatGrant(old.seat, new_token()))
                holder = digest(grants[-1].token)
                own = SeatRow(old.seat, "person", holder, "", -1, request.seat, old.brought, person=person)
                seat_rows.append(own)
            else:
                seat_rows.append(SeatRow(old.seat, "computer", "", "", request.level, brought=old.brought))
        without = msgspec.structs.replace(
            setting, setup=room.row.setting.setup, sealing=new_sealing(is_picked=True)
        )
        row = MatchRow(new, without, now, origin=match)
        entries = [msgspec.structs.replace(entry, command=f"begun {entry.seq}", time=now) for entry in begun]
        await self.store.create(row, seat_rows, entries)
        return wire.MatchCreated(new, tuple(grants), ())

    async def _going_on(self, match: str, key: str) -> Room:
        """The room of a finished match from which whoever has this key may go on. Raises WireError."""
        if key:
            room, _ = await self.rooms.entitled(match, key)
            consent.check_over(room)
            return room
        room, agreed = await self._open(match)
        if not agreed.is_whole:
            raise consent.COVERED
        return room


def _seats(room: Room, agreed: consent.Consent) -> list[wire.SharedSeat]:
    """Who sat there, as the table saw them; whether they are here now is no part of it."""
    return [
        wire.SharedSeat(
            seat.seat,
            seat.kind,
            seat.level,
            seat.player,
            seat.name,
            seat.crest,
            seat.rating,
            seat.seat in agreed.shown,
        )
        for seat in room.seating.statuses()
    ]


def _frame(match_state: MatchState, number: int, agreed: consent.Consent) -> replay.Frame:
    """One frame of a finished game, as everybody may see it."""
    place, entries = match_before(match_state, number), match_state.applied.entries
    only = (number, number + 1)
    return replay.frames(match_state.setting, entries, replay.SHARED, *only, agreed.shown, place)[0]


def _play_on_until(room: Room) -> int:
    """The last frame from which a game can go on: the last one, unless the rules have ended it."""
    match_state = room.match_state
    if match_state.state.outcome is None:
        return match_state.n_entries
    return next((one.entry.seq for one in reversed(match_state.applied) if one.act is None), -1)


def _position(room: Room, frame: int) -> tuple[Setting, list[Entry]]:
    """The setting and the actions that lead to a frame. Raises WireError where the rules have ended the game there."""
    whole = room.match_state
    if not 0 <= frame <= whole.n_entries:
        raise WireError("replay/ply", f"frame: it takes 0 to {whole.n_entries}")
    match_state = match_after(whole, frame)
    if match_state.state.outcome is not None:
        raise WireError("replay/ply", "frame: the game is over there")
    return match_state.without_acts()
