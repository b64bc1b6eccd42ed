"""Other programs' formats, one file each (docs/guides/formats.md).

Reading needs no compiled rules, so that a broken file is reported at once, and raises no error but NotationError. `replay` loads the
rules.
"""

from __future__ import annotations

from gonfalon.core.errors import NotationError

from . import gravon_xml, gsn
from .imported import Imported, Replayed, replay, summary

MAX_BYTES = 2_000_000
"""Longer texts are refused before they are read."""

__all__ = ["MAX_BYTES", "Imported", "Replayed", "read", "replay", "summary"]


def read(raw: bytes) -> Imported:
    """A Gravon XML or GSN file, told apart by how it begins; the file's name does not matter. Raises NotationError."""
    if len(raw) > MAX_BYTES:
        raise NotationError("", 0, f"the file is larger than {MAX_BYTES} bytes")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = raw.decode("latin-1")
    if "\0" in text:
        raise NotationError("", text.index("\0"), "not text")
    text = text.lstrip()
    if text.startswith("<"):
        return gravon_xml.read(text)
    if text.startswith("#"):
        return gsn.read(text)
    raise NotationError(
        text[:40],
        0,
        "not a game: our record begins with {, Gravon XML with <stratego>, GSN with '#... Stratego-Notation v1'",
    )
