"""The environments with bounds checks on: nothing is read or written out of range, and they show the same to the bit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]


def in_mode(bounds: str) -> dict[str, Any]:
    """run_bounds.py in a process of its own."""
    environment = {
        **os.environ,
        "GONFALON_BOUNDS": bounds,
        "GONFALON_PLAIN": "",
        "PYTHONPATH": str(ROOT / "src"),
    }
    command = [sys.executable, str(ROOT / "tests/envs/stratego/run_bounds.py")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=400, check=False)
    assert done.returncode == 0, done.stderr[-800:]
    return json.loads(done.stdout)


@pytest.mark.long
def test_with_bounds_checks_the_environments_show_the_same() -> None:
    checked, usual = in_mode("1"), in_mode("")
    assert (checked["bounds"], usual["bounds"]) == (True, False)
    assert not checked["plain"]
    assert checked["digest"] == usual["digest"]
