"""The sparring partners: players that deploy by rules and move by a look-ahead over what they know, each in one style."""

from __future__ import annotations

import random

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream_seed
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.power_texts import STOP_TEXT
from gonfalon.games.stratego.rules import rules_for

from ..deploy.lines import deployed
from ..deploy.quest import place_for_quest
from ..expectimax.assessment import Assessment
from ..expectimax.lookahead import FAR, INFINITE, Room, new_room
from ..expectimax.root import add_quest, root_values
from ..expectimax.tables import Style
from ..knowledge.fights import with_quest
from .powers import PowerJudge
from .race import closed_to_bearer
from .rule_based import judge_of

HUNTER = Style()
"""Patient, its top pieces hidden, after everything it surely beats."""
MISER = Style(roam=0.5, gamble=0.25, bold=0.05, eager=0.0, prudent=1.25, rest=0.35, hide=0.2, hide_top=0.8)
"""Waits, counts, and strikes back."""
PROBER = Style(learn=0.35, gamble=1.0, cheap=4.0, eager=0.1, bold=0.12, hide_top=0.4)
"""Trades scouts and small pieces for knowledge."""
STYLES = {"hunter": HUNTER, "miser": MISER, "prober": PROBER}
MARGIN = 0.5
"""How far below the best root move a value is told apart; only the best counts."""
LEAST_POWER = 0.4
"""Least expected value of a power that is used; a quiet move has 0."""


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
            return place_for_quest(seen, rules_for(information.variant, information.options), text, rng)
        assert seen.legal
        if len(seen.legal) == 1:
            return seen.legal[0]
        if seen.kind == "rescue":
            return max(seen.legal, key=judge_of(information, rng).rescue_value)
        assessment = Assessment(information, self.style, rng)
        if seen.kind == "repeat":
            return go_on(assessment, seen.legal)
        self.room = self.room or new_room()
        return self._choose(assessment, seen.legal)

    def _choose(self, assessment: Assessment, legal: tuple[str, ...]) -> str:
        """The best standard move, or a power with a higher expected value."""
        assert self.room is not None
        if not with_quest(assessment.information):
            return choose(assessment, list(legal), self.room)[0]
        add_quest(assessment)
        standard = [text for text in legal if is_standard(text)]
        best, gain = "", -INFINITE
        if standard:
            gains = closed_to_bearer(assessment, standard)
            best, gain = choose(assessment, standard, self.room, gains)
        judge = PowerJudge(assessment.information, assessment.rng)
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


def is_standard(text: str) -> bool:
    """Is this a move or an attack, and neither a power nor `stop`?"""
    return " " not in text and text != STOP_TEXT


def go_on(assessment: Assessment, legal: tuple[str, ...]) -> str:
    """A repeat attack that gains, else `stop` (ME-6.6)."""
    best, found = LEAST_POWER, STOP_TEXT
    for text in legal:
        if text != STOP_TEXT:
            source, target = text.split("-")
            board, n = assessment.position.board, len(assessment.own)
            piece, enemy = (int(board[assessment.grid.number[square]]) for square in (source, target))
            enemy -= n
            value = -FAR if assessment.reckless[piece, enemy] else float(assessment.expected[piece, enemy])
            if value > best:
                best, found = value, text
    return found
