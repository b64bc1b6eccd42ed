"""Opening a database: SQLite in WAL mode or PostgreSQL by URL, brought to the newest schema."""

from __future__ import annotations

import contextlib
from pathlib import Path

from sqlalchemy import Connection, event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gonfalon.core.errors import StorageError

from .schema import HEAD


def url_of(database: str) -> str:
    """The URL of a database: a path becomes an SQLite file, postgresql:// goes through asyncpg. Raises StorageError."""
    if database.startswith(("postgresql://", "postgres://")):
        try:
            import asyncpg  # noqa: F401  # pyright: ignore[reportMissingImports]
        except ImportError:
            raise StorageError("PostgreSQL needs the extra: pip install 'gonfalon[postgres]'") from None
        return "postgresql+asyncpg://" + database.split("://", 1)[1]
    if "://" in database:
        raise StorageError(f"cannot use {database.split('://')[0]!r}: give a file or a postgresql:// address")
    return f"sqlite+aiosqlite:///{Path(database).expanduser().resolve()}"


async def open_engine(database: str) -> AsyncEngine:
    """A ready engine. Raises StorageError with one line that says what to do."""
    url = url_of(database)
    try:
        if url.startswith("sqlite"):
            _keep_private(Path(database).expanduser().resolve())
        engine = create_async_engine(url, hide_parameters=True)  # what seats bring shows in no error
        if url.startswith("sqlite"):
            event.listen(engine.sync_engine, "connect", _pragmas)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except (OSError, SQLAlchemyError) as error:
        raise StorageError(f"cannot open the database {database}: {error}") from error
    return engine


def _keep_private(file: Path) -> None:
    """A database for its owner's eyes alone: it holds every hidden set-up. Folders made for it are the owner's, too."""
    missing = [folder for folder in reversed(file.parents) if not folder.exists()]
    for folder in missing:
        folder.mkdir(mode=0o700, exist_ok=True)
    file.touch(mode=0o600)
    for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        if each.exists() and each.stat().st_mode & 0o077:
            with contextlib.suppress(PermissionError):  # another user's: theirs to decide
                each.chmod(0o600)


def _pragmas(connection, _record) -> None:  # pyright: ignore
    """WAL, and a flush to disk at each commit: what was acknowledged survives a crash of the machine, too."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if _version(connection) == HEAD:
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
        raise StorageError("the database was written by a newer version of Gonfalon") from error


def _version(connection: Connection) -> str:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return ""
    row = connection.execute(text("SELECT version_num FROM alembic_version")).first()
    return str(row[0]) if row else ""
