"""Starting, joining and finding matches. Tokens and invites are unguessable; only their hashes are stored."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time

import msgspec

from gonfalon import games, players
from gonfalon.core.errors import WireError
from gonfalon.core.rng import stream_seed
from gonfalon.match import replay, view
from gonfalon.match.log import Entry
from gonfalon.match.record import dumps, record_of
from gonfalon.match.referee import Setting, play_over
from gonfalon.storage.store import MatchRow, SeatRow, Store

from . import wire
from .bots import think
from .rooms import COMPUTER, Room, now_ms

IDLE_SECONDS = 300
MAX_FRAMES = 200
LEAST_CHANCE = 0.005
"""A chance below is not told."""
OPPONENTS = ("screen", "link", "computer")


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

    # ---- starting ------------------------------------------------------------------------------------------------

    async def create(self, wish: wire.NewMatch) -> wire.MatchCreated:
        """A new match. Raises WireError, GonfalonError with what is wrong."""
        setting, side = await asyncio.to_thread(_settle, wish)
        match = secrets.token_urlsafe(9)
        tokens = ["", ""]
        places = []
        invite = secrets.token_urlsafe(18) if wish.opponent == "link" else ""
        for seat in range(2):
            own = wish.opponent == "screen" or seat == side
            kind = "person" if own else COMPUTER if wish.opponent == "computer" else "open"
            tokens[seat] = secrets.token_urlsafe(24) if own else ""
            places.append(SeatRow(seat, kind, digest(tokens[seat]), digest(invite) if kind == "open" else ""))
        row = MatchRow(match, setting, wish.opponent, wish.level, now_ms())
        await self.store.create(row, places)
        grants = tuple(wire.SeatGrant(seat, token) for seat, token in enumerate(tokens) if token)
        return wire.MatchCreated(match, grants, invite)

    async def join(self, match: str, invite: str) -> wire.MatchJoined:
        """Open the friend's seat. Raises WireError if the invite is wrong or used."""
        if await self.room(match) is None:
            raise WireError("match/unknown", "there is no such match")
        token = secrets.token_urlsafe(24)
        seat = await self.store.claim(match, digest(invite), digest(token))
        if seat is None:
            raise WireError("match/invite", "this invitation has been used or is not right")
        room = await self.room(match)
        if room is not None:
            await room.opened(await self.store.seats(match))
        return wire.MatchJoined(match, wire.SeatGrant(seat, token))

    async def rematch(self, room: Room) -> str:
        """The same again with the sides changed; everybody keeps their tokens. Answers the new match's id."""
        match = secrets.token_urlsafe(9)
        setting = msgspec.structs.replace(room.row.setting, seed=secrets.randbits(62))
        places = sorted(
            (SeatRow(1 - p.seat, p.kind, p.token, p.invite) for p in room.places), key=lambda p: p.seat
        )
        await self.store.create(MatchRow(match, setting, room.row.opponent, room.row.level, now_ms()), places)
        return match

    # ---- finding -------------------------------------------------------------------------------------------------

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
        entries = await self.store.read(match)
        playing = await asyncio.to_thread(play_over, row.setting, entries)
        room = Room(self.store, row, await self.store.seats(match), playing, entries)
        room.think, room.open_rematch = think, self.rematch
        return room

    async def seat_of(self, match: str, token: str) -> int | None:
        """The seat a token holds, None if it holds none."""
        wanted = digest(token)
        for place in await self.store.seats(match):
            if wanted and secrets.compare_digest(place.token, wanted):
                return place.seat
        return None

    async def _entitled(self, match: str, token: str) -> tuple[Room, int]:
        room = await self.room(match)
        if room is None:
            raise WireError("match/unknown", "there is no such match")
        seat = await self.seat_of(match, token)
        if seat is None:
            raise WireError("match/token", "this key does not open a seat of this match")
        return room, seat

    async def summary(self, match: str, token: str) -> wire.MatchSummary:
        """One line of "my games"."""
        room, seat = await self._entitled(match, token)
        outcome = room.playing.outcome
        return wire.MatchSummary(
            match=match,
            game=room.row.setting.game,
            variant=room.row.setting.variant,
            opponent=room.row.opponent,
            seat=seat,
            status=room.status_word(),
            to_act=room.playing.to_act(),
            turn=room.playing.state.turn,
            created=room.row.created,
            updated=room.updated,
            returns=outcome.returns if outcome else None,
            reason=outcome.reason if outcome else "",
        )

    async def _finished(self, match: str, token: str) -> Room:
        room, _ = await self._entitled(match, token)
        if room.playing.outcome is None:
            raise WireError("match/running", "this is shown once the game is over")
        return room

    async def replay(self, match: str, token: str, which: str, start: int, stop: int) -> bytes:
        """Frames of a finished match: a ReplayPage, encoded."""
        room = await self._finished(match, token)
        total = room.playing.n_entries + 1
        start = max(0, start)
        stop = min(total, start + MAX_FRAMES, stop if stop > 0 else total)
        entries = [happening.entry for happening in room.playing.happened]
        frames = await asyncio.to_thread(replay.frames, room.row.setting, entries, which, start, stop)
        pages = tuple(wire.ReplayFrame(f.number, f.seat, f.text, f.events, f.observation) for f in frames)
        page = wire.ReplayPage(match, which, total, pages)
        return await asyncio.to_thread(view.encode, page, replay.seat_of(which), True)

    async def belief(self, match: str, token: str, seat: int, ply: int) -> wire.BeliefPage:
        """What a seat could guess at one frame of a finished match."""
        room = await self._finished(match, token)
        entries = [happening.entry for happening in room.playing.happened]
        by_computer = any(place.seat == seat and place.kind == COMPUTER for place in room.places)
        level = room.row.level if by_computer else -1
        guesses = await asyncio.to_thread(_guesses, room.row.setting, entries, seat, ply, level)
        return wire.BeliefPage(match, seat, ply, level, guesses)

    async def record(self, match: str, token: str) -> bytes:
        """The record of a finished match, as JSON."""
        return dumps(record_of((await self._finished(match, token)).playing))

    # ---- housekeeping --------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Let go of rooms nobody has touched for a while; they come back from storage when asked for."""
        clock = time.monotonic()
        for match, room in list(self.rooms.items()):
            if not room.lines and clock - room.touched > IDLE_SECONDS:
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


