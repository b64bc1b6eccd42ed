"""Alpha-beta search of one sampled board, which does not forget that the enemy's pieces are hidden.

A sampled board is one assignment of kinds to the enemy's hidden pieces. After the first move the searching side does not know what was
sampled. Its attack on a hidden piece counts as the expected gain over all that the piece may be (`expected_gain`). The line ends there.

The stack is explicit: compiled code that recurses cannot be cached. A node is a copy of the rules' own record, so every rule holds in the
search. Values are hundredths (eval_weights.py).
"""

from __future__ import annotations

from collections import namedtuple

import numpy as np

from gonfalon.games.stratego.kernel.layout import (
    FLAG_CAPTURED,
    NO_LEGAL_MOVE,
    NO_MOBILE_PIECE,
    OVER,
    REPEAT,
    RESCUE_BASE,
    RING,
    STATE,
    STOP,
)
from gonfalon.games.stratego.kernel.playout import place
from gonfalon.games.stratego.kernel.turn import apply

from . import kernel
from .eval_weights import position_value
from .power_eval import has_hidden_target, may_attack_again
from .power_moves import write_candidates

MAX_DEPTH = 40
"""Plies of the stack, quiescence included."""
MAX_ACTIONS = 8192
"""Actions of a position that have room."""
INFINITE = 1 << 40
"""Beyond every value of a position."""
QUIET_DEPTH = -6
"""Depth at which quiescence ends: so many plies of exchanges are searched beyond the depth."""
STATE_WORDS = STATE.itemsize // 8
FIRST_WORD = 1 + RING
"""First word copied after the hash: the ring of earlier boards, for the chase rule, is left out (the search knows no chase rule)."""

(ALPHA, BETA, BEST, BEST_MOVE, N_MOVES, NEXT, DEPTH, SCORE, ACTION, FIRST_ALPHA, KEY, KILLER_A, KILLER_B) = (
    range(13)
)
"""Columns of a frame. NEXT: index of the first move not yet searched. DEPTH: remaining plies. SCORE: position_value, to the searching side.
ACTION: the move that is being searched. FIRST_ALPHA: alpha when the node was begun. KEY: of the transposition table."""
N_COLUMNS = 13
TABLE_MOVE_BONUS = 1 << 30
"""Hundredths that the best move of the transposition table gains in the order of moves: it comes first."""
KILLER_BONUS = 120
"""Hundredths that a killer move gains in the order of moves."""
VALUE, LEFT, MOVE, BOUND = 0, 1, 2, 3
"""Columns of an entry of the transposition table. VALUE is relative to the position's SCORE, LEFT: remaining depth in plies."""
EXACT, LOWER, UPPER = 0, 1, 2
"""What a VALUE is to the true one: equal, a lower bound, an upper bound."""
SEARCHER_KEY, REPEAT_KEY = 0x5DEECE66D1234567, 0x2545F4914F6CDD1D
"""Random words in the key of a position: the searching side is to move; an attack may be repeated."""


SearchBuffers = namedtuple("SearchBuffers", "stack words legal moves deltas frames keys entries budget")
"""Working memory of a search; each player has its own, so no two threads share one.

stack: STATE[depth], words: the same memory as int64. legal: int64[16], a bitboard. moves, deltas: int32[depth, actions] and the gain of
each at once. frames: int64[depth, columns]. keys, entries: transposition table. budget: int64[2], nodes searched and the most allowed.
"""


def new_buffers(log_entries: int = 15) -> SearchBuffers:
    """New buffers, about 4 MB; the transposition table has 2 ** log_entries entries."""
    stack = np.zeros(MAX_DEPTH, STATE)
    return SearchBuffers(
        stack,
        stack.view(np.int64).reshape(MAX_DEPTH, -1),
        np.zeros(16, np.int64),
        np.zeros((MAX_DEPTH, MAX_ACTIONS), np.int32),
        np.zeros((MAX_DEPTH, MAX_ACTIONS), np.int32),
        np.full((MAX_DEPTH, N_COLUMNS), -1, np.int64),
        np.zeros(1 << log_entries, np.int64),
        np.zeros((1 << log_entries, 4), np.int64),
        np.zeros(2, np.int64),
    )


