"""The mark of a puzzle's position: what stands where, as the asked seat sees it."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from gonfalon.core.observation import InformationState, Observation
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.learn.puzzle_scale import PuzzleScale

LENGTH = 12
SCALE = PuzzleScale(half=0.7, fine=0.3, loose=2.0)
"""In worths: 1 is about the worth of the weakest piece."""


def mark(seen: Observation) -> str:
    """Hexadecimal digits that follow from the pieces alone: square, owner, kind, moved, shown."""
    assert isinstance(seen, StrategoObservation)
    rows = sorted((one.square, one.owner, one.piece, one.moved, one.shown) for one in seen.pieces)
    return sha256(msgspec.json.encode(rows)).hexdigest()[:LENGTH]


def answers(information: InformationState) -> frozenset[str]:
    """The legal acts."""
    return frozenset(information.observation.legal or ())
