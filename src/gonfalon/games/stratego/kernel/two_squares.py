"""The two-square rule (STRAT-6).

A border is the edge between two squares; a move of n squares crosses n borders in one line. The rule bars a border that each
of the last L own turns, all of one piece, has crossed. Crossed borders of a turn are a segment low .. high of its line:

    line 0-15: that row, positions are columns       line 16-31: column line - 16, positions are rows
    a move from c3 to f3: line 2, low 2, high 5 (borders 2|3, 3|4, 4|5)

Segments of one line intersect in a segment, so "a border common to the last L turns" is again one segment: the *bar*. A piece
can cross it only if it is the piece that moved last (run_len > 0 says that the run belongs to the piece on last_target).

A ride round a corner (ME-8.1) crosses two borders in two lines: its second stretch stands in bend_*, line -1 where a turn has none.
So two segments may be barred, the second one only beside a first. With two_square_exact (ME-8.6) such a turn is its two end squares:

    line CORNER, low and high the two squares less 128, the lower first
"""

from __future__ import annotations

from ._jit import kernel
from .layout import SIDE_BITS, WINDOW

CORNER = 33


@kernel
def line_of(source: int, target: int) -> int:
    """The line a straight move runs along."""
    if source >> 4 == target >> 4:
        return source >> 4
    return 16 + (source & 15)


@kernel
def place_on(line: int, square: int) -> int:
    """Position of a square along a line."""
    if line < 16:
        return square & 15
    return square >> 4


@kernel
def is_barred(state, player: int) -> bool:
    """STRAT-6.4.2: is there a bar, and does the piece that it holds back still stand where it went?"""
    if int(state["bar_line"][player]) < 0:
        return False
    code = int(state["board"][int(state["last_target"][player])])
    return code != 0 and (code - 1) >> SIDE_BITS == player


@kernel
def crosses_bar(state, tables, player: int, source: int, target: int) -> bool:
    """STRAT-6.4.3: would this displacement of the piece on last_target cross a barred border?"""
    line = line_of(source, target)
    if int(state["bar_line"][player]) != line:
        return crosses_bend(state, player, line, source, target)
    a, b = place_on(line, source), place_on(line, target)
    low, high = min(a, b), max(a, b)
    bar_low, bar_high = int(state["bar_low"][player]), int(state["bar_high"][player])
    if int(tables["two_square_exact"]) == 1:
        return low == bar_low and high == bar_high
    return max(low, bar_low) < min(high, bar_high)


@kernel
def crosses_bend(state, player: int, line: int, source: int, target: int) -> bool:
    """The same for the second barred stretch (there is none with two_square_exact)."""
    if int(state["bar_bend_line"][player]) != line:
        return False
    a, b = place_on(line, source), place_on(line, target)
    return max(min(a, b), int(state["bar_bend_low"][player])) < min(
        max(a, b), int(state["bar_bend_high"][player])
    )


@kernel
def is_straight(source: int, middle: int, target: int) -> bool:
    """Are two steps two squares in one line?"""
    return target - middle == middle - source


@kernel
def crosses_bar_riding(state, tables, player: int, source: int, middle: int, target: int) -> bool:
    """ME-8.1: would these two steps of the piece on last_target cross a barred border?"""
    if int(tables["two_square_exact"]) == 0:
        return crosses_bar(state, tables, player, source, middle) or crosses_bar(
            state, tables, player, middle, target
        )
    if is_straight(source, middle, target):
        return crosses_bar(state, tables, player, source, target)
    if int(state["bar_line"][player]) != CORNER:
        return False
    low, high = min(source, target) - 128, max(source, target) - 128
    return int(state["bar_low"][player]) == low and int(state["bar_high"][player]) == high


@kernel
def forget_run(state, player: int) -> None:
    """STRAT-6.5: nothing is barred any more."""
    state["run_len"][player] = 0
    state["bar_line"][player] = -1
    state["bar_bend_line"][player] = -1


@kernel
def record_turn(state, tables, player: int, source: int, target: int) -> None:
    """Add an own turn to the run (STRAT-6.3) and find the bar for the next one. Called before last_target is renewed."""
    limit = int(tables["two_square_limit"])
    if limit == 0:
        return
    n = next_place(state, player, source)
    line = line_of(source, target)
    a, b = place_on(line, source), place_on(line, target)
    state["run_line"][player, n % WINDOW] = line
    state["run_low"][player, n % WINDOW] = min(a, b)
    state["run_high"][player, n % WINDOW] = max(a, b)
    state["bend_line"][player, n % WINDOW] = -1
    state["bar_line"][player] = -1
    if n + 1 >= limit:
        find_bar(state, tables, player, limit)


@kernel
def next_place(state, player: int, source: int) -> int:
    """Where in the run the turn of the piece that started on `source` is written; the run is one longer then."""
    if int(state["last_target"][player]) != source:
        state["run_len"][player] = 0
    n = int(state["run_len"][player])
    state["run_len"][player] = n + 1
    return n


