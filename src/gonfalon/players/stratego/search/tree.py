"""Alpha-beta over a board whose hidden pieces have been drawn, without forgetting that they are hidden.

One world is one draw of the enemy's hidden pieces. In it both sides search as usual, with two differences:

- after the first move the searching side does not know what it drew: its attack on a piece that is unknown counts as the
  expected gain over everything that piece may be (`gamble`) and the line ends there;
- a known piece may be worth less to its owner than an unknown one (`hide`).

The stack is explicit (compiled code that recurses cannot be cached); a node is a copy of the rules' own record, so that every
rule of the ruleset holds in the search as well. Values are hundredths (aims.py).
"""

from __future__ import annotations

from typing import Any, NamedTuple

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
from gonfalon.games.stratego.kernel.legal import write_actions
from gonfalon.games.stratego.kernel.turn import apply

from ._jit import kernel
from .acts import gains_at_once, gamble, is_blind, may_go_on, write_acts
from .aims import change, measure

MAX_DEPTH = 40
MAX_ACTIONS = 8192
INFINITE = 1 << 40
QUIET_DEPTH = -6
"""How many plies of exchanges are looked at beyond the depth."""
WORDS = STATE.itemsize // 8
FIRST_WORD = 1 + RING
"""The hash stands first, then the ring of boards, which the search does without (it looks at no chase)."""

(ALPHA, BETA, BEST, BEST_MOVE, N, NEXT, DEPTH, SCORE, ACTION, ALPHA0, KEY, KILLER_A, KILLER_B) = range(13)
"""Columns of a frame. SCORE: of the position, to the searching side. ACTION: the move looked into."""
N_COLUMNS = 13
KILLER_BONUS = 120
VALUE, LEFT, MOVE, BOUND = 0, 1, 2, 3
"""Columns of an entry of the table of transpositions. VALUE is relative to the position's SCORE."""
EXACT, LOWER, UPPER = 0, 1, 2


class Desk(NamedTuple):
    """The search's memory; one for each player, for a thread never shares it.

    stack: STATE[depth], words: the same memory as int64. moves, deltas: int32[depth, actions] with what each is worth at once.
    frames: int64[depth, columns]. keys, entries: transpositions. budget: int64[2], nodes seen and the most allowed.
    """

    stack: Any
    words: Any
    legal: Any
    moves: Any
    deltas: Any
    frames: Any
    keys: Any
    entries: Any
    budget: Any


