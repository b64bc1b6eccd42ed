"""Appends to the logs of an SQLite file: one thread with one connection of its own, one transaction for everything that has gathered.

An append is by far the most frequent write, one for each move. The general way through SQLAlchemy and aiosqlite changes threads eight
times for it, and wakes three tasks; this one changes them twice, and wakes whoever waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from .database import PRAGMAS
from .schema import entries

COLUMNS = tuple(column.name for column in entries.columns)
QUOTED = ", ".join(f'"{name}"' for name in COLUMNS)
INSERT = f"INSERT INTO {entries.name} ({QUOTED}) VALUES ({', '.join(f':{name}' for name in COLUMNS)})"
Row = dict[str, Any]


class _Append(NamedTuple):
    """A row of `entries`, and whom to tell when it is on the disk."""

    row: Row
    done: asyncio.Future[None]


class LogWriter:
    """The one writer of the entries in a database file. Close it with `await close()`.

    note: called in the event loop for each transaction, with its seconds.
    """

    def __init__(self, file: Path, note: Callable[[float], None] = lambda _: None) -> None:
        self._file, self._note = file, note
        self._waiting: SimpleQueue[_Append | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._loop = asyncio.get_running_loop()
        self._connection: sqlite3.Connection | None = None
        self._idle: list[asyncio.Future[None]] = []
        self._is_closed = False
        self.n_under_way = 0

    def append(self, row: Row) -> asyncio.Future[None]:
        """Commit this row of `entries`. Done once it is on the disk; it may fail with an sqlite3.Error."""
        done: asyncio.Future[None] = self._loop.create_future()
        self.n_under_way += 1
        self._waiting.put(_Append(row, done))
        if self._thread is None:
            self._thread = Thread(target=self._run, name="log-writer", daemon=True)
            self._thread.start()
        return done

    async def settled(self) -> None:
        """Wait until no append is under way."""
        while self.n_under_way:
            self._idle.append(self._loop.create_future())
            await self._idle[-1]

    async def close(self) -> None:
        """Commit what is waiting and let go of the file. Once is enough, twice does no harm."""
        if self._is_closed:
            return
        self._is_closed = True
        if self._thread is not None:
            self._waiting.put(None)
            await self.settled()
            await asyncio.to_thread(self._thread.join)

    # ---- in the event loop ---------------------------------------------------------------------------------------

    def _tell(self, batch: Sequence[_Append], errors: Sequence[Exception | None], seconds: float) -> None:
        """Tell everybody of a batch what has become of it."""
        self._note(seconds)
        self.n_under_way -= len(batch)
        for (_, done), error in zip(batch, errors, strict=True):
            if done.done():  # whoever waited has gone
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
        if not self.n_under_way:
            waiting, self._idle = self._idle, []
            for idle in waiting:
                if not idle.done():
                    idle.set_result(None)

    # ---- in the thread -------------------------------------------------------------------------------------------

    def _run(self) -> None:
        is_open = True
        while is_open:
            batch: list[_Append] = []
            with contextlib.suppress(Empty):
                append = self._waiting.get()
                while append is not None:
                    batch.append(append)
                    append = self._waiting.get_nowait()
                is_open = False
            if batch:
                began = time.perf_counter()
                errors = self._commit_all(batch)
                with contextlib.suppress(RuntimeError):  # the loop has ended: nobody is to be told
                    seconds = time.perf_counter() - began
                    self._loop.call_soon_threadsafe(self._tell, batch, errors, seconds)
        self._disconnect()

    def _commit_all(self, batch: Sequence[_Append]) -> list[Exception | None]:
        """All together; if that fails, one by one, so that only the guilty hear of it. Answers what each has failed with."""
        try:
            self._commit([append.row for append in batch])
        except Exception as error:
            return [error] if len(batch) == 1 else [self._commit_all([append])[0] for append in batch]
        return [None] * len(batch)

    def _commit(self, rows: Sequence[Row]) -> None:
        """Commit these rows, all or none. Raises sqlite3.Error."""
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
