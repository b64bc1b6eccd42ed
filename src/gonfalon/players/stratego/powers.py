"""Rules of thumb for powers and for the quest (docs/rules/middle-earth.md, section 12): what an announced act is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.kernel.layout import ATTACKER as CAPTURED
from gonfalon.games.stratego.kernel.layout import BOTH, DEFENDER, FLY, RIDE
from gonfalon.games.stratego.narrate import RESULT_NAMES
from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.observe import RINGS
from gonfalon.games.stratego.power_texts import parse
from gonfalon.games.stratego.rules import Rules, rules_for

if TYPE_CHECKING:
    from .thumb import _Judge

BEARER = 30.0
"""What the bearer is worth to both sides while the Ring is open, in the units of a piece's worth."""
QUEST = 200.0
"""What completing the quest is worth."""
WAY = 0.9
"""What a step of the bearer towards an entry of Mount Doom is worth."""
NEWS = 0.05
"""Share of a piece's worth that seeing it is worth."""
TURN = 0.6
"""What an act must promise to be better than a quiet move."""


def with_quest(information: InformationState) -> Rules | None:
    """The rules, where they have powers or a quest."""
    rules = rules_for(information.variant, information.options)
    return rules if rules.ruleset.powers or rules.ruleset.quest else None


def results_now(rules: Rules, ring: str) -> dict[tuple[str, str], str]:
    """(attacker's kind, defender's kind) -> who is left, with the Ring as it is now."""
    stage = RINGS.index(ring) if ring else 0
    table = rules.tables["late_result"][stage]
    return {
        (a, d): RESULT_NAMES[int(table[i, j])]
        for i, a in enumerate(rules.kinds)
        if rules.ruleset.pieces[i].reach > 0
        for j, d in enumerate(rules.kinds)
    }


class PowerJudge:
    """Values of announced acts, on the judgement of a `_Judge`."""

    def __init__(self, judge: _Judge, rules: Rules) -> None:
        self.judge, self.rules = judge, rules
        self.stage = RINGS.index(judge.seen.ring) if judge.seen.ring else 0
        quest = rules.ruleset.quest
        self.bearer = quest.bearer if quest and judge.seen.ring == "open" else ""
        if self.bearer:
            judge.own_worth[self.bearer] = judge.their_worth[self.bearer] = BEARER
        doom = judge.seen.mount_doom
        beside = judge.fights.near[doom] if doom else []
        self.entries = [judge.steps_to(square) for square in beside]

    def value(self, text: str) -> float:
        """How good an announced act looks; `stop` is 0."""
        if text == "stop":
            return 0.0
        said = parse(self.rules.ruleset, text)
        judge, shape = self.judge, int(self.rules.tables["shape"][said.index])
        names = [text.split(" ")[1].split("-")[0], *text.split(" ")[1].split("-")[1:]]
        own = judge.at[names[0]]
        shown = 0.0 if own.shown else 0.12 * judge.own_worth[own.piece]
        score = judge.rng.random() * 0.3 - shown - TURN
        if shape == RIDE and names[-1] in judge.at and names[-1] != names[0]:
            return score + 0.9 * judge.danger(own, names[0]) + judge.attack(own, names[-1])
        if shape in (FLY, RIDE):
            return score + 0.9 * judge.danger(own, names[0]) + judge.go(own, names[0], names[-1])
        return score + self._strike(own, said.index, names, text.split(" ")[2:])

    def _strike(self, own: PieceView, power: int, names: list[str], targets: list[str]) -> float:
        """Expected gain of all targets, of the news, and of where the user then stands."""
        judge, tables = self.judge, self.rules.tables
        if int(tables["targets"][power]) == 0:
            targets = [square for square in judge.chances if _apart(square, names[-1]) == 1]
        score, stands = 0.0, 1.0
        for square in targets:
            gain, falls = self._blow(own.piece, power, square)
            score += gain
            stands *= 1.0 - falls
        if int(tables["spent"][power]) == 1:
            stands = 0.0
        score -= (1.0 - stands) * judge.own_worth[own.piece]
        if len(names) > 1:
            score += 0.9 * judge.danger(own, names[0])
            score -= stands * judge.danger(own, names[-1], shown=True)
        return score

    def _blow(self, user: str, power: int, square: str) -> tuple[float, float]:
        """(expected gain, chance that the user falls) of one target."""
        chances, kinds = self.judge.chances[square], self.rules.kinds
        row = self.rules.tables["strike"][power, self.stage, kinds.index(user)]
        gain = falls = 0.0
        for kind, chance in chances.items():
            result = int(row[kinds.index(kind)])
            worth = self.judge.their_worth[kind]
            if result in (CAPTURED, BOTH):
                gain += chance * worth
            elif len(chances) > 1 and not self.judge.fights.is_flag(kind):
                gain += chance * NEWS * worth
            falls += chance if result in (BOTH, DEFENDER) else 0.0
        return gain, falls

    def quest_step(self, own: PieceView, source: str, target: str) -> float:
        """What a step of the bearer towards Mount Doom is worth, beyond what it is worth as a move."""
        if own.piece != self.bearer:
            return 0.0
        if target == self.judge.seen.mount_doom:
            return QUEST
        far = [
            min((steps.get(square, 40) for steps in self.entries), default=40) for square in (source, target)
        ]
        return WAY * (far[0] - far[1])


def _apart(one: str, other: str) -> int:
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1:]) - int(other[1:])))