@kernel
def write_sampled_boards(base, tables, player: int, squares, ids, flags, assignments, out) -> None:
    """Write one record for each assignment: the base with the hidden pieces of `player` added. squares, ids, flags: int16[n]."""
    for sample in range(len(assignments)):
        out[sample] = base
        for i in range(len(squares)):
            square = int(squares[i])
            place(out[sample], tables, player, int(assignments[sample, i]), square)
            out[sample]["flag"][square] = flags[i]
            out[sample]["id"][square] = ids[i]


@kernel
def copy_state(words, source: int, target: int) -> None:
    """Copy a record of the stack without its ring of earlier boards."""
    words[target, 0] = words[source, 0]
    for i in range(FIRST_WORD, STATE_WORDS):
        words[target, i] = words[source, i]


@kernel
def side_sign(state, weights) -> int:
    """1 if the searching side is to move, -1 if its opponent is."""
    return 1 if int(state["player"]) == int(weights["searcher"]) else -1


@kernel
def terminal_value(state, weights, score: int) -> int:
    """Value, to the searching side, of a finished game."""
    reason = int(state["reason"])
    if reason == FLAG_CAPTURED:
        return score
    if reason in (NO_LEGAL_MOVE, NO_MOBILE_PIECE):
        has_won = int(state["result"]) == int(weights["searcher"])
        return int(weights["stuck"]) if has_won else -int(weights["stuck"])
    return 0


@kernel
def list_moves(buffers, tables, weights, sp: int, forcing_only: bool) -> int:
    """Write the actions at stack[sp] and their gains; in quiescence only forcing ones. How many."""
    state, moves, deltas = buffers.stack[sp], buffers.moves[sp], buffers.deltas[sp]
    own = side_sign(state, weights) == 1
    return write_candidates(state, tables, weights, own, buffers.legal, moves, deltas, forcing_only)


@kernel
def take_best_move(buffers, sp: int) -> int:
    """Swap the most promising move not yet searched to the front of the rest; its index."""
    frame, moves, deltas = buffers.frames[sp], buffers.moves[sp], buffers.deltas[sp]
    first, best, best_key = int(frame[NEXT]), int(frame[NEXT]), -INFINITE
    for i in range(first, int(frame[N_MOVES])):
        action, key = int(moves[i]), int(deltas[i])
        if action == int(frame[BEST_MOVE]):
            key += TABLE_MOVE_BONUS
        elif action == int(frame[KILLER_A]) or action == int(frame[KILLER_B]):
            key += KILLER_BONUS
        if key > best_key:
            best, best_key = i, key
    action, delta = moves[best], deltas[best]
    moves[best], deltas[best] = moves[first], deltas[first]
    moves[first], deltas[first] = action, delta
    return first


@kernel
def probe_table(buffers, sp: int, sign: int) -> bool:
    """Look the position up in the table: True if its value settles the node; otherwise its best move is taken over, if it has one."""
    frame = buffers.frames[sp]
    slot = int(frame[KEY]) & (len(buffers.keys) - 1)
    if int(buffers.keys[slot]) != int(frame[KEY]):
        return False
    entry = buffers.entries[slot]
    frame[BEST_MOVE] = entry[MOVE]
    if sp == 0 or int(entry[LEFT]) != int(frame[DEPTH]):
        return False
    value, bound = int(entry[VALUE]) + sign * int(frame[SCORE]), int(entry[BOUND])
    if (
        bound == EXACT
        or (bound == LOWER and value >= int(frame[BETA]))
        or (bound == UPPER and value <= int(frame[ALPHA]))
    ):
        frame[BEST] = value
        return True
    return False


