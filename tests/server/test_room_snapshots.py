"""A room is restored from its newest snapshot and what came later; one that does not fit is left alone."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import select, update

from gonfalon import games
from gonfalon.core.errors import StorageError
from gonfalon.match import snapshots
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState
from gonfalon.server import open_rooms, room_snapshots, run, update_stream, wire
from gonfalon.server.rooms import Room
from gonfalon.storage import schema

from .conftest import DEPLOY, Ear, wish
from .lobby import Lobby

EVERY = 11
ON_POSTGRESQL = {"test_a_killed_server_replays_what_came_after_the_snapshot"}
"""Those that run on PostgreSQL every day."""


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the entries that are played. Snapshots are taken often."""
    monkeypatch.setattr(room_snapshots, "EVERY", EVERY)
    honest, found = MatchState.take, list[int]()

    def counting(match_state: MatchState, entry: Entry) -> Any:
        found.append(entry.seq)
        return honest(match_state, entry)

    monkeypatch.setattr(MatchState, "take", counting)
    return found


async def begun(lobby: Lobby) -> Room:
    made = await lobby.tables.create(wish())
    room = await lobby.rooms.find(made.match)
    assert room is not None
    for seat, text in enumerate(DEPLOY):
        await room.submit(seat, f"d{seat}", text)
    return room


async def play(room: Room, entries: int) -> None:
    """Play until the match has so many entries, and wait for what is packed."""
    while room.match_state.n_entries < entries:
        number, decision = room.match_state.n_entries, room.match_state.decisions()[0]
        options = decision.options or ()
        action = options[(7 * number) % len(options)].action
        assert isinstance(await room.submit(decision.seat, f"m{number}", action), wire.Ack)
        await room.snapshots.written()


async def stored(lobby: Lobby, match: str) -> list[int]:
    query = select(schema.snapshots.c.seq).where(schema.snapshots.c.match == match)
    return sorted(row.seq for row in await lobby.store.rows(query))


async def reopened(lobby: Lobby, room: Room) -> Room:
    """As after a server was killed: what was in memory is gone."""
    del lobby.rooms.rooms[room.row.id]
    await room.close()
    found = await lobby.rooms.find(room.row.id)
    assert found is not None
    assert found is not room
    return found


def shown(room: Room) -> list[bytes]:
    return [update_stream.newest(room.match_state, seat) for seat in (0, 1, -1)]


async def test_a_killed_server_replays_what_came_after_the_snapshot(lobby: Lobby, taken: list[int]):
    room = await begun(lobby)
    await play(room, 3 * EVERY + 5)
    assert await stored(lobby, room.row.id) == [2 * EVERY, 3 * EVERY], "the newest two are kept"
    taken.clear()
    back = await reopened(lobby, room)
    assert taken == [*range(3 * EVERY, 3 * EVERY + 5)]
    assert shown(back) == shown(room)
    entries = [applied.entry for applied in room.match_state.applied]
    found = [back.commands.update_of(entry.seat, entry.command) for entry in entries if entry.command]
    assert found == [entry.seq + 2 for entry in entries if entry.command]
    await play(back, 4 * EVERY)
    assert await stored(lobby, room.row.id) == [3 * EVERY, 4 * EVERY]


async def test_a_room_that_closes_leaves_nothing_to_replay(lobby: Lobby, taken: list[int]):
    room = await begun(lobby)
    await play(room, EVERY - 1)
    assert await lobby.rooms.let_go(room.row.id)
    assert await stored(lobby, room.row.id) == [EVERY - 1]
    taken.clear()
    back = await lobby.rooms.find(room.row.id)
    assert back is not None
    assert taken == []
    assert shown(back) == shown(room)
    await play(back, EVERY + 2)
    await lobby.rooms.close()
    assert await stored(lobby, room.row.id) == [EVERY - 1], "a few entries are replayed as quickly"


async def test_a_server_that_stops_packs_its_matches(lobby: Lobby, taken: list[int]):
    rooms = [await begun(lobby) for _ in range(3)]
    for room in rooms:
        await play(room, EVERY - 1)
    await lobby.rooms.close()
    assert [await stored(lobby, room.row.id) for room in rooms] == [[EVERY - 1]] * 3


async def test_a_damaged_snapshot_costs_a_replay_and_nothing_else(lobby: Lobby, taken: list[int]):
    room = await begun(lobby)
    await play(room, EVERY + 1)
    spoilt = update(schema.snapshots).values(packed=b"x" * 200)
    await lobby.store.write(lambda connection: connection.execute(spoilt))
    taken.clear()
    back = await reopened(lobby, room)
    assert taken == [*range(EVERY + 1)]
    assert shown(back) == shown(room)
    assert await lobby.rooms.let_go(back.row.id)
    assert await stored(lobby, room.row.id) == [EVERY + 1], "one that was no use is replaced"


async def test_whoever_missed_a_few_updates_costs_no_whole_replay(lobby: Lobby, taken: list[int]):
    room, ear = await begun(lobby), Ear(0)
    await room.join(ear, 0)
    await play(room, 4 * EVERY)
    taken.clear()
    late, since = Ear(0), 3 * EVERY + 4
    told = [raw for raw in ear.raw if json.loads(raw)["type"] == "update"]
    await room.join(late, since, json.loads(told[since - 1])["mark"])
    assert taken[0] == 3 * EVERY, "from the snapshot before the newest"
    assert [raw for raw in late.raw if json.loads(raw)["type"] == "update"] == told[since:]


