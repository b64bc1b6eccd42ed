"""The search for one move: three values of the root moves, and how they combine.

A tree search values boards sampled from the belief. From level 3 on a look-ahead over expected values counts as well. From level 6 on
playouts of the best moves count, too.
"""

from __future__ import annotations

import random

import numpy as np

from ..clock import SearchClock
from ..decision import SearchContext
from ..kernel import tree
from ..kernel.eval_weights import UNIT
from . import root as roots
from .expected_values import ExpectedValues, is_any_mover_unknown, mean_of_both
from .playout_values import SHARE_BEFORE, PlayoutValues
from .root import Root
from .tree_values import TreeValues


class MoveSearch(Root):
    """One decision in play.

    plays_on: are there playouts? Not in rules with powers, nor once all enemies that can move are known. Then exact calculation decides,
    and the playout policy is too weak for that (test_positions.py).
    """

    def __init__(
        self, context: SearchContext, rng: random.Random, buffers: tree.SearchBuffers, clock: SearchClock
    ) -> None:
        super().__init__(context, rng, clock)
        is_suited = not context.has_powers and is_any_mover_unknown(context)
        self.plays_on = context.settings.playouts > 0 and is_suited
        self.tree = TreeValues(buffers, SHARE_BEFORE if self.plays_on else 1.0)

    def choose(self) -> str:
        """The action with the best value."""
        self.weigh()
        expected = ExpectedValues().values(self)
        self.values = self.tree.values(self)
        if expected is not None:
            share = self.context.settings.expected_share
            self.values = mean_of_both(self.values, expected, share, UNIT * roots.MARGIN)
        played = PlayoutValues().values(self) if self.plays_on else None
        if played is not None:
            self.values = played
        return self.legal[int(np.argmax(self.values))]
