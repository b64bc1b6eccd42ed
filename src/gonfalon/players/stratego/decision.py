"""The context of one decision, handed to every part of the search: what is seen, believed and weighed.

No part changes it; only the belief's walk over assignments goes on with each sample.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.kernel.layout import CHASE_OFF
from gonfalon.games.stratego.legal_action import LegalAction, legal_actions
from gonfalon.games.stratego.observation import PieceView, StrategoObservation
from gonfalon.games.stratego.rules import Rules

from .belief.belief import Belief
from .clock import SearchClock
from .kernel.eval_weights import UNIT
from .knowledge.fights import Fights, fights_now, ring_stage
from .knowledge.turns import impatience
from .settings import Settings

ATTACK_URGE = 5.0
"""Worth that an attack on a hidden piece gains when nothing has been captured for long."""


@dataclass(frozen=True)
class SearchContext:
    """What one decision is made from.

    tables: the ruleset's tables as the tree search uses them. stage: of the Ring. urgency: hundredths that an attack on a hidden piece
    gains because nothing has been captured for long. piece_at: square -> piece. actions: text -> legal action.
    hidden_row: id of a hidden piece -> its row in the belief.
    """

    information: InformationState
    seen: StrategoObservation
    settings: Settings
    rules: Rules
    fights: Fights
    tables: Any
    belief: Belief
    stage: int
    urgency: float
    piece_at: dict[str, PieceView]
    actions: dict[str, LegalAction]
    hidden_row: dict[int, int]

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.seen.seat

    @property
    def has_powers(self) -> bool:
        """Does the ruleset have powers or a quest?"""
        return has_powers(self.rules)

    @property
    def own(self) -> list[PieceView]:
        """The own pieces, in the order of the observation."""
        return [piece for piece in self.seen.pieces if piece.owner == self.seat]

    @property
    def enemies(self) -> list[PieceView]:
        """The enemy's pieces, in the order of the observation."""
        return [piece for piece in self.seen.pieces if piece.owner != self.seat]

    def is_mobile(self, kind: str) -> bool:
        """Can a piece of the kind move?"""
        return self.fights.pieces[kind].reach > 0

    def chances_of(self, piece: PieceView) -> np.ndarray:
        """float64[kinds]: what an enemy's piece may be; they add up to 1."""
        known = self.belief.known.get(piece.id)
        if known is None:
            return self.belief.chances[self.hidden_row[piece.id]]
        return np.eye(len(self.belief.kinds))[known]


def context_of(
    information: InformationState, rng: random.Random, settings: Settings, clock: SearchClock | None = None
) -> SearchContext:
    """The context of a decision in play. rng: what the belief draws from. clock: shortens the belief where time is short."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    fights = fights_now(information)
    rules = fights.under
    is_read = clock is None or clock.has_time_to_read(len(information.events))
    behaviour = settings.behaviour_share if is_read else 0.0
    trusts = (settings.deployment_prior, behaviour, settings.adjacency_prior)
    belief = Belief(information, fights, rng, *trusts, settings.belief_sweeps, clock)
    return SearchContext(
        information=information,
        seen=seen,
        settings=settings,
        rules=rules,
        fights=fights,
        tables=search_tables(rules)[0],
        belief=belief,
        stage=ring_stage(seen.ring),
        urgency=ATTACK_URGE * UNIT * impatience(information, has_powers(rules)),
        piece_at={piece.square: piece for piece in seen.pieces},
        actions={action.text: action for action in legal_actions(seen)},
        hidden_row={piece.id: i for i, piece in enumerate(belief.hidden)},
    )


def has_powers(rules: Rules) -> bool:
    """Does the ruleset have powers or a quest?"""
    return int(rules.tables["has_powers"]) == 1


def search_tables(rules: Rules) -> np.ndarray:
    """The ruleset's tables without the rules that need the whole history (the chase; legal root moves obey it anyway)."""
    tables = rules.array.copy()
    tables["chase"] = CHASE_OFF
    tables["ply_cap"] = 0
    return tables
