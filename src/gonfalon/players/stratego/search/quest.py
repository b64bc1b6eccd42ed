"""The quest (ME-9): the bearer's way to Mount Doom, who bars it, who may be the bearer, and deployments that mind all this."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING, Any

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng
from gonfalon.games.stratego.kernel.layout import ATTACKER, DEFENDER, N_SQUARES
from gonfalon.games.stratego.observation import PieceView, StrategoObservation
from gonfalon.games.stratego.rules import Rules
from gonfalon.games.stratego.squares import name_of, square_of

from ..worth import Fights

if TYPE_CHECKING:
    from .power_thought import PowerThought

UNIT = 100
BEARER = 16.0
"""What the bearer is worth while the Ring is open; the enemy gains a rank for every piece by it."""
QUEST = 60.0
"""What completing the quest is worth beyond the pieces that fall by it."""
WAY, FAR = 0.9, 20
"""What a step of the bearer towards Mount Doom is worth; ways longer than FAR count as FAR."""
BESIDE_ENEMY, BESIDE_OWN = 3, 1
"""How much longer a way is by a square that an enemy's or an own piece stands on."""
GUARD = 6.0
"""What standing on an entry is worth to the enemy."""
AWAY = 0.9
"""How often a set-up with the flag on the side of Mount Doom is mirrored."""
LURK = 5.0
"""What standing near an entry is worth to those who take the bearer, divided by one more than the steps to it."""
NEAR_MOVED = (4.0, 3.5, 2.5, 1.5, 0.7)
"""Log-likelihood of being the bearer, by steps to an entry, of a hidden piece that has moved."""
NEAR_STILL = (1.5, 1.5, 1.5, 1.2, 1.0, 0.5)
"""The same of one that stands as deployed."""


def entries_of(rules: Rules) -> list[int]:
    """The squares that lead to Mount Doom."""
    return [int(square) for square in rules.tables["mount_doom_entries"] if square >= 0]


def bearer_abroad(rules: Rules, seen: StrategoObservation) -> str:
    """The kind of the enemy's bearer while the Ring is open; "" if there is none."""
    quest = rules.ruleset.quest
    if quest is None or seen.ring != "open" or int(rules.tables["bearer_side"]) == seen.seat:
        return ""
    return quest.bearer


# ---- the way ---------------------------------------------------------------------------------------------------------


def write_aims(a: Any, thought: PowerThought) -> None:
    """While the Ring is open: the pull of the bearer's way, and the worth of barring it."""
    rules, seen = thought.rules, thought.seen
    side, bearer = int(rules.tables["bearer_side"]), int(rules.tables["bearer"])
    a["quest"] = round(UNIT * QUEST)
    for square, steps in ways(rules, thought.fights, seen, side).items():
        a["square"][side, bearer, square] += round(UNIT * WAY * (FAR - min(FAR, steps)))
    entries = entries_of(rules)
    near = lurking(thought.fights, entries, seen)
    for kind in range(len(rules.kinds)):
        result = int(rules.tables["result_at_stage"][0, bearer, kind])
        place = a["square"][1 - side, kind]
        if result != ATTACKER:
            place[entries] += round(UNIT * GUARD * (1.3 if result == DEFENDER else 1.0))
        if result == DEFENDER:
            for square, steps in near.items():
                place[square] += round(UNIT * LURK / (1.0 + steps))


def lurking(fights: Fights, entries: list[int], seen: StrategoObservation) -> dict[int, int]:
    """Squares within four steps of an entry that can still be entered, as the kernel numbers them -> steps to it."""
    still = {p.square for p in seen.pieces if p.piece and fights.pieces[p.piece].reach == 0}
    steps = steps_to(fights, [name_of(entry) for entry in entries], still)
    return {square_of(name): n for name, n in steps.items() if 0 < n <= 4}


def steps_to(fights: Fights, goals: list[str], closed: set[str]) -> dict[str, int]:
    """Square -> steps from there to the nearest goal, round what is closed."""
    steps = {goal: 0 for goal in goals if goal not in closed}
    queue = list(steps)
    for square in queue:
        for beside in fights.near[square]:
            if beside not in steps and beside not in closed:
                steps[beside] = steps[square] + 1
                queue.append(beside)
    return steps


def ways(rules: Rules, fights: Fights, seen: StrategoObservation, side: int) -> dict[int, int]:
    """Square -> steps of the bearer from there to Mount Doom, round what it cannot pass; pieces that may go away lengthen it."""
    weights: dict[str, int] = {}
    for piece in seen.pieces:
        still = bool(piece.piece) and fights.pieces[piece.piece].reach == 0
        weights[piece.square] = 99 if still else BESIDE_OWN if piece.owner == side else BESIDE_ENEMY
    doom = int(rules.tables["mount_doom"])
    best = {doom: 0}
    queue = [(1 + weights.get(name_of(entry), 0), entry) for entry in entries_of(rules)]
    heapq.heapify(queue)
    while queue:
        steps, square = heapq.heappop(queue)
        if square in best or steps >= 99:
            continue
        best[square] = steps
        for beside in fights.near[name_of(square)]:
            number = square_of(beside)
            if number not in best:
                heapq.heappush(queue, (steps + 1 + weights.get(beside, 0), number))
    return {square: steps for square, steps in best.items() if square < N_SQUARES}


# ---- who it is -------------------------------------------------------------------------------------------------------


