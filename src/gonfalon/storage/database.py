"""Opening a database: SQLite in WAL mode or PostgreSQL by address, brought to the newest schema."""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import sqlite3
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import IO, Protocol, TypeVar

from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gonfalon.core.errors import StorageError

from .integrity import damaged, is_corrupt
from .membership import SharedLock
from .postgresql import ANSWER_SECONDS, ServerLock, check_encoding, engine_of, wait_for_migrations
from .schema import HEAD

POSTGRES = ("postgresql", "postgres")
_Held = TypeVar("_Held", ServerLock, SharedLock)
_ADDRESS = re.compile(r"([a-zA-Z][a-zA-Z0-9+.-]*)://")


def is_address(database: str) -> bool:
    """Is this the address of a database server, and no path?"""
    return _ADDRESS.match(database) is not None


def file_of(database: str) -> Path:
    """The file of a database that is none by address."""
    return Path(database).expanduser().resolve()


def url_of(database: str) -> URL:
    """The URL of a database: a path becomes an SQLite file, postgresql:// goes through asyncpg. Raises StorageError.

    A path is never pasted into a text that is read again: any character may stand in it.
    """
    found = _ADDRESS.match(database)
    if found is None:
        return URL.create("sqlite+aiosqlite", database=str(file_of(database)))
    if found[1].lower() not in POSTGRES:
        raise StorageError(f"cannot use {found[1]!r}: give a folder or a postgresql:// address")
    try:
        import_module("asyncpg")
    except ImportError:
        raise StorageError("PostgreSQL needs the extra: pip install 'gonfalon[postgres]'") from None
    try:
        return make_url("postgresql" + database[len(found[1]) :]).set(drivername="postgresql+asyncpg")
    except (SQLAlchemyError, ValueError):
        raise StorageError(
            "this postgresql:// address cannot be read: write it as postgresql://user:password@host:5432/name, "
            "with %40 for @, %2F for / and %3A for : in the password"
        ) from None


def shown(url: URL) -> str:
    """A database as an error may name it: without its password."""
    if url.drivername.startswith("sqlite"):
        return url.database or ""
    where = {name: url.query[name] for name in ("host", "port") if name in url.query}
    told = url.set(drivername="postgresql", query=where).render_as_string(hide_password=True)
    return told.replace("%2F", "/")


def without_password(told: str, url: URL) -> str:
    """A text of the database's driver with the password struck out."""
    secrets = [str(url.password or ""), *(value for value in url.query.values() if isinstance(value, str))]
    if url.password:
        secrets.append(url.render_as_string(hide_password=False).partition("@")[0].rpartition(":")[2])
    for secret in filter(None, secrets):
        told = told.replace(secret, "***")
    return told


async def open_engine(database: str) -> AsyncEngine:
    """A ready engine. Raises StorageError with one line that says what to do."""
    url = url_of(database)
    is_file = not is_address(database)
    try:
        if is_file:
            _keep_private(file_of(database))
            _keep_copy(file_of(database))
            engine = create_async_engine(url, hide_parameters=True)  # what seats bring shows in no error
            event.listen(engine.sync_engine, "connect", _pragmas)
        else:
            engine = engine_of(
                url, create=create_async_engine
            )  # to bring tables up to date takes as long as it takes
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        if not is_file:
            await engine.dispose()
            engine = engine_of(url, ANSWER_SECONDS)
    except StorageError:
        raise
    except Exception as error:  # asyncpg has a tree of errors of its own
        if is_file and not isinstance(error, (OSError, SQLAlchemyError, sqlite3.Error)):
            raise
        if is_file and is_corrupt(error):
            raise damaged(file_of(database), error) from None
        told = without_password(str(error) or type(error).__name__, url)
        raise StorageError(f"cannot open the database {shown(url)}: {told}") from (error if is_file else None)
    return engine


async def open_as_it_is(database: str) -> AsyncEngine:
    """An engine on a database that a server may be using: it is neither created nor brought up to date. Raises StorageError."""
    url = url_of(database)
    is_file = not is_address(database)
    if is_file and not file_of(database).is_file():
        raise StorageError(
            f"there is no database {shown(url)}: say with --data where the server keeps its games"
        )
    try:
        if is_file:
            engine = create_async_engine(url, hide_parameters=True)
            event.listen(engine.sync_engine, "connect", _pragmas_as_it_is)
        else:
            engine = engine_of(url, create=create_async_engine)
        async with engine.connect() as connection:
            version = await connection.run_sync(_version)
    except Exception as error:  # asyncpg has a tree of errors of its own
        if is_file and not isinstance(error, (OSError, SQLAlchemyError, sqlite3.Error)):
            raise
        if is_file and is_corrupt(error):
            raise damaged(file_of(database), error) from None
        told = without_password(str(error) or type(error).__name__, url)
        raise StorageError(f"cannot open the database {shown(url)}: {told}") from None
    if version != HEAD:
        await engine.dispose()
        if version > HEAD:
            raise newer(shown(url), version)
        raise StorageError(
            f"the database {shown(url)} is of another version: start the server of this version once, then repeat this"
        )
    return engine


