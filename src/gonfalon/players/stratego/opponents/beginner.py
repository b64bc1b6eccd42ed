"""Players below the first level: rules of thumb by somebody who forgets, does not guess and moves without looking.

`NEWCOMER` is a model of a person's first games. It does not change: the steps are measured against it.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from gonfalon import games
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream
from gonfalon.games.stratego.legal_action import legal_actions
from gonfalon.games.stratego.observation import StrategoObservation

from ..deploy.people import believable
from ..knowledge.forgetting import forget
from ..knowledge.record import Record
from .judge import Judge
from .rule_based import judge_of


class BeginnerHabits(NamedTuple):
    """How somebody new plays.

    half_life: turns after which half of the lowest shown pieces are forgotten. careless: share of the moves that are made without looking.
    guesses: does it tell covered pieces apart, by whether they have moved and by what is lost? plans: does it set up as people do, or at
    random?
    """

    half_life: float
    careless: float
    guesses: bool
    plans: bool


NEWCOMER = BeginnerHabits(20.0, 0.25, guesses=True, plans=True)
STEPS = {
    "first_game": BeginnerHabits(4.0, 0.65, guesses=False, plans=False),
    "first_week": BeginnerHabits(8.0, 0.4, guesses=False, plans=True),
    "first_month": BeginnerHabits(40.0, 0.12, guesses=True, plans=True),
}
"""The steps below level 1, easiest first. Measured strengths: docs/strength.md."""


class BeginnerPlayer:
    """Moves by rules of thumb as far as its habits let it."""

    def __init__(self, seed: int, habits: BeginnerHabits) -> None:
        self.seed, self.habits = seed, habits

    def act(self, information: InformationState) -> str:
        """A legal action. The same seed and information give the same one."""
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        if seen.kind == "deploy":
            return self._deployment(information, seen)
        rng = random.Random(f"{self.seed}/{seen.seat}/{seen.ply}/{seen.kind}")
        legal = legal_actions(seen)
        if rng.random() < self.habits.careless:
            return rng.choice(legal).text
        judge = judge_of(Record(forget(information, self.habits.half_life)), rng)
        if not self.habits.guesses:
            cover(judge)
        value = judge.rescue_value if seen.kind == "rescue" else judge.value
        return max(legal, key=value).text

    def _deployment(self, information: InformationState, seen: StrategoObservation) -> str:
        if self.habits.plans:
            return believable(seen, random.Random(self.seed))
        rules = games.get(information.game)
        return rules.random_action(
            rules.new(0, information.setup), seen.seat, stream(self.seed, "deployment", seen.seat)
        )


def cover(judge: Judge) -> None:
    """Let a judge take every covered enemy piece for any piece of the army that it began with."""
    army = {kind.id: kind.counts[judge.record.enemy] for kind in judge.seen.kinds}
    total = sum(army.values())
    any_piece = {kind: count / total for kind, count in army.items() if count}
    judge.chances = {
        square: chances if judge.record.name_of(judge.at[square]) else any_piece
        for square, chances in judge.chances.items()
    }
