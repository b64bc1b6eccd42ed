"""The door to the matches in storage."""

from __future__ import annotations

import asyncio

from gonfalon.server.open_rooms import OpenRooms

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