def new_desk(log_entries: int = 15) -> Desk:
    """Fresh memory, about 3 MB."""
    stack = np.zeros(MAX_DEPTH, STATE)
    return Desk(
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
def copy_state(words, source: int, target: int) -> None:
    """Copy a record of the stack without its ring of boards."""
    words[target, 0] = words[source, 0]
    for i in range(FIRST_WORD, WORDS):
        words[target, i] = words[source, i]


@kernel
def side_of(state, aims) -> int:
    """1 if the searching side is to move, -1 if the opponent is."""
    return 1 if int(state["player"]) == int(aims["me"]) else -1


@kernel
def ending(state, aims, score: int) -> int:
    """Value, to the searching side, of a finished game."""
    reason = int(state["reason"])
    if reason == FLAG_CAPTURED:
        return score
    if reason in (NO_LEGAL_MOVE, NO_MOBILE_PIECE):
        return int(aims["lost"]) if int(state["result"]) == int(aims["me"]) else -int(aims["lost"])
    return 0


@kernel
def list_moves(desk, tables, aims, sp: int, attacks_only: bool) -> int:
    """The actions at stack[sp] with what each is worth at once; in the quiet search only attacks that gain. How many, -1 for none."""
    state, moves, deltas = desk.stack[sp], desk.moves[sp], desk.deltas[sp]
    own = side_of(state, aims) == 1
    if int(tables["has_powers"]) == 1:
        return list_acts(state, tables, aims, own, desk.legal, moves, deltas, attacks_only)
    n = write_actions(state, tables, desk.legal, moves)
    if n == 0:
        return -1
    kept = 0
    for i in range(n):
        action, delta = int(moves[i]), 0
        if action < RESCUE_BASE:
            if attacks_only and int(state["board"][action & 255]) == 0:
                continue
            if own and is_blind(state, tables, action):
                delta = gamble(state, aims, action)
            else:
                delta = change(state, tables, aims, action)
            if attacks_only and delta <= 0:
                continue
        moves[kept] = action
        deltas[kept] = delta
        kept += 1
    return kept


@kernel
def list_acts(state, tables, aims, own: bool, legal, moves, deltas, attacks_only: bool) -> int:
    """The same where there are powers."""
    n = write_acts(state, tables, aims, own, legal, moves, deltas)
    if n == 0:
        return -1
    if not attacks_only:
        return n
    kept = 0
    for i in range(n):
        if gains_at_once(state, tables, int(moves[i]), int(deltas[i])):
            moves[kept], deltas[kept] = moves[i], deltas[i]
            kept += 1
    return kept


@kernel
def pick(desk, sp: int) -> int:
    """Bring the most promising of the moves not yet looked at to the front; where that is."""
    frame, moves, deltas = desk.frames[sp], desk.moves[sp], desk.deltas[sp]
    first, best, best_key = int(frame[NEXT]), int(frame[NEXT]), -INFINITE
    for i in range(first, int(frame[N])):
        action, key = int(moves[i]), int(deltas[i])
        if action == int(frame[BEST_MOVE]):
            key += 1 << 30
        elif action == int(frame[KILLER_A]) or action == int(frame[KILLER_B]):
            key += KILLER_BONUS
        if key > best_key:
            best, best_key = i, key
    action, delta = moves[best], deltas[best]
    moves[best], deltas[best] = moves[first], deltas[first]
    moves[first], deltas[first] = action, delta
    return first


@kernel
def recall(desk, sp: int, sign: int) -> bool:
    """Look the position up; True if that settles it, otherwise at most its best move is taken over."""
    frame = desk.frames[sp]
    slot = int(frame[KEY]) & (len(desk.keys) - 1)
    if int(desk.keys[slot]) != int(frame[KEY]):
        return False
    entry = desk.entries[slot]
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
def remember(desk, sp: int, sign: int) -> None:
    """Write a finished frame into the table."""
    frame = desk.frames[sp]
    slot = int(frame[KEY]) & (len(desk.keys) - 1)
    best, entry = int(frame[BEST]), desk.entries[slot]
    desk.keys[slot] = frame[KEY]
    entry[VALUE] = best - sign * int(frame[SCORE])
    entry[LEFT], entry[MOVE] = frame[DEPTH], frame[BEST_MOVE]
    entry[BOUND] = UPPER if best <= int(frame[ALPHA0]) else LOWER if best >= int(frame[BETA]) else EXACT


@kernel
def enter(desk, tables, aims, salt: int, sp: int) -> None:
    """Come to a new position: settle it, or list what is to be looked into."""
    state, frame = desk.stack[sp], desk.frames[sp]
    sign = side_of(state, aims)
    score, left = int(frame[SCORE]), int(frame[DEPTH])
    desk.budget[0] += 1
    frame[BEST], frame[BEST_MOVE], frame[N], frame[NEXT] = -INFINITE, -1, 0, 0
    frame[ALPHA0] = frame[ALPHA]
    if int(state["phase"]) == OVER:
        frame[BEST] = sign * ending(state, aims, score)
        return
    if left <= 0:
        frame[BEST] = sign * score
        if sign * score < int(frame[BETA]) and left > QUIET_DEPTH and sp < MAX_DEPTH - 2:
            frame[ALPHA] = max(int(frame[ALPHA]), sign * score)
            frame[N] = max(0, list_moves(desk, tables, aims, sp, True))
        return
    frame[KEY] = int(state["hash"]) ^ salt ^ (0x5DEECE66D1234567 if sign == 1 else 0)
    if int(state["phase"]) == REPEAT:
        frame[KEY] = int(frame[KEY]) ^ (0x2545F4914F6CDD1D + int(state["repeat_square"]))
    if recall(desk, sp, sign):
        return
    n = list_moves(desk, tables, aims, sp, False)
    if n < 0:
        frame[BEST] = -int(aims["lost"])
    frame[N] = max(0, n)


@kernel
def weigh(desk, sp: int, value: int) -> None:
    """Take the value of the move looked into, to the player who made it, into the frame."""
    frame = desk.frames[sp]
    if value > int(frame[BEST]):
        frame[BEST], frame[BEST_MOVE] = value, frame[ACTION]
        frame[ALPHA] = max(int(frame[ALPHA]), value)
    if int(frame[ALPHA]) >= int(frame[BETA]):
        frame[NEXT] = frame[N]
        if int(frame[DEPTH]) > 0 and int(frame[KILLER_A]) != int(frame[ACTION]):
            frame[KILLER_B] = frame[KILLER_A]
            frame[KILLER_A] = frame[ACTION]


@kernel
def descend(desk, tables, aims, sp: int, action: int, delta: int) -> None:
    """Make a move on the next record and open its frame."""
    state, child = desk.stack[sp], desk.stack[sp + 1]
    frame, below = desk.frames[sp], desk.frames[sp + 1]
    sign = side_of(state, aims)
    frame[ACTION] = action
    copy_state(desk.words, sp, sp + 1)
    apply(child, tables, action)
    if action < RESCUE_BASE or action >= STOP:
        below[SCORE] = int(frame[SCORE]) + sign * delta
    else:
        below[SCORE] = measure(child, tables, aims)
    below[DEPTH] = int(frame[DEPTH]) - 1
    if int(child["player"]) == int(state["player"]):
        below[ALPHA], below[BETA] = int(frame[ALPHA]), int(frame[BETA])
    else:
        below[ALPHA], below[BETA] = -int(frame[BETA]), -int(frame[ALPHA])


@kernel
def may_end_otherwise(state, tables) -> bool:
    """Can a displacement bring more than it is worth at once: a rescue, the draw after quiet turns?"""
    quiet = int(tables["quiet_draw"])
    return int(tables["rescue"]) == 1 or (quiet > 0 and int(state["quiet"]) + 1 >= quiet)


@kernel
def advance(desk, tables, aims, sp: int) -> bool:
    """Settle moves of a frame that need no look, up to the first that does; False if none is left."""
    frame, state = desk.frames[sp], desk.stack[sp]
    sign = side_of(state, aims)
    standing = sign * int(frame[SCORE])
    last = int(frame[DEPTH]) <= 1 and not may_end_otherwise(state, tables)
    while int(frame[NEXT]) < int(frame[N]) and int(frame[ALPHA]) < int(frame[BETA]):
        at = pick(desk, sp)
        frame[NEXT] += 1
        action, delta = int(desk.moves[sp, at]), int(desk.deltas[sp, at])
        value = standing + delta
        if sign == 1 and is_blind(state, tables, action):
            if value > int(frame[BEST]):
                frame[BEST], frame[BEST_MOVE] = value, action
                frame[ALPHA] = max(int(frame[ALPHA]), value)
        elif (
            last
            and value <= int(frame[ALPHA])
            and (action < RESCUE_BASE or action >= STOP)
            and not may_go_on(state, tables, action)
        ):
            # at the last ply the opponent may at least stand still, so this is the most the move can bring
            frame[BEST] = max(int(frame[BEST]), value)
        else:
            descend(desk, tables, aims, sp, action, delta)
            return True
    return False


@kernel
def search(desk, tables, aims, salt: int, depth: int, alpha: int, beta: int) -> int:
    """Value of stack[0] to the player to move there, `depth` plies ahead and then exchanges; means nothing once the budget is spent."""
    frames = desk.frames
    frames[0, ALPHA], frames[0, BETA], frames[0, DEPTH] = alpha, beta, depth
    frames[0, SCORE] = measure(desk.stack[0], tables, aims)
    sp = 0
    enter(desk, tables, aims, salt, 0)
    while True:
        if advance(desk, tables, aims, sp):
            sp += 1
            enter(desk, tables, aims, salt, sp)
            if int(desk.budget[0]) > int(desk.budget[1]):
                return 0
            continue
        if int(frames[sp, DEPTH]) > 0 and int(frames[sp, N]) > 0:
            remember(desk, sp, side_of(desk.stack[sp], aims))
        value = int(frames[sp, BEST])
        if sp == 0:
            return value
        if int(desk.stack[sp]["player"]) != int(desk.stack[sp - 1]["player"]):
            value = -value
        sp -= 1
        weigh(desk, sp, value)


@kernel
def judge(world, desk, tables, aims, salt: int, depth: int, actions, luck, margin: int, values) -> bool:
    """The value of each root action in one world, to the searching side, less its luck; False if the budget ran out.

    world: a record. actions: int32[n], best first. luck: int64[n], what to take off. margin: values further below the best
    are only known to be below. values: int64[n]. Attacks on unknown pieces are made here, for this is where they happen: the
    draw decides.
    """
    best = -INFINITE
    for i in range(len(actions)):
        desk.stack[0] = world
        apply(desk.stack[0], tables, int(actions[i]))
        floor = -INFINITE if best == -INFINITE else best - margin + int(luck[i])
        if side_of(desk.stack[0], aims) == 1:
            value = search(desk, tables, aims, salt, depth - 1, floor, INFINITE)
        else:
            value = -search(desk, tables, aims, salt, depth - 1, -INFINITE, -floor)
        if int(desk.budget[0]) > int(desk.budget[1]):
            return False
        values[i] = max(value, floor) - int(luck[i])
        best = max(best, int(values[i]))
    return True