def newer(database: str, version: str) -> StorageError:
    """The error of a database that this version of the program cannot read. version: of its schema."""
    return StorageError(
        f"the database {database} was written by a newer version of Gonfalon (schema {version}, this one knows {HEAD}): "
        "install that version"
    )


class Lock(Protocol):
    """What keeps other servers away from a database."""

    @property
    def is_held(self) -> bool:
        """Are they kept away now?"""
        ...

    def close(self) -> None:
        """Let them in."""
        ...


class FileLock:
    """A locked file beside a database file; the system holds it as long as this process lives."""

    is_held = True

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def close(self) -> None:
        """Let other servers in."""
        self._file.close()


def shared_lock(database: str) -> SharedLock:
    """Keep servers that want the database for themselves away from it; those that share it are let in.

    Raises StorageError if another server has it for itself, and for a file.
    """
    if not is_address(database):
        raise StorageError("servers share a PostgreSQL database, no file: give its address with --data")
    return _taken(SharedLock, url_of(database))


def lock(database: str) -> Lock:
    """Keep other servers away from a database as long as this process lives.

    Raises StorageError if another server has it. A file in the folder is locked, not the database: tools may read that.
    """
    if is_address(database):
        return _taken(ServerLock, url_of(database))
    return FileLock(_locked(file_of(database)))


def _taken(kind: Callable[[URL, str], _Held], url: URL) -> _Held:
    """A lock in the database, taken. Raises StorageError, without the password, where another server has it."""
    held = kind(url, shown(url))
    try:
        held.take()
    except StorageError as error:
        raise StorageError(without_password(str(error), url)) from None
    return held


def _locked(file: Path) -> IO[str]:
    """The file beside a database, locked. Raises StorageError that names who has locked it."""
    try:
        _keep_private(file)
        held = os.fdopen(os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600), "r+")
    except OSError as error:
        raise StorageError(f"cannot open the database {file}: {error}") from error
    try:
        fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        other = held.read(20).strip()
        held.close()
        raise StorageError(
            f"another Gonfalon server{f' (process {other})' if other.isdigit() else ''} keeps its games in {file.parent}: "
            "stop it, or choose another folder with --data"
        ) from None
    except OSError:  # a file system without locks
        return held
    held.truncate(0)
    held.write(f"{os.getpid()}\n")
    held.flush()
    return held


def _keep_copy(file: Path) -> None:
    """Before a database of an older version is changed, keep a copy of it beside it, named by its version. Raises StorageError."""
    if not file.stat().st_size:
        return
    with contextlib.closing(sqlite3.connect(file, timeout=5)) as source:
        has_version = source.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        row = source.execute("SELECT version_num FROM alembic_version").fetchone() if has_version else None
        if row is None or row[0] >= HEAD:
            return
        copy = file.with_name(f"{file.name}.version-{row[0]}")
        times = 1
        while copy.exists():  # an older database was put back meanwhile
            times += 1
            copy = file.with_name(f"{file.name}.version-{row[0]}-{times}")
        half = copy.with_name(f"{copy.name}.part")
        try:
            half.unlink(missing_ok=True)
            half.touch(mode=0o600)
            with contextlib.closing(sqlite3.connect(half)) as target:
                source.backup(target)
            half.rename(copy)
        except (OSError, sqlite3.Error) as error:
            with contextlib.suppress(OSError):
                half.unlink(missing_ok=True)
            if is_corrupt(error):
                raise damaged(file, error) from error
            raise StorageError(
                f"cannot keep a copy of {file} before it is brought up to date ({error}): make room on the disk"
            ) from error


def _keep_private(file: Path) -> None:
    """A database for its owner's eyes alone: it holds every hidden set-up. Folders made for it are the owner's, too."""
    missing = [folder for folder in reversed(file.parents) if not folder.exists()]
    for folder in missing:
        folder.mkdir(mode=0o700, exist_ok=True)
    if not file.exists():  # a database is opened by SQLite alone: see check_file
        file.touch(mode=0o600)
    for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        if each.exists() and each.stat().st_mode & 0o077:
            with contextlib.suppress(PermissionError):  # another user's: theirs to decide
                each.chmod(0o600)


LASTING = ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""A flush to disk at each commit: what was acknowledged survives a crash of the machine, too."""
PRAGMAS = ("journal_mode=WAL", *LASTING)
"""Settings of every connection of a server to its SQLite file."""


def _pragmas(connection: DBAPIConnection, _record: object) -> None:
    """WAL, and what lasts."""
    _set(connection, PRAGMAS)


def _pragmas_as_it_is(connection: DBAPIConnection, _record: object) -> None:
    """What lasts; the file keeps its journal mode."""
    _set(connection, LASTING)


def _set(connection: DBAPIConnection, lines: tuple[str, ...]) -> None:
    cursor = connection.cursor()
    for line in lines:
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        check_encoding(connection)
    if _version(connection) == HEAD:
        return
    if connection.dialect.name == "postgresql":
        wait_for_migrations(connection)
        if _version(connection) == HEAD:  # another server was quicker
            return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise newer(shown(connection.engine.url), _version(connection)) from error


def _version(connection: Connection) -> str:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return ""
    row = connection.execute(text("SELECT version_num FROM alembic_version")).first()
    return str(row[0]) if row else ""
