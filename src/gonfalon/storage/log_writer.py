"""Appends to the logs of an SQLite file: one thread with one connection of its own, one transaction for everything that has gathered.

An append is by far the most frequent write, one for each move. The general way through SQLAlchemy and aiosqlite changes threads eight
times for it; this one twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from .database import PRAGMAS
from .schema import entries

COLUMNS = tuple(column.name for column in entries.columns)
QUOTED = ", ".join(f'"{name}"' for name in COLUMNS)
INSERT = f"INSERT INTO {entries.name} ({QUOTED}) VALUES ({', '.join(f':{name}' for name in COLUMNS)})"


class LogWriter:
    """The one writer of the entries in a database file. Close it with `await close()`."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "log-writer")
        self._connection: sqlite3.Connection | None = None
        self._is_closed = False

    async def append(self, rows: Sequence[dict[str, Any]]) -> None:
        """Commit these rows of `entries`, all or none; returns once they are on the disk. Raises sqlite3.Error."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._append, rows)

    async def close(self) -> None:
        """Let go of the file. Once is enough, twice does no harm."""
        if self._is_closed:
            return
        self._is_closed = True
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown(wait=False)

    def _append(self, rows: Sequence[dict[str, Any]]) -> None:
        connection = self._connected()
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(INSERT, rows)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if not isinstance(error, sqlite3.IntegrityError) or not self._rolled_back(connection):
                self._disconnect()  # the next append starts afresh; what is not committed is gone
            raise

    @staticmethod
    def _rolled_back(connection: sqlite3.Connection) -> bool:
        try:
            connection.execute("ROLLBACK")
        except sqlite3.Error:
            return False
        return True

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            # opened read-write without creation: a file that is missing is an error, never an empty database
            opened = sqlite3.connect(f"{self._file.as_uri()}?mode=rw", uri=True, isolation_level=None)
            try:
                for line in PRAGMAS:
                    opened.execute(f"PRAGMA {line}")
            except sqlite3.Error:
                opened.close()
                raise
            self._connection = opened
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None
