"""A match that is watched, without a database and by a clock of the test's own."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from gonfalon.core.game import SPECTATOR
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting, replay_entries
from gonfalon.match.terms import Terms
from gonfalon.server import rooms, seating, watchers, wire
from gonfalon.server.rooms import Room
from gonfalon.storage.rows import MatchRow, SeatRow
from gonfalon.storage.store import Store

from .conftest import Ear

START_MS = 1_700_000_000_000
OPEN = Terms(watching="everybody")


class Clock:
    """The server's clock, which stands still unless it is moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ms = START_MS
        for module in (rooms, watchers):
            monkeypatch.setattr(module, "now_ms", lambda: self.ms)
        monkeypatch.setattr(seating, "time", SimpleNamespace(monotonic=lambda: self.ms / 1000))

    def move(self, seconds: float) -> None:
        """Let so many seconds pass."""
        self.ms += round(1000 * seconds)


class Shelf:
    """What a room needs of a store, in memory."""

    def __init__(self, seat_rows: list[SeatRow]) -> None:
        self.entries: list[Entry] = []
        self.seat_rows = seat_rows

    async def append(self, match: str, entry: Entry) -> None:
        self.entries.append(entry)

    async def read(self, match: str, from_seq: int = 0) -> list[Entry]:
        return self.entries[from_seq:]

    async def seats(self, match: str) -> list[SeatRow]:
        return self.seat_rows

    async def keep_result(self, *told: Any) -> None:
        """Nobody counts."""

    async def write(self, *told: Any) -> None:
        """Nothing else is kept."""


class Watched:
    """A match of people, and the clock under which it is played. It can be taken up again by a new room, as after a restart."""

    def __init__(self, setting: Setting, clock: Clock, terms: Terms = OPEN) -> None:
        without = msgspec.structs.replace(setting, setup=msgspec.structs.replace(setting.setup, brought=()))
        brought = setting.setup.brought or ("",) * setting.setup.n_seats
        self.seat_rows = [
            SeatRow(n, "person", f"t{n}", "", holder=n, brought=b) for n, b in enumerate(brought)
        ]
        self.row = MatchRow("match", without, START_MS, terms=terms)
        self.clock, self.setting, self.shelf = clock, setting, Shelf(self.seat_rows)
        self.room = self._room()
        self.n_sent = 0

    def _room(self) -> Room:
        entries = list(self.shelf.entries)
        match_state = replay_entries(self.setting, entries) if entries else MatchState(self.setting)
        return Room(cast("Store", self.shelf), self.row, self.seat_rows, match_state, entries)

    async def restart(self) -> None:
        """A new room over the same log."""
        await self.room.close()
        self.room = self._room()

    async def watch(self, since: int = 0, mark: str = "") -> Ear:
        """Somebody more who watches."""
        ear = Ear(SPECTATOR)
        await self.room.join(ear, since, mark)
        return ear

    async def play(self, acts: Sequence[tuple[int, str]], seconds: float = 0) -> None:
        """Entries, each so many seconds after the one before."""
        for seat, text in acts:
            self.clock.move(seconds)
            answer = await self.room.submit(seat, f"c{self.n_sent}", text)
            assert isinstance(answer, wire.Ack), (text, answer)
            self.n_sent += 1

    def pass_time(self, seconds: float) -> None:
        """Let time pass, and the alarms of the watchers ring."""
        self.clock.move(seconds)
        self.room.watchers.advance()
