"""What a seat could guess of the enemy's pieces on the board."""

from __future__ import annotations

import random

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import StrategoObservation

from ...family import Belief
from ..belief.belief import Belief as Assigned
from ..knowledge.fights import fights_now
from ..knowledge.forgetting import forget
from ..settings import LEVELS, Settings

LEAST_CHANCE = 0.005


def beliefs(information: InformationState, level: int | None) -> tuple[Belief, ...]:
    """Every enemy piece on the board, in the order of the observation. level: whose memory and habits of thought, None for the best."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    chances = chances_of(information, Settings() if level is None else LEVELS[level])
    found = []
    for piece in seen.pieces:
        if piece.id in chances:
            sure = bool(piece.piece) and len(chances[piece.id]) == 1
            forgotten = bool(piece.piece) and not sure
            found.append(Belief(piece.id, piece.square, sure, forgotten, _listed(chances[piece.id])))
    return tuple(found)


def chances_of(information: InformationState, settings: Settings) -> dict[int, dict[str, float]]:
    """Enemy piece id -> kind -> chance, adding up to 1 for each; {} during set-up."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    if seen.phase == "deployment":
        return {}
    if settings.forget_turns:
        information = forget(information, settings.forget_turns)
    trusts = (settings.deployment_prior, settings.behaviour_share, settings.adjacency_prior)
    fights, n_sweeps = fights_now(information), settings.belief_sweeps
    found = Assigned(information, fights, random.Random(0), *trusts, n_sweeps=n_sweeps)
    return {piece.id: found.of(piece.id) for piece in seen.pieces if piece.owner != seen.seat}


def _listed(chances: dict[str, float]) -> tuple[tuple[str, float], ...]:
    """Likeliest first, rounded, without the next to impossible."""
    order = sorted(chances.items(), key=lambda each: -each[1])
    return tuple((kind, round(chance, 3)) for kind, chance in order if chance >= LEAST_CHANCE)
