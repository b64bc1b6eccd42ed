"""Places at which a test may end the server process, as `kill -9` would."""

from __future__ import annotations

import os
import signal

_crash_plan = os.environ.get("GONFALON_TEST_CRASH", "")
_crash_count = 0


def crash_point(name: str) -> None:
    """For tests of `kill -9`: GONFALON_TEST_CRASH=after-commit:7 ends the process at the seventh commit."""
    global _crash_count
    if not _crash_plan.startswith(name + ":"):
        return
    _crash_count += 1
    if _crash_count >= int(_crash_plan.partition(":")[2]):
        os.kill(os.getpid(), signal.SIGKILL)
