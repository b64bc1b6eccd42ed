"""The coach of the card game: judges an answer by games played on. The search is loaded when it is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gonfalon.core.seat_decision import SeatDecision

from ...coaching import Effort, JudgedTurn
from .closed import closed_turns
from .scale import SCALE
from .words import LESSONS

VERSION = "3"
"""Changes with everything that changes a report: the games played on, the search's plans, the themes, the fields."""


class FellowshipCoach:
    """As `players.coaching.Coach`. Values are hundredths of the chance to win."""

    def __init__(self) -> None:
        self.version, self.scale = VERSION, SCALE
        self.lessons: Mapping[str, str] = LESSONS

    def judge(self, decision: SeatDecision, effort: Effort) -> JudgedTurn:
        """One answer, or a set of them, as `answers_of` makes it."""
        from .judging import judge

        return judge(decision, effort)

    def first(self, decisions: Sequence[SeatDecision]) -> tuple[int, ...]:
        """Those after which the quest failed or somebody fell."""
        from .answers import likely_mistakes

        return likely_mistakes(decisions)

    def closed(self, turns: Sequence[JudgedTurn]) -> frozenset[int]:
        """The turns of the last rounds, in which hardly any game played on was won."""
        return closed_turns(turns)


COACH = FellowshipCoach()