@kernel
def store_in_table(buffers, sp: int, sign: int) -> None:
    """Write a finished frame into the transposition table."""
    frame = buffers.frames[sp]
    slot = int(frame[KEY]) & (len(buffers.keys) - 1)
    best, entry = int(frame[BEST]), buffers.entries[slot]
    buffers.keys[slot] = frame[KEY]
    entry[VALUE] = best - sign * int(frame[SCORE])
    entry[LEFT], entry[MOVE] = frame[DEPTH], frame[BEST_MOVE]
    entry[BOUND] = UPPER if best <= int(frame[FIRST_ALPHA]) else LOWER if best >= int(frame[BETA]) else EXACT


@kernel
def open_node(buffers, tables, weights, salt: int, sp: int) -> None:
    """Begin a node: settle it, or list the moves to search."""
    state, frame = buffers.stack[sp], buffers.frames[sp]
    sign = side_sign(state, weights)
    score, left = int(frame[SCORE]), int(frame[DEPTH])
    buffers.budget[0] += 1
    frame[BEST], frame[BEST_MOVE], frame[N_MOVES], frame[NEXT] = -INFINITE, -1, 0, 0
    frame[FIRST_ALPHA] = frame[ALPHA]
    if int(state["phase"]) == OVER:
        frame[BEST] = sign * terminal_value(state, weights, score)
        return
    if left <= 0:
        standing = sign * score
        frame[BEST] = standing
        if standing < int(frame[BETA]) and left > QUIET_DEPTH and sp < MAX_DEPTH - 2:
            frame[ALPHA] = max(int(frame[ALPHA]), standing)
            frame[N_MOVES] = list_moves(buffers, tables, weights, sp, True)
        return
    frame[KEY] = int(state["hash"]) ^ salt ^ (SEARCHER_KEY if sign == 1 else 0)
    if int(state["phase"]) == REPEAT:
        frame[KEY] = int(frame[KEY]) ^ (REPEAT_KEY + int(state["repeat_square"]))
    if probe_table(buffers, sp, sign):
        return
    frame[N_MOVES] = list_moves(buffers, tables, weights, sp, False)
    if int(frame[N_MOVES]) == 0:
        frame[BEST] = -int(weights["stuck"])


@kernel
def back_up(buffers, sp: int, value: int) -> None:
    """Update a frame with the value of its searched move, to the player who made it."""
    frame = buffers.frames[sp]
    if value > int(frame[BEST]):
        frame[BEST], frame[BEST_MOVE] = value, frame[ACTION]
        frame[ALPHA] = max(int(frame[ALPHA]), value)
    if int(frame[ALPHA]) >= int(frame[BETA]):
        frame[NEXT] = frame[N_MOVES]
        if int(frame[DEPTH]) > 0 and int(frame[KILLER_A]) != int(frame[ACTION]):
            frame[KILLER_B] = frame[KILLER_A]
            frame[KILLER_A] = frame[ACTION]


@kernel
def make_move(buffers, tables, weights, sp: int, action: int, delta: int) -> None:
    """Make a move on the next record and open its frame."""
    state, child = buffers.stack[sp], buffers.stack[sp + 1]
    frame, below = buffers.frames[sp], buffers.frames[sp + 1]
    sign = side_sign(state, weights)
    frame[ACTION] = action
    copy_state(buffers.words, sp, sp + 1)
    apply(child, tables, action)
    if action < RESCUE_BASE or action >= STOP:
        below[SCORE] = int(frame[SCORE]) + sign * delta
    else:
        below[SCORE] = position_value(child, tables, weights)
    below[DEPTH] = int(frame[DEPTH]) - 1
    if int(child["player"]) == int(state["player"]):
        below[ALPHA], below[BETA] = int(frame[ALPHA]), int(frame[BETA])
    else:
        below[ALPHA], below[BETA] = -int(frame[BETA]), -int(frame[ALPHA])


