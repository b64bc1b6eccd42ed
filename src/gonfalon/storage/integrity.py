"""Is a database file whole? What is told of one that is not, and what a host can do then."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from gonfalon.core.errors import StorageError

CHECKED_AT_START = 2**30
"""Bytes of a database that is looked through before a server starts, within about a second; a larger one by the first health check."""
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
"""SQLite's names of errors, without what follows, of a file that is no whole database."""


def is_corrupt(error: BaseException) -> bool:
    """Does this error of SQLite, or of SQLAlchemy about one, say that the file is no whole database?"""
    cause = getattr(error, "orig", None) or error
    return str(getattr(cause, "sqlite_errorname", "")).startswith(DAMAGED)


def damaged(file: Path, told: object) -> StorageError:
    """The error that says it in one line, with what to do. told: SQLite's words."""
    what = " ".join(str(getattr(told, "orig", None) or told).split())[:200]
    return StorageError(
        f"the database {file} is damaged ({what}): put a backup back with `gonfalon restore BACKUP --data {file.parent}`, which "
        "keeps what is there, or move the file away to begin with an empty one"
    )


def check_at_start(file: Path) -> None:
    """Look through a database before a server uses it, unless it is larger than CHECKED_AT_START. Raises StorageError."""
    try:
        found = file.stat()
        if found.st_size <= CHECKED_AT_START:
            check_file(file, found.st_ino)
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError) and not is_corrupt(error):
            raise StorageError(f"cannot read the database {file}: {error}") from None
        raise damaged(file, error) from None
    except OSError as error:
        raise StorageError(f"cannot read the database {file}: {error}") from None


def check_file(file: Path, inode: int) -> None:
    """Read a database file again, past everything that is in memory: is it there, is it the one opened, is it whole?

    Raises OSError, sqlite3.Error. Takes about a second for each gigabyte. SQLite does all the reading: a process that closes a
    file which it opened by other means loses every POSIX lock that it holds there (sqlite.org/howtocorrupt.html, 2.2).
    """
    found = file.stat()
    if found.st_ino != inode:
        raise OSError(f"{file} was replaced while the server ran")
    if not found.st_size:
        raise OSError(f"{file} is no database any more")
    _read(
        file, "mode=ro&immutable=1", "PRAGMA schema_version"
    )  # the file alone, whatever the write-ahead log says
    told = _read(file, "mode=rw", "PRAGMA quick_check(1)")
    if told != "ok":
        raise sqlite3.DatabaseError(f"{file} is damaged: {told or 'unreadable'}")


def _read(file: Path, mode: str, pragma: str) -> str:
    """The first value that a new connection reads. Raises sqlite3.Error."""
    with contextlib.closing(sqlite3.connect(f"{file.as_uri()}?{mode}", uri=True, timeout=5)) as connection:
        row = connection.execute(pragma).fetchone()
    return "" if row is None else str(row[0])
