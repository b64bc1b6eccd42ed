"""After `gonfalon warm` nothing is left to compile: no level, hint, belief, environment, batch or seat under a referee waits for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(
    os.environ.get("GONFALON_PLAIN") == "1", reason="nothing is compiled in plain mode"
)


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a Python with our sources says. Both kernels and their stamps lie where the environment says."""
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment},
        capture_output=True,
        text=True,
        check=True,
    )


def not_ready(which: str, **environment: str) -> Any:
    """Names of the kernels that warming has left out."""
    said = python("tests.cli.compiled_calls", which, **environment)
    assert said.stderr == ""
    return json.loads(said.stdout)


def test_warming_calls_every_kernel_that_a_few_kinds_of_games_call():
    assert not_ready("covered") == []


def test_after_its_rehearsal_a_seat_under_a_referee_loads_nothing_more():
    assert not_ready("rehearsed") == []


@pytest.mark.long
def test_after_warming_an_empty_cache_nothing_is_compiled(tmp_path: Path):
    """No kernel, and no child process that would compile and say so on standard error."""
    python("gonfalon.cli.main", "warm", GONFALON_CACHE=str(tmp_path))
    assert not_ready("fresh", GONFALON_CACHE=str(tmp_path)) == []
