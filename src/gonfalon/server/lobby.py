"""Starting, joining and finding matches. Tokens and invites are unguessable; only their hashes are stored."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from gonfalon import games, players
from gonfalon.core.errors import StorageError, WireError
from gonfalon.core.game import SPECTATOR
from gonfalon.core.observation import GameSetup, InformationState, Value
from gonfalon.core.rng import stream
from gonfalon.match import replay, table_actions, view
from gonfalon.match.record import dumps, record_of
from gonfalon.match.referee import Setting, replay_entries
from gonfalon.storage.store import Absence, MatchRow, SeatRow, Store

from . import wire
from .bots import think
from .bringing import check_all, check_one
from .hints import AskedHints
from .odds import AskedOdds
from .rooms import Room, now_ms
from .search_queue import SearchQueue
from .seat_changes import after_change
from .seating import settled
from .update_stream import rematch_seat

IDLE_SECONDS = 300
MAX_FRAMES = 200
RESERVED = {"preset", "n_seats", "brought"}
"""Arguments of `Game.setup` that are no options."""


def _is_id(match: str) -> bool:
    return 0 < len(match) <= 24 and match.isascii() and match.isprintable()


def digest(secret: str) -> str:
    """What is stored of a token or an invite."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest() if secret else ""


class Lobby:
    """All matches of this server: those in memory (rooms) and the door to those in storage."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        searches = SearchQueue()
        self.asked_odds, self.asked_hints = AskedOdds(searches), AskedHints(searches)

    # ---- starting ------------------------------------------------------------------------------------------------

    async def create(self, request: wire.NewMatch) -> wire.MatchCreated:
        """A new match. Raises WireError, GonfalonError with what is wrong."""
        setting, plans = await asyncio.to_thread(_settle, request)
        match = secrets.token_urlsafe(9)
        shared = secrets.token_urlsafe(18)
        holder = next((seat for seat, plan in enumerate(plans) if plan.kind == "own"), -1)
        seat_rows, grants, invites = list[SeatRow](), list[wire.SeatGrant](), list[wire.Invite]()
        for seat, plan in enumerate(plans):
            if plan.kind == "own":
                grants.append(wire.SeatGrant(seat, secrets.token_urlsafe(24)))
                seat_row = SeatRow(seat, "person", digest(grants[-1].token), "", -1, holder, plan.brings)
            elif plan.kind == "computer":
                seat_row = SeatRow(seat, "computer", "", "", plan.level, -1, plan.brings)
            else:
                invite = shared if plan.kind == "open" else secrets.token_urlsafe(18)
                invites.append(wire.Invite(seat, invite))
                seat_row = SeatRow(seat, "open", "", digest(invite))
            seat_rows.append(seat_row)
        absence = Absence(request.absent_after, request.absent_level) if _is_company(setting) else Absence()
        await self.store.create(MatchRow(match, setting, now_ms(), absence, request.learning), seat_rows)
        return wire.MatchCreated(match, tuple(grants), tuple(invites))

    async def join(self, match: str, request: wire.JoinMatch) -> wire.MatchJoined:
        """Take the first free seat of an invitation. Raises WireError if it is wrong or used up, GonfalonError for what is brought."""
        room = await self.room(match)
        if room is None:
            raise WireError("match/unknown", "there is no such match")
        invite, token, seat = digest(request.invite), secrets.token_urlsafe(24), None
        while seat is None:  # once, unless somebody else brings something at the same time
            seat_rows = await self.store.seats(match)
            await self._check_join(room.row.setting, seat_rows, request)
            seat = await self.store.claim(match, invite, digest(token), request.brings, seat_rows)
        room = await self.room(match)
        if room is not None:
            await room.seats_changed()
        return wire.MatchJoined(match, wire.SeatGrant(seat, token))

    async def _check_join(
        self, setting: Setting, seat_rows: Sequence[SeatRow], request: wire.JoinMatch
    ) -> None:
        """Raise the WireError, or GonfalonError for what is brought, that speaks against a seat for this invitation."""
        invite, keys = digest(request.invite), [digest(key) for key in request.keys]
        seat_row = next((seat_row for seat_row in seat_rows if invite and seat_row.invite == invite), None)
        if seat_row is None:
            raise WireError("match/invite", "this invitation has been used or is not right")
        if any(seat_row.opens(key) for seat_row in seat_rows for key in keys):
            raise WireError(
                "match/one-seat", "you sit at this table already: this invitation is for somebody else"
            )
        if seat_row.kind == "open":
            await asyncio.to_thread(check_one, setting, seat_rows, seat_row.seat, request.brings)
        elif request.brings:
            raise WireError(
                "request/seats", "this seat has been played already: it keeps what it has brought"
            )

    async def invitation(self, match: str, asked: wire.InvitationRequest) -> wire.Invitation:
        """What an invitation leads to. Raises WireError if it is wrong or used up."""
        row = await self.store.match(match) if _is_id(match) else None
        if row is None:
            raise WireError("match/unknown", "there is no such match")
        seat_rows, invite = await self.store.seats(match), digest(asked.invite)
        free = tuple(seat_row.seat for seat_row in seat_rows if seat_row.invite == invite)
        if not invite or not free:
            raise WireError("match/invite", "this invitation has been used or is not right")
        setup = row.setting.setup
        options = dict(setup.options)
        return wire.Invitation(
            match, row.setting.game, setup.variant, options, len(seat_rows), free, row.learning
        )

    async def rematch(self, room: Room) -> str:
        """The same again, everybody one seat on; they keep their tokens and what they have brought. Answers the new match's id."""
        match = secrets.token_urlsafe(9)
        setting = msgspec.structs.replace(room.row.setting, seed=secrets.randbits(62))
        now = room.seating.seat_rows
        seat_rows = sorted(
            seat_row._replace(seat=rematch_seat(seat_row.seat, len(now)), invite="", yields=False)
            for seat_row in now
        )
        check_all(setting, [seat_row.brought for seat_row in seat_rows])
        row = room.row
        await self.store.create(MatchRow(match, setting, now_ms(), row.absence, row.learning), seat_rows)
        return match

    async def change_seat(self, match: str, token: str, request: wire.SeatChange) -> wire.SeatChanged:
        """Give a seat to another player. Raises WireError with what speaks against it."""
        room, asker = await self._entitled(match, token)
        levels = (0, *players.levels(games.get(room.row.setting.game).spec.family))
        if request.to == "computer" and request.level not in levels:
            raise WireError("request/invalid", "the computer has no such level for this game")
        if asker == SPECTATOR or (room.begun and room.match_state.outcome is not None):
            raise WireError(
                "match/seat-not-now", "seats change hands while a match goes on, by those who sit there"
            )
        if asker != SPECTATOR:
            await room.take_back(asker, digest(token))
        invite = secrets.token_urlsafe(18) if request.to == "link" else None
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

    # ---- finding -------------------------------------------------------------------------------------------------

    async def knows(self, match: str) -> bool:
        """Is there such a match? Nothing is restored; True where the storage does not answer."""
        try:
            return match in self.rooms or (_is_id(match) and await self.store.match(match) is not None)
        except StorageError:
            return True

    async def room(self, match: str) -> Room | None:
        """The room of a match, restored from storage if need be; None if there is no such match."""
        lock = self._loading.setdefault(match, asyncio.Lock())
        async with lock:
            if match not in self.rooms:
                room = await self._restore(match)
                if room is None:
                    self._loading.pop(match, None)
                    return None
                self.rooms[match] = room
            self.rooms[match].touched = time.monotonic()
            return self.rooms[match]

    async def _restore(self, match: str) -> Room | None:
        row = await self.store.match(match) if _is_id(match) else None
        if row is None:
            return None
        entries, seat_rows = await self.store.read(match), await self.store.seats(match)
        setting = settled(row, seat_rows)
        match_state = await asyncio.to_thread(replay_entries, setting, entries) if setting else None
        room = Room(self.store, row, seat_rows, match_state, entries)
        room.think, room.open_rematch = think, self.rematch
        if room.begun and room.match_state.outcome is not None:
            await room.keep_result()
        return room

    async def seat_of(self, match: str, token: str) -> int | None:
        """The seat a token opens, None if it opens none. Digests are compared, so the time it takes tells nothing of a token."""
        wanted = digest(token)
        for seat_row in await self.store.seats(match):
            if seat_row.opens(wanted):
                return seat_row.seat
        return None

    async def _entitled(self, match: str, token: str) -> tuple[Room, int]:
        """The room and the seat that the token holds; SPECTATOR for "" once the match is over: then it hides nothing any more."""
        room = await self.room(match)
        if room is None:
            raise WireError("match/unknown", "there is no such match")
        if not token:
            _check_over(room)
            return room, SPECTATOR
        seat = await self.seat_of(match, token)
        if seat is None:
            raise WireError("match/token", "this key does not open a seat of this match")
        return room, seat

    async def summary(self, match: str, token: str) -> wire.MatchSummary:
        """One line of "my games". token: "" for somebody without a seat, who may see a finished match."""
        room, seat = await self._entitled(match, token)
        match_state = room.match_state if room.begun else None
        outcome = match_state.outcome if match_state else None
        setting = room.row.setting
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
        )

    async def _finished(self, match: str, token: str) -> Room:
        room, _ = await self._entitled(match, token)
        _check_over(room)
        return room

    async def replay(self, match: str, token: str, which: str, start: int, stop: int) -> bytes:
        """Frames of a finished match: a ReplayPage, encoded."""
        room = await self._finished(match, token)
        match_state = room.match_state
        setting, total = match_state.setting, match_state.n_entries + 1
        start = max(0, start)
        stop = min(total, start + MAX_FRAMES, stop if stop > 0 else total)
        entries = [applied_entry.entry for applied_entry in match_state.applied]
        frames = await asyncio.to_thread(replay.frames, setting, entries, which, start, stop)
        pages = tuple(
            wire.ReplayFrame(f.number, f.seat, _without_seed(f.text), f.events, f.observation) for f in frames
        )
        page = wire.ReplayPage(match, which, total, pages, setting.setup.options)
        return await asyncio.to_thread(view.encode, page, replay.seat_of(which, match_state.n_seats), True)

    async def belief(self, match: str, token: str, seat: int, ply: int) -> wire.BeliefPage:
        """What a seat could guess at one frame of a finished match."""
        room = await self._finished(match, token)
        setting = room.match_state.setting
        entries = [applied_entry.entry for applied_entry in room.match_state.applied]
        found = await asyncio.to_thread(replay.information, setting, entries, seat, ply)
        level = room.seating.level(seat)
        guesses = await asyncio.to_thread(_guesses, found, level)
        return wire.BeliefPage(match, seat, ply, level, guesses)

    async def odds(self, match: str, token: str) -> wire.OddsPage:
        """What comes of the answers to the decision that the seat of this key owes. Raises WireError where this may not be asked."""
        room, seat = await self._entitled(match, token)
        return await self.asked_odds.tell(room, seat)

    async def hint(self, match: str, token: str) -> wire.HintPage:
        """What a computer would do in the place of the seat of this key. Raises WireError where this may not be asked."""
        room, seat = await self._entitled(match, token)
        return await self.asked_hints.tell(room, seat)

    async def record(self, match: str, token: str) -> bytes:
        """The record of a finished match, as JSON."""
        return dumps(record_of((await self._finished(match, token)).match_state))

    async def win_shares(self, game: str) -> wire.WinShares:
        """What companies of people have won of a game on this server. Raises WireError for an unknown game."""
        if game not in games.lobby_ids():
            raise WireError("request/game", f"unknown game; known: {', '.join(games.lobby_ids())}")
        found = await self.store.won_counts(game)
        return wire.WinShares(game, tuple(wire.WinShare(*one) for one in found))

    # ---- housekeeping --------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Let go of rooms nobody has touched for a while; they come back from storage when asked for."""
        clock = time.monotonic()
        for match, room in list(self.rooms.items()):
            if not room.outboxes and clock - room.touched > IDLE_SECONDS:
                del self.rooms[match]
                self._loading.pop(match, None)
                await room.close()

    async def sweep_for_ever(self) -> None:
        """Call sweep once a minute."""
        while True:
            await asyncio.sleep(60)
            await self.sweep()

    async def close(self) -> None:
        """Close every room."""
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()


