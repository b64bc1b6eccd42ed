"""Work for the processes of a pool, in a module that they can import."""

from __future__ import annotations

import os
import signal

from gonfalon.core.errors import WireError


def fail() -> None:
    """What players may raise, in words that another process understands."""
    raise WireError("request/invalid", "this is nothing")


def fall_over() -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def priority() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


def policy() -> int:
    """How the system shares processors out to the thread that works."""
    return os.sched_getscheduler(0)
