"""Which displacements the board allows, before the two-square and chase rules (STRAT-4)."""

from __future__ import annotations

from ._jit import kernel
from .layout import DOWN, KIND_BITS, LEFT, RIGHT, SIDE_BITS, UP
from .limits import N_SQUARES


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
def write_steps(state, tables, player: int, legal) -> None:
    """STRAT-4.2: one step in four directions onto a free or enemy square, for all pieces at once. Overwrites board rows."""
    mover, own, open_rows = state["mover"][player], state["own"][player], tables["open"]
    for r in range(int(tables["rows"])):
        ok = int(open_rows[r + 1]) & ~int(own[r + 1])
        m = int(mover[r + 1])
        up, down = int(mover[r]) & ok, int(mover[r + 2]) & ok
        legal[r] = up | (down << 16) | (((m << 1) & ok) << 32) | (((m >> 1) & ok) << 48)


@kernel
def add_slides(state, tables, player: int, legal) -> None:
    """STRAT-4.6: any number of free squares in line, the last of which may hold an enemy, for pieces of unlimited reach.

    `flow` holds the columns in which such a piece is still under way. With old_scout a long move may not attack.
    """
    slider, own = state["slider"][player], state["own"][player]
    enemy, open_rows = state["own"][1 - player], tables["open"]
    rows, mask = int(tables["rows"]), 0 if int(tables["old_scout"]) == 1 else 0xFFFF
    flow = 0
    for r in range(rows):
        ok = int(open_rows[r + 1]) & ~int(own[r + 1])
        foe, s = ok & int(enemy[r + 1]), int(slider[r + 1])
        legal[r] |= flow & (ok & ~foe | foe & mask)
        flow = (flow & ok & ~foe) | s
        if s != 0:
            free = ok & ~foe
            far = free | foe & mask
            legal[r] |= ((fill_right(s, free) << 1) & far) << 32
            legal[r] |= ((fill_left(s, free) >> 1) & far) << 48
    flow = 0
    for i in range(rows):
        r = rows - 1 - i
        ok = int(open_rows[r + 1]) & ~int(own[r + 1])
        foe = ok & int(enemy[r + 1])
        legal[r] |= (flow & (ok & ~foe | foe & mask)) << 16
        flow = (flow & ok & ~foe) | int(slider[r + 1])


@kernel
def fill_right(bits: int, free: int) -> int:
    """The bits and every free column to their right without a gap, by doubling the distance four times."""
    bits |= free & (bits << 1)
    free &= free << 1
    bits |= free & (bits << 2)
    free &= free << 2
    bits |= free & (bits << 4)
    free &= free << 4
    return bits | (free & (bits << 8))


@kernel
def fill_left(bits: int, free: int) -> int:
    """The bits and every free column to their left without a gap."""
    bits |= free & (bits >> 1)
    free &= free >> 1
    bits |= free & (bits >> 2)
    free &= free >> 2
    bits |= free & (bits >> 4)
    free &= free >> 4
    return bits | (free & (bits >> 8))


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
