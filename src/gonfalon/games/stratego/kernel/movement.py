"""Which displacements the board allows, before the two-square and chase rules (STRAT-4)."""

from __future__ import annotations

from ._jit import kernel
from .bits import popcount
from .layout import DOWN, KIND_BITS, LEFT, RIGHT, SIDE_BITS, UP
from .limits import N_SQUARES

LOW_ROW = 0xFFFFFFFF
"""Mask of the first of two rows in a word."""
BLOCKABLE = 0x0001FFFF0001FFFF
"""Columns 0 to 16 of both rows: column 16 is off every board."""


@kernel
def step_of(direction: int) -> int:
    """Change of the square index for one step."""
    if direction == UP:
        return 16
    if direction == DOWN:
        return -16
    if direction == RIGHT:
        return 1
    return -1


@kernel
def is_open(tables, square: int) -> bool:
    """STRAT-4.4: is this a square of the board and no obstacle? Any int may be asked (off-board columns are not open)."""
    if square < 0 or square >= N_SQUARES:
        return False
    return (int(tables["open"][(square >> 4) + 1]) >> (square & 15)) & 1 == 1


@kernel
def next_square(tables, square: int, direction: int) -> int:
    """The neighbour in a direction, or -1 at the edge or an obstacle."""
    column = square & 15
    if (direction == RIGHT and column == 15) or (direction == LEFT and column == 0):
        return -1
    target = square + step_of(direction)
    if is_open(tables, target):
        return target
    return -1


@kernel
def source_of(state, direction: int, target: int) -> int:
    """Where a legal move (direction, target) starts: the first piece met when looking back."""
    back = step_of(direction)
    square = target - back
    while int(state["board"][square]) == 0:
        square -= back
    return square


@kernel
def row_pair(rows, i: int) -> int:
    """Rows i and i + 1 of a plane in one word: columns at bits 0-15 and 32-47. The gaps stop what slides out of a row.

    The mask tells the compiler that both rows can be read at once.
    """
    return (int(rows[i]) & LOW_ROW) | (int(rows[i + 1]) << 32)


@kernel
def write_lines(state, tables, player: int, legal) -> int:
    """STRAT-4.2, STRAT-4.6: steps of all pieces and long moves of those of unlimited reach; how many. Overwrites board rows.

    One step goes onto a free or enemy square, a long move over free squares, the last of which may hold an enemy (with
    old_scout: not). Two rows at a time; `flow` holds the columns in which a long mover is under way from the rows below.
    """
    mover, own, slider = state["mover"][player], state["own"][player], state["slider"][player]
    enemy, open_rows = state["own"][1 - player], tables["open"]
    far_attack = 0 if int(tables["old_scout"]) == 1 else -1
    write_descents(state, tables, player, legal)
    n, flow = 0, 0
    for i in range((int(tables["rows"]) + 1) >> 1):
        r = 2 * i
        ok = row_pair(open_rows, r + 1) & ~row_pair(own, r + 1)
        free = ok & ~row_pair(enemy, r + 1)
        far = free | ok & far_attack
        m, s = row_pair(mover, r + 1), row_pair(slider, r + 1)
        way = s | free & flow
        way |= free & (way << 32)
        up = ((way << 32) | flow) & far | row_pair(mover, r) & ok
        flow = way >> 32
        down = int(legal[r]) & far | row_pair(mover, r + 2) & ok
        right, left = (m << 1) & ok, (m >> 1) & ok
        if s != 0:
            right |= right_of(s, free) & far
            left |= left_of(s, free) & far
        n += write_pair(legal, r, up | down << 16, right | left << 16)
    return n


@kernel
def write_descents(state, tables, player: int, legal) -> None:
    """The squares below pieces of unlimited reach, down to the first that is not free: of each pair of rows, in legal[its first row]."""
    own, enemy, slider = state["own"][player], state["own"][1 - player], state["slider"][player]
    pairs, flow = (int(tables["rows"]) + 1) >> 1, 0
    for i in range(pairs):
        r = (2 * (pairs - 1 - i)) & 14  # the mask tells the compiler that no index is negative
        free = row_pair(tables["open"], r + 1) & ~(row_pair(own, r + 1) | row_pair(enemy, r + 1))
        way = row_pair(slider, r + 1) | free & (flow << 32)
        way |= free & (way >> 32)
        legal[r] = (way >> 32) | (flow << 32)
        flow = way & LOW_ROW


@kernel
def write_pair(legal, r: int, vertical: int, sideward: int) -> int:
    """Two rows of a legal set, from the moves up and down and those right and left of both; how many moves they are."""
    legal[r] = vertical & LOW_ROW | (sideward & LOW_ROW) << 32
    legal[r + 1] = (vertical >> 32) & LOW_ROW | (sideward >> 32) << 32
    return popcount(vertical) + popcount(sideward)


@kernel
def right_of(sliders: int, free: int) -> int:
    """The columns to the right of these pieces up to the first that is not free, in two rows at once.

    Taking a bit from the blocker further up borrows from every free column between. Column 16 blocks.
    """
    blocked = BLOCKABLE & ~free
    return blocked ^ (blocked - 2 * sliders)


@kernel
def left_of(sliders: int, free: int) -> int:
    """The columns to the left of these pieces up to the first that is not free, by doubling the distance four times."""
    sliders |= free & (sliders >> 1)
    free &= free >> 1
    sliders |= free & (sliders >> 2)
    free &= free >> 2
    sliders |= free & (sliders >> 4)
    free &= free >> 4
    return (sliders | free & (sliders >> 8)) >> 1


@kernel
def write_limited(state, tables, player: int, legal) -> None:
    """Pieces whose reach is 2 or more but limited (user rulesets): walk each piece's four lines."""
    for r in range(int(tables["rows"])):
        row = int(state["mover"][player, r + 1]) & ~int(state["slider"][player, r + 1])
        while row != 0:
            column = 0
            while (row >> column) & 1 == 0:
                column += 1
            row &= row - 1
            square = r * 16 + column
            reach = int(tables["reach"][(int(state["board"][square]) - 1) & KIND_BITS])
            if reach > 1:
                walk_lines(state, tables, player, square, reach, legal)


@kernel
def walk_lines(state, tables, player: int, source: int, reach: int, legal) -> None:
    """The squares beyond the first that one piece of limited reach may end on."""
    old = int(tables["old_scout"]) == 1
    for direction in range(4):
        square = next_square(tables, source, direction)
        steps = 1
        while square >= 0 and steps < reach and int(state["board"][square]) == 0:
            square = next_square(tables, square, direction)
            steps += 1
            if square < 0:
                break
            code = int(state["board"][square])
            if code == 0 or (not old and (code - 1) >> SIDE_BITS != player):
                legal[square >> 4] |= 1 << (16 * direction + (square & 15))
