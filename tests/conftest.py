"""What all tests share: marks by folder, and the browser that the browser tests drive."""

from __future__ import annotations

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
