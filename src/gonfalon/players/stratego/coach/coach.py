"""The coach of the Stratego family: judges a decision by a search from what its seat knew. The search is loaded when it is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gonfalon.core.seat_decision import SeatDecision

from ...coaching import Effort, JudgedTurn
from ..compiling import compile_apart
from ..hints.words import LESSONS
from .combats import cost_a_piece
from .scale import SCALE

VERSION = "6"
"""Changes with everything that changes a report: the search, its budgets, the themes, the fields."""


class StrategoCoach:
    """As `players.coaching.Coach`. Values are in worths: a piece that beats next to nothing is worth 1 (knowledge/fights.py)."""

    def __init__(self) -> None:
        self.version, self.scale = VERSION, SCALE
        self.lessons: Mapping[str, str] = LESSONS

    def judge(self, decision: SeatDecision, effort: Effort) -> JudgedTurn:
        """One decision, by a search of the highest level with a budget in nodes."""
        compile_apart()
        from .judging import judge

        return judge(decision, effort)

    def first(self, decisions: Sequence[SeatDecision]) -> tuple[int, ...]:
        """Where a piece fell after the answer: the own attacker, or one that the enemy took."""
        return tuple(place for place, decision in enumerate(decisions) if cost_a_piece(decision))

    def closed(self, turns: Sequence[JudgedTurn]) -> frozenset[int]:
        """None: losses are told in worths, and these cost the same in a lost game."""
        return frozenset()


COACH = StrategoCoach()
