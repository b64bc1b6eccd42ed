"""What all tests share: marks by folder, less garbage collection, databases, and the browser that the browser tests drive."""

from __future__ import annotations

import gc
import inspect
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

from tests.storage.cluster import POSTGRESQL, Cluster, database_for, postgresql_programs

HERE = Path(__file__).parent


SLOW = frozenset((HERE / "slow_tests.txt").read_text(encoding="utf-8").splitlines())
"""Tests, and cases of tests, that take seconds. Written by scripts/slow_tests.py."""
SLOW_FIXTURES = frozenset({"image", "simulated"})
"""Fixtures of a module that take 20 s: the first of its tests is charged with them, whichever it is."""


def pytest_configure() -> None:
    """A call without a timeout of its own has a minute, not the five seconds of httpx: a busy machine answers late."""
    usual = inspect.signature(httpx.get).parameters["timeout"].default
    usual.connect = usual.read = usual.write = usual.pool = 60.0


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test under tests/browser is a browser test; the slow ones of the others are marked."""
    for item in items:
        if item.path.is_relative_to(HERE / "browser"):
            item.add_marker(pytest.mark.browser)
        elif (
            item.nodeid in SLOW
            or item.nodeid.partition("[")[0] in SLOW
            or not SLOW_FIXTURES.isdisjoint(getattr(item, "fixturenames", ()))
        ):
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    """What is there before the first test is left out of garbage collection: to look through it took 0.5 s a time, in any test."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def chromium() -> str:
    """The Chromium to drive; without one the test is skipped (./check says so loudly, and CI fails)."""
    place = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if not place:
        pytest.skip("no Chromium: set $CHROMIUM or run ./check browser")
    return place


@pytest.fixture(scope="session")
def browser_type_launch_args(chromium: str) -> dict[str, Any]:
    """Start its headless shell if ./check has found one, else that Chromium headless; no sandbox for root, no traffic of its own."""
    quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
    place = os.environ.get("CHROMIUM_HEADLESS_SHELL") or chromium
    return {"executable_path": place, "headless": True, "args": quiet}


@pytest.fixture(scope="session")
def whole_browser(launch_browser: Callable[..., Browser], chromium: str) -> Iterator[Browser]:
    """Chromium itself, for what its headless shell cannot do: notifications."""
    found = launch_browser(executable_path=chromium)
    yield found
    found.close()


# ---- databases -------------------------------------------------------------------------------------------------------

ON_A_DATABASE = ("client", "database")
"""Fixtures that take the kind of their database as a parameter."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of a module that says `ON_POSTGRESQL` and use a database run on PostgreSQL, too.

    ON_POSTGRESQL: the names of those that do so every day, the others being `long`; or True for all every day.
    """
    everyday = getattr(metafunc.module, "ON_POSTGRESQL", None)
    fixture = next((name for name in ON_A_DATABASE if name in metafunc.fixturenames), "")
    if everyday is None or not fixture:
        return
    is_long = everyday is not True and metafunc.function.__name__ not in everyday
    marks = [pytest.mark.long] if is_long else []
    metafunc.parametrize(fixture, ["sqlite", pytest.param(POSTGRESQL, marks=marks)], indirect=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server of our own, which forgets all when the machine falls."""
    found = Cluster(postgresql_programs())
    yield found
    found.remove()


@pytest.fixture
def address(cluster: Cluster) -> Iterator[str]:
    """A database of PostgreSQL with empty tables, by its address."""
    found = cluster.new_database()
    yield found
    cluster.drop(found)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of the test's own, by path or address: see `pytest_generate_tests`."""
    with database_for(request, tmp_path) as found:
        yield found
