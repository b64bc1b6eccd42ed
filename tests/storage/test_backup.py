"""Backups: taken while games are written, put back where no server runs, refused where they are no whole database of this program."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from gonfalon.core.errors import StorageError
from gonfalon.core.observation import GameSetup
from gonfalon.match.log import Entry
from gonfalon.match.referee import Setting
from gonfalon.storage import backup, integrity
from gonfalon.storage.backup import back_up, inspect, restore
from gonfalon.storage.rows import MatchRow, SeatRow
from gonfalon.storage.schema import HEAD
from gonfalon.storage.store import Store

SETTING = Setting("stratego", GameSetup("barrage", {"chase": "off"}, 2), 2**62 - 1)


async def write_match(store: Store, match: str = "m", n_entries: int = 0) -> None:
    await store.create(MatchRow(match, SETTING, 1234), [SeatRow(0, "person", "t0", "")])
    for seq in range(n_entries):
        await write_entry(store, match, seq)


async def write_entry(store: Store, match: str, seq: int) -> None:
    await store.append(match, Entry(seq, 0, f"act {seq}", f"c{seq}", 1000 + seq))


async def a_database(file: Path, *matches: str) -> Path:
    store = await Store.open(str(file))
    for match in matches:
        await write_match(store, match, 3)
    await store.close()
    return file


async def entries_of(file: Path, match: str = "m") -> list[int]:
    store = await Store.open(str(file))
    found = [entry.seq for entry in await store.read(match)]
    await store.close()
    return found


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


async def test_a_backup_is_one_moment_of_a_database_that_is_written_to(tmp_path: Path):
    """Copies made while acts are committed: each has no gap, and all that was acknowledged before it began."""
    file = tmp_path / "gonfalon.sqlite"
    store = await Store.open(str(file))
    await write_match(store)
    written = 0

    async def write() -> None:
        nonlocal written
        while True:
            await write_entry(store, "m", written)
            written += 1

    writing = asyncio.create_task(write())
    found: list[tuple[int, Path]] = []
    while len(found) < 5:
        while written < 20 * (len(found) + 1):
            await asyncio.sleep(0)
        before = written
        made = await asyncio.to_thread(back_up, str(file), tmp_path / f"{len(found)}.sqlite")
        found.append((before, made.file))
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    await store.close()
    for before, copy in found:
        assert copy.stat().st_mode & 0o777 == 0o600
        assert inspect(copy) == backup.Inspection(HEAD, 1, ())
        kept = await entries_of(copy)
        assert kept == list(range(len(kept)))
        assert before <= len(kept) <= written + 1


async def test_a_restored_backup_is_the_database_of_then_and_nothing_is_lost(tmp_path: Path):
    file = await a_database(tmp_path / "data" / "gonfalon.sqlite", "m")
    copy = back_up(str(file), tmp_path / "copy.sqlite").file
    store = await Store.open(str(file))
    await write_entry(store, "m", 3)
    log = file.with_name(f"{file.name}-wal").read_bytes()
    await store.close()
    assert log, "the newest act lay in the log alone"
    raw = copy.read_bytes()
    made = restore(copy, str(file))
    assert (made.file, made.n_matches, made.version) == (file, 1, HEAD)
    assert await entries_of(file) == [0, 1, 2]
    assert file.stat().st_mode & 0o777 == 0o600
    assert copy.read_bytes() == raw
    assert made.kept is not None
    assert await entries_of(made.kept) == [0, 1, 2, 3]


async def test_the_log_of_a_killed_server_is_kept_with_its_database(tmp_path: Path):
    """A log that lies beside the database belongs to the old one: it is set aside with it, never read into the restored one."""
    running = tmp_path / "running.sqlite"
    store = await Store.open(str(running))
    await write_match(store, "m", 4)
    folder = tmp_path / "data"
    folder.mkdir()
    for end in ("", "-wal"):  # as a killed server leaves it
        (folder / f"gonfalon.sqlite{end}").write_bytes(running.with_name(running.name + end).read_bytes())
    await store.close()
    copy = back_up(str(await a_database(tmp_path / "other.sqlite", "other")), tmp_path / "copy.sqlite").file
    made = restore(copy, str(folder / "gonfalon.sqlite"))
    assert await entries_of(folder / "gonfalon.sqlite") == []
    assert await entries_of(folder / "gonfalon.sqlite", "other") == [0, 1, 2]
    assert made.kept is not None
    assert await entries_of(made.kept) == [0, 1, 2, 3]


async def test_a_restore_into_an_empty_folder_and_from_an_older_version(tmp_path: Path):
    made = restore(
        Path(__file__).parent / "data" / "version-1.sqlite", str(tmp_path / "new" / "gonfalon.sqlite")
    )
    assert (made.kept, made.version < HEAD) == (None, True)
    assert names(tmp_path / "new") == ["gonfalon.sqlite", "gonfalon.sqlite.lock"]
    await (await Store.open(str(made.file))).close()
    assert inspect(made.file).version == HEAD, "a server brings it up to date"


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        ("missing", "there is no database"),
        ("text", "is damaged"),
        ("cut", "is damaged"),
        ("empty", "is no database of Gonfalon"),
        ("other program", "is no database of Gonfalon"),
        ("newer", "written by a newer version"),
        ("itself", "the server's own database"),
    ],
)
async def test_what_cannot_be_restored_changes_nothing(tmp_path: Path, harm: str, told: str):
    file = await a_database(tmp_path / "data" / "gonfalon.sqlite", "m")
    copy = back_up(str(file), tmp_path / "copy.sqlite").file
    match harm:
        case "missing":
            copy.unlink()
        case "text":
            copy.write_text("This is a letter, and no database. " * 200)
        case "cut":
            copy.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])
        case "empty":
            copy.write_bytes(b"")
        case "other program" | "newer":
            with sqlite3.connect(copy) as connection:
                connection.execute(
                    "UPDATE alembic_version SET version_num = '9999'"
                    if harm == "newer"
                    else "ALTER TABLE matches RENAME TO meetings"
                )
            connection.close()
        case _:
            copy = file
    before = file.read_bytes(), names(file.parent)
    with pytest.raises(StorageError, match=told) as caught:
        restore(copy, str(file))
    assert len(str(caught.value).splitlines()) == 1
    assert (file.read_bytes(), names(file.parent)) == before


async def test_a_backup_that_cannot_be_made_leaves_nothing(tmp_path: Path):
    file = await a_database(tmp_path / "data" / "gonfalon.sqlite", "m")
    copies = tmp_path / "copies"
    copies.mkdir()
    with pytest.raises(StorageError, match="exists already"):
        back_up(str(file), file)
    with pytest.raises(StorageError, match="cannot write"):
        back_up(str(file), file / "below a file.sqlite")
    with pytest.raises(StorageError, match="--keep is for a folder"):
        back_up(str(file), copies / "copy.sqlite", keep=3)
    file.write_bytes(file.read_bytes()[:8192])
    with pytest.raises(StorageError, match=r"is damaged .*`gonfalon restore"):
        back_up(str(file), copies)
    with pytest.raises(StorageError, match="there is no database"):
        back_up(str(tmp_path / "none.sqlite"), copies)
    assert names(copies) == []
    assert not (tmp_path / "none.sqlite").exists()


async def test_a_folder_keeps_the_newest_copies_and_whatever_else_lies_there(tmp_path: Path):
    file = await a_database(tmp_path / "data" / "gonfalon.sqlite", "m")
    copies = tmp_path / "copies"
    copies.mkdir()
    older = [f"gonfalon-2024-0{month}-01-031500.sqlite" for month in (1, 2, 3)]
    foreign = ["gonfalon-of-mine.sqlite", "notes.txt"]
    for name in (*older, *foreign):
        (copies / name).touch()
    made = back_up(str(file), copies, keep=2)
    assert [one.name for one in made.removed] == older[1::-1]
    assert names(copies) == sorted([older[2], made.file.name, *foreign])
    again = [back_up(str(file), copies).file for _ in range(2)]
    assert len({made.file, *again}) == 3, "within one second, too"
    for _ in range(2):
        made = back_up(str(file), copies, keep=1)
        assert names(copies) == sorted([made.file.name, *foreign]), "the one just made is the newest"


async def test_what_is_for_sqlite_says_what_to_use_instead(tmp_path: Path):
    address = "postgresql://someone:sesame@db.example.org/games"
    for call, instead in (
        (lambda: back_up(address, tmp_path / "copy"), "pg_dump"),
        (lambda: restore(tmp_path / "copy", address), "pg_restore"),
    ):
        with pytest.raises(StorageError, match=instead) as caught:
            call()
        assert "sesame" not in str(caught.value)


async def test_an_inspection_finds_what_is_wrong_inside(tmp_path: Path):
    file = await a_database(tmp_path / "gonfalon.sqlite", "m")
    assert inspect(file) == backup.Inspection(HEAD, 1, ())
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO shared_games VALUES ('nobody', 0, 0)")
    connection.close()
    assert inspect(file, thorough=False).faults == ()
    assert inspect(file).faults == ("row 1 of shared_games belongs to no row of matches",)
    assert not integrity.is_corrupt(StorageError("no error of SQLite"))
