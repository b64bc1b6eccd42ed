"""The root of a search: one decision with its legal actions, and what its evaluators have in common."""

from __future__ import annotations

import random
from typing import Protocol

import numpy as np

from ..clock import SHARE_GUARDING, SearchClock
from ..decision import SearchContext
from ..terms.evaluation import Evaluation
from ..terms.guard import Guard
from .boards import BoardSampler
from .root_moves import RootMoves

MARGIN = 16.0
"""Worth behind the best beyond which values are not told apart. A wider and a narrower one lost (docs/tried/stratego.md)."""


class Root:
    """One decision. rng: draws the noise. clock: of the whole decision. legal: the actions that are searched. codes: int32[actions], their
    numbers in the rules' kernel. bonuses, dangers: float64[actions], hundredths, from `weigh` on. values: float64[actions], hundredths,
    what the evaluators have found so far.
    """

    def __init__(self, context: SearchContext, rng: random.Random, clock: SearchClock) -> None:
        self.context, self.rng, self.clock = context, rng, clock
        self.sampler, self.evaluation = BoardSampler(context), Evaluation(context)
        self.guard = Guard(context)
        self.moves = RootMoves(context, self.evaluation, self.guard, rng)
        self.legal = self.moves.candidates(list(context.seen.legal or ()), self.sampler)
        self.codes = np.array([self.moves.codes[text] for text in self.legal], np.int32)
        self.bonuses = self.dangers = self.values = np.zeros(len(self.legal))

    def weigh(self) -> None:
        """Find bonuses and dangers; a danger that there is no time to look at is the mean of the others."""
        self.bonuses = np.array([self.moves.bonus(text) for text in self.legal])
        clock, found = self.clock.rest(SHARE_GUARDING), list[float]()
        for text in self.legal:
            if found and clock.is_late():
                break
            found.append(self.moves.danger(text))
        self.dangers = np.array(found + [sum(found) / len(found)] * (len(self.legal) - len(found)))

    def control_variates(self, assignments: np.ndarray) -> np.ndarray:
        """int64[samples, actions]: how much more than expected an action takes of hidden pieces in a sample, in hundredths."""
        columns = [self.moves.control_variate(text, assignments) for text in self.legal]
        return np.round(np.array(columns).T.reshape(len(assignments), -1)).astype(np.int64, order="C")


class Evaluator(Protocol):
    """One way to judge the actions of a root."""

    def values(self, root: Root, /) -> np.ndarray | None:
        """float64[actions], hundredths, of a root that is weighed; None where this way does not apply."""
        ...
