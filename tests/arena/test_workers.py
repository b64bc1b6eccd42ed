"""A worker ends when it is told to, whatever Python is doing at that moment."""

from __future__ import annotations

import subprocess
import sys

SWALLOWS_THE_EXIT = """
import os, signal, time
from gonfalon.arena.workers import end_on_signals

class Swallows:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(0.05)

end_on_signals()
try:
    Swallows()
    time.sleep(30)
    print("still here")
finally:
    print("cleaned up")
"""


def test_an_exit_lost_in_a_finalizer_is_asked_for_again():
    ended = subprocess.run(
        [sys.executable, "-c", SWALLOWS_THE_EXIT], capture_output=True, text=True, timeout=60
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "cleaned up\n", "")
