"""What a finished game shows of the lessons, over the server: to the player who asks, of the own seat, and to nobody else."""

from __future__ import annotations

import pytest

from gonfalon.core.errors import WireError
from gonfalon.learn import loading

from .conftest import wish
from .lobby import Lobby
from .test_watching import finished


async def test_a_player_hears_what_the_own_game_shows(lobby: Lobby):
    match, keys = await finished(lobby, "own", "link")
    ours = {lesson.id for lesson in loading.lessons()}
    for key in keys:
        found = await lobby.archive.lessons(match, key)
        assert found.match == match
        assert {*found.known, *(one.lesson for one in found.missed)} <= ours
        assert await lobby.archive.lessons(match, key) == found


async def test_nobody_else_hears_it_and_nobody_before_the_end(lobby: Lobby):
    match, (red, _) = await finished(lobby, "own", "link")
    for key in ("", "no key"):
        with pytest.raises(WireError):
            await lobby.archive.lessons(match, key)
    running = await lobby.tables.create(wish())
    with pytest.raises(WireError):
        await lobby.archive.lessons(running.match, running.grants[0].token)
    with pytest.raises(WireError):
        await lobby.archive.lessons(running.match, red)
