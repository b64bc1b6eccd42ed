"""The records and the numbers that kernels share: identities, never settings.

Squares inside the kernel have a stride of 16: square = row * 16 + column, whatever the board's size (at most 16 x 16), so
row and column are shifts and one record serves every ruleset. Rows of bits are ints with bit c for column c; arrays of rows
carry a margin of one empty row on both sides (index row + 1), so that looking up or down needs no test.

    row r of a plane = plane[player, r + 1]            bit c = column c

A *legal set* is one int64 a row of targets, four fields of 16 bits, one for each direction of travel:

    bits 0-15 up (row + 1) | 16-31 down | 32-47 right (column + 1) | 48-63 left

Two pieces can never reach one target in one direction, so (direction, target) names a move. Bit 63 would be a move to the left
that ends on the last of 16 columns: it does not exist, so the word is never negative.
"""

from __future__ import annotations

import numpy as np

STRIDE = 16
N_SQUARES = 256
MAX_ROWS = 16
MAX_KINDS = 31
CODE_STEP = 32
"""Board code of a piece: 1 + kind + CODE_STEP * player; 0 is empty."""
N_CODES = 64

UP, DOWN, RIGHT, LEFT = 0, 1, 2, 3

MOVED, SHOWN, HAS_RESCUED = 1, 2, 4
"""Bits of `flag`."""

DEPLOYMENT, PLAY, RESCUE, OVER = 0, 1, 2, 3
"""`phase`"""

BOTH, ATTACKER, DEFENDER = 0, 1, 2
"""Combat results: who stays."""

(
    NO_REASON,
    FLAG_CAPTURED,
    NO_LEGAL_MOVE,
    BOTH_IMMOBILE,
    NO_MOBILE_PIECE,
    EXCHANGE_DRAW,
    QUIET_DRAW,
    PLY_CAP,
) = range(8)
REASONS = (
    "",
    "flag_captured",
    "no_legal_move",
    "both_immobile",
    "no_mobile_piece",
    "exchange_draw",
    "quiet_draw",
    "ply_cap",
)
RED_WINS, BLUE_WINS, DRAW = 0, 1, 2

RESCUE_BASE = 1024
"""Action codes: direction * 256 + target for moves; RESCUE_BASE declines; RESCUE_BASE + 1 + kind * 256 + square rescues."""

WINDOW = 8
"""Longest two-square limit: how many own turns the record remembers."""
RING = 256
"""Boards (as hashes) the chase rule remembers; older ones are forgotten (STRAT-7)."""

CHASE_OFF, CHASE_ISF, CHASE_LITERAL = 0, 1, 2
NO_SQUARE = -1

STATE = np.dtype(
    [
        ("hash", "i8"),
        ("ring", "i8", (RING,)),
        ("ply", "i4"),
        ("turn", "i4"),
        ("quiet", "i4"),
        ("own", "i4", (2, 18)),
        ("mover", "i4", (2, 18)),
        ("slider", "i4", (2, 18)),
        ("chase_len", "i4", (2,)),
        ("literal_len", "i4", (2,)),
        ("run_len", "i4", (2,)),
        ("run_line", "i2", (2, WINDOW)),
        ("run_low", "i2", (2, WINDOW)),
        ("run_high", "i2", (2, WINDOW)),
        ("bar_line", "i2", (2,)),
        ("bar_low", "i2", (2,)),
        ("bar_high", "i2", (2,)),
        ("last_source", "i2", (2,)),
        ("last_target", "i2", (2,)),
        ("alive", "i2", (2, 32)),
        ("lost", "i2", (2, 32)),
        ("mobile", "i2", (2,)),
        ("event", "i2", (8,)),
        ("rescue_square", "i2"),
        ("rescues", "i2", (2,)),
        ("next_id", "i2"),
        ("id", "i2", (N_SQUARES,)),
        ("board", "i1", (N_SQUARES,)),
        ("flag", "i1", (N_SQUARES,)),
        ("player", "i1"),
        ("phase", "i1"),
        ("result", "i1"),
        ("reason", "i1"),
        ("ready", "i1", (2,)),
        ("filler", "i1", (6,)),
    ],
    align=True,
)
"""All that the rules need of a position: at most 4 kB. `filler` is 0 and leaves no padding, which copies would not carry over."""
assert STATE.itemsize == sum(STATE[name].itemsize for name in STATE.names or ())

EV_SOURCE, EV_TARGET, EV_ATTACKER, EV_DEFENDER, EV_RESULT, EV_STEPS, EV_ATTACKER_ID, EV_DEFENDER_ID = range(8)
"""Slots of `event`: the last displacement; attacker and defender are kinds, -1 where none."""

TABLES = np.dtype(
    [
        ("zobrist", "i8", (N_CODES, N_SQUARES)),
        ("rows", "i4"),
        ("columns", "i4"),
        ("n_kinds", "i4"),
        ("open", "i4", (18,)),
        ("zone", "i4", (2, 18)),
        ("rescue_zone", "i4", (2, 18)),
        ("result", "i1", (32, 32)),
        ("reach", "i2", (32,)),
        ("telling", "i4", (2,)),
        ("is_flag", "i1", (32,)),
        ("counts", "i2", (2, 32)),
        ("limited", "i4"),
        ("first", "i4"),
        ("two_square_limit", "i4"),
        ("two_square_attacks", "i4"),
        ("two_square_exact", "i4"),
        ("chase", "i4"),
        ("quiet_draw", "i4"),
        ("ply_cap", "i4"),
        ("both_immobile_draw", "i4"),
        ("exchange_draw", "i4"),
        ("at_once", "i4"),
        ("silent", "i4"),
        ("silent_long", "i4"),
        ("rescue", "i4"),
        ("rescue_moves_only", "i4"),
        ("rescue_revealed", "i4"),
        ("old_scout", "i4"),
    ],
    align=True,
)
"""Everything that a ruleset and its options fix, as rows of numbers. Passed as an argument, never closed over."""
