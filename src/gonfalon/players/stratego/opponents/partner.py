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
from ..knowledge.quest import entry_names, is_bearers_side
from ..knowledge.record import Record
from .rule_based import PowerJudge, judge_of

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


# ---- the race to Mount Doom (ME-9) ------------------------------------------------------------------------------------

LOSS = 50.0
"""Worth that the enemy's quest costs."""
SUSPECT, MOST = 6.0, 0.8
"""How many times likelier an unknown piece near an entry is the bearer; the chance up to which that counts."""
NEAR, HORIZON = 2, 6
"""Steps to an entry within which unknown pieces are suspected; steps that are looked at."""
DISCOUNT = 0.8
"""Share by which a step more between the bearer and an entry lowers the fear."""


def closed_to_bearer(assessment: Assessment, legal: Sequence[LegalAction]) -> np.ndarray:
    """What each standard move closes to the enemy's bearer, less what it opens, in units of worth: float64[moves].

    Two kinds of pieces stop a bearer d steps from an entry: one that stands there d - 1 moves later and that it cannot take, and one that
    takes it there d moves later. Pieces on its way do not count.
    """
    rules, quest = assessment.fights.under, assessment.fights.rules.quest
    if quest is None or assessment.seen.ring != "open" or is_bearers_side(rules, assessment.seat):
        return np.zeros(len(legal))
    race = _Race(assessment, quest.bearer)
    now = race.danger()
    return LOSS * np.array([now - race.danger(*action.path) for action in legal])


class _Race:
    """Who is first at the entries that none of the own pieces bars for good.

    stops, takes: own squares of what the bearer does not take, and of what moves and takes the bearer. ways: entry -> square -> steps of
    own pieces. suspects: entry -> [(square, steps, chance of being the bearer)].
    """

    def __init__(self, assessment: Assessment, bearer: str) -> None:
        duels = assessment.duels
        place = duels.index[bearer]
        kinds = [
            (piece.square, int(kind)) for piece, kind in zip(assessment.own, assessment.kind, strict=True)
        ]
        still = {square for square, kind in kinds if not duels.mobile[kind]}
        self.stops = [square for square, kind in kinds if duels.wins[place, kind] == 0]
        self.takes = {square for square, kind in kinds if duels.loses[place, kind] > 0} - still
        entries = [entry for entry in entry_names(assessment.fights.under) if entry not in still]
        self.ways = {entry: assessment.fights.steps_from([entry], still, HORIZON) for entry in entries}
        self.suspects: dict[str, list[tuple[str, int, float]]] = {entry: [] for entry in entries}
        for entry in entries:
            steps = assessment.fights.steps_from([entry], (), HORIZON)
            for piece, chances in zip(assessment.enemies, assessment.chances, strict=True):
                d, chance = steps.get(piece.square, HORIZON + 1), float(chances[place])
                if d <= HORIZON and chance > 0:
                    suspected = min(MOST, chance * SUSPECT) if d <= NEAR else chance
                    self.suspects[entry].append((piece.square, d, max(chance, suspected)))

    def danger(self, source: str = "", target: str = "") -> float:
        """How far the bearer is to be feared, from 0 to 1; with squares after a standard move."""
        worst = 0.0
        for entry, ways in self.ways.items():
            steps = ways | {source: ways.get(target, HORIZON)}
            stop = min((steps.get(name, HORIZON) for name in self.stops), default=HORIZON)
            take = min((steps.get(name, HORIZON) for name in self.takes), default=HORIZON)
            for square, d, chance in self.suspects[entry]:
                is_taken = square == target and source in self.takes
                is_late = d == 0 or (stop >= d and take > d)
                if is_late and not is_taken:
                    worst = max(worst, chance * DISCOUNT**d)
        return worst
