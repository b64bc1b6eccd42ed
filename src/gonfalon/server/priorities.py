"""How work gives way to whoever plays: by a smaller share of the processors, or by taking only what nobody else wants of them."""

from __future__ import annotations

import contextlib
import os
import sys


def lower(niceness: int) -> None:
    """Give this process a smaller share, where the system has shares."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def become_idle() -> None:
    """Let this thread compute only while nobody else wants its processor. There is no way back: it may not raise itself again.

    A process of little share still gets its share, for milliseconds at a time, when a move takes longer than a few. A thread of
    this class never does. Linux alone has it; elsewhere, and where a host forbids it, nothing changes.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