def _guesses(
    setting: Setting, entries: list[Entry], seat: int, ply: int, level: int
) -> tuple[wire.Guess, ...]:
    """Every piece of the other side and what it may be, as the frame `ply` of a replay has them."""
    information = replay.information(setting, entries, seat, ply)
    found = players.beliefs(information, None if level < 0 else level)
    guesses = []
    for piece in getattr(information.observation, "pieces", ()):
        if piece.id not in found or piece.owner == seat:
            continue
        chances = sorted(found[piece.id].items(), key=lambda each: -each[1])
        known = bool(piece.piece) and len(chances) == 1
        listed = tuple((kind, round(chance, 3)) for kind, chance in chances if chance >= LEAST_CHANCE)
        guesses.append(wire.Guess(piece.id, piece.square, known, bool(piece.piece) and not known, listed))
    return tuple(guesses)


def _settle(wish: wire.NewMatch) -> tuple[Setting, int]:
    """The full options and the seat of the asker, the lot being drawn from the recorded seed (STRAT-3)."""
    if wish.opponent not in OPPONENTS:
        raise WireError("request/opponent", f"opponent: it takes {', '.join(OPPONENTS)}")
    if wish.side not in (-1, 0, 1):
        raise WireError("request/side", "side: it takes 0, 1 or -1 for the lot")
    if wish.game not in games.lobby_ids():
        raise WireError("request/game", f"unknown game; known: {', '.join(games.lobby_ids())}")
    game = games.get(wish.game)
    if wish.variant not in {variant.id for variant in game.spec.variants}:
        raise WireError("request/variant", "unknown variant of this game")
    if wish.opponent == COMPUTER and wish.level not in (0, *players.levels(game.spec.family)):
        raise WireError("request/invalid", "the computer has no such level for this game")
    if "preset" in wish.options:
        raise WireError("request/invalid", "a preset is named beside the options, not among them")
    seed = secrets.randbits(62)
    state = game.new(seed, wish.variant, preset=wish.preset, **wish.options)
    options = dict(getattr(getattr(state, "rules", None), "options", wish.options))
    side = wish.side if wish.side >= 0 else stream_seed(seed, "lot") % 2
    return Setting(wish.game, wish.variant, options, seed), side
