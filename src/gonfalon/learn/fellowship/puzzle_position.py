"""What puzzles of the card game ask: one decision, answered by one of its options."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from gonfalon.core.observation import InformationState, Observation
from gonfalon.games.fellowship.observation import FellowshipObservation
from gonfalon.learn.puzzle import Puzzle
from gonfalon.learn.puzzle_scale import PuzzleScale

LENGTH = 12
SCALE = PuzzleScale(half=4, fine=2, loose=8)
"""In games won of 100."""
LEVELS_TRIED = (1, 2, 3, 4, 5)


def mark(seen: Observation) -> str:
    """Hexadecimal digits that follow from the table, the hands as they are seen, and the question."""
    assert isinstance(seen, FellowshipObservation)
    hands = [(one.threat, sorted(one.hand), sorted(one.discard)) for one in seen.seats]
    rows = [seen.round, seen.phase, seen.stage, seen.cards, hands, seen.legal]
    return sha256(msgspec.json.encode(rows)).hexdigest()[:LENGTH]


def answers(information: InformationState) -> frozenset[str]:
    """The legal acts."""
    return frozenset(information.observation.legal or ())


def harder(puzzle: Puzzle) -> int:
    """Nothing but its level is known to make such a puzzle harder."""
    return 0
