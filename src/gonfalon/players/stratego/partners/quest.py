"""The quest for the partners (ME-9): where the bearer and its captors deploy, and which moves bar the way of the enemy's bearer."""

from __future__ import annotations

import numpy as np

from gonfalon.core.rng import Rng
from gonfalon.games.stratego.kernel.layout import DEFENDER
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.rules import Rules
from gonfalon.games.stratego.squares import name_of

from ..expectimax.assessment import Assessment

LOSS = 50.0
"""Worth that the enemy's quest costs."""
SUSPECT, MOST = 6.0, 0.8
"""How many times likelier an unknown piece near an entry is the bearer; the chance up to which that counts."""
NEAR, HORIZON = 2, 6
"""Steps to an entry within which unknown pieces are suspected; steps that are looked at."""
DISCOUNT = 0.8
"""Share by which a step more between the bearer and an entry lowers the fear."""


def is_bearers_side(rules: Rules, seat: int) -> bool:
    """Is the bearer one of this seat's pieces?"""
    return int(rules.tables["bearer_side"]) == seat


def entries_of(rules: Rules) -> list[str]:
    """The squares from which the bearer enters Mount Doom."""
    return [name_of(int(square)) for square in rules.tables["mount_doom_entries"] if square >= 0]


# ---- the deployment ----------------------------------------------------------------------------------------------


def fit_to_quest(text: str, seen: StrategoObservation, rules: Rules, rng: Rng) -> str:
    """The deployment `text` with some pieces exchanged; the flag's wall stays.

    The bearer goes to a square nearest to an entry of Mount Doom. The other side puts a piece that cannot move and that the bearer
    cannot take onto an entry in its zone, and one that takes the bearer nearest to the others.
    """
    quest, entries = rules.ruleset.quest, entries_of(rules)
    if quest is None or not entries:
        return text
    deployment = _Deployment(text, seen, rules, rng)
    if is_bearers_side(rules, seen.seat):
        deployment.put([quest.bearer], deployment.nearest(entries))
        return deployment.text()
    mine = [kind for kind in seen.kinds if kind.counts[seen.seat]]
    bearer, results = rules.kinds.index(quest.bearer), rules.tables["result_at_stage"][0]
    captors = [
        kind.id
        for kind in mine
        if kind.reach and int(results[bearer, rules.kinds.index(kind.id)]) == DEFENDER
    ]
    walls = [kind.id for kind in mine if not kind.reach and kind.id in quest.blind]
    for entry in entries:
        if entry in seen.zone:
            deployment.put(walls, entry)
    beyond = [entry for entry in entries if entry not in seen.zone]
    if beyond:
        deployment.put(captors, deployment.nearest(beyond))
    return deployment.text()


class _Deployment:
    """A deployment whose pieces are exchanged. letters: by square of the zone. still: letters of what cannot move."""

    def __init__(self, text: str, seen: StrategoObservation, rules: Rules, rng: Rng) -> None:
        self.letters, self.zone, self.rng = list(text.removeprefix("deploy ")), seen.zone, rng
        mine = [kind for kind in seen.kinds if kind.counts[seen.seat]]
        self.letter_of = {kind.id: kind.letter for kind in mine}
        self.still = {kind.letter for kind in mine if not kind.reach}
        flags = {
            self.letter_of[kind.id]
            for kind in rules.ruleset.pieces
            if kind.flag and kind.id in self.letter_of
        }
        self.flags = [name for name, letter in zip(self.zone, self.letters, strict=True) if letter in flags]
        self.placed: set[str] = set()

    def text(self) -> str:
        """As the rules write it."""
        return "deploy " + "".join(self.letters)

    def nearest(self, goals: list[str]) -> str:
        """A square of the zone that is nearest to one of `goals`."""
        return min(self.zone, key=lambda name: (_steps(name, goals), self.rng.random()))

    def put(self, kinds: list[str], name: str) -> None:
        """Exchange what stands on a square with one of these kinds, unless either is the flag, of its wall, or was put there before."""
        letters = {self.letter_of[kind] for kind in kinds}
        if self._stays(name):
            return
        found = [other for other in self.zone if self._at(other) in letters and not self._stays(other)]
        if self._at(name) not in letters and found:
            there, here = self.zone.index(self.rng.choice(found)), self.zone.index(name)
            self.letters[there], self.letters[here] = self.letters[here], self.letters[there]
        self.placed.add(name)

    def _at(self, name: str) -> str:
        return self.letters[self.zone.index(name)]

    def _stays(self, name: str) -> bool:
        is_wall = self._at(name) in self.still and _steps(name, self.flags) <= 1
        return is_wall or name in self.placed


def _steps(name: str, goals: list[str]) -> int:
    """Steps from a square to the nearest of `goals`, over whatever lies between."""
    return min(abs(ord(name[0]) - ord(goal[0])) + abs(int(name[1:]) - int(goal[1:])) for goal in goals)


# ---- the bearer's way --------------------------------------------------------------------------------------------


def closed_to_bearer(assessment: Assessment, rules: Rules, legal: list[str]) -> np.ndarray:
    """What each standard move closes to the enemy's bearer, less what it opens, in units of worth: float64[moves].

    A bearer d steps from an entry is stopped by whoever can stand there d - 1 moves later and is not taken by it, and by whoever can take
    it there d moves later. Pieces on its way do not count.
    """
    quest = rules.ruleset.quest
    if quest is None or assessment.seen.ring != "open" or is_bearers_side(rules, assessment.seat):
        return np.zeros(len(legal))
    race = _Race(assessment, rules, quest.bearer)
    now = race.danger()
    return LOSS * np.array([now - race.danger(*text.split("-")) for text in legal])


class _Race:
    """Who is first at the entries that none of the own pieces bars for good.

    stops, takes: own squares of what the bearer does not take, and of what moves and takes the bearer. ways: entry -> square -> steps of
    own pieces. suspects: entry -> [(square, steps, chance of being the bearer)].
    """

    def __init__(self, assessment: Assessment, rules: Rules, bearer: str) -> None:
        duels = assessment.duels
        place = duels.index[bearer]
        kinds = [
            (piece.square, int(kind)) for piece, kind in zip(assessment.own, assessment.kind, strict=True)
        ]
        still = {square for square, kind in kinds if not duels.mobile[kind]}
        self.stops = [square for square, kind in kinds if duels.wins[place, kind] == 0]
        self.takes = {square for square, kind in kinds if duels.loses[place, kind] > 0} - still
        entries = [entry for entry in entries_of(rules) if entry not in still]
        self.ways = {entry: _ways(assessment, entry, still) for entry in entries}
        self.suspects: dict[str, list[tuple[str, int, float]]] = {entry: [] for entry in entries}
        for entry in entries:
            steps = _ways(assessment, entry, set())
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


def _ways(assessment: Assessment, goal: str, closed: set[str]) -> dict[str, int]:
    """Square -> steps from there to the goal, round closed squares; HORIZON at most."""
    steps, queue = {goal: 0}, [goal]
    for square in queue:
        for beside in assessment.fights.near[square] if steps[square] < HORIZON else ():
            if beside not in steps and beside not in closed:
                steps[beside] = steps[square] + 1
                queue.append(beside)
    return steps
