"""Deployments for the quest (ME-9): the bearer near an entry of Mount Doom, the other side's pieces in its way."""

from __future__ import annotations

from gonfalon.core.rng import Rng
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.rules import Rules

from ..knowledge.quest import captors_of, entry_names, escorts_of, is_bearers_side

BEARER_STEPS = 4
"""Steps to an entry within which the bearer is deployed, behind the front row."""
MIRROR = 0.9
"""Chance that a deployment with the flag on the side of Mount Doom is mirrored."""
ESCORTED = 0.8
"""Chance that a piece that takes captors of one kind is deployed beside the bearer."""
GUARD_STEPS, N_GUARDS, N_GUARD_KINDS = 2, 2, 2
"""Steps to an entry outside the own zone within which its guards are deployed; how many; kinds they are drawn from, captors first."""


def fit_to_quest(seen: StrategoObservation, rules: Rules, text: str, rng: Rng) -> str:
    """The deployment `text`, with pieces exchanged so that those the quest is about stand where they are wanted."""
    entries = entry_names(rules)
    if rules.ruleset.quest is None or not entries:
        return text
    deployment = _SearchersDeployment(text, seen, rules, rng)
    if is_bearers_side(rules, seen.seat):
        deployment.place_bearer(rules.ruleset.quest.bearer, entries)
    else:
        deployment.mirror_away(entries)
        deployment.place_guards(entries)
    return deployment.text()


def place_for_quest(seen: StrategoObservation, rules: Rules, text: str, rng: Rng) -> str:
    """The same as the sparring partners do it; the flag's wall stays.

    The bearer goes to a square nearest to an entry of Mount Doom. The other side closes an entry in its zone with a piece that cannot
    move and that the bearer cannot take. Nearest to the other entries it puts a piece that takes the bearer.
    """
    quest, entries = rules.ruleset.quest, entry_names(rules)
    if quest is None or not entries:
        return text
    deployment = _PartnersDeployment(text, seen, rules, rng)
    if is_bearers_side(rules, seen.seat):
        deployment.put([quest.bearer], deployment.nearest(entries))
        return deployment.text()
    for entry in entries:
        if entry in seen.zone:
            deployment.put(deployment.walls, entry)
    beyond = [entry for entry in entries if entry not in seen.zone]
    if beyond:
        deployment.put(captors_of(rules), deployment.nearest(beyond))
    return deployment.text()


class _Deployment:
    """A deployment whose pieces are exchanged.

    letters: by square of the zone. letter_of: kind -> letter. still: letters of what cannot move. walls: immobile kinds that no bearer
    takes. placed: squares that stay as they are.
    """

    def __init__(self, text: str, seen: StrategoObservation, rules: Rules, rng: Rng) -> None:
        self.zone, self.letters = list(seen.zone), list(text.removeprefix("deploy "))
        self.rng, self.rules = rng, rules
        mine = [kind for kind in seen.kinds if kind.counts[seen.seat]]
        self.letter_of = {kind.id: kind.letter for kind in mine}
        self.still = {kind.letter for kind in mine if kind.reach == 0}
        self.placed: set[str] = set()
        assert rules.ruleset.quest
        self.blind = rules.ruleset.quest.blind
        self.walls = [kind.id for kind in mine if kind.reach == 0 and kind.id in self.blind]

    def text(self) -> str:
        """As the rules write it."""
        return "deploy " + "".join(self.letters)

    def at(self, square: str) -> str:
        """The letter on a square."""
        return self.letters[self.zone.index(square)]

    def flags(self) -> list[str]:
        """The square of the flag."""
        kinds = {kind.id for kind in self.rules.ruleset.pieces if kind.flag} & self.letter_of.keys()
        return [name for name in self.zone if self.at(name) in {self.letter_of[kind] for kind in kinds}]

    def swap(self, one: str, other: str) -> None:
        """Exchange what stands on two squares."""
        a, b = self.zone.index(one), self.zone.index(other)
        self.letters[a], self.letters[b] = self.letters[b], self.letters[a]


