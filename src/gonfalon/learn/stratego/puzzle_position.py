"""The mark of a puzzle's position: what stands where, as the asked seat sees it."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from gonfalon.core.observation import Observation
from gonfalon.games.stratego.observation import StrategoObservation

LENGTH = 12


def mark(seen: Observation) -> str:
    """Hexadecimal digits that follow from the pieces alone: square, owner, kind, moved, shown."""
    assert isinstance(seen, StrategoObservation)
    rows = sorted((one.square, one.owner, one.piece, one.moved, one.shown) for one in seen.pieces)
    return sha256(msgspec.json.encode(rows)).hexdigest()[:LENGTH]
