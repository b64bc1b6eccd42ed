"""What a seat could guess of the enemy's pieces on the board."""

from __future__ import annotations

import random

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import StrategoObservation

from ...family import Belief
from ..belief.belief import Belief as Assigned
from ..knowledge.forgetting import forget
from ..knowledge.record import Record
from ..settings import LEVELS, Settings
from .readings import listed


def beliefs(information: InformationState, level: int | None) -> tuple[Belief, ...]:
    """Every enemy piece on the board, in the order of the observation; () during set-up.

    level: whose memory and habits of thought, None for the best.
    """
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    if seen.phase == "deployment":
        return ()
    settings, found = Settings() if level is None else LEVELS[level], []
    if settings.forget_turns:
        information = forget(information, settings.forget_turns)
    believed = Assigned(Record(information), random.Random(0), settings.trusts, settings.belief_sweeps)
    for piece in seen.pieces:
        if piece.owner != seen.seat:
            chances = believed.of(piece.id)
            sure = bool(piece.piece) and len(chances) == 1
            forgotten = bool(piece.piece) and not sure
            found.append(Belief(piece.id, piece.square, sure, forgotten, listed(chances)))
    return tuple(found)
