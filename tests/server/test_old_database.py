"""A database that version 1 wrote, with two seats a match and an opponent instead of holders: every match in it goes on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from gonfalon.core.errors import WireError
from gonfalon.match import record
from gonfalon.match.terms import Terms
from gonfalon.server import wire
from gonfalon.server.rooms import Room

from .conftest import DEPLOY, Ear, lobby_of
from .lobby import Lobby

DATA = Path(__file__).parent.parent / "storage" / "data"
KEYS: dict[str, dict[str, Any]] = json.loads((DATA / "version-1.json").read_text())


@pytest_asyncio.fixture
async def old(tmp_path: Path) -> AsyncIterator[Lobby]:
    async with lobby_of(DATA / "version-1.sqlite", tmp_path) as found:
        yield found


async def room_of(lobby: Lobby, name: str) -> tuple[Room, dict[int, str]]:
    """The room of a match and the token of each seat, checked to open that seat."""
    tokens = dict([*KEYS[name]["grants"], *([KEYS[name]["joined"]] if "joined" in KEYS[name] else [])])
    room = await lobby.rooms.find(KEYS[name]["match"])
    assert room is not None
    for seat, token in tokens.items():
        assert await lobby.rooms.seat_of(room.row.id, token) == seat
    return room, tokens


async def play_on(room: Room, n_actions: int) -> None:
    """The first legal action of whoever is to act, again and again."""
    for number in range(n_actions):
        seat = room.match_state.to_act()[0]
        legal = room.match_state.observe(seat).legal
        assert legal
        assert isinstance(await room.submit(seat, f"on{number}", legal[0]), wire.Ack)


def test_the_file_is_version_1s():
    with sqlite3.connect(f"file:{DATA / 'version-1.sqlite'}?mode=ro", uri=True) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        columns = [row[1] for row in database.execute("PRAGMA table_info(matches)")]
    database.close()
    assert {"opponent", "level"} <= set(columns)


async def test_seats_know_their_holders_and_levels(old: Lobby):
    expected = {
        "screen_finished": [("person", -1, 0), ("person", -1, 0)],
        "link_waiting": [("person", -1, 0), ("open", -1, -1)],
        "link_running": [("person", -1, 0), ("person", -1, 1)],
        "computer_running": [("person", -1, 0), ("computer", 3, -1)],
        "middle_earth_fresh": [("person", -1, 0), ("person", -1, 0)],
        "rematched": [("person", -1, 0), ("person", -1, 0)],
    }
    for name, seats in expected.items():
        room, _ = await room_of(old, name)
        assert [(s.kind, s.level, s.holder) for s in room.seating.statuses()] == seats, name
        assert room.match_state.n_seats == 2
        assert room.row.absence == (0, -1), "tables of before have agreed on nothing"
        assert room.row.terms == Terms()
        assert all(row.stand_in == -1 for row in room.seating.seat_rows)


async def test_a_finished_match_is_watched_and_recorded(old: Lobby):
    room, tokens = await room_of(old, "screen_finished")
    match, n_entries = room.row.id, room.match_state.n_entries
    for view in (0, 1, "public", "all"):
        page = json.loads(await old.archive.replay(match, tokens[0], view, 0, 0))
        assert (page["total"], len(page["frames"])) == (n_entries + 1, n_entries + 1)
    kinds = [[event["kind"] for event in frame["events"]] for frame in page["frames"]]
    assert kinds[2] == ["unready"]
    assert page["frames"][2]["entry"] == "/undeploy"
    replayed = record.replay(record.loads(await old.archive.record(match, tokens[0])))
    assert replayed.outcome == room.match_state.outcome
    summary = await old.archive.summary(match, tokens[1])
    assert (summary.status, summary.returns, summary.reason) == ("over", (1.0, -1.0), "resigned")
    assert isinstance(await room.submit(0, "again", "/rematch"), wire.Ack)
    assert (await old.archive.rematch(match, tokens[0])).seat == 1


async def test_a_waiting_match_is_joined_with_its_invitation(old: Lobby):
    room, tokens = await room_of(old, "link_waiting")
    match, invite = room.row.id, KEYS["link_waiting"]["invite"]
    assert (await old.archive.summary(match, tokens[0])).status == "waiting"
    joined = await old.tables.join(match, wire.JoinMatch(invite))
    assert joined.grant.seat == 1
    with pytest.raises(WireError):
        await old.tables.join(match, wire.JoinMatch(invite))
    assert isinstance(await room.submit(1, "d", DEPLOY[1]), wire.Ack)
    assert room.status_word() == "play"
    await play_on(room, 4)


async def test_a_running_match_goes_on_where_it_stood(old: Lobby):
    room, _ = await room_of(old, "link_running")
    ear = Ear(1)
    await room.join(ear, 0)
    assert [message["v"] for message in ear.heard("update")] == [1, 2, 3, 4]
    assert room.match_state.to_act() == (1,)
    await play_on(room, 6)


async def test_a_match_with_a_computer_goes_on_at_its_level(old: Lobby, monkeypatch: pytest.MonkeyPatch):
    asked: list[int] = []
    real = old.store.append
    room, _ = await room_of(old, "computer_running")
    assert room.match_state.setting.setup.options["captured"] == "secret"
    assert room.seating.level(1) == 3
    before = room.match_state.n_entries

    async def append(match: str, entry: Any) -> None:
        asked.append(entry.seat)
        await real(match, entry)

    monkeypatch.setattr(old.store, "append", append)
    await room.join(Ear(0), 0)
    await settle(room, lambda: room.match_state.to_act() == (0,))
    await play_on(room, 1)
    await settle(room, lambda: room.match_state.to_act() == (0,))
    assert asked[-2:] == [0, 1]
    assert room.match_state.n_entries >= before + 2


async def settle(room: Room, condition: Any, seconds: float = 300) -> None:
    import asyncio

    for _ in range(int(seconds * 50)):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the computer did not answer")


async def test_a_fresh_match_of_another_game_is_played(old: Lobby):
    import random

    room, _ = await room_of(old, "middle_earth_fresh")
    assert room.v == 1
    state, game = room.match_state.state, room.match_state.game
    for seat in (0, 1):
        action = game.random_action(state, seat, random.Random(seat))
        assert isinstance(await room.submit(seat, "d", action), wire.Ack)
    await play_on(room, 4)


async def test_the_next_match_of_a_rematch_is_there_with_the_keys_moved_on(old: Lobby):
    room, tokens = await room_of(old, "rematched")
    following = room.match_state.rematch
    assert following
    assert [await old.rooms.seat_of(following, tokens[seat]) for seat in (0, 1)] == [1, 0]
    grants = [await old.archive.rematch(room.row.id, tokens[seat]) for seat in (0, 1)]
    assert [(one.seat, one.token) for one in grants] == [(1, tokens[0]), (0, tokens[1])]
    ear = Ear(0)
    await room.join(ear, room.v - 1)
    status = ear.heard("update")[-1]["status"]
    assert (status["rematch"], status["rematch_seats"]) == (following, [1, 0])
    next_room = await old.rooms.find(following)
    assert next_room is not None
    assert next_room.match_state.to_act() == (0, 1)


async def test_the_columns_of_version_1_are_gone(old: Lobby):
    async with old.store.engine.connect() as connection:
        from sqlalchemy import text

        rows = (await connection.execute(text("PRAGMA table_info(matches)"))).all()
    assert not {"opponent", "level"} & {row[1] for row in rows}
