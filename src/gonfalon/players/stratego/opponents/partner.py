"""The sparring partners: players that deploy by rules and move by a look-ahead over what they know, each in one style."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream_seed
from gonfalon.games.stratego.legal_action import STOP, LegalAction, legal_actions

from ..deploy.lines import deployed
from ..deploy.quest import place_for_quest
from ..expectimax.assessment import Assessment
from ..expectimax.lookahead import FAR, INFINITE, Room, new_room
from ..expectimax.root import add_quest, root_values
from ..expectimax.tables import Style, padded
from ..knowledge.record import Record
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
"""Moves that are worse than the best by more than this need no exact value: only the best counts."""
LEAST_POWER = 0.4
"""Least expected value of a power that is used; a quiet move has 0."""


class PartnerPlayer:
    """Fulfils players.Player: the same seed and information state give the same answer."""

    def __init__(self, seed: int, style: Style) -> None:
        self.seed, self.style = seed, style
        self.room: Room | None = None

    def act(self, information: InformationState) -> str:
        """A legal action."""
        record = Record(information)
        seen = record.seen
        rng = random.Random(stream_seed(self.seed, "partner", seen.ply))
        if seen.kind == "deploy":
            text = deployed(seen, rng, self.style.setups)
            return place_for_quest(seen, record.fights.under, text, rng)
        legal = legal_actions(seen)
        if len(legal) == 1:
            return legal[0].text
        if seen.kind == "rescue":
            return max(legal, key=judge_of(record, rng).rescue_value).text
        assessment = Assessment(record, self.style, rng)
        if seen.kind == "repeat":
            return go_on(assessment, legal).text
        self.room = self.room or new_room()
        return self._choose(assessment, legal).text

    def _choose(self, assessment: Assessment, legal: Sequence[LegalAction]) -> LegalAction:
        """The best standard move, or a power with a higher expected value."""
        assert self.room is not None
        if not assessment.fights.has_powers:
            return choose(assessment, legal, self.room)[0]
        add_quest(assessment)
        standard = [action for action in legal if action.ends]
        best, gain = None, -INFINITE
        if standard:
            gains = closed_to_bearer(assessment, standard)
            best, gain = choose(assessment, standard, self.room, gains)
        judge = PowerJudge(assessment.record, assessment.rng)
        powers = [(judge.value(action), action.text, action) for action in legal if not action.ends]
        if powers:
            value, _, power = max(powers)
            if best is None or value > max(gain, LEAST_POWER):
                return power
        assert best is not None
        return best


def choose(
    assessment: Assessment, legal: Sequence[LegalAction], room: Room, gains: np.ndarray | None = None
) -> tuple[LegalAction, float]:
    """(the best standard move, its value less that of passing). gains: see root_values."""
    found = root_values(assessment, legal, room, MARGIN, gains)
    best = int(np.argmax(found.moves))
    return legal[best], float(found.moves[best]) - found.passing


def go_on(assessment: Assessment, legal: Sequence[LegalAction]) -> LegalAction:
    """A repeat attack that gains, else `stop` (ME-6.6)."""
    best, found = LEAST_POWER, STOP
    for action in legal:
        if ends := action.ends:
            board, n = assessment.position.board, len(assessment.own)
            piece, enemy = (int(board[padded(square)]) for square in ends)
            enemy -= n
            value = -FAR if assessment.reckless[piece, enemy] else float(assessment.expected[piece, enemy])
            if value > best:
                best, found = value, action
    return found
