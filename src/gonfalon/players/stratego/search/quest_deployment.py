"""Deployments for the quest (ME-9): the bearer near an entry of Mount Doom, the other side's pieces in its way."""

from __future__ import annotations

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.rules import Rules
from gonfalon.games.stratego.squares import name_of

from .quest import captors_of, entries_of, escorts_of
from .weights import WEIGHTS, QuestWeights


def fit_to_quest(
    information: InformationState, rules: Rules, text: str, rng: Rng, weights: QuestWeights = WEIGHTS.quest
) -> str:
    """The deployment `text`, with pieces exchanged so that those the quest is about stand where they are wanted."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    if rules.ruleset.quest is None or not entries_of(rules):
        return text
    return "deploy " + "".join(
        _QuestDeployment(seen, rules, text.removeprefix("deploy "), rng, weights).letters
    )


class _QuestDeployment:
    """A deployment whose pieces are exchanged.

    letters: by square of the zone. letter_of: kind -> letter. still: letters of what cannot move. placed: squares that stay as they are.
    """

    def __init__(
        self, seen: StrategoObservation, rules: Rules, text: str, rng: Rng, weights: QuestWeights
    ) -> None:
        self.zone, self.letters, self.rng, self.rules = list(seen.zone), list(text), rng, rules
        self.weights = weights
        self.letter_of = {kind.id: kind.letter for kind in seen.kinds if kind.counts[seen.seat]}
        self.still = {kind.letter for kind in seen.kinds if kind.counts[seen.seat] and kind.reach == 0}
        self.placed: set[int] = set()
        entries = [name_of(entry) for entry in entries_of(rules)]
        assert rules.ruleset.quest
        if seen.seat == int(rules.tables["bearer_side"]):
            self.place_bearer(rules.ruleset.quest.bearer, entries)
        else:
            self.mirror_away(entries)
            self.place_guards(seen, entries)

    def flag_square(self) -> str:
        """The square of the flag."""
        flags = {
            self.letter_of[kind.id]
            for kind in self.rules.ruleset.pieces
            if kind.flag and kind.id in self.letter_of
        }
        return next(name for name, letter in zip(self.zone, self.letters, strict=True) if letter in flags)

    def steps(self, square: str, entries: list[str]) -> int:
        """Steps between a square and the nearest entry."""
        return min(abs(ord(square[0]) - ord(e[0])) + abs(int(square[1:]) - int(e[1:])) for e in entries)

    def exchange(self, kind: str, square: str) -> None:
        """Exchange a piece of the kind, but none of the flag's wall, with the piece on the square, if that one can move."""
        to, letter = self.zone.index(square), self.letter_of.get(kind, "")
        found = [i for i, other in enumerate(self.letters) if other == letter and i not in self.placed]
        found = [
            i for i in found if self.steps(self.zone[i], [self.flag_square()]) > 1 or letter not in self.still
        ]
        if not found or self.letters[to] in self.still or to in self.placed:
            return
        at = found[self.rng.randrange(len(found))]
        self.letters[at], self.letters[to] = self.letters[to], self.letters[at]
        self.placed.add(to)

    def place_bearer(self, kind: str, entries: list[str]) -> None:
        """Bring the bearer onto an entry, or near one behind the front row, and beside it pieces that take its captors."""
        fit = [
            square
            for square in self.zone
            if self.steps(square, entries) <= self.weights.near_entry_steps
            and self._ahead(square) in self.zone
        ]
        fit = [entry for entry in entries if entry in self.zone] or fit
        fit = [square for square in fit if self.letters[self.zone.index(square)] not in self.still]
        if not fit:
            return
        stand = fit[self.rng.randrange(len(fit))]
        self.exchange(kind, stand)
        for takers in escorts_of(self.rules).values():
            self.place_escort(takers, stand)

    def place_escort(self, kinds: list[str], stand: str) -> None:
        """Mostly bring a piece of one of these kinds onto a square beside `stand`."""
        beside = [i for i, name in enumerate(self.zone) if self.steps(name, [stand]) == 1]
        free = [i for i in beside if i not in self.placed and self.letters[i] not in self.still]
        if kinds and free and self.rng.random() < self.weights.escorted:
            kind, square = self.rng.randrange(len(kinds)), self.rng.randrange(len(free))
            self.exchange(kinds[kind], self.zone[free[square]])

    def _ahead(self, square: str) -> str:
        """The square in front of this one."""
        return f"{square[0]}{int(square[1:]) + (1 if int(self.zone[0][1:]) == 1 else -1)}"

    def mirror_away(self, entries: list[str]) -> None:
        """Mostly mirror the deployment if that takes the flag farther from Mount Doom: the bearer goes to the flag next.

        Does nothing in a zone that is not its own mirror image.
        """
        flag = self.flag_square()
        if {self._mirror(name) for name in self.zone} != set(self.zone):
            return
        mirrored = [self.zone.index(self._mirror(name)) for name in self.zone]
        if (
            self.steps(self._mirror(flag), entries) > self.steps(flag, entries)
            and self.rng.random() < self.weights.mirror
        ):
            self.letters = [self.letters[i] for i in mirrored]

    def _mirror(self, square: str) -> str:
        """The square in the same row, as far from the other edge."""
        return f"{chr(ord('a') + self.rules.ruleset.columns - 1 - (ord(square[0]) - ord('a')))}{square[1:]}"

    def place_guards(self, seen: StrategoObservation, entries: list[str]) -> None:
        """Bring an immobile piece that no bearer takes onto an entry in the own zone, and captors of the bearer near the other."""
        quest = self.rules.ruleset.quest
        assert quest
        weights = self.weights
        walls = [kind.id for kind in seen.kinds if kind.reach == 0 and kind.id in quest.blind]
        for entry in entries:
            if entry in self.zone and walls:
                self.exchange(walls[0], entry)
        open_entries = [entry for entry in entries if entry not in self.zone]
        near = sorted(
            (s for s in self.zone if open_entries and self.steps(s, open_entries) <= weights.guard_steps),
            key=lambda square: self.steps(square, open_entries),
        )
        blind = [kind for kind in quest.blind if kind in self.letter_of and kind not in walls]
        wanted = [*captors_of(self.rules), *blind][: weights.n_guard_kinds]
        for square in near[: weights.n_guards] if wanted else ():
            self.exchange(wanted[self.rng.randrange(len(wanted))], square)
