"""What is told of matches to whoever looks for them: "my games", what a seat has heard, replays, records, and what people have won."""

from __future__ import annotations

import asyncio

from gonfalon import games, players
from gonfalon.core.errors import WireError
from gonfalon.core.game import SPECTATOR
from gonfalon.learn.played import played
from gonfalon.match import replay, table_actions, view
from gonfalon.match.record import dumps, record_of
from gonfalon.match.referee import MatchState
from gonfalon.match.snapshots import APART, match_before

from . import consent, update_stream, wire
from .consent import check_over
from .keys import of_seat_token, seat_token
from .limits import metering, payer_of_call
from .open_rooms import OpenRooms
from .rematch import ASKED_FOR, NONE_OFFERED, NOT_YOURS, NextDeal, hand_over, rematch_seat
from .replay_places import ReplayPlaces
from .rooms import Room
from .setups import check_known
from .work_pool import Order

MAX_FRAMES, MAX_HEARD = 200, 200


class Archive:
    """Finished matches, and of each that goes on one line and what its seats have heard."""

    def __init__(self, rooms: OpenRooms) -> None:
        self.rooms = rooms
        self._places = ReplayPlaces()

    async def summary(self, match: str, token: str) -> wire.MatchSummary:
        """One line of "my games". token: "" for somebody without a seat, who may see a finished match."""
        room, seat = await self.rooms.entitled(match, token)
        match_state = room.match_state if room.begun else None
        outcome = match_state.outcome if match_state else None
        setting = room.row.setting
        is_shared = outcome is not None and (await consent.of(self.rooms.store, room)).is_open
        return wire.MatchSummary(
            match=match,
            game=setting.game,
            variant=setting.setup.variant,
            seat=seat,
            seats=room.seating.statuses(),
            status=room.status_word(),
            to_act=match_state.to_act() if match_state else (),
            turn=match_state.state.turn if match_state else 0,
            created=room.row.created,
            updated=room.updated,
            returns=outcome.returns if outcome else None,
            reason=outcome.reason if outcome else "",
            terms=room.row.terms,
            shared=is_shared,
            rematch=match_state.rematch if match_state else "",
            rematch_by=_asker(match_state) if match_state and seat != SPECTATOR else -1,
        )

    async def heard(self, match: str, token: str, start: int, stop: int) -> bytes:
        """What a seat's updates have told it: a HeardPage, encoded. Raises WireError without a seat."""
        room, seat = await self._seated(match, token)
        newest = update_stream.number(room.match_state) if room.begun else 0
        stop = min(newest + 1, stop) if stop > 0 else newest + 1
        end = min(stop, max(start, update_stream.FIRST_TOLD) + MAX_HEARD)
        updates = update_stream.heard(room.match_state, seat, start, end) if room.begun else ()
        page = wire.HeardPage(match, seat, updates, end if end < stop else 0)
        return await asyncio.to_thread(view.encode, page, seat)

    async def _seated(self, match: str, token: str) -> tuple[Room, int]:
        """The room, and the seat that the token holds. Raises WireError without a seat."""
        room, seat = await self.rooms.entitled(match, token)
        if seat == SPECTATOR:
            raise WireError("match/token", "this takes the key to a seat")
        return room, seat

    async def rematch(self, match: str, token: str) -> wire.RematchGrant:
        """The new key to the next match, for the key to a seat of this one. Raises WireError where there is none."""
        if not token:
            raise WireError("match/token", "this takes the key to a seat")
        room, seat = await self.rooms.entitled(match, token)
        following = room.match_state.rematch if room.begun else ""
        if not following:
            raise NONE_OFFERED
        key, _ = of_seat_token(token)
        if key:
            found = await self.rooms.opened(
                following, seat_token(key, rematch_seat(seat, len(room.seating.seat_rows)))
            )
            if found is None:
                raise NOT_YOURS
            return wire.RematchGrant(following, found.seat, seat_token(key, found.seat))
        grant = await hand_over(self.rooms.store, following, token)
        await self.rooms.seats_changed(following, opens=True)
        return grant

    async def next_pledge(self, match: str, token: str) -> wire.Pledge:
        """Commit to the server's part of the seed of the next match: all seats are told the same. Raises WireError."""
        return (await self._next_deal(match, token))[0].told()

    async def give_next_part(self, match: str, token: str, request: wire.NextPart) -> None:
        """Note what a seat gives to the deal of the next match. Raises WireError for a part that answers no pledge."""
        next_deal, seat = await self._next_deal(match, token)
        next_deal.take(seat, request)

    async def _next_deal(self, match: str, token: str) -> tuple[NextDeal, int]:
        if not token:
            raise WireError("match/token", "this takes the key to a seat")
        room, seat = await self.rooms.entitled(match, token)
        if room.begun and room.match_state.rematch:
            raise ASKED_FOR
        room.next_deal = room.next_deal or NextDeal()
        return room.next_deal, seat

    async def _finished(self, match: str, token: str, is_whole: bool = True) -> Room:
        """A finished match. is_whole: whoever has no key needs the agreement of all to see everything. Raises WireError."""
        room, seat = await self.rooms.entitled(match, token)
        check_over(room)
        if seat == SPECTATOR and is_whole and not (await consent.of(self.rooms.store, room)).is_whole:
            raise consent.COVERED
        return room

    async def replay(self, match: str, token: str, which: replay.ReplayView, start: int, stop: int) -> bytes:
        """Frames of a finished match: a ReplayPage, encoded. Without a key the view that the players show to everybody."""
        room = await self._finished(match, token, is_whole=which != replay.SHARED)
        shown = (await consent.of(self.rooms.store, room)).shown
        match_state = room.match_state
        setting, total = match_state.setting, match_state.n_entries + 1
        start = max(0, start)
        stop = min(total, start + MAX_FRAMES, stop if stop > 0 else total)
        entries = match_state.applied.entries
        place = self._places.take(match, start)
        if place is None or place.n_entries + APART < start:
            found = await asyncio.to_thread(match_before, match_state, start)
            place = found if place is None or found.n_entries > place.n_entries else place
        frames = await asyncio.to_thread(replay.frames, setting, entries, which, start, stop, shown, place)
        self._places.keep(match, place)
        pages = tuple(
            wire.ReplayFrame(
                f.number, f.seat, without_seed(f.text), f.events, f.observation, f.spent, f.clocks
            )
            for f in frames
        )
        follow_up = games.get(setting.game).follow_up(match_state.state) if stop == total else {}
        page = wire.ReplayPage(match, which, total, pages, setting.setup.options, follow_up)
        return await asyncio.to_thread(view.encode, page, replay.seat_of(which, match_state.n_seats), True)

    async def belief(self, match: str, token: str, seat: int, ply: int) -> wire.BeliefPage:
        """What a seat could guess at one frame of a finished match."""
        room = await self._finished(match, token)
        found = await asyncio.to_thread(metering(replay.information), room.match_state, seat, ply)
        level = room.seating.level(seat)
        order = Order("study", match, payer_of_call())
        guesses = await self.rooms.pool.run(order, players.beliefs, found, level)
        return wire.BeliefPage(match, seat, ply, level, guesses)

    async def lessons(self, match: str, token: str) -> wire.LessonsPlayed:
        """What a finished match shows of the lessons, by what the asker's own seat knew. Raises WireError without a seat."""
        room, seat = await self._seated(match, token)
        check_over(room)
        match_state = room.match_state
        found = await asyncio.to_thread(
            metering(replay.information), match_state, seat, match_state.n_entries
        )
        shown = played(found)
        return wire.LessonsPlayed(match, shown.known, tuple(wire.LessonMissed(*one) for one in shown.missed))

    async def record(self, match: str, token: str) -> bytes:
        """The record of a finished match, as JSON."""
        room = await self._finished(match, token)
        return dumps(record_of(room.match_state, room.seating.player_names(), room.seating.people_names()))

    async def share(self, match: str, token: str, request: wire.ShareRequest) -> wire.Shared:
        """Let others see a finished game, or no longer; None only asks. Raises WireError without a seat, and before the end."""
        room, seat = await self._seated(match, token)
        check_over(room)
        own = [row.seat for row in room.seating.seat_rows if room.seating.share_holder(row.seat, seat)]
        if request.shared is not None:
            covered = request.covered if request.shared else None
            await self.rooms.store.share(match, own or [seat], covered)
        agreed = await consent.of(self.rooms.store, room)
        has_said = seat in agreed.said
        return wire.Shared(
            match, has_said, has_said and seat not in agreed.shown, agreed.is_open, agreed.is_whole
        )

    async def rating(self, match: str, token: str) -> wire.RatingChanges:
        """What a finished game has done to ratings."""
        return await (await self._finished(match, token, is_whole=False)).rating_changes()

    async def win_shares(self, game: str) -> wire.WinShares:
        """What companies of people have won of a game on this server. Raises WireError for an unknown game."""
        check_known(game)
        found = await self.rooms.store.won_counts(game)
        return wire.WinShares(game, tuple(wire.WinShare(*one) for one in found))


def _asker(match_state: MatchState) -> int:
    """The seat that has asked for the next match, -1 for none. It did so near the end: what is packed is not read for it."""
    newest_first = reversed(match_state.applied) if match_state.rematch else ()
    return next((one.entry.seat for one in newest_first if isinstance(one.act, table_actions.Rematch)), -1)


def without_seed(text: str) -> str:
    """An entry as it is told: the seed of a new start is nobody's business."""
    act = table_actions.parse(text)
    return act.shown if isinstance(act, table_actions.Restart) else text
