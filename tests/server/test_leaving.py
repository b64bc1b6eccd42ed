"""Whoever leaves while the armies are set up shows nothing of the own one, whichever way they go: two armies, the same bytes."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.match import view
from gonfalon.match.referee import MatchState, Setting
from gonfalon.server import seating, update_stream, wire
from gonfalon.server.keys import digest
from gonfalon.server.rooms import Room
from gonfalon.storage.rows import MatchRow, SeatRow
from gonfalon.storage.store import Store

from .conftest import Ear
from .lobby import Lobby

MATCH = "leaving0"
SETTINGS = [("stratego", "duel"), ("middle_earth", "me-ring"), ("fortress", "fortress-intro")]
ACTS = (
    *("/resign", "/claim-win", "/draw-offer", "/draw-accept"),
    *("/draw-decline", "/rematch", "/concede"),
)


class Table:
    """A match of two people, one of whom (`leaver`) has set up; the other one's line, and what calls answer the other one."""

    def __init__(self, store: Store, lobby: Lobby, room: Room, leaver: int, clock: list[float]) -> None:
        self.store, self.lobby, self.room, self.leaver, self.clock = store, lobby, room, leaver, clock
        self.mine, self.other = Ear(leaver), Ear(1 - leaver)
        self.told: list[bytes] = []

    async def say(self, ear: Ear, text: str) -> wire.Ack | wire.Nack:
        """An act of a seat; only the other one's answers are kept."""
        answer = await self.room.submit(ear.seat, f"{len(self.told)}-{text}"[:20], text)
        if ear is self.other:
            self.told.append(view.encode(answer))
        return answer

    async def ask(self, call: Awaitable[Any]) -> None:
        """Keep what a call answers, its refusal included."""
        try:
            found = await call
        except WireError as error:
            self.told.append(f"{error.code} {error}".encode())
            return
        if isinstance(found, wire.MatchSummary):
            found = msgspec.structs.replace(found, updated=0)
        self.told.append(found if isinstance(found, bytes) else msgspec.json.encode(found))

    async def ask_everything(self) -> None:
        """Every call there is about a match, with the other one's key and with none."""
        for key in (f"t{self.other.seat}", ""):
            await self.ask(self.lobby.archive.summary(MATCH, key))
            await self.ask(self.lobby.archive.record(MATCH, key))
            await self.ask(self.lobby.advice.odds(MATCH, key))
            for which in (0, 1, "all", "public"):
                await self.ask(self.lobby.archive.replay(MATCH, key, which, 0, 0))
            for seat in range(2):
                await self.ask(self.lobby.archive.belief(MATCH, key, seat, 1))


async def closes_the_line(table: Table) -> None:
    await table.room.leave(table.mine)


async def comes_back(table: Table) -> None:
    await table.room.leave(table.mine)
    await table.room.join(Ear(table.leaver), 0)


async def takes_the_army_back_first(table: Table) -> None:
    assert isinstance(await table.say(table.mine, "/unready"), wire.Ack)
    await table.room.leave(table.mine)


async def gives_up_and_goes(table: Table) -> None:
    for act in ACTS:
        assert isinstance(await table.say(table.mine, act), wire.Nack), act
    await table.room.leave(table.mine)


async def gives_the_seat_away(table: Table) -> None:
    for way in ("computer", "link"):
        with pytest.raises(WireError):
            await table.lobby.tables.change_seat(
                MATCH, f"t{table.leaver}", wire.SeatChange(table.leaver, way, 1)
            )
    await table.room.leave(table.mine)


ROADS = [
    closes_the_line,
    comes_back,
    takes_the_army_back_first,
    gives_up_and_goes,
    gives_the_seat_away,
]


async def heard(
    path: Path,
    setting: Setting,
    army: str,
    leaver: int,
    road: Callable[[Table], Awaitable[None]],
    clock: list[float],
) -> list[bytes]:
    """Everything that reaches the other seat, whose own army never stands: live, on asking, much later and after a restart."""
    store = await Store.open(str(path))
    places = [SeatRow(seat, "person", digest(f"t{seat}"), "", holder=seat) for seat in range(2)]
    await store.create(MatchRow(MATCH, setting, 0), places)
    lobby = Lobby(store)
    room = await lobby.rooms.find(MATCH)
    assert room is not None
    table = Table(store, lobby, room, leaver, clock)
    await room.join(table.other, 0)
    await room.join(table.mine, 0)
    assert isinstance(await table.say(table.mine, army), wire.Ack)
    await road(table)
    for seconds in (1, update_stream.CLAIM_AFTER + 1, 1_000_000):
        clock[0] += seconds
        for act in ACTS:
            assert isinstance(await table.say(table.other, act), wire.Nack), act
        await table.ask_everything()
    await lobby.rooms.close()
    table.lobby = Lobby(store)
    again = await table.lobby.rooms.find(MATCH)
    assert again is not None
    late = Ear(1 - leaver)
    await again.join(late, 0)
    await table.ask_everything()
    await table.lobby.rooms.close()
    await store.close()
    return [*table.other.raw, *table.told, *late.raw]


async def heard_of_two_armies(
    path: Path,
    patch: pytest.MonkeyPatch,
    names: tuple[str, str],
    leaver: int,
    road: Callable[[Table], Awaitable[None]],
) -> tuple[list[str], list[list[bytes]]]:
    """Two armies of the one who leaves, and all that the other one gets of each."""
    rules = games.get(names[0])
    setting = Setting(names[0], rules.setup(names[1]), 5)
    start = MatchState(setting).state
    armies = [rules.random_action(start, leaver, random.Random(seed)) for seed in (1, 2)]
    assert armies[0] != armies[1]
    found = []
    for n, army in enumerate(armies):
        clock = [1000.0]
        patch.setattr(seating, "time", SimpleNamespace(monotonic=lambda clock=clock: clock[0]))
        found.append(await heard(path / f"{n}.sqlite", setting, army, leaver, road, clock))
    return armies, found


@pytest.mark.parametrize("leaver", [0, 1])
@pytest.mark.parametrize("road", ROADS)
@pytest.mark.parametrize("names", SETTINGS, ids="-".join)
async def test_who_leaves_before_both_armies_stand_shows_nothing(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    names: tuple[str, str],
    road: Callable[[Table], Awaitable[None]],
    leaver: int,
):
    """STRAT-8.8. The match goes on: nobody wins by the other's absence before there is a game."""
    armies, found = await heard_of_two_armies(tmp_path, monkeypatch, names, leaver, road)
    assert found[0] == found[1]
    assert not any(army.encode() in message for army in armies for message in found[0])


async def test_the_comparison_sees_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """An observer that tells a number made of the other side's army is caught."""
    honest = MatchState.observe

    def leaky(self: MatchState, seat: int):
        army = self.state.deployed[1 - seat]  # pyright: ignore[reportAttributeAccessIssue]
        told = sum((n + 1) * ord(letter) for n, letter in enumerate(army or ""))
        return msgspec.structs.replace(honest(self, seat), turn=told)

    monkeypatch.setattr(MatchState, "observe", leaky)
    _, found = await heard_of_two_armies(tmp_path, monkeypatch, ("stratego", "duel"), 0, closes_the_line)
    assert found[0] != found[1]
