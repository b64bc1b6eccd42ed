"""Copies of a database file, taken while a server may write to it, and put back where no server runs.

SQLite's online backup makes them: what is copied is the database as it was at one moment, and nobody waits for it.
"""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
import time
from collections.abc import Generator
from pathlib import Path
from typing import NamedTuple

from gonfalon.core.errors import StorageError

from .database import file_of, is_address, lock, newer
from .integrity import damaged, is_corrupt
from .schema import HEAD

STAMP = "%Y-%m-%d-%H%M%S"
"""When a copy was made, in UTC, as its name tells."""
BUSY_SECONDS = 30.0
"""So long a copy waits for a lock of another process."""
_NAME = re.compile(r"gonfalon-\d{4}-\d\d-\d\d-\d{6}(-\d+)?\.sqlite")
"""The names of the copies that `back_up` makes in a folder; nothing else there is ever removed."""


class Copy(NamedTuple):
    """A copy that was made. version: of its schema. kept: what lay in its place before, None for nothing. removed: older copies."""

    file: Path
    size: int
    n_matches: int
    version: str
    kept: Path | None = None
    removed: tuple[Path, ...] = ()


class Inspection(NamedTuple):
    """What a database file is. version: of its schema. faults: SQLite's words for what is wrong, () for nothing."""

    version: str
    n_matches: int
    faults: tuple[str, ...]


def database_file(database: str, instead: str) -> Path:
    """The file of a database. Raises StorageError for one in a database server; instead: what does it there."""
    if is_address(database):
        raise StorageError(f"this is for SQLite; for a database server use {instead}")
    return file_of(database)


def back_up(database: str, target: Path, keep: int = 0) -> Copy:
    """Copy a database to a new file, or to a folder under a name with the time. Raises StorageError; then nothing is left behind.

    keep: in a folder, so many of its newest copies stay and older ones are removed; 0: all stay.
    """
    source = database_file(database, "pg_dump --format=custom --file FILE, and pg_restore to put it back")
    _must_be_there(source, "say with --data where the server keeps its games")
    is_folder = target.is_dir() or str(target).endswith(os.sep)
    if keep and not is_folder:
        raise StorageError(f"--keep is for a folder: {target} is none")
    with _disk_errors(target):
        if is_folder:
            target.mkdir(parents=True, exist_ok=True, mode=0o700)
            file = _free(target / f"gonfalon-{time.strftime(STAMP, time.gmtime())}.sqlite")
        else:
            file = target
        if file.exists():
            raise StorageError(f"{file} exists already: choose another name, or a folder")
        found = _copy(source, file)
        return found._replace(removed=_remove_older(file, keep) if is_folder and keep else ())


def restore(backup: Path, database: str) -> Copy:
    """Put a backup in the place of a database that no server uses; what lay there is kept beside it. Raises StorageError."""
    file = database_file(database, "pg_restore --clean --dbname ADDRESS FILE")
    _must_be_there(backup, "name the file that `gonfalon backup` has made")
    if file.exists() and backup.samefile(file):
        raise StorageError(f"{backup} is the server's own database: name a backup of it")
    found = inspect(backup, thorough=False)
    if found.faults:
        raise StorageError(f"the backup {backup} is damaged ({found.faults[0]}): take an older one")
    if found.version > HEAD:
        raise newer(str(backup), found.version)
    held = lock(database)
    try:
        with _disk_errors(file):
            new = file.with_name(f"{file.name}.restored")
            new.unlink(missing_ok=True)  # of a restore that was cut short
            made = _copy(backup, new)
            kept = (
                _set_aside(file) if file.stat().st_size else None
            )  # `lock` makes an empty one where there is none
            new.rename(file)
            _flush_folder(file.parent)
    finally:
        held.close()
    return made._replace(file=file, kept=kept)


