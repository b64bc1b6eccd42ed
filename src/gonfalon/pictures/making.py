"""Pictures made in a process of their own: what goes in and comes out is bytes."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from typing import Any

import msgspec

from .facts import Shown
from .film import Kind, film
from .preview import preview

NICENESS = 10
"""Pictures wait for whoever plays."""


def begin() -> None:
    """Start a process that makes pictures: it leaves signals of a terminal to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)


def timed(work: Callable[..., bytes], *args: Any) -> tuple[bytes, float]:
    """What this work makes, and the seconds that this process has computed for it."""
    began = time.process_time()
    return work(*args), time.process_time() - began


def preview_of(raw: bytes) -> bytes:
    """The preview of a `Shown` in JSON, as a PNG."""
    return preview(msgspec.json.decode(raw, type=Shown))


def film_of(kind: Kind, raw: bytes) -> bytes:
    """The animation of a list of `Shown` in JSON."""
    return film(msgspec.json.decode(raw, type=list[Shown]), kind).data
