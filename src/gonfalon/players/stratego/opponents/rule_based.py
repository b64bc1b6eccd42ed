"""A rule-based player: it takes what it surely beats, avoids what beats it, probes with small pieces and guards the flag.

Moves are judged by judge.py; powers and the quest by simple rules of their own (docs/rules/middle-earth.md, section 12).
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.kernel.layout import ATTACKER as CAPTURED
from gonfalon.games.stratego.kernel.layout import BOTH, DEFENDER, FLY, RIDE
from gonfalon.games.stratego.legal_action import LegalAction, legal_actions
from gonfalon.games.stratego.observation import PieceView, StrategoObservation
from gonfalon.games.stratego.squares import row_and_column

from ..deploy.people import believable
from ..knowledge.fights import ring_stage
from ..knowledge.record import Record
from .judge import NOISE, Judge

BEARER = 30.0
"""What the bearer is worth to both sides while the Ring is open, in the units of a piece's worth."""
QUEST = 200.0
"""What completing the quest is worth."""
WAY = 0.9
"""What a step of the bearer towards an entry of Mount Doom is worth."""
NEWS = 0.05
"""Share of a piece's worth that seeing it is worth."""
TURN = 0.6
"""What an action must gain to be better than a quiet move."""


class PowerJudge(Judge):
    """Values one seat's legal acts where there are powers or a quest."""

    def __init__(self, record: Record, rng: random.Random) -> None:
        super().__init__(record, rng)
        self.rules, seen = self.fights.under, self.seen
        self.powers = [power.id for power in self.rules.ruleset.powers]
        self.stage = ring_stage(seen.ring)
        quest = self.fights.rules.quest
        self.bearer = quest.bearer if quest and seen.ring == "open" else ""
        if self.bearer:
            self.own_worth[self.bearer] = self.their_worth[self.bearer] = BEARER
        beside = self.fights.near[seen.mount_doom] if seen.mount_doom else []
        self.entries = [self.steps_to(square) for square in beside]

    def value(self, action: LegalAction) -> float:
        """How good a legal act looks; `stop` is 0."""
        if action.choice:
            return 0.0
        return self._use(action) if action.power else super().value(action)

    def _use(self, action: LegalAction) -> float:
        """How good an announced power looks."""
        power, names = self.powers.index(action.power), action.path
        shape = int(self.rules.tables["shape"][power])
        own = self.at[names[0]]
        shown = 0.0 if own.shown else 0.12 * self.own_worth[own.piece]
        score = self.rng.random() * NOISE - shown - TURN
        if shape == RIDE and names[-1] in self.at and names[-1] != names[0]:
            return score + 0.9 * self.danger(own, names[0]) + self.attack(own, names[-1])
        if shape in (FLY, RIDE):
            return score + 0.9 * self.danger(own, names[0]) + self.go(own, names[0], names[-1])
        return score + self._strike(own, power, names, action.targets)

    def _strike(self, own: PieceView, power: int, names: Sequence[str], targets: Sequence[str]) -> float:
        """Expected gain of all targets, of the news, and of where the user then stands."""
        tables = self.rules.tables
        if int(tables["targets"][power]) == 0:
            targets = [square for square in self.chances if _apart(square, names[-1]) == 1]
        score, stands = 0.0, 1.0
        for square in targets:
            gain, falls = self._blow(own.piece, power, square)
            score += gain
            stands *= 1.0 - falls
        if int(tables["spent"][power]) == 1:
            stands = 0.0
        score -= (1.0 - stands) * self.own_worth[own.piece]
        if len(names) > 1:
            score += 0.9 * self.danger(own, names[0])
            score -= stands * self.danger(own, names[-1], shown=True)
        return score

    def _blow(self, user: str, power: int, square: str) -> tuple[float, float]:
        """(expected gain, chance that the user falls) of one target."""
        chances, kinds = self.chances[square], self.rules.kinds
        row = self.rules.tables["strike"][power, self.stage, kinds.index(user)]
        gain = falls = 0.0
        for kind, chance in chances.items():
            result = int(row[kinds.index(kind)])
            worth = self.their_worth[kind]
            if result in (CAPTURED, BOTH):
                gain += chance * worth
            elif len(chances) > 1 and not self.fights.is_flag(kind):
                gain += chance * NEWS * worth
            falls += chance if result in (BOTH, DEFENDER) else 0.0
        return gain, falls

    def quest_step(self, own: PieceView, source: str, target: str) -> float:
        """What a step of the bearer towards Mount Doom is worth, beyond what it is worth as a move."""
        if own.piece != self.bearer:
            return 0.0
        if target == self.seen.mount_doom:
            return QUEST
        far, near = (min((far.get(at, 40) for far in self.entries), default=40) for at in (source, target))
        return WAY * (far - near)


def _apart(one: str, other: str) -> int:
    """Count the steps from one square to another, diagonal ones too."""
    (row, column), (other_row, other_column) = row_and_column(one), row_and_column(other)
    return max(abs(row - other_row), abs(column - other_column))


class RuleBasedPlayer:
    """One move deep; docs/rules/stratego.md, section 13, lists the advice it follows."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def act(self, information: InformationState) -> str:
        """A legal action."""
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        if seen.kind == "deploy":
            return believable(seen, self.rng)
        judge = judge_of(Record(information), self.rng)
        value = judge.rescue_value if seen.kind == "rescue" else judge.value
        return max(legal_actions(seen), key=value).text


def judge_of(record: Record, rng: random.Random) -> Judge:
    """Return the judge of moves for this game, one that knows powers and the quest where there are any."""
    return (PowerJudge if record.fights.has_powers else Judge)(record, rng)
