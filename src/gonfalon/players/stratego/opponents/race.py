"""Which moves bar the way of the enemy's bearer to Mount Doom (ME-9), for the partners."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from gonfalon.games.stratego.legal_action import LegalAction

from ..expectimax.assessment import Assessment
from ..knowledge.quest import entry_names, is_bearers_side

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
