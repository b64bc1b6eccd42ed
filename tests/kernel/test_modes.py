"""The same source compiled, uncompiled and with bounds checks plays the same games, to the bit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .run_games import digests, playouts

ROOT = Path(__file__).parents[2]
SEED = 21


def in_mode(**mode: str) -> dict[str, Any]:
    """run_games.py in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **mode}
    command = [sys.executable, str(ROOT / "tests/kernel/run_games.py"), str(SEED)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=True)
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def compiled() -> tuple[list[str], str]:
    return digests(SEED), playouts(SEED, 3)


def test_plain_mode_plays_the_same_games(compiled: tuple[list[str], str]) -> None:
    plain = in_mode(GONFALON_PLAIN="1")
    assert plain["plain"]
    assert (plain["digests"], plain["playouts"]) == compiled
    assert len(plain["digests"]) > 200


@pytest.mark.long
def test_with_bounds_checks_nothing_is_out_of_range(compiled: tuple[list[str], str]) -> None:
    checked = in_mode(GONFALON_BOUNDS="1", GONFALON_PLAIN="")
    assert checked["bounds"]
    assert not checked["plain"]
    assert (checked["digests"], checked["playouts"]) == compiled
