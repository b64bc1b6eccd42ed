"""Which actions the tree searches where there are powers, and the order of their gains: of one piece and power only the best few."""

from __future__ import annotations

from gonfalon.games.stratego.kernel.bits import lowest
from gonfalon.games.stratego.kernel.layout import FLY, PLAY, POWER_BASE, RESCUE_BASE, STOP, STRIKE
from gonfalon.games.stratego.kernel.legal import write_actions, write_legal
from gonfalon.games.stratego.kernel.movement import source_of
from gonfalon.games.stratego.kernel.powers import code_of_use, flights, rides, stand_after, window
from gonfalon.games.stratego.kernel.quest import is_entry
from gonfalon.games.stratego.kernel.two_squares import is_barred

from . import kernel
from .power_eval import N_STEPS, N_TARGETS, action_gain, kind_at, move_gain, strike_gain, strike_square

MAX_USES = 3
"""Strikes of one piece with one power that are searched, the best at once; of flights and rides twice as many."""
FORCING_GAIN = 60
"""Hundredths that a power must gain to be searched in quiescence: more than what showing a small piece is worth."""


@kernel
def write_action_gains(state, tables, weights, codes, gains) -> None:
    """Write the action_gain of each code, with expectations. codes: int32[n]. gains: int64[n]."""
    for i in range(len(codes)):
        gains[i] = action_gain(state, tables, weights, int(codes[i]), True)


@kernel
def targets_argument(bits: int) -> int:
    """Argument of a use that names these targets, the lowest place first."""
    chosen, scale = 0, 1
    while bits != 0:
        chosen += scale * (lowest(bits) + 1)
        scale *= N_TARGETS
        bits &= bits - 1
    return chosen


@kernel
def add_target_sets(
    state, tables, weights, power: int, square: int, step: int, use_expectation: bool, moves, deltas, at: int
) -> int:
    """Add a strike at the best target, then at it and the best second one, and so on, from index `at` on; the end index."""
    player, stand = int(state["player"]), strike_square(square, step)
    bits = window(state, tables, player, stand) & int(tables["range_places"][power])
    taken = 0
    for _ in range(int(tables["targets"][power])):
        left, best, chosen = bits & ~taken, 0, 0
        while left != 0:
            one = left & -left
            left &= left - 1
            code = code_of_use(power, square, step + N_STEPS * targets_argument(taken | one))
            value = strike_gain(state, tables, weights, code, use_expectation)
            if chosen == 0 or value > best:
                best, chosen = value, one
                moves[at], deltas[at] = code, value
        if chosen == 0:
            break
        taken |= chosen
        at += 1
    return at


@kernel
def add_strikes(
    state,
    tables,
    weights,
    power: int,
    square: int,
    barred: bool,
    use_expectation: bool,
    moves,
    deltas,
    at: int,
) -> int:
    """Add the strikes of one piece with one power and their gains, from index `at` on; the end index."""
    player, most = int(state["player"]), int(tables["targets"][power])
    for step in range(N_STEPS):
        if (int(tables["steps"][power]) >> step) & 1 == 0:
            continue
        if stand_after(state, tables, player, square, step, barred) < 0:
            continue
        if most > 1:
            at = add_target_sets(
                state, tables, weights, power, square, step, use_expectation, moves, deltas, at
            )
            continue
        at = add_single_strikes(
            state, tables, weights, power, square, step, use_expectation, moves, deltas, at
        )
    return at


@kernel
def add_single_strikes(
    state, tables, weights, power: int, square: int, step: int, use_expectation: bool, moves, deltas, at: int
) -> int:
    """Add a strike at everything in range, or one at each target in range, after a step; the end index."""
    stand = strike_square(square, step)
    bits = window(state, tables, int(state["player"]), stand) & int(tables["range_places"][power])
    if int(tables["targets"][power]) == 0:
        if bits != 0 or int(tables["alone"][power]) == 1:
            moves[at] = code_of_use(power, square, step)
            deltas[at] = strike_gain(state, tables, weights, int(moves[at]), use_expectation)
            at += 1
        return at
    while bits != 0:
        moves[at] = code_of_use(power, square, step + N_STEPS * (lowest(bits) + 1))
        deltas[at] = strike_gain(state, tables, weights, int(moves[at]), use_expectation)
        bits &= bits - 1
        at += 1
    return at