def _check_over(room: Room) -> None:
    """Raise WireError as long as the match goes on."""
    if not room.begun or room.match_state.outcome is None:
        raise WireError("match/running", "this is shown once the game is over")


def _guesses(information: InformationState, level: int) -> tuple[wire.Guess, ...]:
    """What others hide and what it may be. level: of a computer, -1 for what could be guessed at best."""
    found = players.beliefs(information, None if level < 0 else level)
    return tuple(
        wire.Guess(
            belief.id,
            belief.place,
            belief.known,
            belief.forgotten,
            tuple((kind, round(chance, 3)) for kind, chance in belief.chances),
        )
        for belief in found
    )


def _is_company(setting: Setting) -> bool:
    """Do all play together?"""
    return games.get(setting.game).spec.cooperative


def _without_seed(text: str) -> str:
    """An entry as it is told: the seed of a new start is nobody's business."""
    act = table_actions.parse(text)
    return act.shown if isinstance(act, table_actions.Restart) else text


def checked_setup(
    game: str, variant: str, options: dict[str, Value], preset: str, n_seats: int, brought: Sequence[str] = ()
) -> GameSetup:
    """The setup that a call from outside asks for. Raises GonfalonError with what is wrong."""
    if game not in games.lobby_ids():
        raise WireError("request/game", f"unknown game; known: {', '.join(games.lobby_ids())}")
    if games.get(game).spec.variant(variant) is None:
        raise WireError("request/variant", "unknown variant of this game")
    if RESERVED & set(options):
        raise WireError("request/invalid", "this is no option: it is named beside the options")
    given: dict[str, Any] = {"preset": preset, "n_seats": n_seats, "brought": brought, **options}
    return games.get(game).setup(variant, **given)


