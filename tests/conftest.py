"""What all tests share: marks by folder, less garbage collection, and the browser that the browser tests drive."""

from __future__ import annotations

import gc
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test under tests/browser is a browser test."""
    for item in items:
        if item.path.is_relative_to(HERE / "browser"):
            item.add_marker(pytest.mark.browser)


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
    """Start that Chromium headless, without a sandbox for root, and without its own traffic."""
    quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
    return {"executable_path": chromium, "headless": True, "args": quiet}
