"""Which actions the tree searches, and their gains: of one piece and power only the best few."""

from __future__ import annotations

from collections import namedtuple

from gonfalon.games.stratego.kernel.bits import lowest
from gonfalon.games.stratego.kernel.layout import FLY, PLAY, POWER_BASE, RESCUE_BASE, STOP, STRIKE
from gonfalon.games.stratego.kernel.legal import write_actions, write_legal
from gonfalon.games.stratego.kernel.movement import source_of
from gonfalon.games.stratego.kernel.powers import code_of_use, flights, rides, stand_after, window
from gonfalon.games.stratego.kernel.quest import is_entry
from gonfalon.games.stratego.kernel.two_squares import is_barred

from . import kernel
from .power_eval import N_STEPS, N_TARGETS, action_gain, kind_at, strike_gain, strike_square

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


Listing = namedtuple("Listing", "state tables weights use_expectation moves deltas")
"""A list of actions in the making. moves, deltas: int32[actions], their codes and gains. The rest as in action_gain."""


@kernel
def put(listing, at: int, code: int) -> int:
    """Write an action and its gain at an index; the next index."""
    state, tables, weights = listing.state, listing.tables, listing.weights
    listing.moves[at] = code
    listing.deltas[at] = action_gain(state, tables, weights, code, listing.use_expectation)
    return at + 1


@kernel
def add_target_sets(listing, power: int, square: int, step: int, bits: int, at: int) -> int:
    """Add a strike at the best target, then at it and the best second one, and so on, from index `at` on; the end index.

    bits: the places of all targets in range.
    """
    state, tables, weights = listing.state, listing.tables, listing.weights
    taken = 0
    for _ in range(int(tables["targets"][power])):
        left, best, chosen = bits & ~taken, 0, 0
        while left != 0:
            one = left & -left
            left &= left - 1
            code = code_of_use(power, square, step + N_STEPS * targets_argument(taken | one))
            value = strike_gain(state, tables, weights, code, listing.use_expectation)
            if chosen == 0 or value > best:
                best, chosen = value, one
                listing.moves[at], listing.deltas[at] = code, value
        if chosen == 0:
            break
        taken |= chosen
        at += 1
    return at


@kernel
def add_strikes(listing, power: int, square: int, barred: bool, at: int) -> int:
    """Add the strikes of one piece with one power and their gains, from index `at` on; the end index."""
    state, tables, player = listing.state, listing.tables, int(listing.state["player"])
    most = int(tables["targets"][power])
    for step in range(N_STEPS):
        if (int(tables["steps"][power]) >> step) & 1 == 0:
            continue
        if stand_after(state, tables, player, square, step, barred) < 0:
            continue
        stand = strike_square(square, step)
        bits = window(state, tables, player, stand) & int(tables["range_places"][power])
        if most > 1:
            at = add_target_sets(listing, power, square, step, bits, at)
        elif most == 0:
            if bits != 0 or int(tables["alone"][power]) == 1:
                at = put(listing, at, code_of_use(power, square, step))
        else:
            while bits != 0:
                at = put(listing, at, code_of_use(power, square, step + N_STEPS * (lowest(bits) + 1)))
                bits &= bits - 1
    return at


@kernel
def add_uses(listing, power: int, square: int, barred: bool, at: int) -> int:
    """Add the best uses of one piece with one power and their gains, from index `at` on; the end index."""
    state, tables, shape = listing.state, listing.tables, int(listing.tables["shape"][power])
    if shape == STRIKE:
        end = add_strikes(listing, power, square, barred, at)
        return keep_best(listing.moves, listing.deltas, at, end, MAX_USES)
    if shape == FLY:
        bits = flights(state, tables, square)
    else:
        bits = rides(state, tables, int(state["player"]), square, power, barred)
    start = at
    while bits != 0:
        at = put(listing, at, code_of_use(power, square, lowest(bits)))
        bits &= bits - 1
    return keep_best(listing.moves, listing.deltas, start, at, 2 * MAX_USES)


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
def add_powers(listing, at: int) -> int:
    """Add the uses of powers of the player to move and their gains, from index `at` on; the end index."""
    state, tables, player = listing.state, listing.tables, int(listing.state["player"])
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
                at = add_uses(listing, power, square, square == held, at)
    return at


@kernel
def add_moves(listing, legal, attacks_only: bool) -> int:
    """Write the moves without powers of the player to move and their gains, with or without quiet ones; how many."""
    state, tables, n = listing.state, listing.tables, 0
    write_legal(state, tables, int(state["player"]), legal)
    for r in range(int(tables["rows"])):
        word = int(legal[r])
        while word != 0:
            bit = lowest(word)
            word &= word - 1
            code, target = (bit >> 4) * 256 + r * 16 + (bit & 15), r * 16 + (bit & 15)
            if attacks_only and int(state["board"][target]) == 0 and target != int(tables["mount_doom"]):
                continue
            n = put(listing, n, code)
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
def write_candidates(
    state, tables, weights, use_expectation: bool, legal, moves, deltas, forcing_only: bool
) -> int:
    """Write the actions to search of the player to move and their gains, all or the forcing ones; how many."""
    listing = Listing(state, tables, weights, use_expectation, moves, deltas)
    if int(state["phase"]) == PLAY:
        n = add_moves(listing, legal, forcing_only)
        if int(tables["has_powers"]) == 1:
            n = add_powers(listing, n)
    else:
        n = write_actions(state, tables, legal, moves)
        for i in range(n):
            put(listing, i, int(moves[i]))
    if not forcing_only:
        return n
    kept = 0
    for i in range(n):
        if is_forcing(state, tables, int(moves[i]), int(deltas[i])):
            moves[kept], deltas[kept] = moves[i], deltas[i]
            kept += 1
    return kept
