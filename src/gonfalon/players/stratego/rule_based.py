"""A player by rules of thumb: take what it surely beats, keep away from what beats it, probe with the small, guard the flag."""

from __future__ import annotations

import random

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import StrategoObservation

from .judge import Judge
from .powers import PowerJudge, with_quest
from .setups import believable
from .worth import fights_of


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
        assert seen.legal
        judge = judge_of(information, self.rng)
        if seen.kind == "rescue":
            return max(seen.legal, key=judge.rescue_value)
        return max(seen.legal, key=judge.value)


def judge_of(information: InformationState, rng: random.Random) -> Judge:
    """Return the judge of moves for this game, one that knows powers and the quest where there are any."""
    rules = with_quest(information)
    if rules is not None:
        return PowerJudge(information, rng, rules)
    return Judge(
        information, rng, fights_of(information.variant, bool(information.options["aggressor_advantage"]))
    )
