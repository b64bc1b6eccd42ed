"""A rule-based player: it takes what it surely beats, avoids what beats it, probes with small pieces and guards the flag."""

from __future__ import annotations

import random

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.legal_action import legal_actions
from gonfalon.games.stratego.observation import StrategoObservation

from ..deploy.people import believable
from ..knowledge.record import Record
from .judge import Judge
from .powers import PowerJudge


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
