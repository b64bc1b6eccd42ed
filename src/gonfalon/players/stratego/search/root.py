"""The root of a search: one decision with its legal actions, and what its evaluators have in common."""

from __future__ import annotations

import random
from typing import Protocol

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.kernel.layout import N_SQUARES

from ..clock import SHARE_GUARDING, SearchClock
from ..decision import SearchContext
from ..kernel.distances import write_distances
from ..kernel.power_moves import write_action_gains
from ..settings import Settings
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


def call_rare_kernels(information: InformationState) -> None:
    """Steps to a known flag and gains of many powers: called early, so that no late position of a first game waits for their compiling."""
    context = SearchContext(information, random.Random(1), Settings())
    steps = np.zeros((2, N_SQUARES), np.int16)
    write_distances(context.tables, np.zeros(N_SQUARES, np.int8), 0, steps[0], steps[1])
    root = Root(context, random.Random(1), SearchClock(0.0, 0.0))
    board, found = root.sampler.sample(context.belief.assignments(1))[0], np.zeros(len(root.codes), np.int64)
    write_action_gains(board, context.tables, root.evaluation.eval_weights, root.codes, found)


class Evaluator(Protocol):
    """One way to judge the actions of a root."""

    def values(self, root: Root, /) -> np.ndarray | None:
        """float64[actions], hundredths, of a root that is weighed; None where this way does not apply."""
        ...