class _SearchersDeployment(_Deployment):
    """What the levels exchange."""

    def exchange(self, kind: str, square: str) -> None:
        """Exchange a piece of the kind with the piece on the square, if that one can move. The flag's wall stays."""
        letter, flags = self.letter_of.get(kind, ""), self.flags()
        found = [name for name in self.zone if self.at(name) == letter and name not in self.placed]
        found = [name for name in found if _steps(name, flags) > 1 or letter not in self.still]
        if not found or self.at(square) in self.still or square in self.placed:
            return
        self.swap(found[self.rng.randrange(len(found))], square)
        self.placed.add(square)

    def place_bearer(self, kind: str, entries: list[str]) -> None:
        """Bring the bearer onto an entry, or near one behind the front row. Pieces that take its captors go beside it."""
        near = (name for name in self.zone if _steps(name, entries) <= BEARER_STEPS)
        behind = [name for name in near if self._ahead(name) in self.zone]
        fit = [entry for entry in entries if entry in self.zone] or behind
        fit = [name for name in fit if self.at(name) not in self.still]
        if not fit:
            return
        stand = fit[self.rng.randrange(len(fit))]
        self.exchange(kind, stand)
        for takers in escorts_of(self.rules).values():
            self.place_escort(takers, stand)

    def place_escort(self, kinds: list[str], stand: str) -> None:
        """Mostly bring a piece of one of these kinds onto a square beside `stand`."""
        beside = [name for name in self.zone if _steps(name, [stand]) == 1]
        free = [name for name in beside if name not in self.placed and self.at(name) not in self.still]
        if kinds and free and self.rng.random() < ESCORTED:
            kind, square = self.rng.randrange(len(kinds)), self.rng.randrange(len(free))
            self.exchange(kinds[kind], free[square])

    def _ahead(self, square: str) -> str:
        """The square in front of this one."""
        return f"{square[0]}{int(square[1:]) + (1 if int(self.zone[0][1:]) == 1 else -1)}"

    def mirror_away(self, entries: list[str]) -> None:
        """Mostly mirror the deployment if that takes the flag farther from Mount Doom: the bearer goes to the flag next.

        Does nothing in a zone that is not its own mirror image.
        """
        flag = self.flags()[0]
        if {self._mirror(name) for name in self.zone} != set(self.zone):
            return
        if _steps(self._mirror(flag), entries) > _steps(flag, entries) and self.rng.random() < MIRROR:
            self.letters = [self.at(self._mirror(name)) for name in self.zone]

    def _mirror(self, square: str) -> str:
        """The square in the same row, as far from the other edge."""
        return f"{chr(ord('a') + self.rules.ruleset.columns - 1 - (ord(square[0]) - ord('a')))}{square[1:]}"

    def place_guards(self, entries: list[str]) -> None:
        """Close an entry in the own zone with an immobile piece that no bearer takes. Captors of the bearer go near the other entry."""
        for entry in entries:
            if entry in self.zone and self.walls:
                self.exchange(self.walls[0], entry)
        beyond = [entry for entry in entries if entry not in self.zone]
        near = [name for name in self.zone if beyond and _steps(name, beyond) <= GUARD_STEPS]
        near.sort(key=lambda name: _steps(name, beyond))
        blind = [kind for kind in self.blind if kind in self.letter_of and kind not in self.walls]
        wanted = [*captors_of(self.rules), *blind][:N_GUARD_KINDS]
        for square in near[:N_GUARDS] if wanted else ():
            self.exchange(wanted[self.rng.randrange(len(wanted))], square)


class _PartnersDeployment(_Deployment):
    """What the partners exchange."""

    def nearest(self, goals: list[str]) -> str:
        """A square of the zone that is nearest to one of `goals`."""
        return min(self.zone, key=lambda name: (_steps(name, goals), self.rng.random()))

    def put(self, kinds: list[str], name: str) -> None:
        """Exchange what stands on a square with one of these kinds. The flag, its wall and what was put somewhere before stay."""
        letters, flags = {self.letter_of[kind] for kind in kinds}, self.flags()
        if self._stays(name, flags):
            return
        found = [other for other in self.zone if self.at(other) in letters and not self._stays(other, flags)]
        if self.at(name) not in letters and found:
            self.swap(self.rng.choice(found), name)
        self.placed.add(name)

    def _stays(self, name: str, flags: list[str]) -> bool:
        is_wall = self.at(name) in self.still and _steps(name, flags) <= 1
        return is_wall or name in self.placed


def _steps(name: str, goals: list[str]) -> int:
    """Steps from a square to the nearest of `goals`, over whatever lies between."""
    return min(abs(ord(name[0]) - ord(goal[0])) + abs(int(name[1:]) - int(goal[1:])) for goal in goals)