def inspect(file: Path, thorough: bool = True) -> Inspection:
    """Look through a database file, a running server's or a backup. Raises StorageError for what is no database of Gonfalon.

    thorough: indexes and references are compared, too; this takes several times as long.
    """
    try:
        with contextlib.closing(_opened(file)) as connection:
            tables = {str(row[0]) for row in connection.execute("SELECT name FROM sqlite_master")}
            if not {"alembic_version", "matches", "entries"} <= tables:
                raise StorageError(f"{file} is no database of Gonfalon")
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            pragma = "integrity_check" if thorough else "quick_check"
            told = [str(row[0]) for row in connection.execute(f"PRAGMA {pragma}(20)")]
            faults = [each for each in told if each != "ok"]
            if thorough and not faults:
                rows = connection.execute("PRAGMA foreign_key_check").fetchmany(20)
                faults = [f"row {row[1]} of {row[0]} belongs to no row of {row[2]}" for row in rows]
            (n_matches,) = connection.execute("SELECT count(*) FROM matches").fetchone()
    except sqlite3.Error as error:
        if is_corrupt(error):
            return Inspection("", 0, (str(error),))
        raise StorageError(f"cannot read {file}: {error}") from None
    return Inspection(str(version[0]) if version else "", int(n_matches), tuple(faults))


def _must_be_there(file: Path, what_to_do: str) -> None:
    if not file.is_file():
        raise StorageError(f"there is no database {file}: {what_to_do}")


def _opened(file: Path) -> sqlite3.Connection:
    """A connection for reading. A copy without a log beside it is opened as it is, from a disk that takes no writes as well."""
    has_log = file.with_name(f"{file.name}-wal").exists()
    with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as probe:
        try:
            probe.execute("PRAGMA schema_version").fetchone()
            mode = "mode=ro"
        except sqlite3.OperationalError:
            mode = "mode=rw" if has_log else "mode=ro&immutable=1"
    return sqlite3.connect(f"{file.resolve().as_uri()}?{mode}", uri=True, timeout=BUSY_SECONDS)


def _copy(source: Path, file: Path) -> Copy:
    """Copy a database to a new file, whole or not at all: it has its name only once it lies on the disk and has been looked through."""
    half = file.with_name(f"{file.name}.part")
    try:
        half.unlink(missing_ok=True)
        half.touch(mode=0o600)
        with (
            contextlib.closing(_opened(source)) as original,
            contextlib.closing(sqlite3.connect(half)) as copy,
        ):
            original.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, with no log beside it
        found = inspect(half, thorough=False)
        if found.faults:
            raise damaged(source, found.faults[0])
        _flush(half)
        half.rename(file)
        _flush_folder(file.parent)
    except sqlite3.Error as error:
        if is_corrupt(error):
            raise damaged(source, error) from None
        raise StorageError(f"cannot copy {source} to {file}: {error}") from None
    finally:
        with contextlib.suppress(OSError):
            half.unlink(missing_ok=True)
    return Copy(file, file.stat().st_size, found.n_matches, found.version)


def _set_aside(file: Path) -> Path:
    """Give a database that nobody uses, and the log beside it, another name. Damaged or not, nothing of it is changed."""
    kept = _free(file.with_name(f"{file.name}.before-restore-{time.strftime(STAMP, time.gmtime())}"))
    for end in ("-wal", "-shm", ""):
        part = file.with_name(file.name + end)
        if part.exists():
            part.rename(kept.with_name(kept.name + end))
    return kept


def _remove_older(newest: Path, keep: int) -> tuple[Path, ...]:
    """Remove all but so many copies of a folder, the newest counted; what has another name stays."""
    others = (file for file in newest.parent.iterdir() if _NAME.fullmatch(file.name) and file != newest)
    older = tuple(sorted(others, key=lambda file: file.stem, reverse=True)[keep - 1 :])
    for file in older:
        file.unlink()
    return older


def _free(file: Path) -> Path:
    """A name like this one that nothing has."""
    found, times = file, 1
    while found.exists():
        times += 1
        found = file.with_name(f"{file.stem}-{times}{file.suffix}")
    return found


def _flush(file: Path) -> None:
    with file.open("rb+") as raw:
        os.fsync(raw.fileno())


def _flush_folder(folder: Path) -> None:
    """A new name is on the disk."""
    with contextlib.suppress(OSError):  # not every file system knows it
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


@contextlib.contextmanager
def _disk_errors(target: Path) -> Generator[None]:
    """An error of the disk is told in one line."""
    try:
        yield
    except OSError as error:
        raise StorageError(f"cannot write {error.filename or target} ({error.strerror or error})") from None
