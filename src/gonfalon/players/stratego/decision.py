"""The context of one decision, handed to every part of the search: what is seen, believed and weighed.

No part changes it; only the belief's walk over assignments goes on with each sample.
"""

from __future__ import annotations

import random

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.kernel.layout import CHASE_OFF
from gonfalon.games.stratego.legal_action import legal_actions
from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.rules import Rules

from .belief.belief import Belief
from .clock import SearchClock
from .kernel.eval_weights import UNIT
from .knowledge.fights import ring_stage
from .knowledge.record import Record, impatience
from .settings import Settings

ATTACK_URGE = 5.0
"""Worth that an attack on a hidden piece gains when nothing has been captured for long."""


class SearchContext:
    """What one decision in play is made from.

    record: what the seat has seen; seen, seat, fights, own, enemies and piece_at (square -> piece) are its own. tables: the ruleset's
    tables as the tree search uses them. stage: of the Ring. urgency: hundredths that an attack on a hidden piece gains because nothing
    has been captured for long. actions: text -> legal action. hidden_row: id of a hidden piece -> its row in the belief.
    """

    def __init__(
        self,
        information: InformationState,
        rng: random.Random,
        settings: Settings,
        clock: SearchClock | None = None,
    ) -> None:
        """rng: what the belief draws from. clock: shortens the belief where time is short."""
        self.record = record = Record(information)
        self.seen, self.seat, self.settings, self.fights = record.seen, record.seat, settings, record.fights
        self.own, self.enemies, self.piece_at = record.own, record.enemies, record.at
        self.rules, self.has_powers = self.fights.under, self.fights.has_powers
        is_read = clock is None or clock.has_time_to_read(len(information.events))
        trusts = settings.trusts if is_read else settings.trusts._replace(behaviour=0.0)
        self.belief = Belief(record, rng, trusts, settings.belief_sweeps, clock)
        self.tables, self.stage = search_tables(self.rules)[0], ring_stage(self.seen.ring)
        self.urgency = ATTACK_URGE * UNIT * impatience(record, self.has_powers)
        self.actions = {action.text: action for action in legal_actions(self.seen)}
        self.hidden_row = {piece.id: i for i, piece in enumerate(self.belief.hidden)}

    def __setattr__(self, name: str, value: object) -> None:
        """Raises AttributeError once it is made: no part of a decision changes what the others go by."""
        if hasattr(self, "hidden_row"):
            raise AttributeError(f"a context does not change: {name}")
        super().__setattr__(name, value)

    def is_mobile(self, kind: str) -> bool:
        """Can a piece of the kind move?"""
        return self.fights.pieces[kind].reach > 0

    def chances_of(self, piece: PieceView) -> np.ndarray:
        """float64[kinds]: what an enemy's piece may be; they add up to 1."""
        known = self.belief.known.get(piece.id)
        if known is None:
            return self.belief.chances[self.hidden_row[piece.id]]
        return np.eye(len(self.belief.kinds))[known]


def search_tables(rules: Rules) -> np.ndarray:
    """The ruleset's tables without the rules that need the whole history (the chase; legal root moves obey it anyway)."""
    tables = rules.array.copy()
    tables["chase"] = CHASE_OFF
    tables["ply_cap"] = 0
    return tables
