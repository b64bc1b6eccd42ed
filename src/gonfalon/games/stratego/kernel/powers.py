"""Which powers may be used now (ME-5, ME-6): counted, listed and checked from rows of the tables, whatever they are called.

A power is a row: its shape, where its user may step first, which of the 24 squares around it can hold targets, how many of them are
chosen. What may be announced for a power and a user is one number, the *argument*:

    FLY      direction
    RIDE     first direction * 4 + second direction
    STRIKE   step + 5 * (t1 + 26 * (t2 + 26 * t3))    step: direction, or STAY; t: place of a target in the window + 1, 0 for none

The *window* of a square is the block of 5 x 5 squares round it, place = (row difference + 2) * 5 + column difference + 2, as 25 bits.
With `ordered` a power's targets are announced in any order, else in the order of places, which is that of squares.
"""

from __future__ import annotations

from ._jit import kernel
from .bits import lowest, nth, popcount
from .layout import FLY, KIND_BITS, POWER_BASE, RIDE, SIDE_BITS
from .limits import MAX_POWERS
from .movement import is_open, next_square, step_of
from .two_squares import crosses_bar, crosses_bar_riding, is_barred

STAY = 4


@kernel
def code_of_use(power: int, square: int, argument: int) -> int:
    """The action code."""
    return POWER_BASE + (power << 25 | square << 17 | argument)


@kernel
def power_of(code: int) -> int:
    """Which power an action code uses."""
    return (code - POWER_BASE) >> 25


@kernel
def user_of(code: int) -> int:
    """The square of the user."""
    return ((code - POWER_BASE) >> 17) & 255


@kernel
def argument_of(code: int) -> int:
    """What was announced."""
    return (code - POWER_BASE) & 0x1FFFF


@kernel
def window(state, tables, player: int, square: int) -> int:
    """The enemy pieces in the block of 5 x 5 round a square that powers can touch (ME-5.4, ME-9.7), as 25 bits."""
    enemy, safe = state["own"][1 - player], tables["untouchable"]
    r, c = square >> 4, square & 15
    bits = 0
    for k in range(5):
        row = r + k - 2
        if 0 <= row < 16:
            bits |= ((((int(enemy[row + 1]) & ~int(safe[row + 1])) << 2) >> c) & 31) << (5 * k)
    return bits


