"""What the values of a family's puzzles mean: from which distance to the best act on an answer is loose, or a mistake."""

from __future__ import annotations

from typing import NamedTuple


class PuzzleScale(NamedTuple):
    """Distances to the best act, in the unit of the family's values. half: an answer within it has half a point. fine: one nearer than
    this is as good; loose: one that is further behind is a mistake.
    """

    half: float
    fine: float
    loose: float