async def test_a_snapshot_that_cannot_be_stored_stops_nobody(
    lobby: Lobby, taken: list[int], monkeypatch: pytest.MonkeyPatch
):
    room = await begun(lobby)

    async def fail(*_: Any) -> None:
        raise StorageError("the disk is full")

    monkeypatch.setattr(room_snapshots.stored, "write", fail)
    monkeypatch.setattr(lobby.store, "write", fail)
    await play(room, 2 * EVERY)
    assert room.match_state.n_entries == 2 * EVERY
    assert await stored(lobby, room.row.id) == []
    monkeypatch.undo()
    await asyncio.sleep(0)
    await play(room, 2 * EVERY + 1)


async def test_a_match_is_packed_while_it_goes_on(
    lobby: Lobby, taken: list[int], monkeypatch: pytest.MonkeyPatch
):
    """What is packed is the match as it was, however far it has gone meanwhile."""
    room = await begun(lobby)
    await play(room, EVERY - 1)
    waiting, go_on = asyncio.to_thread, asyncio.Event()

    async def slow(work: Any, *args: Any) -> Any:
        if getattr(work, "__name__", "") == "packed":
            await go_on.wait()
        return await waiting(work, *args)

    monkeypatch.setattr(asyncio, "to_thread", slow)
    for number in range(5):
        decision = room.match_state.decisions()[0]
        await room.submit(decision.seat, f"n{number}", (decision.options or ())[number].action)
    go_on.set()
    await room.snapshots.written()
    assert await stored(lobby, room.row.id) == [EVERY]
    taken.clear()
    back = await reopened(lobby, room)
    assert taken == [*range(EVERY, EVERY + 4)]
    assert shown(back) == shown(room)


@pytest.mark.parametrize(("n_moves", "is_long"), [(2, True), (2, False), (11 - 2, True)])
async def test_a_match_that_is_over_keeps_one_snapshot_if_it_is_long(
    lobby: Lobby, taken: list[int], monkeypatch: pytest.MonkeyPatch, n_moves: int, is_long: bool
):
    monkeypatch.setattr(room_snapshots, "LONG", 2 * EVERY if is_long else 4 * EVERY)
    room = await begun(lobby)
    await play(room, 2 * EVERY + n_moves)
    assert isinstance(await room.submit(0, "r", "/resign"), wire.Ack)
    assert await stored(lobby, room.row.id) == [EVERY, 2 * EVERY]
    n_entries = room.match_state.n_entries
    assert await lobby.rooms.let_go(room.row.id)
    newest = n_entries if n_entries - 2 * EVERY >= room_snapshots.WORTH else 2 * EVERY
    assert await stored(lobby, room.row.id) == ([newest] if is_long else [])
    taken.clear()
    back = await lobby.rooms.find(room.row.id)
    assert back is not None
    assert max(taken) == n_entries - 1 or newest == n_entries
    assert shown(back) == shown(room)
    assert await lobby.rooms.let_go(room.row.id)
    assert await stored(lobby, room.row.id) == ([newest] if is_long else []), "it is packed once"


async def test_whoever_comes_while_an_idle_room_is_packed_finds_it_open(
    lobby: Lobby, taken: list[int], monkeypatch: pytest.MonkeyPatch
):
    room, ear = await begun(lobby), Ear(0)
    await play(room, EVERY - 1)
    honest = room.snapshots.finish

    async def slow(match_state: MatchState) -> None:
        assert await lobby.rooms.find(room.row.id) is room
        await room.join(ear, 0)
        await honest(match_state)

    monkeypatch.setattr(room.snapshots, "finish", slow)
    assert not await lobby.rooms.let_go(room.row.id)
    assert lobby.rooms.rooms == {room.row.id: room}
    decision = room.match_state.decisions()[0]
    assert isinstance(
        await room.submit(decision.seat, "x", next(iter(decision.options or ())).action), wire.Ack
    )


async def test_a_match_that_cannot_be_packed_is_closed_all_the_same(
    lobby: Lobby, taken: list[int], monkeypatch: pytest.MonkeyPatch
):
    room, tries = await begun(lobby), list[int]()

    def fail(match_state: MatchState) -> None:
        tries.append(match_state.n_entries)
        raise TypeError("this is not packed")

    monkeypatch.setattr(room_snapshots.snapshots, "parts_of", fail)
    await play(room, 2 * EVERY + 1)
    assert tries == [EVERY, 2 * EVERY], "it is not tried again after each move"
    assert await lobby.rooms.let_go(room.row.id)
    assert lobby.rooms.rooms == {}


async def test_a_server_that_stops_waits_for_no_snapshot_that_hangs(
    lobby: Lobby, taken: list[int], monkeypatch: pytest.MonkeyPatch
):
    room = await begun(lobby)
    await play(room, EVERY - 1)
    begun_writing = asyncio.Event()

    async def hang(*_: Any) -> None:
        begun_writing.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(open_rooms, "PACK_SECONDS", 0.0)
    monkeypatch.setattr(lobby.store, "write", hang)
    decision = room.match_state.decisions()[0]
    await room.submit(decision.seat, "x", next(iter(decision.options or ())).action)
    await begun_writing.wait()
    await asyncio.wait_for(lobby.rooms.close(), 60)
    assert lobby.rooms.rooms == {}


def test_the_fingerprint_of_the_code_is_taken_as_the_code_is_loaded(monkeypatch: pytest.MonkeyPatch):
    """Else a program that is updated while it runs would mark what the old code has made as made by the new one."""
    monkeypatch.setenv("GONFALON_WARM", "0")
    snapshots.code_digest.cache_clear()
    run._load_rules()  # pyright: ignore[reportPrivateUsage]
    asked = snapshots.code_digest.cache_info().misses
    for family in {games.get(game).spec.family for game in games.lobby_ids()}:
        snapshots.code_digest(family)
    assert snapshots.code_digest.cache_info().misses == asked > 0
