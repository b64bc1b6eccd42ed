"""What a host does from the command line: freeing a name, on a stopped server and beside a running one."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from gonfalon.cli.main import app
from gonfalon.core.errors import GonfalonError, StorageError
from gonfalon.server import host_desk, wire
from gonfalon.server.keys import new_token
from gonfalon.storage.passkeys import PasskeyRow
from gonfalon.storage.store import Store

from .conftest import Ear, ServerProcess, wish
from .lobby import Lobby
from .test_people import a_game, a_person, asks, refused


def host(*words: str) -> Any:
    return CliRunner().invoke(app, ["host", *words])


async def test_it_tells_first_and_frees_only_when_told_to(lobby: Lobby, tmp_path: Path):
    key, person = await a_person(lobby, "Grey Heron")
    await a_game(lobby, key, "")
    await lobby.people.recovery_code(key)
    passkeys = host_desk.PasskeyStore(lobby.store)
    await passkeys.add(PasskeyRow("id", person, "Laptop", "", 0, 1, 0), 10)
    database = str(tmp_path / "test.sqlite")
    told = await host_desk.free_name(database, "grey  HERON", False)
    assert (told.name, told.n_games, told.n_seats, told.n_passkeys, told.has_recovery) == (
        "Grey Heron",
        1,
        1,
        1,
        True,
    )
    assert (await lobby.people.own(key)).name == "Grey Heron"
    assert await host_desk.free_name(database, "Grey Heron", True) == told
    assert await refused(lobby.people.own(key)) == "person/unknown"
    assert await passkeys.of_person(person) == []
    with pytest.raises(GonfalonError, match="nobody"):
        await host_desk.free_name(database, "Grey Heron", True)
    assert (await lobby.people.take(new_token(), asks("Grey Heron"))).name == "Grey Heron"


async def test_a_running_server_shows_it_at_its_tables(lobby: Lobby, tmp_path: Path):
    _, person = await a_person(lobby, "Grey Heron")
    made = await lobby.tables.create(wish("own", "link"), person)
    await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite))
    room, ear = await lobby.rooms.get(made.match), Ear(1)
    await room.join(ear, 0)
    watch = host_desk.HostWatch(lobby.people)
    await watch.look()
    await host_desk.free_name(str(tmp_path / "test.sqlite"), "Grey Heron", True)
    assert room.seating.statuses()[0].name == "Grey Heron"
    await watch.look()
    assert ear.heard("presence")[-1]["seats"][0]["name"] == ""
    assert await lobby.rooms.seat_of(made.match, made.grants[0].token) == 0, "the seat stays theirs"
    heard = len(ear.raw)
    await watch.look()
    assert len(ear.raw) == heard, "what was heard is not heard again"


async def test_a_server_that_starts_hears_nothing_of_the_past(lobby: Lobby, tmp_path: Path):
    for name in ("Grey Heron", "Red Fox"):
        await a_person(lobby, name)
        await host_desk.free_name(str(tmp_path / "test.sqlite"), name, True)
    watch = host_desk.HostWatch(lobby.people)
    await watch.look()
    assert watch.last == 2


def test_the_command_beside_a_running_server(command_server: ServerProcess):
    command_server.start()
    key = new_token()
    body = json.dumps(
        {"name": "Grey Heron", "crest": {"cloth": "vert", "division": "pale", "device": "star"}}
    )
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    url = f"{command_server.base}/api/person"
    urllib.request.urlopen(urllib.request.Request(url, body.encode(), headers)).read()
    folder = str(command_server.folder)
    told = host("free-name", "Grey Heron", "--data", folder)
    assert told.exit_code == 0, told.output
    assert "Nothing has been changed" in told.stdout
    done = host("free-name", "Grey Heron", "--data", folder, "--yes")
    assert "The name is free" in done.stdout
    again = urllib.request.Request(url, body.encode(), {**headers, "authorization": f"Bearer {new_token()}"})
    assert json.load(urllib.request.urlopen(again))["name"] == "Grey Heron"
    command_server.stop()
    assert "The name is free" in host("free-name", "grey heron", "--data", folder, "--yes").stdout, (
        "stopped, too"
    )
    wrong = host("free-name", "Grey Heron", "--data", folder, "--yes")
    assert (wrong.exit_code, "nobody on this server" in wrong.stderr) == (2, True)


async def test_there_must_be_a_database_of_this_version(tmp_path: Path):
    with pytest.raises(StorageError, match="there is no database"):
        await host_desk.free_name(str(tmp_path / "none.sqlite"), "Grey Heron", True)
    assert not list(tmp_path.iterdir()), "nothing is made"
    database = str(tmp_path / "old.sqlite")
    store = await Store.open(database)
    await store.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '0009'"))
    )
    await store.close()
    with pytest.raises(StorageError, match="another version"):
        await host_desk.free_name(database, "Grey Heron", True)
    (tmp_path / "bad.sqlite").write_text("no database at all, and long enough to be looked at by anybody")
    with pytest.raises(StorageError, match="is damaged"):
        await host_desk.free_name(str(tmp_path / "bad.sqlite"), "Grey Heron", True)
