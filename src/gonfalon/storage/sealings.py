"""Sealings as text in the database."""

from __future__ import annotations

import msgspec

from gonfalon.match.sealing import Sealing


def written(sealing: Sealing | None) -> str:
    """A sealing as it is stored, "" for none. The parts of the seats are stored with them."""
    return "" if sealing is None else msgspec.json.encode({"key": sealing.key, "part": sealing.part}).decode()


def read(text: str) -> Sealing | None:
    """A stored sealing, None for ""."""
    return msgspec.json.decode(text, type=Sealing) if text else None
