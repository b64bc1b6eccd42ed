"""Other programs' formats, one file each (docs/guides/formats.md). Reading raises NotationError and nothing else."""

from __future__ import annotations

from gonfalon.core.errors import NotationError

from . import gravon_xml, gsn
from .imported import Imported, replay

MAX_BYTES = 2_000_000
"""Longer texts are refused before they are read."""

__all__ = ["MAX_BYTES", "Imported", "read", "replay"]


def read(raw: bytes) -> Imported:
    """A Gravon XML or GSN file, told apart by how it begins. Raises NotationError."""
    if len(raw) > MAX_BYTES:
        raise NotationError("", 0, f"the file is larger than {MAX_BYTES} bytes")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotationError("", error.start, "not UTF-8 text") from None
    return gravon_xml.read(text) if text.lstrip().startswith("<") else gsn.read(text)
