"""A partner: a player that deploys by rules and moves by a look-ahead over what it knows."""

from __future__ import annotations

import random

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream_seed
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.rules import Rules

from ..expectimax.assessment import Assessment
from ..expectimax.lookahead import INFINITE, Room, new_room
from ..expectimax.quest import add_quest
from ..expectimax.root import root_values
from ..expectimax.style import Style
from ..expectimax.tables import tables_of
from ..powers import PowerJudge, with_quest
from ..rule_based import judge_of
from .deployment import deployed
from .powers import LEAST_POWER, go_on, is_standard
from .quest import closed_to_bearer, fit_to_quest

MARGIN = 0.5
"""How far below the best root move a value is told apart; only the best counts."""


class PartnerPlayer:
    """Fulfils players.Player: the same seed and information state give the same answer."""

    def __init__(self, seed: int, style: Style) -> None:
        self.seed, self.style = seed, style
        self.room: Room | None = None

    def act(self, information: InformationState) -> str:
        """A legal action."""
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        rng = random.Random(stream_seed(self.seed, "partner", seen.ply))
        if seen.kind == "deploy":
            text = deployed(seen, rng, self.style.setups)
            rules = with_quest(information)
            return text if rules is None else fit_to_quest(text, seen, rules, rng)
        assert seen.legal
        if len(seen.legal) == 1:
            return seen.legal[0]
        if seen.kind == "rescue":
            return max(seen.legal, key=judge_of(information, rng).rescue_value)
        rules = with_quest(information)
        fights, duels = tables_of(information, rules)
        assessment = Assessment(information, self.style, fights, duels, rng)
        if seen.kind == "repeat":
            return go_on(assessment, seen.legal)
        self.room = self.room or new_room()
        return self._choose(assessment, rules, seen.legal)

    def _choose(self, assessment: Assessment, rules: Rules | None, legal: tuple[str, ...]) -> str:
        """The best standard move, or a power with a higher expected value."""
        assert self.room is not None
        if rules is None:
            return choose(assessment, list(legal), self.room)[0]
        add_quest(assessment, rules)
        standard = [text for text in legal if is_standard(text)]
        best, gain = "", -INFINITE
        if standard:
            gains = closed_to_bearer(assessment, rules, standard)
            best, gain = choose(assessment, standard, self.room, gains)
        judge = PowerJudge(assessment.information, assessment.rng, rules)
        powers = [(judge.value(text), text) for text in legal if not is_standard(text)]
        value, power = max(powers, default=(-INFINITE, ""))
        return power if not best or value > max(gain, LEAST_POWER) else best


def choose(
    assessment: Assessment, legal: list[str], room: Room, gains: np.ndarray | None = None
) -> tuple[str, float]:
    """(the best standard move, its value less that of passing). gains: see root_values."""
    found = root_values(assessment, legal, room, MARGIN, gains)
    best = int(np.argmax(found.moves))
    return legal[best], float(found.moves[best]) - found.passing
