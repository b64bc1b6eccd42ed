"""An observation as numbers, for environments and networks that take any game (core.Game.encode).

The planes of envs/stratego say more and are faster; these need the observation alone.
"""

from __future__ import annotations

import numpy as np

from gonfalon.core.game import Encoding

from .kernel import planes
from .observation import StrategoObservation
from .rules import Rules
from .squares import square_of

EXTRA_PLANES = 6
"""Enemy unknown, moved, shown, own pieces captured, enemy pieces captured, set-up phase."""


def n_planes(rules: Rules) -> int:
    """Planes of one observation: each side's kinds, and EXTRA_PLANES."""
    return 2 * len(rules.kinds) + EXTRA_PLANES


def encoding(rules: Rules) -> Encoding:
    """length: planes x rows x columns, flat. n_options: the numbered actions of the board, which no list of options exceeds."""
    ruleset = rules.ruleset
    n_options = int(planes.n_actions(rules.tables))
    return Encoding(n_planes(rules) * ruleset.rows * ruleset.columns, n_options)


def encode(rules: Rules, seen: StrategoObservation) -> tuple[float, ...]:
    """float[planes * rows * columns]: own kinds, the other side's known kinds, then the extra planes. 0 .. 1.

    Squares are row-major from the seat's own back row, left to right as it sits (a spectator looks from red's side).
    """
    ruleset, n_kinds = rules.ruleset, len(rules.kinds)
    n_squares = ruleset.rows * ruleset.columns
    found = np.zeros((n_planes(rules), n_squares), np.float32)
    own = max(seen.seat, 0)
    for piece in seen.pieces:
        cell = _cell(rules, own, piece.square)
        side = 0 if piece.owner == own else n_kinds
        plane = side + rules.kinds.index(piece.piece) if piece.piece else 2 * n_kinds
        found[plane, cell] = 1
        found[2 * n_kinds + 1, cell] = piece.moved
        found[2 * n_kinds + 2, cell] = piece.shown
    for pile in seen.captured:
        in_all = max(1, sum(ruleset.armies[pile.owner].values()))
        found[2 * n_kinds + (3 if pile.owner == own else 4)] = pile.total / in_all
    found[2 * n_kinds + 5] = seen.phase == "deployment"
    return tuple(found.ravel().tolist())


def _cell(rules: Rules, seat: int, name: str) -> int:
    """The place of a square on a board turned to a seat."""
    return int(planes.cell_of(rules.tables, seat, square_of(name)))
