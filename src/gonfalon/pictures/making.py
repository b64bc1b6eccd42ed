"""Pictures made in a process of their own: what goes in and comes out is bytes."""

from __future__ import annotations

import os
import signal

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


def preview_of(raw: bytes) -> bytes:
    """The preview of a `Shown` in JSON, as a PNG."""
    return preview(msgspec.json.decode(raw, type=Shown))


def film_of(kind: Kind, raw: bytes) -> bytes:
    """The animation of a list of `Shown` in JSON."""
    return film(msgspec.json.decode(raw, type=list[Shown]), kind).data
