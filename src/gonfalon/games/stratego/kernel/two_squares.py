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

A turn of several attacks (ME-8.4) crosses any number of borders. Its stretch is that of its last attack, its bend_line is SEVERAL, and
all its borders stand as bits in `crossed`, of which a player has one, for its last turn:

    crossed[player, row]    bits 0-14 border column | column + 1 of the row     bits 15-30 border row | row + 1 of column bit - 15

When the next turn begins two borders of it are kept as unit stretches (`narrow`) and the bits are free again: the squares of such a
turn are empty when it is over, and in one turn the enemy can put at most two pieces there (the mover and a rescued one), so
the next turn of the same piece crosses at most two of those borders once more.
"""

from __future__ import annotations

from ._jit import kernel
from .bits import lowest
from .layout import RUN_TURNS, SIDE_BITS

CORNER, SEVERAL = 33, 34


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
    a, b = place_on(line, source), place_on(line, target)
    low, high = min(a, b), max(a, b)
    if int(state["bar_line"][player]) == line:
        bar_low, bar_high = int(state["bar_low"][player]), int(state["bar_high"][player])
        if int(tables["two_square_exact"]) == 1:
            return low == bar_low and high == bar_high
        if max(low, bar_low) < min(high, bar_high):
            return True
    return crosses_bend(state, player, line, low, high)


@kernel
def crosses_bend(state, player: int, line: int, low: int, high: int) -> bool:
    """The same for the second barred stretch (there is none with two_square_exact), or for a last turn of several attacks."""
    barred = int(state["bar_bend_line"][player])
    if barred == SEVERAL:
        for place in range(low, high):
            if has_crossed(state, player, line, place):
                return True
    if barred != line:
        return False
    return max(low, int(state["bar_bend_low"][player])) < min(high, int(state["bar_bend_high"][player]))


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
    write_stretch(state, player, n % RUN_TURNS, source, target)
    state["bend_line"][player, n % RUN_TURNS] = -1
    if int(tables["has_powers"]) == 1:
        narrow(state, tables, player, n, target)
    state["bar_line"][player] = -1
    if n + 1 >= limit:
        find_bar(state, tables, player, limit)


@kernel
def write_stretch(state, player: int, at: int, source: int, target: int) -> None:
    """Write a straight move into the run."""
    line = line_of(source, target)
    a, b = place_on(line, source), place_on(line, target)
    state["run_line"][player, at] = line
    state["run_low"][player, at] = min(a, b)
    state["run_high"][player, at] = max(a, b)


@kernel
def record_attack(state, tables, player: int, source: int, reached: int, again: bool) -> None:
    """ME-8.4, ME-8.5: add an attack to the run. reached: the square attacked, or source if its piece stays where it was and so
    crosses nothing. again: it goes on with the turn of the attack before."""
    if int(tables["two_square_attacks"]) == 0:
        forget_run(state, player)
    elif reached == source:
        if not again or int(tables["two_square_exact"]) == 1:
            forget_run(state, player)
    elif again:
        record_further(state, tables, player, source, reached)
    else:
        record_turn(state, tables, player, source, reached)


@kernel
def record_further(state, tables, player: int, source: int, target: int) -> None:
    """ME-8.4: the last turn has gone on with another attack; with two_square_exact this takes the place of the one before (ME-8.6)."""
    limit = int(tables["two_square_limit"])
    if limit == 0:
        return
    if int(tables["two_square_exact"]) == 1:
        undo_record(state, player)
        record_turn(state, tables, player, source, target)
        return
    n = int(state["run_len"][player]) - 1
    at = n % RUN_TURNS
    if n < 0:
        record_turn(state, tables, player, source, target)
        return
    if int(state["bend_line"][player, at]) != SEVERAL:
        state["bend_line"][player, at] = SEVERAL
        for r in range(int(tables["rows"])):
            state["crossed"][player, r] = 0
        mark_crossed(state, player, int(state["run_line"][player, at]), int(state["run_low"][player, at]))
    write_stretch(state, player, at, source, target)
    mark_crossed(state, player, int(state["run_line"][player, at]), int(state["run_low"][player, at]))
    state["bar_line"][player] = -1
    if n + 1 >= limit:
        find_bar(state, tables, player, limit)


@kernel
def mark_crossed(state, player: int, line: int, place: int) -> None:
    """Note the border place | place + 1 of a line."""
    if line < 16:
        state["crossed"][player, line] |= 1 << place
    else:
        state["crossed"][player, place] |= 1 << (line - 1)


@kernel
def has_crossed(state, player: int, line: int, place: int) -> bool:
    """Is the border place | place + 1 of a line among those of the last turn, one of several attacks?"""
    if line < 16:
        return (int(state["crossed"][player, line]) >> place) & 1 == 1
    return (int(state["crossed"][player, place]) >> (line - 1)) & 1 == 1


@kernel
def narrow(state, tables, player: int, n: int, stand: int) -> None:
    """Turn n of the run has just been written, and the piece stands on `stand`: if the turn before was one of several attacks, keep
    the borders of it that turn n has crossed or, going on over enemy pieces, may still cross."""
    last, at = (n - 1) % RUN_TURNS, n % RUN_TURNS
    if n == 0 or int(state["bend_line"][player, last]) != SEVERAL:
        return
    state["run_line"][player, last] = -1
    state["bend_line"][player, last] = -1
    keep_shared(state, player, last, at)
    enemy = state["own"][1 - player]
    for r in range(int(tables["rows"])):
        borders = int(state["crossed"][player, r])
        while borders != 0:
            bit = lowest(borders)
            borders &= borders - 1
            square = r * 16 + bit if bit < 15 else r * 16 + bit - 15
            other = square + 1 if bit < 15 else square + 16
            if (square == stand or is_held(enemy, square)) and (other == stand or is_held(enemy, other)):
                keep_border(state, player, last, r if bit < 15 else bit + 1, bit if bit < 15 else r)


@kernel
def is_held(rows, square: int) -> bool:
    """Is the square among these rows of bits?"""
    return (int(rows[(square >> 4) + 1]) >> (square & 15)) & 1 == 1


@kernel
def keep_shared(state, player: int, last: int, at: int) -> None:
    """Keep the borders in `crossed` that the turn written at `at` has crossed too."""
    line = int(state["run_line"][player, at])
    for place in range(int(state["run_low"][player, at]), int(state["run_high"][player, at])):
        if has_crossed(state, player, line, place):
            keep_border(state, player, last, line, place)
    line = int(state["bend_line"][player, at])
    if line >= 0:
        for place in range(int(state["bend_low"][player, at]), int(state["bend_high"][player, at])):
            if has_crossed(state, player, line, place):
                keep_border(state, player, last, line, place)


@kernel
def keep_border(state, player: int, at: int, line: int, place: int) -> None:
    """Write one border into a turn that keeps two at most: two of one line touch, and make one stretch."""
    if int(state["run_line"][player, at]) < 0:
        state["run_line"][player, at] = line
        state["run_low"][player, at] = place
        state["run_high"][player, at] = place + 1
    elif int(state["run_line"][player, at]) == line:
        state["run_low"][player, at] = min(int(state["run_low"][player, at]), place)
        state["run_high"][player, at] = max(int(state["run_high"][player, at]), place + 1)
    elif int(state["bend_line"][player, at]) < 0:
        state["bend_line"][player, at] = line
        state["bend_low"][player, at] = place
        state["bend_high"][player, at] = place + 1


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
    at = n % RUN_TURNS
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
        narrow(state, tables, player, n, target)
    state["bar_line"][player] = -1
    if n + 1 >= limit:
        find_bar(state, tables, player, limit)


@kernel
def undo_record(state, player: int) -> None:
    """Take the last turn out of the run, to write it anew."""
    if int(state["run_len"][player]) > 0:
        state["run_len"][player] -= 1


@kernel
def find_bar(state, tables, player: int, limit: int) -> None:
    """The borders that all of the last `limit` turns of the run have crossed."""
    last = (int(state["run_len"][player]) - 1) % RUN_TURNS
    if int(tables["has_powers"]) == 1:
        state["bar_bend_line"][player] = -1
        if int(state["bend_line"][player, last]) == SEVERAL:
            bar_several(state, tables, player, limit, last)
            return
    bar_stretch(
        state,
        tables,
        player,
        limit,
        int(state["run_line"][player, last]),
        int(state["run_low"][player, last]),
        int(state["run_high"][player, last]),
    )
    if int(tables["has_powers"]) == 1 and int(state["bend_line"][player, last]) >= 0:
        bar_further(
            state,
            tables,
            player,
            limit,
            int(state["bend_line"][player, last]),
            int(state["bend_low"][player, last]),
            int(state["bend_high"][player, last]),
        )


@kernel
def bar_several(state, tables, player: int, limit: int, last: int) -> None:
    """ME-8.4: the same after a turn of several attacks. With limit 1 all its borders are barred, else those that the turn before has
    crossed too, of which there are at most two."""
    if limit == 1:
        state["bar_line"][player] = state["run_line"][player, last]
        state["bar_low"][player] = state["run_low"][player, last]
        state["bar_high"][player] = state["run_high"][player, last]
        state["bar_bend_line"][player] = SEVERAL
        return
    before = (last - 1) % RUN_TURNS
    line = int(state["run_line"][player, before])
    if line >= 0:
        for place in range(int(state["run_low"][player, before]), int(state["run_high"][player, before])):
            if has_crossed(state, player, line, place):
                bar_further(state, tables, player, limit, line, place, place + 1)
    line = int(state["bend_line"][player, before])
    if line >= 0:
        for place in range(int(state["bend_low"][player, before]), int(state["bend_high"][player, before])):
            if has_crossed(state, player, line, place):
                bar_further(state, tables, player, limit, line, place, place + 1)


@kernel
def bar_further(state, tables, player: int, limit: int, line: int, low: int, high: int) -> None:
    """Bar one more stretch, if there is a bar already as the second one."""
    first, first_low, first_high = (
        int(state["bar_line"][player]),
        int(state["bar_low"][player]),
        int(state["bar_high"][player]),
    )
    state["bar_line"][player] = -1
    bar_stretch(state, tables, player, limit, line, low, high)
    if first >= 0 and int(state["bar_line"][player]) >= 0:
        state["bar_bend_line"][player] = first
        state["bar_bend_low"][player] = first_low
        state["bar_bend_high"][player] = first_high
    elif first >= 0:
        state["bar_line"][player] = first
        state["bar_low"][player] = first_low
        state["bar_high"][player] = first_high


@kernel
def bar_stretch(state, tables, player: int, limit: int, line: int, low: int, high: int) -> None:
    """Bar what the turns before the last one share with this stretch of it."""
    n = int(state["run_len"][player])
    exact = int(tables["two_square_exact"]) == 1
    for back in range(2, limit + 1):
        i = (n - back) % RUN_TURNS
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
    last = (n - 1) % RUN_TURNS
    line, low, high = (
        int(state["run_line"][player, last]),
        int(state["run_low"][player, last]),
        int(state["run_high"][player, last]),
    )
    used = turns_over(state, player, min(n, limit), line, low, high)
    line = int(state["bend_line"][player, last])
    if line < 0 or line == SEVERAL:
        return used
    low, high = int(state["bend_low"][player, last]), int(state["bend_high"][player, last])
    return max(used, turns_over(state, player, min(n, limit), line, low, high))


@kernel
def turns_over(state, player: int, most: int, line: int, low: int, high: int) -> int:
    """How many of the last turns in a row, the last one included, share a border of this stretch of the last one."""
    n = int(state["run_len"][player])
    used = 1
    while used < most:
        i = (n - 1 - used) % RUN_TURNS
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
