"""A server that was restored from an older copy of its database: whoever was told more begins anew, nobody goes on on a vanished board."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from gonfalon.server import update_stream, wire
from gonfalon.server.rooms import Room, UnknownUpdate
from gonfalon.storage.store import Store

from .conftest import DEPLOY, Ear, wish
from .lobby import Lobby
from .sealed import with_equal_keys
from .test_socket import Browser


async def opened(place: Path) -> Lobby:
    return Lobby(await Store.open(str(place)))


async def closed(lobby: Lobby) -> None:
    await lobby.rooms.close()
    await lobby.store.close()


async def play(room: Room, *acts: tuple[int, str]) -> None:
    for number, (seat, text) in enumerate(acts):
        assert isinstance(await room.submit(seat, f"{room.v}-{number}", text), wire.Ack), text


async def a_restored_match(folder: Path) -> tuple[Lobby, str, list[dict[str, Any]], str]:
    """Copied after four updates, played on to the sixth, then restored: the copy's lobby, the match, what seat 0 was told, its token."""
    lobby = await opened(folder / "live.sqlite")
    made = await lobby.tables.create(wish())
    room, ear = await lobby.rooms.find(made.match), Ear(0)
    assert room is not None
    await room.join(ear, 0)
    await play(room, (0, DEPLOY[0]), (1, DEPLOY[1]), (0, "b4-b5"))
    await closed(lobby)
    shutil.copy(folder / "live.sqlite", folder / "copy.sqlite")
    lobby = await opened(folder / "live.sqlite")
    room = await lobby.rooms.find(made.match)
    assert room is not None
    await room.join(ear, room.v)
    await play(room, (1, "a10-a9"), (0, "b5-b6"))
    await closed(lobby)
    return await opened(folder / "copy.sqlite"), made.match, ear.heard("update"), made.grants[0].token


async def comes_back(room: Room, since: int, mark: str) -> bool:
    try:
        await room.join(Ear(0), since, mark)
    except UnknownUpdate:
        return False
    return True


async def test_who_was_told_more_than_the_copy_knows_begins_anew(tmp_path: Path):
    lobby, match, told, _ = await a_restored_match(tmp_path)
    room = await lobby.rooms.find(match)
    assert room is not None
    assert room.v == 4
    assert [update["v"] for update in told] == [1, 2, 3, 4, 5, 6]
    for update in told:
        assert await comes_back(room, update["v"], update["mark"]) == (update["v"] <= 4)
    await play(room, (1, "b10-b9"), (0, "b5-b6"), (1, "b9-b10"))
    for update in told:
        assert await comes_back(room, update["v"], update["mark"]) == (update["v"] <= 4), (
            "another line of play"
        )
    assert await comes_back(room, 0, "")
    assert await comes_back(room, 6, ""), "a browser without marks is believed"
    assert not await comes_back(room, 99, "")
    await closed(lobby)


async def test_the_same_is_seen_by_somebody_long_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    lobby, match, told, _ = await a_restored_match(tmp_path)
    monkeypatch.setattr(update_stream, "CATCH_UP", 1)
    room = await lobby.rooms.find(match)
    assert room is not None
    await play(room, (1, "b10-b9"), (0, "b5-b6"), (1, "b9-b10"), (0, "b6-b5"))
    assert await comes_back(room, 2, told[1]["mark"])
    assert not await comes_back(room, 5, told[4]["mark"])
    await closed(lobby)


async def test_who_has_missed_a_few_updates_costs_one_replay(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    """For the mark and for what is missing together, from whatever update on."""
    made = await lobby.tables.create(wish())
    room, ear, replays = await lobby.rooms.get(made.match), Ear(0), []
    await room.join(ear, 0)
    await play(room, (0, DEPLOY[0]), (1, DEPLOY[1]), (0, "b4-b5"), (1, "a10-a9"))
    told = ear.heard("update")
    from_log = update_stream._from_log  # pyright: ignore[reportPrivateUsage]

    async def counted(*asked: Any) -> Any:
        replays.append(asked)
        return await from_log(*asked)

    monkeypatch.setattr(update_stream, "_from_log", counted)
    for update in told[:-2]:
        back = Ear(0)
        await room.join(back, update["v"], update["mark"])
        assert back.heard("update") == told[update["v"] :]
    assert len(replays) == len(told) - 2
    await room.join(Ear(0), told[-1]["v"], told[-1]["mark"])
    assert len(replays) == len(told) - 2, "whoever has missed nothing costs none"


async def test_a_browser_is_told_to_begin_anew(tmp_path: Path):
    lobby, match, told, token = await a_restored_match(tmp_path)
    browser = Browser(lobby, match)
    browser.say({"type": "hello", "token": token, "since": 6, "mark": told[5]["mark"]})
    assert await browser.hear("goodbye", "welcome") == {"type": "goodbye", "code": "reset"}
    assert await browser.hear("close")
    await asyncio.wait_for(browser.task, 60)
    again = Browser(lobby, match)
    assert (await again.hello(token))["v"] == 4
    assert [(await again.hear("update"))["v"] for _ in range(4)] == [1, 2, 3, 4]
    await again.leave()
    assert lobby.rooms.rooms[match].outboxes == set()
    await closed(lobby)


async def test_a_mark_says_nothing_that_its_message_does_not(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    """It is a function of the message alone: equal messages of different matches, with other secrets behind them, have equal marks."""
    with_equal_keys(monkeypatch)
    marks = []
    for red in (DEPLOY[0], DEPLOY[0].replace("S", "x").replace("9", "S").replace("x", "9")):
        made = await lobby.tables.create(wish())
        room, ear = await lobby.rooms.find(made.match), Ear(1)
        assert room is not None
        await room.join(ear, 0)
        await play(room, (0, red), (1, DEPLOY[1]))
        updates = [raw for raw in ear.raw if b'"type":"update"' in raw]
        assert [update_stream.mark_of(raw) for raw in updates] == [json.loads(raw)["mark"] for raw in updates]
        marks.append([json.loads(raw)["mark"] for raw in updates])
        assert len(set(marks[-1])) == 3
    assert marks[0] == marks[1]
