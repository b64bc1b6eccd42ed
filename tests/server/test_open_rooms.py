"""The door to the matches in storage."""

from __future__ import annotations

import asyncio

import pytest

from gonfalon.server.open_rooms import OPENED_AT_ONCE, OpenRooms
from gonfalon.server.rooms import Room
from gonfalon.storage.clock_marks import ClockMark

from .conftest import wish
from .lobby import Lobby


async def test_no_match_is_opened_before_the_rules_are_loaded(lobby: Lobby):
    """Its moves would compile them in the event loop: for a minute no socket would be heard, where nothing compiled can be kept."""
    made = await lobby.tables.create(wish("own", "own"))
    rules = asyncio.Event()
    rooms = OpenRooms(lobby.store, rules)
    opening = asyncio.create_task(rooms.find(made.match))
    assert await rooms.knows(made.match), "other questions are answered meanwhile"
    assert await lobby.rooms.find(made.match)
    assert not opening.done()
    rules.set()
    room = await opening
    assert room is not None
    assert room.begun
    await rooms.close()


async def test_many_matches_are_opened_together_and_those_of_others_are_left(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    """What each waits for in the database is waited for at once, so that the matches of a server that ends are soon played on."""
    names = [(await lobby.tables.create(wish("own", "own"))).match for _ in range(OPENED_AT_ONCE + 4)]
    await lobby.store.keep_clocks([ClockMark(name, 0, {0: 5}) for name in names], [])
    restore, n_waiting, all_wait = lobby.rooms._restore, 0, asyncio.Event()

    async def waits_for_others(match: str) -> Room | None:
        nonlocal n_waiting
        n_waiting += 1
        if n_waiting == OPENED_AT_ONCE:
            all_wait.set()
        await all_wait.wait()
        return await restore(match)

    monkeypatch.setattr(lobby.rooms, "_restore", waits_for_others)
    await lobby.rooms.open_clocked(among=set(names[1:]))
    assert {*lobby.rooms.rooms} == {*names[1:]}