@kernel
def place_to_square(square: int, place: int) -> int:
    """The square at a place of the window round `square`."""
    return square + (place // 5 - 2) * 16 + place % 5 - 2


@kernel
def landing(state, tables, square: int, direction: int) -> int:
    """ME-6.1: where a flight in this direction ends, -1 if there is none."""
    delta = step_of(direction)
    rows, columns = int(tables["rows"]), int(tables["columns"])
    r, c = square >> 4, square & 15
    dr, dc = delta // 16 if abs(delta) == 16 else 0, delta if abs(delta) == 1 else 0
    jumped = 0
    while True:
        r, c = r + dr, c + dc
        if r < 0 or r >= rows or c < 0 or c >= columns:
            return -1
        if int(state["board"][r * 16 + c]) == 0 and is_open(tables, r * 16 + c):
            break
        jumped += 1
    return r * 16 + c if jumped > 0 else -1


@kernel
def flights(state, tables, square: int) -> int:
    """ME-6.1: the directions in which there is a flight, as bits."""
    bits = 0
    for direction in range(4):
        if landing(state, tables, square, direction) >= 0:
            bits |= 1 << direction
    return bits


@kernel
def free_step(state, tables, square: int, direction: int) -> int:
    """The free neighbour in a direction, or -1."""
    target = next_square(tables, square, direction)
    if target >= 0 and int(state["board"][target]) == 0:
        return target
    return -1


@kernel
def rides(state, tables, player: int, square: int, power: int, barred: bool) -> int:
    """ME-6.5: the pairs of directions a rider may take, as 16 bits. barred: obey the two-square rule."""
    bits = 0
    for first in range(4):
        middle = free_step(state, tables, square, first)
        if middle < 0:
            continue
        for second in range(4):
            end = next_square(tables, middle, second)
            if end < 0 or (end == square and int(tables["returns"][power]) == 0):
                continue
            standing = int(state["board"][end])
            if end != square and standing != 0 and (standing - 1) >> SIDE_BITS == player:
                continue
            free = standing == 0 or end == square
            heeds = barred and (free or int(tables["two_square_attacks"]) == 1)
            if heeds and crosses_bar_riding(state, tables, player, square, middle, end):
                continue
            bits |= 1 << (first * 4 + second)
    return bits


@kernel
def combinations(n: int, most: int, ordered: bool) -> int:
    """How many ways there are to name one to `most` (at most 3) of n targets."""
    pairs = n * (n - 1)
    triples = pairs * (n - 2)
    if not ordered:
        pairs, triples = pairs // 2, triples // 6
    if most == 1:
        return n
    if most == 2:
        return n + pairs
    return n + pairs + triples


@kernel
def stand_after(state, tables, player: int, square: int, step: int, barred: bool) -> int:
    """Where a striker stands after its step, -1 if it cannot take it."""
    if step == STAY:
        return square
    stand = free_step(state, tables, square, step)
    if stand >= 0 and barred and crosses_bar(state, tables, player, square, stand):
        return -1
    return stand


@kernel
def count_targets(state, tables, player: int, stand: int, power: int) -> int:
    """How many announcements a striker has from where it stands."""
    n = popcount(window(state, tables, player, stand) & int(tables["range_places"][power]))
    most = int(tables["targets"][power])
    if most == 0:
        return 1 if n > 0 or int(tables["alone"][power]) == 1 else 0
    return combinations(n, most, int(tables["ordered"][power]) == 1)


@kernel
def count_use(state, tables, player: int, square: int, power: int, barred: bool) -> int:
    """How many acts this piece has with this power. barred: is it the piece that the two-square rule holds back?"""
    shape = int(tables["shape"][power])
    if shape == FLY:
        return popcount(flights(state, tables, square))
    if shape == RIDE:
        return popcount(rides(state, tables, player, square, power, barred))
    n, steps = 0, int(tables["steps"][power])
    if steps == 1 << STAY:
        return count_targets(state, tables, player, square, power)
    if int(tables["near_only"][power]) == 1 and window(state, tables, player, square) == 0:
        return 0
    for step in range(5):
        if (steps >> step) & 1 == 1:
            stand = stand_after(state, tables, player, square, step, barred)
            if stand >= 0:
                n += count_targets(state, tables, player, stand, power)
    return n


@kernel
def name_targets(bits: int, ordered: bool, n: int) -> int:
    """The n-th way to name targets among these places: ones, then twos, then threes, each in the order of places."""
    count = popcount(bits)
    if n < count:
        return nth(bits, n) + 1
    n -= count
    for a in range(count):
        for b in range(0 if ordered else a + 1, count):
            if a == b:
                continue
            if n == 0:
                return nth(bits, a) + 1 + 26 * (nth(bits, b) + 1)
            n -= 1
    for a in range(count):
        for b in range(0 if ordered else a + 1, count):
            for c in range(0 if ordered else b + 1, count):
                if a in (b, c) or b == c:
                    continue
                if n == 0:
                    return nth(bits, a) + 1 + 26 * (nth(bits, b) + 1 + 26 * (nth(bits, c) + 1))
                n -= 1
    return 0


@kernel
def use_at(state, tables, player: int, square: int, power: int, barred: bool, n: int) -> int:
    """The argument of the n-th act of this piece with this power."""
    shape = int(tables["shape"][power])
    if shape == FLY:
        return nth(flights(state, tables, square), n)
    if shape == RIDE:
        return nth(rides(state, tables, player, square, power, barred), n)
    step, stand = 0, -1
    while True:
        if (int(tables["steps"][power]) >> step) & 1 == 1:
            stand = stand_after(state, tables, player, square, step, barred)
            if stand >= 0:
                here = count_targets(state, tables, player, stand, power)
                if n < here:
                    break
                n -= here
        step += 1
    most = int(tables["targets"][power])
    if most == 0:
        return step
    bits = window(state, tables, player, stand) & int(tables["range_places"][power])
    return step + 5 * name_targets(bits, int(tables["ordered"][power]) == 1, n)


@kernel
def count_powers(state, tables, player: int, obey_two_square: bool) -> int:
    """How many acts with powers this side has. obey_two_square: leave out those that the two-square rule forbids."""
    held = int(state["last_target"][player]) if obey_two_square and is_barred(state, player) else -1
    users = state["power_users"][player]
    n = 0
    for r in range(int(tables["rows"])):
        row = int(users[r])
        while row != 0:
            square = r * 16 + lowest(row)
            row &= row - 1
            has = int(tables["powers"][(int(state["board"][square]) - 1) & KIND_BITS])
            while has != 0:
                n += count_use(state, tables, player, square, lowest(has), square == held)
                has &= has - 1
    return n


@kernel
def power_at(state, tables, player: int, n: int) -> int:
    """The code of the n-th act with a power: by squares of the users, powers, arguments."""
    held = int(state["last_target"][player]) if is_barred(state, player) else -1
    users = state["power_users"][player]
    r = 0
    while True:
        row = int(users[r])
        while row != 0:
            square = r * 16 + lowest(row)
            row &= row - 1
            has = int(tables["powers"][(int(state["board"][square]) - 1) & KIND_BITS])
            while has != 0:
                power = lowest(has)
                has &= has - 1
                here = count_use(state, tables, player, square, power, square == held)
                if n < here:
                    chosen = use_at(state, tables, player, square, power, square == held, n)
                    return code_of_use(power, square, chosen)
                n -= here
        r += 1


@kernel
def names_targets(bits: int, most: int, ordered: bool, chosen: int) -> bool:
    """Are these targets (t1 + 26 * (t2 + 26 * t3)) one to `most` different places of `bits`, in order where there is one?"""
    last, n = 0, 0
    while chosen != 0:
        place = chosen % 26
        chosen //= 26
        if place == 0 or (bits >> (place - 1)) & 1 == 0:
            return False
        if not ordered and place <= last:
            return False
        bits &= ~(1 << (place - 1))
        last = place
        n += 1
    return 0 < n <= most


@kernel
def is_usable(state, tables, player: int, code: int) -> bool:
    """Is this code of a power among the legal acts?"""
    power, square, argument = power_of(code), user_of(code), argument_of(code)
    if power >= MAX_POWERS or (int(state["power_users"][player, square >> 4]) >> (square & 15)) & 1 == 0:
        return False
    if (int(tables["powers"][(int(state["board"][square]) - 1) & KIND_BITS]) >> power) & 1 == 0:
        return False
    held = is_barred(state, player) and square == int(state["last_target"][player])
    shape = int(tables["shape"][power])
    if shape == FLY:
        return argument < 4 and (flights(state, tables, square) >> argument) & 1 == 1
    if shape == RIDE:
        return argument < 16 and (rides(state, tables, player, square, power, held) >> argument) & 1 == 1
    step, chosen = argument % 5, argument // 5
    if (int(tables["steps"][power]) >> step) & 1 == 0:
        return False
    stand = stand_after(state, tables, player, square, step, held)
    if stand < 0:
        return False
    if int(tables["targets"][power]) == 0:
        return chosen == 0 and count_targets(state, tables, player, stand, power) == 1
    bits = window(state, tables, player, stand) & int(tables["range_places"][power])
    return names_targets(bits, int(tables["targets"][power]), int(tables["ordered"][power]) == 1, chosen)


@kernel
def write_powers(state, tables, player: int, out, start: int) -> int:
    """The codes of all acts with powers, in the order of power_at, into `out` from place `start` on; where they end."""
    held = int(state["last_target"][player]) if is_barred(state, player) else -1
    users = state["power_users"][player]
    at = start
    for r in range(int(tables["rows"])):
        row = int(users[r])
        while row != 0:
            square = r * 16 + lowest(row)
            row &= row - 1
            has = int(tables["powers"][(int(state["board"][square]) - 1) & KIND_BITS])
            while has != 0:
                power = lowest(has)
                has &= has - 1
                for n in range(count_use(state, tables, player, square, power, square == held)):
                    argument = use_at(state, tables, player, square, power, square == held, n)
                    out[at] = code_of_use(power, square, argument)
                    at += 1
    return at
