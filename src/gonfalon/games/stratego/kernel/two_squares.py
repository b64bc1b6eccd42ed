"""The two-square rule (STRAT-6).

A border is the edge between two squares; a move of n squares crosses n borders in one line. The rule bars a border that each
of the last L own turns, all of one piece, has crossed. Crossed borders of a turn are a segment low .. high of its line:

    line 0-15: that row, positions are columns       line 16-31: column line - 16, positions are rows
    a move from c3 to f3: line 2, low 2, high 5 (borders 2|3, 3|4, 4|5)

Segments of one line intersect in a segment, so "a border common to the last L turns" is again one segment: the *bar*. A piece
can cross it only if it is the piece that moved last (run_len > 0 says that the run belongs to the piece on last_target).
"""

from __future__ import annotations

from ._jit import kernel
from .layout import WINDOW


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
def crosses_bar(state, tables, player: int, source: int, target: int) -> bool:
    """STRAT-6.4.3: would this displacement of the piece on last_target cross a barred border?"""
    line = line_of(source, target)
    if int(state["bar_line"][player]) != line:
        return False
    a, b = place_on(line, source), place_on(line, target)
    low, high = min(a, b), max(a, b)
    bar_low, bar_high = int(state["bar_low"][player]), int(state["bar_high"][player])
    if int(tables["two_square_exact"]) == 1:
        return low == bar_low and high == bar_high
    return max(low, bar_low) < min(high, bar_high)


@kernel
def forget_run(state, player: int) -> None:
    """STRAT-6.5: nothing is barred any more."""
    state["run_len"][player] = 0
    state["bar_line"][player] = -1


@kernel
def record_turn(state, tables, player: int, source: int, target: int) -> None:
    """Add an own turn to the run (STRAT-6.3) and find the bar for the next one. Called before last_target is renewed."""
    limit = int(tables["two_square_limit"])
    if limit == 0:
        return
    if int(state["last_target"][player]) != source:
        state["run_len"][player] = 0
    n = int(state["run_len"][player])
    line = line_of(source, target)
    a, b = place_on(line, source), place_on(line, target)
    state["run_line"][player, n % WINDOW] = line
    state["run_low"][player, n % WINDOW] = min(a, b)
    state["run_high"][player, n % WINDOW] = max(a, b)
    state["run_len"][player] = n + 1
    state["bar_line"][player] = -1
    if n + 1 >= limit:
        find_bar(state, tables, player, limit)


@kernel
def find_bar(state, tables, player: int, limit: int) -> None:
    """The borders that all of the last `limit` turns of the run have crossed."""
    n = int(state["run_len"][player])
    last = (n - 1) % WINDOW
    line = int(state["run_line"][player, last])
    low, high = int(state["run_low"][player, last]), int(state["run_high"][player, last])
    exact = int(tables["two_square_exact"]) == 1
    for back in range(2, limit + 1):
        i = (n - back) % WINDOW
        if int(state["run_line"][player, i]) != line:
            return
        other_low, other_high = int(state["run_low"][player, i]), int(state["run_high"][player, i])
        if exact and (other_low != low or other_high != high):
            return
        low, high = max(low, other_low), min(high, other_high)
        if low >= high:
            return
    state["bar_line"][player] = line
    state["bar_low"][player] = low
    state["bar_high"][player] = high


@kernel
def crossings_used(state, tables, player: int) -> int:
    """For people: how many turns in a row the last moved piece has crossed the border it crossed last, at most the limit."""
    n = int(state["run_len"][player])
    limit = int(tables["two_square_limit"])
    if n == 0 or limit == 0:
        return 0
    last = (n - 1) % WINDOW
    low, high = int(state["run_low"][player, last]), int(state["run_high"][player, last])
    used = 1
    while used < min(n, limit):
        i = (n - 1 - used) % WINDOW
        if int(state["run_line"][player, i]) != int(state["run_line"][player, last]):
            return used
        low, high = max(low, int(state["run_low"][player, i])), min(high, int(state["run_high"][player, i]))
        if low >= high:
            return used
        used += 1
    return used