def suspicions(
    rules: Rules, seen: StrategoObservation, fights: Fights, hidden: list[PieceView]
) -> dict[int, float]:
    """Id of the enemy's hidden pieces near Mount Doom -> log-likelihood of their being the bearer, while the Ring is open."""
    if not bearer_abroad(rules, seen):
        return {}
    steps = steps_to(fights, [name_of(entry) for entry in entries_of(rules)], set())
    found = {}
    for piece in hidden:
        table = NEAR_MOVED if piece.moved else NEAR_STILL
        far = steps.get(piece.square, 99)
        if far < len(table):
            found[piece.id] = table[far]
    return found


# ---- deployment --------------------------------------------------------------------------------------------------------


def minded(information: InformationState, rules: Rules, text: str, rng: Rng) -> str:
    """A deployment with the pieces that the quest is about exchanged to where they are wanted."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    if rules.ruleset.quest is None or not entries_of(rules):
        return text
    return "deploy " + "".join(_Exchange(seen, rules, text.removeprefix("deploy "), rng).letters)


class _Exchange:
    """A deployment whose pieces change places."""

    def __init__(self, seen: StrategoObservation, rules: Rules, text: str, rng: Rng) -> None:
        self.zone, self.letters, self.rng, self.rules = list(seen.zone), list(text), rng, rules
        self.of = {kind.id: kind.letter for kind in seen.kinds if kind.counts[seen.seat]}
        self.still = {kind.letter for kind in seen.kinds if kind.counts[seen.seat] and kind.reach == 0}
        self.held: set[int] = set()
        entries = [name_of(entry) for entry in entries_of(rules)]
        assert rules.ruleset.quest
        if seen.seat == int(rules.tables["bearer_side"]):
            self.bearer(rules.ruleset.quest.bearer, entries)
        else:
            self.turn_away(entries)
            self.guards(seen, entries)

    def flag(self) -> str:
        """Where the flag stands."""
        flags = {self.of[kind.id] for kind in self.rules.ruleset.pieces if kind.flag and kind.id in self.of}
        return next(name for name, letter in zip(self.zone, self.letters, strict=True) if letter in flags)

    def far(self, square: str, entries: list[str]) -> int:
        """Steps between a square and the nearest entry."""
        return min(abs(ord(square[0]) - ord(e[0])) + abs(int(square[1:]) - int(e[1:])) for e in entries)

    def bring(self, kind: str, square: str) -> None:
        """Exchange a piece of the kind, but none of the flag's wall, with whoever stands on the square, who must be able to move."""
        to, letter = self.zone.index(square), self.of.get(kind, "")
        found = [i for i, other in enumerate(self.letters) if other == letter and i not in self.held]
        found = [i for i in found if self.far(self.zone[i], [self.flag()]) > 1 or letter not in self.still]
        if not found or self.letters[to] in self.still or to in self.held:
            return
        at = found[self.rng.randrange(len(found))]
        self.letters[at], self.letters[to] = self.letters[to], self.letters[at]
        self.held.add(to)

    def bearer(self, kind: str, entries: list[str]) -> None:
        """The bearer onto an entry, or not far from one with open ground ahead."""
        fit = [square for square in self.zone if self.far(square, entries) <= 4 and self._leads(square)]
        fit = [entry for entry in entries if entry in self.zone] or fit
        fit = [square for square in fit if self.letters[self.zone.index(square)] not in self.still]
        if fit:
            self.bring(kind, fit[self.rng.randrange(len(fit))])

    def _leads(self, square: str) -> bool:
        """Is the square in front of this one open ground?"""
        row = int(square[1:]) + (1 if int(self.zone[0][1:]) == 1 else -1)
        return (int(self.rules.tables["open"][row]) >> (ord(square[0]) - ord("a"))) & 1 == 1

    def turn_away(self, entries: list[str]) -> None:
        """Mostly, the set-up mirrored if that takes the flag farther from Mount Doom: who comes from there wants it next.

        A zone that is not its own mirror image leaves it as it is.
        """
        flag = self.flag()
        if {self._mirror(name) for name in self.zone} != set(self.zone):
            return
        mirrored = [self.zone.index(self._mirror(name)) for name in self.zone]
        if self.far(self._mirror(flag), entries) > self.far(flag, entries) and self.rng.random() < AWAY:
            self.letters = [self.letters[i] for i in mirrored]

    def _mirror(self, square: str) -> str:
        """The square as far from the other edge."""
        return f"{chr(ord('a') + self.rules.ruleset.columns - 1 - (ord(square[0]) - ord('a')))}{square[1:]}"

    def guards(self, seen: StrategoObservation, entries: list[str]) -> None:
        """What cannot move and no bearer takes onto an entry of the own zone, who can take the bearer near the other."""
        quest = self.rules.ruleset.quest
        assert quest
        bearer = self.rules.kinds.index(quest.bearer)
        results = np.array(self.rules.tables["result_at_stage"][0, bearer, : len(self.rules.kinds)])
        hunters = [k for i, k in enumerate(self.rules.kinds) if results[i] == DEFENDER and k in self.of]
        hunters = [kind for kind in hunters if self.of[kind] not in self.still]
        walls = [kind.id for kind in seen.kinds if kind.reach == 0 and kind.id in quest.blind]
        for entry in entries:
            if entry in self.zone and walls:
                self.bring(walls[0], entry)
        open_entries = [entry for entry in entries if entry not in self.zone]
        near = sorted(
            (square for square in self.zone if open_entries and self.far(square, open_entries) <= 2),
            key=lambda square: self.far(square, open_entries),
        )
        wanted = hunters + [kind for kind in quest.blind if kind in self.of and kind not in walls]
        for square in near[:2] if wanted else ():
            self.bring(wanted[self.rng.randrange(min(2, len(wanted)))], square)
