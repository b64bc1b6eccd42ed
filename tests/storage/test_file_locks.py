"""A process that uses a database keeps SQLite's locks on its file: nothing of ours opens and closes that file by hand.

POSIX locks belong to a process: closing any descriptor of a file drops all of them (sqlite.org/howtocorrupt.html, 2.2).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.storage.store import Store

OTHER_PROCESS = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], timeout=0)
try:
    print(connection.execute("PRAGMA journal_mode=DELETE").fetchone()[0])  # needs the file for itself
except sqlite3.OperationalError as error:
    print(error)
"""
WHOLE_LIFE = """
import asyncio, os, sys

file, by_hand = os.path.abspath(sys.argv[1]), []

def note(event, arguments):
    if event == "open" and isinstance(arguments[0], (str, bytes, os.PathLike)):
        if os.path.abspath(os.fsdecode(arguments[0])) == file:
            by_hand.append(arguments)

async def live():
    from gonfalon.storage.store import Store

    for _ in range(2):
        store = await Store.open(file)
        await store.check()
        await store.close()

open(file, "x").close()
sys.addaudithook(note)
asyncio.run(live())
print(by_hand)
"""


def run(script: str, file: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script, str(file)], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


async def test_a_health_check_leaves_the_file_locked(tmp_path: Path):
    file = tmp_path / "test.sqlite"
    store = await Store.open(str(file))
    await store.check()
    assert store.checked > 0, "the whole file has been looked through"
    assert run(OTHER_PROCESS, file) == "database is locked"
    await store.close()
    assert run(OTHER_PROCESS, file) == "delete", (
        "the other process may have it now: the probe tells the two apart"
    )


async def test_the_probe_sees_a_lock_that_is_lost(tmp_path: Path):
    file = tmp_path / "test.sqlite"
    store = await Store.open(str(file))
    await store.check()
    file.open("rb").close()
    assert run(OTHER_PROCESS, file) == "delete"
    await store.close()


@pytest.mark.parametrize("name", ["test.sqlite", "a b%20c?.sqlite"])
def test_the_file_is_never_opened_by_hand(tmp_path: Path, name: str):
    assert run(WHOLE_LIFE, tmp_path / name) == "[]"
