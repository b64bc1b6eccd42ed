"""The coach of Fortress: judges a decision by playing on in fortresses that agree with all that its seat was told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gonfalon.core.seat_decision import SeatDecision

from ...coaching import Effort, JudgedTurn
from .words import LESSONS, SCALE

VERSION = "5"
"""Changes with everything that changes a report: the budgets, the explorers, the themes, the fields."""


class FortressCoach:
    """As `players.coaching.Coach`. Values are in turns of one seat."""

    def __init__(self) -> None:
        self.version, self.scale = VERSION, SCALE
        self.lessons: Mapping[str, str] = LESSONS

    def judge(self, decision: SeatDecision, effort: Effort) -> JudgedTurn:
        """One decision, with a budget in fortresses."""
        from .judging import judge

        return judge(decision, effort)

    def first(self, decisions: Sequence[SeatDecision]) -> tuple[int, ...]:
        """Where a wall ended the turn that the plan showed; then where something else ended it."""
        from .heard import ended_by, hit_known_wall

        known = [place for place, decision in enumerate(decisions) if hit_known_wall(decision)]
        ended = [place for place, decision in enumerate(decisions) if ended_by(decision)]
        return (*known, *(place for place in ended if place not in set(known)))

    def closed(self, turns: Sequence[JudgedTurn]) -> frozenset[int]:
        """None: losses are told in turns, and these cost the same in a lost game."""
        return frozenset()


COACH = FortressCoach()
