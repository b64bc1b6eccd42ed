"""A lobby with its open seats, without HTTP, and the time by which they wait."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from gonfalon.match.terms import Terms
from gonfalon.server import open_seats, wire
from gonfalon.server.clock import now_ms
from gonfalon.server.keys import digest
from gonfalon.server.offered_tables import NO_FILLING, Filling
from gonfalon.server.open_seats import OpenSeats
from gonfalon.server.seat_offers import SeatOffers
from gonfalon.storage.store import Store

from .conftest import Ear, wish
from .court import store as store
from .court import teaching as teaching
from .lobby import Lobby

LISTED = Terms(listed=True)


HERE = "192.0.2.7"


class Hall:
    """A lobby with its open seats, over a store of its own or of another."""

    def __init__(self, store: Store, filling: Filling = NO_FILLING) -> None:
        self.lobby = Lobby(store)
        self.seats = OpenSeats(self.lobby.rooms, filling)
        self.offers = SeatOffers(self.lobby.tables, self.seats)

    async def offer(self, *kinds: str, **more: Any) -> tuple[str, str]:
        """Offer a table; its id and the key to the first own seat."""
        request = more.pop("request", None) or wish(*(kinds or ("own", "open")), terms=LISTED, **more)
        made = await self.offers.create(request, HERE)
        await self.seats.look()
        return made.match, made.grants[0].token

    def shown(self) -> list[str]:
        return list(self.seats.tables)

    async def sit(self, match: str, **more: Any) -> wire.MatchJoined:
        joined = await self.lobby.tables.join(match, wire.JoinMatch(**more))
        await self.seats.look()
        return joined

    async def connect(self, match: str, token: str) -> Ear:
        seat = await self.lobby.rooms.seat_of(match, token)
        assert seat is not None
        ear = Ear(seat, digest(token))
        await (await self.lobby.rooms.get(match)).join(ear, 0)
        return ear


@pytest_asyncio.fixture
async def hall(store: Store) -> AsyncIterator[Hall]:
    found = Hall(store)
    yield found
    await found.lobby.rooms.close()


class At:
    """The time of the server, in seconds from the beginning of the test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.began, self.seconds = now_ms(), 0
        monkeypatch.setattr(open_seats, "now_ms", lambda: self.began + self.seconds * 1000)


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> At:
    return At(monkeypatch)
