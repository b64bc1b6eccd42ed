"""gonfalon backup, restore, check and export, as a host calls them."""

from __future__ import annotations

import asyncio
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import text
from typer.testing import CliRunner, Result

from gonfalon.cli.main import app
from gonfalon.match.record import loads
from gonfalon.storage.store import Store
from tests.server.conftest import DEPLOY, ServerProcess, server, wish
from tests.server.lobby import Lobby
from tests.server.test_people import a_game, a_person

__all__ = ["server"]


async def command(*words: str | Path) -> Result:
    """A command, beside this event loop."""
    return await asyncio.to_thread(CliRunner().invoke, app, [str(word) for word in words])


class Games:
    """A data folder with a finished, a running and a waiting game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.over = self.running = self.waiting = ""

    async def fill(self) -> None:
        store = await Store.open(str(self.folder / "gonfalon.sqlite"))
        lobby = Lobby(store)
        key, _ = await a_person(lobby, "Grey Heron")
        self.over = await a_game(lobby, key, "")
        self.running = await a_game(lobby, key, "", loser=None)
        self.waiting = (await lobby.tables.create(wish("own", "link"))).match
        await lobby.tables.create(wish("own", "own"))
        await lobby.rooms.close()
        await store.close()

    async def spoil(self, statement: str, **values: Any) -> None:
        store = await Store.open(str(self.folder / "gonfalon.sqlite"))
        await store.write(lambda connection: connection.execute(text(statement), values))
        await store.close()


@pytest_asyncio.fixture
async def games(tmp_path: Path) -> Games:
    found = Games(tmp_path / "data")
    await found.fill()
    return found


# ---- check -------------------------------------------------------------------------------------------------------------


async def test_a_check_finds_nothing_where_all_is_well(games: Games, tmp_path: Path):
    told = await command("check", "--data", games.folder)
    assert (told.exit_code, told.stderr) == (0, "")
    assert "is whole: 4 games" in told.stdout
    assert "4 games played over: 4 in order, 0 not" in told.stdout
    assert "2 games played over" in (await command("check", "--data", games.folder, "--sample", "2")).stdout
    copy = (await command("backup", tmp_path / "copy.sqlite", "--data", games.folder)).stdout
    assert "4 games" in copy
    raw = (tmp_path / "copy.sqlite").read_bytes()
    assert "4 in order" in (await command("check", tmp_path / "copy.sqlite")).stdout
    assert (tmp_path / "copy.sqlite").read_bytes() == raw, "a copy stays as it is"


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        (
            "UPDATE entries SET text = 'move a1 a2' WHERE match = :match AND seq = 1",
            "entry 2 of 3 is not legal",
        ),
        ("DELETE FROM entries WHERE match = :match AND seq = 0", "entry 2 of 2 is not legal"),
        ("UPDATE outcomes SET reason = 'flag_taken' WHERE match = :match", "not the one of its acts"),
        ("DELETE FROM entries WHERE match = :match AND seq = 2", "but it goes on"),
        ("DELETE FROM seats WHERE match = :match AND seat = 1", "its seats"),
        ("UPDATE matches SET variant = 'none' WHERE id = :match", "its rules do not take it"),
    ],
)
async def test_a_check_names_the_game_that_does_not_replay(games: Games, statement: str, told: str):
    await games.spoil(statement, match=games.over)
    found = await command("check", "--data", games.folder, "--sample", "0")
    assert found.exit_code == 1
    wrong = [line for line in found.stdout.splitlines() if told in line]
    assert [line.partition(" ")[0] for line in wrong] == [games.over], found.stdout
    assert "3 in order, 1 not" in found.stdout


async def test_a_check_tells_nothing_that_is_hidden(games: Games):
    hidden = DEPLOY[0].partition(" ")[2]
    await games.spoil("UPDATE entries SET seat = 0 WHERE match = :match", match=games.running)
    told = await command("check", "--data", games.folder)
    assert (told.exit_code, games.running in told.stdout) == (1, True)
    assert hidden not in told.stdout + told.stderr


async def test_a_check_of_a_damaged_database_says_what_to_do(games: Games, tmp_path: Path):
    file = games.folder / "gonfalon.sqlite"
    file.write_bytes(file.read_bytes()[:20_000])
    told = await command("check", "--data", games.folder)
    assert told.exit_code == 1
    assert "damaged:" in told.stdout
    assert f"gonfalon restore BACKUP --data {games.folder}" in told.stdout
    missing = await command("check", "--data", tmp_path / "none")
    assert (missing.exit_code, "there is no database" in missing.stderr) == (2, True)
    assert not (tmp_path / "none").exists()


# ---- export ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["records", "records.zip"])
async def test_exported_games_replay(games: Games, tmp_path: Path, name: str):
    target = tmp_path / name
    told = await command("export", target, "--data", games.folder)
    assert told.exit_code == 0, told.output
    assert "1 games; 3 are not finished and left out, 0 do not replay" in told.stdout
    files = [target] if name.endswith(".zip") else sorted(target.iterdir())
    replayed = await command("replay", *files)
    assert (replayed.exit_code, "resigned" in replayed.stdout) == (0, True), replayed.output
    if name.endswith(".zip"):
        with zipfile.ZipFile(target) as archive:
            raw = archive.read(f"{games.over}.json")
        again = await command("export", target, "--data", games.folder)
        assert (again.exit_code, "exists already" in again.stderr) == (2, True)
    else:
        assert [file.name for file in files] == [f"{games.over}.json"]
        raw = files[0].read_bytes()
        assert (await command("export", target, "--data", games.folder)).exit_code == 0, (
            "a folder is brought up to date"
        )
    record = loads(raw)
    assert (record.people, record.reason) == (("Grey Heron", ""), "resigned")
    assert target.stat().st_mode & 0o077 == 0
    assert {"token", "invite", "command"}.isdisjoint(json.loads(raw))


async def test_running_games_are_exported_only_if_that_is_said(games: Games, tmp_path: Path):
    await games.spoil(
        "UPDATE entries SET text = 'nonsense' WHERE match = :match AND seq = 2", match=games.over
    )
    told = await command("export", tmp_path / "all", "--data", games.folder, "--running")
    assert (told.exit_code, f"{games.over} (stratego barrage): entry 3 of 3" in told.stdout) == (1, True), (
        told.output
    )
    written = {file.stem for file in (tmp_path / "all").iterdir()}
    assert games.running in written
    assert games.over not in written


# ---- beside a server ---------------------------------------------------------------------------------------------------


def test_beside_a_running_server(server: ServerProcess, tmp_path: Path):
    """It is copied, checked and exported; nothing is put back while the server has it, and all is well once it has stopped."""
    server.start()
    run = lambda *words: CliRunner().invoke(app, [*map(str, words), "--data", str(server.folder)])  # noqa: E731
    assert run("backup", tmp_path / "copy.sqlite").exit_code == 0
    assert run("check").exit_code == 0
    assert run("export", tmp_path / "records").exit_code == 0
    refused = run("restore", tmp_path / "copy.sqlite")
    assert (refused.exit_code, len(refused.stderr.splitlines())) == (2, 1)
    assert "another Gonfalon server (process" in refused.stderr
    server.stop()
    done = run("restore", tmp_path / "copy.sqlite")
    assert done.exit_code == 0, done.output
    assert "What was there is now" in done.stdout
    server.start()
    server.stop()
