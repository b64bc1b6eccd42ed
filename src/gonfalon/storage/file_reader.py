"""Reads an SQLite file: SQLAlchemy's plain engine in a few threads, one of them for each question.

Through aiosqlite a question changes threads eight times; this way it changes them twice.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Row, Select, create_engine
from sqlalchemy.pool import QueuePool

from .database import LASTING

AT_ONCE = 4
"""So many questions are answered at the same time; further ones wait."""


class FileReader:
    """The reader of a database file, which changes nothing. Close it with `await close()`."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._threads = ThreadPoolExecutor(AT_ONCE, "file-reader")
        self.engine = create_engine(
            "sqlite://", creator=self._connected, poolclass=QueuePool, pool_size=AT_ONCE, hide_parameters=True
        )
        self._is_closed = False

    async def rows(self, *queries: Select[Any]) -> list[Sequence[Row[Any]]]:
        """What each of these finds, all at one moment of the database. Raises SQLAlchemyError."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._rows, queries)

    async def close(self) -> None:
        """Let go of the file. Once is enough, twice does no harm."""
        if self._is_closed:
            return
        self._is_closed = True
        await asyncio.get_running_loop().run_in_executor(self._threads, self.engine.dispose)
        self._threads.shutdown(wait=False)

    def _rows(self, queries: Sequence[Select[Any]]) -> list[Sequence[Row[Any]]]:
        with self.engine.connect() as connection:
            if len(queries) > 1:
                connection.exec_driver_sql("BEGIN")
            return [connection.execute(query).all() for query in queries]

    def _connected(self) -> sqlite3.Connection:
        # opened read-write without creation: a file that is missing is an error, never an empty database
        opened = sqlite3.connect(f"{self._file.as_uri()}?mode=rw", uri=True, check_same_thread=False)
        try:
            for line in (*LASTING, "query_only=ON"):
                opened.execute(f"PRAGMA {line}")
        except sqlite3.Error:
            opened.close()
            raise
        return opened