@kernel
def add_uses(
    state,
    tables,
    weights,
    power: int,
    square: int,
    barred: bool,
    use_expectation: bool,
    moves,
    deltas,
    at: int,
) -> int:
    """Add the best uses of one piece with one power and their gains, from index `at` on; the end index."""
    shape = int(tables["shape"][power])
    if shape == STRIKE:
        end = add_strikes(state, tables, weights, power, square, barred, use_expectation, moves, deltas, at)
        return keep_best(moves, deltas, at, end, MAX_USES)
    if shape == FLY:
        bits = flights(state, tables, square)
    else:
        bits = rides(state, tables, int(state["player"]), square, power, barred)
    start = at
    while bits != 0:
        moves[at] = code_of_use(power, square, lowest(bits))
        deltas[at] = action_gain(state, tables, weights, int(moves[at]), use_expectation)
        bits &= bits - 1
        at += 1
    return keep_best(moves, deltas, start, at, 2 * MAX_USES)


@kernel
def keep_best(moves, deltas, start: int, end: int, most: int) -> int:
    """Bring the `most` highest gains of start .. end - 1 to the front, in order; their end index."""
    kept = min(most, end - start)
    for i in range(start, start + kept):
        best = i
        for j in range(i + 1, end):
            if int(deltas[j]) > int(deltas[best]):
                best = j
        action, delta = moves[best], deltas[best]
        moves[best], deltas[best] = moves[i], deltas[i]
        moves[i], deltas[i] = action, delta
    return start + kept


@kernel
def write_uses(state, tables, weights, use_expectation: bool, moves, deltas, at: int) -> int:
    """Add the uses of powers of the player to move and their gains, from index `at` on; the end index."""
    player = int(state["player"])
    held = int(state["last_target"][player]) if is_barred(state, player) else -1
    for r in range(int(tables["rows"])):
        row = int(state["power_users"][player, r])
        while row != 0:
            square = r * 16 + lowest(row)
            row &= row - 1
            has = int(tables["powers"][kind_at(state, square)])
            while has != 0:
                power = lowest(has)
                has &= has - 1
                at = add_uses(
                    state, tables, weights, power, square, square == held, use_expectation, moves, deltas, at
                )
    return at


@kernel
def write_move_gains(state, tables, weights, use_expectation: bool, legal, moves, deltas) -> int:
    """Write the moves without powers of the player to move and their gains; how many."""
    write_legal(state, tables, int(state["player"]), legal)
    n = 0
    for r in range(int(tables["rows"])):
        word = int(legal[r])
        while word != 0:
            bit = lowest(word)
            word &= word - 1
            moves[n] = (bit >> 4) * 256 + r * 16 + (bit & 15)
            deltas[n] = move_gain(state, tables, weights, int(moves[n]), use_expectation)
            n += 1
    return n


@kernel
def is_forcing(state, tables, action: int, delta: int) -> bool:
    """Is the action searched in quiescence: an attack or a quest step that gains, or a power that gains a piece?"""
    if action >= POWER_BASE:
        return delta > FORCING_GAIN
    if action >= RESCUE_BASE:
        return action < STOP
    doom = is_entry(tables, source_of(state, action >> 8, action & 255), action & 255)
    return delta > 0 and (doom or int(state["board"][action & 255]) != 0)


@kernel
def write_candidates(state, tables, weights, use_expectation: bool, legal, moves, deltas) -> int:
    """Write the actions to search of the player to move and their gains; how many."""
    if int(state["phase"]) == PLAY:
        n = write_move_gains(state, tables, weights, use_expectation, legal, moves, deltas)
        return write_uses(state, tables, weights, use_expectation, moves, deltas, n)
    n = write_actions(state, tables, legal, moves)
    for i in range(n):
        deltas[i] = action_gain(state, tables, weights, int(moves[i]), use_expectation)
    return n
