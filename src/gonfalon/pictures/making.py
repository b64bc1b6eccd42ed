"""Pictures made in a process of their own: what goes in and comes out is bytes."""

from __future__ import annotations

import msgspec

from .facts import Shown
from .film import Kind, film
from .preview import preview


def preview_of(raw: bytes) -> bytes:
    """The preview of a `Shown` in JSON, as a PNG."""
    return preview(msgspec.json.decode(raw, type=Shown))


def film_of(kind: Kind, raw: bytes) -> bytes:
    """The animation of a list of `Shown` in JSON."""
    return film(msgspec.json.decode(raw, type=list[Shown]), kind).data
