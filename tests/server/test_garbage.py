"""What is loaded at the start: nothing is collected meanwhile, nothing superfluous is loaded, and it is never looked through again."""

from __future__ import annotations

import os
import subprocess
import sys

from gonfalon.server import garbage

PROGRAM = """
import gc
import sys
from gonfalon.server.garbage import collect_seldom, load_without_pauses
load_without_pauses()
before = [one["collections"] for one in gc.get_stats()]
from gonfalon.server.app import build
build("unused.sqlite")
assert [one["collections"] for one in gc.get_stats()] == before
assert "pydantic" not in sys.modules
collect_seldom()
print(gc.get_freeze_count() > 1_000, gc.get_threshold(), gc.isenabled())
"""


def test_collections_leave_out_what_was_loaded() -> None:
    told = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert told.strip() == f"True {garbage.THRESHOLDS} True"
