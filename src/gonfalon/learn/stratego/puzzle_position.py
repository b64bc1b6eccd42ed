"""The mark of a puzzle's position: what stands where, as the asked seat sees it."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from gonfalon.core.observation import InformationState, Observation
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.ruleset import load
from gonfalon.learn.puzzle import Puzzle
from gonfalon.learn.puzzle_scale import PuzzleScale

LENGTH = 12
SCALE = PuzzleScale(half=0.7, fine=0.3, loose=2.0)
"""In worths: 1 is about the worth of the weakest piece."""
LEVELS_TRIED = (1, 2, 3, 4, 5, 6)
"""The highest level is the search that proves an act."""
FULL_BOARD, COUNTING_ERRS = 100, 150
"""Points for a full army, and where counting alone finds another act or nearly a tie."""
FULL_ARMY, TIE = 30, 1.0
"""Pieces; worths that the second is behind."""


def mark(seen: Observation) -> str:
    """Hexadecimal digits that follow from the pieces alone: square, owner, kind, moved, shown."""
    assert isinstance(seen, StrategoObservation)
    rows = sorted((one.square, one.owner, one.piece, one.moved, one.shown) for one in seen.pieces)
    return sha256(msgspec.json.encode(rows)).hexdigest()[:LENGTH]


def answers(information: InformationState) -> frozenset[str]:
    """The legal acts."""
    return frozenset(information.observation.legal or ())


def harder(puzzle: Puzzle) -> int:
    """Points for a full army, and where counting alone errs or nearly ties."""
    proof = puzzle.proof
    is_full = sum(load(puzzle.variant).armies[puzzle.seat].values()) >= FULL_ARMY
    errs = proof.counting_best != "" and (proof.counting_best != puzzle.best or proof.counting_gap < TIE)
    return FULL_BOARD * is_full + COUNTING_ERRS * errs