@kernel
def next_child(buffers, tables, weights, sp: int) -> bool:
    """Settle moves without a search, up to the first that needs one, and make that; False if none is left."""
    frame, state = buffers.frames[sp], buffers.stack[sp]
    sign = side_sign(state, weights)
    standing = sign * int(frame[SCORE])
    # a rescue or the draw after quiet turns may bring more than an action's gain at once
    is_drawn = 0 < int(tables["quiet_draw"]) <= int(state["quiet"]) + 1
    last = int(frame[DEPTH]) <= 1 and int(tables["rescue"]) != 1 and not is_drawn
    while int(frame[NEXT]) < int(frame[N_MOVES]) and int(frame[ALPHA]) < int(frame[BETA]):
        at = take_best_move(buffers, sp)
        frame[NEXT] += 1
        action, delta = int(buffers.moves[sp, at]), int(buffers.deltas[sp, at])
        value = standing + delta
        if sign == 1 and has_hidden_target(state, tables, action):
            if value > int(frame[BEST]):
                frame[BEST], frame[BEST_MOVE] = value, action
                frame[ALPHA] = max(int(frame[ALPHA]), value)
        else:
            bound = INFINITE
            if (
                last
                and (action < RESCUE_BASE or action >= STOP)
                and not may_attack_again(state, tables, action)
            ):
                bound = value  # at the last ply the opponent may at least pass quietly
            if bound > int(frame[ALPHA]):
                make_move(buffers, tables, weights, sp, action, delta)
                return True
            frame[BEST] = max(int(frame[BEST]), bound)
    return False


@kernel
def search(buffers, tables, weights, salt: int, depth: int, alpha: int, beta: int) -> int:
    """Value of stack[0] to the player to move there: `depth` plies and quiescence; meaningless once the budget is spent."""
    frames = buffers.frames
    frames[0, ALPHA], frames[0, BETA], frames[0, DEPTH] = alpha, beta, depth
    frames[0, SCORE] = position_value(buffers.stack[0], tables, weights)
    sp = 0
    open_node(buffers, tables, weights, salt, 0)
    while True:
        if next_child(buffers, tables, weights, sp):
            sp += 1
            open_node(buffers, tables, weights, salt, sp)
            if int(buffers.budget[0]) > int(buffers.budget[1]):
                return 0
            continue
        if int(frames[sp, DEPTH]) > 0 and int(frames[sp, N_MOVES]) > 0:
            store_in_table(buffers, sp, side_sign(buffers.stack[sp], weights))
        value = int(frames[sp, BEST])
        if sp == 0:
            return value
        if int(buffers.stack[sp]["player"]) != int(buffers.stack[sp - 1]["player"]):
            value = -value
        sp -= 1
        back_up(buffers, sp, value)


@kernel
def evaluate_root(
    board, buffers, tables, weights, salt: int, depth: int, actions, control_variate, margin: int, values
) -> bool:
    """Value of each root action on one sampled board, to the searching side, less its control variate; False if the budget ran out.

    board: a record. actions: int32[n], best first. control_variate: int64[n], see search/root.py. margin: a value lower than the best by
    more is only bounded from above. values: int64[n]. Attacks on hidden pieces are made here: only at this ply the sample decides.
    """
    best = -INFINITE
    for i in range(len(actions)):
        buffers.stack[0] = board
        apply(buffers.stack[0], tables, int(actions[i]))
        floor = -INFINITE if best == -INFINITE else best - margin + int(control_variate[i])
        if side_sign(buffers.stack[0], weights) == 1:
            value = search(buffers, tables, weights, salt, depth - 1, floor, INFINITE)
        else:
            value = -search(buffers, tables, weights, salt, depth - 1, -INFINITE, -floor)
        if int(buffers.budget[0]) > int(buffers.budget[1]):
            return False
        values[i] = max(value, floor) - int(control_variate[i])
        best = max(best, int(values[i]))
    return True
