"""A lobby whose server sends news, and the time by which it waits."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from gonfalon.server import loop_clock, pushing, rooms, wire
from gonfalon.server.keys import digest
from gonfalon.server.pushing import Pushing, PushSettings
from gonfalon.server.rooms import Room
from gonfalon.storage.store import Store

from .conftest import DEPLOY, Ear, wish
from .lobby import Lobby
from .push_service import PushService


class Pushed:
    """A server that may be killed and started again over the same store. ms: the time of day, milliseconds since 1970."""

    def __init__(self, store: Store, service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store, self.service = store, service
        self.seconds, self.ms = 1000.0, 1_800_000_000_000 // 86_400_000 * 86_400_000
        fake = SimpleNamespace(monotonic=lambda: self.seconds)
        for module in (pushing, loop_clock, rooms):
            monkeypatch.setattr(module, "time", fake)
        monkeypatch.setattr(pushing, "now_ms", lambda: self.ms)
        self.begin()

    def begin(self) -> None:
        self.lobby = Lobby(self.store)
        settings = PushSettings(hosts=(self.service.host,))
        self.pushing = self.lobby.rooms.herald = Pushing(self.lobby.rooms, settings)

    async def restart(self) -> None:
        """Kill the server: nothing is waited for; then start it again."""
        self.pushing._closed = True
        for room in self.lobby.rooms.rooms.values():
            room.owner.closed = True
        self.begin()
        await self.pushing.resume()

    async def close(self) -> None:
        await self.pushing.close()
        await self.lobby.rooms.close()

    async def pass_time(self, seconds: float) -> None:
        """So much later, all that was due is done."""
        self.seconds += seconds
        self.ms += int(1000 * seconds)
        self.pushing._on_alarm()
        while self.pushing._tasks:
            await asyncio.gather(*self.pushing._tasks)

    async def match(self, *kinds: str | int, **more: Any) -> tuple[Room, list[str], wire.MatchCreated]:
        """A new match: its room, and the keys to the asker's seats."""
        made = await self.lobby.tables.create(wish(*(kinds or ("own", "link")), **more))
        return await self.lobby.rooms.get(made.match), [grant.token for grant in made.grants], made

    async def running(self, **more: Any) -> tuple[Room, list[str], list[Ear]]:
        """A match of two people whose armies stand, both of them here; the first is to move."""
        room, tokens, made = await self.match(**more)
        joined = await self.lobby.tables.join(room.row.id, wire.JoinMatch(made.invites[0].invite))
        tokens = [*tokens, joined.grant.token]
        ears = [await self.connect(room, seat, tokens[seat]) for seat in (0, 1)]
        for seat in (0, 1):
            assert isinstance(await room.submit(seat, "d", DEPLOY[seat]), wire.Ack)
        return room, tokens, ears

    async def connect(self, room: Room, seat: int, token: str) -> Ear:
        ear = Ear(seat, digest(token))
        await room.join(ear, 0)
        return ear
