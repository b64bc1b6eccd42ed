"""The evaluation of the tree search: a record of weights, made once a move and read at every node, and what is summed from it.

A position's value is a sum over its pieces, so a move changes it by what it moves, removes and shows.
"""

from __future__ import annotations

import numpy as np

from gonfalon.games.stratego.kernel.bits import lowest
from gonfalon.games.stratego.kernel.layout import KIND_BITS, MAX_POWERS, RING_DESTROYED

from . import kernel

UNIT = 100
"""The compiled search counts in hundredths of a worth."""
N_IDS = 1024
"""Piece ids that are told apart; others are taken modulo this."""
N_KINDS = 64
"""Slots for kinds; a ruleset has no more than the rules' MAX_KINDS."""
N_STRIKES = 32
"""Rows for pairs of a power and an own kind; row 0 stays empty."""
EVAL_WEIGHTS = np.dtype(
    [
        ("worth", "i4", (2, N_KINDS)),
        ("square", "i4", (2, N_KINDS, 256)),
        ("attack_hidden", "i4", (N_KINDS, N_IDS)),
        ("strike_row", "i4", (MAX_POWERS, N_KINDS)),
        ("strike_hidden", "i4", (N_STRIKES, N_IDS)),
        ("strike_falls", "i4", (N_STRIKES, N_IDS)),
        ("quest", "i4"),
        ("searcher", "i4"),
        ("stuck", "i4"),
    ],
    align=True,
)
"""What the tree search evaluates positions by, in hundredths unless said otherwise.

worth: of a piece, by owner and kind. square: of standing on a square (16 * row + column). attack_hidden: what attacking, with an own kind,
the enemy's hidden piece of that id (modulo N_IDS) promises: its expected gain and what it teaches, less where it may wait (terms/).
searcher: player index of the searching side. stuck: value of a game won because the opponent cannot move.

Where there are powers: strike_row: row of strike_hidden and strike_falls for a power and an own kind; row 0 is empty, for others.
strike_hidden: expected gain of striking the enemy's hidden piece of that id. strike_falls: chance in thousandths that the user falls by it.
quest: of completing the quest, beyond the pieces that fall by it, to the bearer's side.
"""


@kernel
def position_value(state, tables, weights) -> int:
    """Value of a position to the searching side."""
    total, me = 0, int(weights["searcher"])
    for player in range(2):
        sign = 1 if player == me else -1
        for r in range(int(tables["rows"])):
            row = int(state["own"][player, r + 1])
            while row != 0:
                square = r * 16 + lowest(row)
                row &= row - 1
                kind = (int(state["board"][square]) - 1) & KIND_BITS
                total += sign * (
                    int(weights["worth"][player, kind]) + int(weights["square"][player, kind, square])
                )
    if int(state["stage"]) == RING_DESTROYED:
        total += int(weights["quest"]) if int(tables["bearer_side"]) == me else -int(weights["quest"])
    return total
