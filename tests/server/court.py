"""A server's tournaments without HTTP, by a clock of the test's own, with people who have names and games that end as it is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from gonfalon.core.errors import GonfalonError
from gonfalon.match.log import Entry
from gonfalon.match.terms import Clock
from gonfalon.server import bots, wire_people
from gonfalon.server.clock import now_ms
from gonfalon.server.clubs import Clubs
from gonfalon.server.keys import digest, new_token
from gonfalon.server.results import SERVER_COMMAND_PREFIX
from gonfalon.server.tournament_pages import TournamentPages
from gonfalon.server.tournament_play import WAVE_MS
from gonfalon.server.tournaments import Tournaments
from gonfalon.server.wire_people import Crest
from gonfalon.server.wire_tournaments import (
    ComputerEntry,
    NewTournament,
    PlayedTable,
    StandingRow,
    TournamentPage,
)
from gonfalon.storage.passkeys import PasskeyRow, PasskeyStore
from gonfalon.storage.people import OutcomeRow, PeopleStore
from gonfalon.storage.store import Store

from .lobby import Lobby

CREST = Crest("azure", "plain", "star")
NAMES = ("Ann", "Ben", "Cay", "Dot", "Eve", "Fay", "Gus", "Hal")


def key_of(name: str) -> str:
    """The key of a person of the tests."""
    return f"{name}-key-that-nobody-can-guess"


def plan(system: str = "arena", **more: Any) -> NewTournament:
    """A tournament of the small teaching game."""
    usual: dict[str, Any] = {
        "name": "Sunday",
        "system": system,
        "game": "tiny_hidden",
        "variant": "outpost",
        "clock": Clock(initial=300, increment=5),
        "minutes": 60 if system == "arena" else 0,
        "most": 32,
    }
    return NewTournament(**(usual | more))


class Court:
    """The tournaments of one server over a store. seconds: by which its clock is ahead."""

    def __init__(self, store: Store, seconds: int = 0) -> None:
        self.lobby, self.began, self.seconds = Lobby(store), now_ms(), seconds
        self.pages = TournamentPages(self.lobby.tables, self.lobby.people, clock=self.clock)
        self.all, self.clubs = Tournaments(self.pages), Clubs(self.pages)

    def clock(self) -> int:
        return self.began + self.seconds * 1000

    async def again(self) -> Court:
        """Another server over the same store, as after a restart."""
        await self.lobby.rooms.close()
        found = Court(self.lobby.store, self.seconds)
        found.began = self.began
        return found

    async def people(self, n: int) -> list[str]:
        """So many people with names; their keys."""
        for name in NAMES[:n]:
            await self.lobby.people.take(key_of(name), wire_people.NameRequest(name, CREST))
        return [key_of(name) for name in NAMES[:n]]

    async def phone_of(self, name: str) -> str:
        """The key of another browser of a person, to which they came back with a passkey."""
        person, key = await self.lobby.people.id_of(key_of(name)), new_token()
        passkeys, row = (
            PasskeyStore(self.lobby.store),
            PasskeyRow(f"passkey of {name}", person, "", "", 0, 0, 0),
        )
        assert await passkeys.add(row, 10)
        assert await passkeys.use(row, 1, digest(key), self.clock())
        return key

    async def announced(self, system: str, n: int, **more: Any) -> str:
        """A tournament of the first person that so many people have joined."""
        keys = await self.people(max(n, 1))
        made = await self.all.announce(keys[0], plan(system, **more))
        for key in keys[:n]:
            await self.all.join(made.id, key)
        return made.id

    async def started(self, system: str, n: int, **more: Any) -> str:
        found = await self.announced(system, n, **more)
        await self.all.start(found, key_of(NAMES[0]))
        return found

    async def page(self, tournament: str, name: str = "") -> TournamentPage:
        return await self.pages.page(tournament, key_of(name) if name else "")

    async def pass_time(self, seconds: int = WAVE_MS // 1000) -> None:
        """Let time pass, and look as the server does."""
        self.seconds += seconds
        await self.all.look()

    async def end(self, table: PlayedTable, winner: int | None, shows: bool = True) -> None:
        """End a game: the seat that wins, None for a draw. shows: do people end it, not the server?"""
        if winner is None:
            outcome = OutcomeRow(table.match, self.clock(), 1, (0.0, 0.0), "draw_agreed", ())
            await PeopleStore(self.lobby.store).keep_outcome(outcome)
            return
        room, seat = await self.lobby.rooms.get(table.match), 1 - winner
        mark = "c" if shows and room.seating.kind(seat) == "person" else SERVER_COMMAND_PREFIX
        entry = Entry(room.match_state.n_entries, seat, "/resign", mark, self.clock())
        await room.owner.do(partial(room.write, entry))

    async def play_round(self, tournament: str, winner: int | None = 0) -> list[PlayedTable]:
        """End every game that goes on, by the same seat, and pair again."""
        tables = list((await self.page(tournament)).tables)
        for table in tables:
            await self.end(table, winner)
        await self.pass_time()
        return tables


def names_of(page: TournamentPage) -> dict[int, str]:
    """Number -> name, or the level of a computer."""
    return {one.number: one.name or f"level {one.level}" for one in page.entrants}


def row_of(page: TournamentPage, name: str) -> StandingRow:
    number = next(one.number for one in page.entrants if one.name == name)
    return next(row for row in page.standings if row.entrant == number)


def computers(*levels: int) -> tuple[ComputerEntry, ...]:
    return tuple(ComputerEntry(level) for level in levels)


async def refused(call: Any) -> str:
    """The code with which a call is refused."""
    with pytest.raises(GonfalonError) as caught:
        await call
    return caught.value.code


async def all_played(court: Court) -> None:
    """Until every computer has nothing left to do."""
    while True:
        rooms = list(court.lobby.rooms.rooms.values())
        working = [getattr(room.computers, "_working", None) for room in rooms]
        tasks = [task for task in working if task is not None and not task.done()]
        if not tasks:
            return
        await asyncio.wait(tasks)


@pytest.fixture(autouse=True)
def teaching(monkeypatch: pytest.MonkeyPatch) -> None:
    """The teaching games are on offer, too."""
    monkeypatch.setenv("GONFALON_TEACHING", "1")


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers sit there and do nothing: the test says how games end."""
    monkeypatch.setattr(bots.Computers, "start", lambda self: None)


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    found = await Store.open(str(tmp_path / "test.sqlite"))
    yield found
    await found.close()


@pytest_asyncio.fixture
async def court(store: Store) -> AsyncIterator[Court]:
    found = Court(store)
    yield found
    await found.lobby.rooms.close()