def _settle(request: wire.NewMatch) -> tuple[Setting, list[wire.SeatPlan]]:
    """The setting and who sits where, dealt by lot from the recorded seed if that is wished. Raises GonfalonError."""
    seed, plans = secrets.randbits(62), list(request.seats)
    if request.lot:
        stream(seed, "lot").shuffle(plans)
    setup = checked_setup(request.game, request.variant, request.options, request.preset, len(plans))
    levels = (0, *players.levels(games.get(request.game).spec.family))
    if request.absent_level not in (-1, *levels):
        raise WireError("request/invalid", "the computer has no such level for this game")
    family = games.get(request.game).spec.family
    if request.learning and not (players.tells_odds(family) or players.tells_hints(family)):
        raise WireError("request/invalid", "the computer can tell neither odds nor hints in this game")
    _check_plans(request.seats, levels)
    setting = Setting(request.game, setup, seed)
    waiting = {seat for seat, plan in enumerate(plans) if plan.kind in ("link", "open")}
    check_all(setting, [plan.brings for plan in plans], waiting)
    return setting, plans


def _check_plans(plans: Sequence[wire.SeatPlan], levels: Sequence[int]) -> None:
    """Raise WireError for a plan of a seat that means nothing."""
    for plan in plans:
        if plan.kind != "computer" and plan.level:
            raise WireError("request/seats", "only a computer has a level")
        if plan.kind == "computer" and plan.level not in levels:
            raise WireError("request/invalid", "the computer has no such level for this game")
        if plan.kind in ("link", "open") and plan.brings:
            raise WireError("request/seats", "whoever takes this seat says what they bring")
    if all(plan.kind == "computer" for plan in plans):
        raise WireError("request/seats", "one seat at least is for a person")
