"""Every schema that there has ever been is brought up to date: a database with games of version 1 that stopped at each of them."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from gonfalon.storage import database
from gonfalon.storage.schema import HEAD
from gonfalon.storage.store import Store

OLD = Path(__file__).parent / "data" / "version-1.sqlite"
MIGRATIONS = Path(database.__file__).parent / "migrations"
SCHEMAS = sorted(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def bring_to(file: Path, schema: str) -> None:
    """Run the migrations up to one of them."""
    engine = create_engine(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, schema)
    engine.dispose()


def content(file: Path) -> list[str]:
    """All tables and rows, as SQL."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return sorted(connection.iterdump())


@pytest.fixture(scope="module")
def newest(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What becomes of version 1 in one go."""
    file = tmp_path_factory.mktemp("newest") / "test.sqlite"
    shutil.copy(OLD, file)
    bring_to(file, HEAD)
    return content(file)


@pytest.mark.parametrize("schema", SCHEMAS)
async def test_a_database_of_each_schema_is_brought_up_to_date(
    tmp_path: Path, schema: str, newest: list[str]
):
    """A server that was updated at any time has the same tables, games and moves in the end."""
    file = tmp_path / "test.sqlite"
    shutil.copy(OLD, file)
    bring_to(file, schema)
    store = await Store.open(str(file))
    await store.check()
    await store.close()
    assert content(file) == newest
    copies = list(tmp_path.glob("*.version-*"))
    assert [copy.name for copy in copies] == ([] if schema == HEAD else [f"test.sqlite.version-{schema}"])


def test_the_newest_schema_is_the_last_migration():
    assert SCHEMAS[-1] == HEAD
