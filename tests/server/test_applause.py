"""Applause: who may give it, how often it counts, and that the players learn its number once, after the end."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from gonfalon import games
from gonfalon.match.referee import Setting
from gonfalon.match.terms import Terms
from gonfalon.server import watchers
from gonfalon.server.keys import digest
from gonfalon.storage.people import PeopleStore, PersonRow

from .conftest import DEPLOY, Ear, wish
from .lobby import Lobby
from .test_socket import Browser
from .watched import OPEN, Clock, Watched


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest_asyncio.fixture
async def opened(clock: Clock) -> AsyncIterator[Watched]:
    """A game of Barrage, both armies placed."""
    found = Watched(Setting("stratego", games.get("stratego").setup("barrage"), 5), clock)
    await found.play(list(enumerate(DEPLOY)))
    yield found
    await found.room.close()


async def sit(found: Watched) -> Ear:
    """The browser of the first seat."""
    player = Ear(0)
    await found.room.join(player, 0)
    return player


def counted(player: Ear) -> list[int]:
    return [told["count"] for told in player.heard("applauded")]


async def test_the_number_comes_once_after_those_who_watch_have_had_their_time(opened: Watched, clock: Clock):
    player, fans = await sit(opened), [await opened.watch() for _ in range(3)]
    for number, fan in enumerate(fans):
        assert opened.room.watchers.applaud(fan, f"mark {number}")
    await opened.play([(0, "/resign")], 10)
    clock.move(180 + watchers.APPLAUSE_SECONDS - 1)
    opened.room.watchers.wait_for_applause()
    assert counted(player) == []
    clock.move(2)
    opened.room.watchers.wait_for_applause()
    opened.room.watchers.wait_for_applause()
    assert counted(player) == [3]
    assert not opened.room.watchers.applaud(await opened.watch(), "too late")
    assert counted(await sit(opened)) == [3], "whoever comes later is told, too"


async def test_nobody_counts_twice(opened: Watched):
    first, again = await opened.watch(), await opened.watch()
    for fan, mark in ((first, "a"), (first, "b"), (again, "a")):
        assert opened.room.watchers.applaud(fan, mark)
    assert opened.room.watchers.applause == {"a"}


async def test_applause_changes_no_byte_before_the_end(clock: Clock):
    """A player cannot tell from anything when somebody applauded, or whether anybody did."""
    heard = []
    for applauds in (False, True):
        clock.ms = 1_700_000_000_000
        setting = Setting("stratego", games.get("stratego").setup("barrage"), 5)
        found = Watched(setting, clock, Terms(watching="everybody", delay="none"))
        player, fan = await sit(found), await found.watch()
        for act in enumerate(DEPLOY):
            await found.play([act], 5)
            assert not applauds or found.room.watchers.applaud(fan, "mark")
        await found.play([(1, "/resign")], 5)
        heard.append((player.raw[:], fan.raw[:]))
        await found.room.leave(fan)
        assert counted(player) == ([1] if applauds else []), "nobody watches any more"
        await found.room.close()
    assert heard[0] == heard[1]


async def test_a_room_that_closes_remembers_who_applauded(lobby: Lobby, clock: Clock):
    made = await lobby.tables.create(wish(terms=OPEN))
    room, fan = await lobby.rooms.get(made.match), Ear(-1)
    await room.join(fan, 0)
    assert room.watchers.applaud(fan, "mark")
    await room.leave(fan)
    room.owner.touched = float("-inf")
    await lobby.rooms.sweep()
    assert room.closed
    assert (await lobby.rooms.get(made.match)).watchers.applause == {"mark"}


async def test_a_watcher_applauds_over_the_line_and_a_player_cannot(lobby: Lobby):
    made = await lobby.tables.create(wish(terms=OPEN))
    watcher, player = Browser(lobby, made.match), Browser(lobby, made.match)
    await watcher.hello("")
    await player.hello(made.grants[0].token)
    assert (await watcher.answered("mark", "/applaud"))["type"] == "ack"
    assert (await player.answered("mark", "/applaud"))["type"] == "nack"
    assert (await lobby.rooms.get(made.match)).watchers.applause == {"mark"}


async def test_players_see_the_names_of_those_who_wish_it_and_watchers_see_none(lobby: Lobby):
    made = await lobby.tables.create(wish(terms=OPEN))
    key = "k" * 32
    await PeopleStore(lobby.store).add(PersonRow("p", "Marta", "marta", "red plain star", digest(key), "", 1))
    player, other = Browser(lobby, made.match), Browser(lobby, made.match)
    await player.hello(made.grants[0].token)
    await other.hello("")
    assert (await player.hear("presence"))["named"] == []
    watcher = Browser(lobby, made.match)
    watcher.say({"type": "hello", "token": "", "person": key})
    await watcher.hear("welcome")
    assert [one["name"] for one in (await player.hear("presence"))["named"]] == ["Marta"]
    assert (await other.hear("presence"))["named"] == []
    late = Browser(lobby, made.match)
    await late.hello(made.grants[1].token)
    assert [one["name"] for one in (await late.hear("presence"))["named"]] == ["Marta"]
    stranger = Browser(lobby, made.match)
    stranger.say({"type": "hello", "token": "", "person": "unknown" * 4})
    await stranger.hear("welcome")
    assert len((await player.hear("presence"))["named"]) == 1