@kernel
def record_ride(state, tables, player: int, source: int, middle: int, target: int) -> None:
    """ME-8.1: add a turn of two steps to the run. Called before last_target is renewed."""
    limit = int(tables["two_square_limit"])
    exact = int(tables["two_square_exact"]) == 1
    if limit == 0:
        return
    if is_straight(source, middle, target) or (source == target and not exact):
        record_turn(state, tables, player, source, middle if source == target else target)
        return
    n = next_place(state, player, source)
    at = n % WINDOW
    state["bend_line"][player, at] = -1
    if exact:
        state["run_line"][player, at] = CORNER
        state["run_low"][player, at] = min(source, target) - 128
        state["run_high"][player, at] = max(source, target) - 128
    else:
        line, bend = line_of(source, middle), line_of(middle, target)
        state["run_line"][player, at] = line
        state["run_low"][player, at] = min(place_on(line, source), place_on(line, middle))
        state["run_high"][player, at] = max(place_on(line, source), place_on(line, middle))
        state["bend_line"][player, at] = bend
        state["bend_low"][player, at] = min(place_on(bend, middle), place_on(bend, target))
        state["bend_high"][player, at] = max(place_on(bend, middle), place_on(bend, target))
    state["bar_line"][player] = -1
    if n + 1 >= limit:
        find_bar(state, tables, player, limit)


@kernel
def undo_record(state, player: int) -> None:
    """ME-8.4: the last turn is still going on; its next attack takes the place of this one (the rule's outcome is the same)."""
    if int(state["run_len"][player]) > 0:
        state["run_len"][player] -= 1


@kernel
def find_bar(state, tables, player: int, limit: int) -> None:
    """The borders that all of the last `limit` turns of the run have crossed."""
    last = (int(state["run_len"][player]) - 1) % WINDOW
    bar_stretch(
        state,
        tables,
        player,
        limit,
        int(state["run_line"][player, last]),
        int(state["run_low"][player, last]),
        int(state["run_high"][player, last]),
    )
    if int(tables["has_powers"]) == 1:
        find_bend(state, tables, player, limit, last)


@kernel
def find_bend(state, tables, player: int, limit: int, last: int) -> None:
    """The same for the last turn's second stretch; a bar that it alone gives is made the first one."""
    state["bar_bend_line"][player] = -1
    if int(state["bend_line"][player, last]) < 0:
        return
    line, low, high = (
        int(state["bar_line"][player]),
        int(state["bar_low"][player]),
        int(state["bar_high"][player]),
    )
    state["bar_line"][player] = -1
    bar_stretch(
        state,
        tables,
        player,
        limit,
        int(state["bend_line"][player, last]),
        int(state["bend_low"][player, last]),
        int(state["bend_high"][player, last]),
    )
    if line >= 0 and int(state["bar_line"][player]) >= 0:
        state["bar_bend_line"][player] = line
        state["bar_bend_low"][player] = low
        state["bar_bend_high"][player] = high
    elif line >= 0:
        state["bar_line"][player] = line
        state["bar_low"][player] = low
        state["bar_high"][player] = high


@kernel
def bar_stretch(state, tables, player: int, limit: int, line: int, low: int, high: int) -> None:
    """Bar what the turns before the last one share with this stretch of it."""
    n = int(state["run_len"][player])
    exact = int(tables["two_square_exact"]) == 1
    for back in range(2, limit + 1):
        i = (n - back) % WINDOW
        other_low, other_high = int(state["run_low"][player, i]), int(state["run_high"][player, i])
        if int(state["run_line"][player, i]) != line:
            if int(state["bend_line"][player, i]) != line:
                return
            other_low, other_high = int(state["bend_low"][player, i]), int(state["bend_high"][player, i])
        if exact:
            if other_low != low or other_high != high:
                return
        else:
            low, high = max(low, other_low), min(high, other_high)
            if low >= high:
                return
    state["bar_line"][player] = line
    state["bar_low"][player] = low
    state["bar_high"][player] = high


@kernel
def crossings_used(state, tables, player: int) -> int:
    """For people: how many turns in a row the last moved piece has crossed a border it crossed last, at most the limit."""
    n = int(state["run_len"][player])
    limit = int(tables["two_square_limit"])
    if n == 0 or limit == 0:
        return 0
    last = (n - 1) % WINDOW
    line, low, high = (
        int(state["run_line"][player, last]),
        int(state["run_low"][player, last]),
        int(state["run_high"][player, last]),
    )
    used = turns_over(state, player, min(n, limit), line, low, high)
    line = int(state["bend_line"][player, last])
    if line < 0:
        return used
    low, high = int(state["bend_low"][player, last]), int(state["bend_high"][player, last])
    return max(used, turns_over(state, player, min(n, limit), line, low, high))


@kernel
def turns_over(state, player: int, most: int, line: int, low: int, high: int) -> int:
    """How many of the last turns in a row, the last one included, share a border of this stretch of the last one."""
    n = int(state["run_len"][player])
    used = 1
    while used < most:
        i = (n - 1 - used) % WINDOW
        other_low, other_high = int(state["run_low"][player, i]), int(state["run_high"][player, i])
        if int(state["run_line"][player, i]) != line:
            if int(state["bend_line"][player, i]) != line:
                return used
            other_low, other_high = int(state["bend_low"][player, i]), int(state["bend_high"][player, i])
        if line == CORNER and (other_low != low or other_high != high):
            return used
        low, high = max(low, other_low), min(high, other_high)
        if low >= high and line != CORNER:
            return used
        used += 1
    return used
