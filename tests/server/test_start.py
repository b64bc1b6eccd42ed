"""A server listens before it has loaded what only later work needs."""

from __future__ import annotations

import subprocess
import sys

LATER = ("alembic", "fluent", "httpx", "numba")
"""For a new database, for texts, for servers that share a database, for the rules."""
PROGRAM = f"""
import sys
import gonfalon.cli.main
from gonfalon.server.app import build
build("nowhere.sqlite")
print([name for name in {LATER} if name in sys.modules])
"""


def test_what_only_later_work_needs_is_not_loaded_before_a_server_listens():
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
