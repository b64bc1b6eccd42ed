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

from .limits import MAX_POWERS, N_SQUARES

CODE_STEP = 64
"""Board code of a piece: 1 + kind + CODE_STEP * player; 0 is empty."""
SIDE_BITS, KIND_BITS = 6, 63
"""Of a code less 1: shifted by the first it gives the player, masked with the second the kind."""
N_CODES = 128

UP, DOWN, RIGHT, LEFT = 0, 1, 2, 3

MOVED, SHOWN, HAS_RESCUED = 1, 2, 4
"""Bits of `flag`."""

DEPLOYMENT, PLAY, RESCUE, OVER, REPEAT = 0, 1, 2, 3, 4
"""Values of `phase`."""

BOTH, ATTACKER, DEFENDER, NEITHER = 0, 1, 2, 3
"""Combat results: who stays; BOTH fall, NEITHER falls. The same numbers say what a power does to user and target."""

RING_OPEN, RING_DESTROYED, RING_TAKEN = 0, 1, 2
"""Values of `stage`: what has become of the Ring; 0 in games without a quest."""

FLY, RIDE, STRIKE, AGAIN = 0, 1, 2, 3
"""Shapes of powers: jump a block, two steps, (step and) strike at targets, attack once more."""

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
STOP = 32767
POWER_BASE = 32768
"""Action codes: direction * 256 + target for moves; RESCUE_BASE declines; RESCUE_BASE + 1 + kind * 256 + square rescues; STOP ends a
repeated attack; powers are POWER_BASE + (power << 25 | square of the user << 17 | argument), see powers.py."""

RUN_TURNS = 8
"""Own turns that a record remembers for the two-square rule: the highest limit a ruleset may set."""
RING = 256
"""Board hashes that a record remembers for the chase rule, as a ring buffer (STRAT-7)."""

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
        ("power_users", "i4", (2, 16)),
        ("crossed", "i4", (2, 16)),
        ("chase_len", "i4", (2,)),
        ("literal_len", "i4", (2,)),
        ("run_len", "i4", (2,)),
        ("last_source", "i2", (2,)),
        ("last_target", "i2", (2,)),
        ("mobile", "i2", (2,)),
        ("event", "i2", (12,)),
        ("rescue_square", "i2"),
        ("repeat_square", "i2"),
        ("rescues", "i2", (2,)),
        ("next_id", "i2"),
        ("id", "i2", (N_SQUARES,)),
        ("lost", "i1", (2, 64)),
        ("board", "i1", (N_SQUARES,)),
        ("flag", "i1", (N_SQUARES,)),
        ("run_line", "i1", (2, RUN_TURNS)),
        ("run_low", "i1", (2, RUN_TURNS)),
        ("run_high", "i1", (2, RUN_TURNS)),
        ("bend_line", "i1", (2, RUN_TURNS)),
        ("bend_low", "i1", (2, RUN_TURNS)),
        ("bend_high", "i1", (2, RUN_TURNS)),
        ("bar_line", "i1", (2,)),
        ("bar_low", "i1", (2,)),
        ("bar_high", "i1", (2,)),
        ("bar_bend_line", "i1", (2,)),
        ("bar_bend_low", "i1", (2,)),
        ("bar_bend_high", "i1", (2,)),
        ("player", "i1"),
        ("phase", "i1"),
        ("result", "i1"),
        ("reason", "i1"),
        ("stage", "i1"),
        ("ready", "i1", (2,)),
        ("padding", "i1", (3,)),
    ],
    align=True,
)
"""All that the rules need of a position: at most 4 kB. `padding` is 0 and fills the record's last word, so that
copies carry every byte.

power_users: pieces with a power to announce, row r at index r (no margin).
run_*, bend_*: the borders crossed in the last RUN_TURNS own turns; bend_*: beyond a corner. crossed: those of a turn of several attacks
(two_squares.py)."""
assert STATE.itemsize == sum(STATE[name].itemsize for name in STATE.names or ()) <= 4096

(
    EV_SOURCE,
    EV_TARGET,
    EV_ATTACKER,
    EV_DEFENDER,
    EV_RESULT,
    EV_STEPS,
    EV_ATTACKER_ID,
    EV_DEFENDER_ID,
    EV_POWER,
    EV_REMOVED,
    EV_ORIGIN,
    EV_DEFENDER_SHOWN,
) = range(12)
"""Slots of `event`: the last displacement or power; attacker and defender are kinds, -1 where none. EV_POWER: the power used, -1 none.
EV_REMOVED: pieces removed otherwise than in combat, 1 also for a combat won earlier in the turn. EV_ORIGIN: where the turn's piece
started; EV_DEFENDER_SHOWN: was the defender shown to everybody?"""

TABLES = np.dtype(
    [
        ("zobrist", "i8", (N_CODES, N_SQUARES)),
        ("rows", "i4"),
        ("columns", "i4"),
        ("n_kinds", "i4"),
        ("open", "i4", (18,)),
        ("zone", "i4", (2, 18)),
        ("rescue_zone", "i4", (2, 18)),
        ("result", "i1", (64, 64)),
        ("reach", "i2", (64,)),
        ("revealing_lengths", "i4", (2,)),
        ("is_flag", "i1", (64,)),
        ("counts", "i2", (2, 64)),
        ("has_limited_reach", "i4"),
        ("first", "i4"),
        ("two_square_limit", "i4"),
        ("two_square_attacks", "i4"),
        ("two_square_exact", "i4"),
        ("chase", "i4"),
        ("quiet_draw", "i4"),
        ("ply_cap", "i4"),
        ("both_immobile_draw", "i4"),
        ("exchange_draw", "i4"),
        ("immobile_loses_at_once", "i4"),
        ("silent", "i4"),
        ("silent_long", "i4"),
        ("rescue", "i4"),
        ("rescue_moves_only", "i4"),
        ("rescue_revealed", "i4"),
        ("old_scout", "i4"),
        ("has_powers", "i4"),
        ("result_at_stage", "i1", (3, 64, 64)),
        ("powers", "i4", (64,)),
        ("again", "i1", (64,)),
        ("announced", "i4", (MAX_POWERS,)),
        ("shape", "i4", (MAX_POWERS,)),
        ("steps", "i4", (MAX_POWERS,)),
        ("range_places", "i4", (MAX_POWERS,)),
        ("targets", "i4", (MAX_POWERS,)),
        ("alone", "i4", (MAX_POWERS,)),
        ("near_only", "i4", (MAX_POWERS,)),
        ("ordered", "i4", (MAX_POWERS,)),
        ("spent", "i4", (MAX_POWERS,)),
        ("returns", "i4", (MAX_POWERS,)),
        ("strike", "i1", (MAX_POWERS, 3, 64, 64)),
        ("untouchable", "i4", (18,)),
        ("bearer", "i4"),
        ("bearer_side", "i4"),
        ("mount_doom", "i4"),
        ("mount_doom_entries", "i4", (2,)),
        ("falls", "i1", (64,)),
        ("blind_stages", "i1", (64,)),
    ],
    align=True,
)
"""Everything that a ruleset and its options fix, as rows of numbers. Passed as an argument, never closed over."""
