"""Which displacements the board allows, before the two-square and chase rules (STRAT-4)."""

from __future__ import annotations

from ._jit import kernel
from .layout import DOWN, LEFT, N_SQUARES, RIGHT, UP


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
    """STRAT-4.2: one step in four directions onto a free or enemy square, for every piece that can move, all at once."""
    mover = state["mover"][player]
    own = state["own"][player]
    open_rows = tables["open"]
    for r in range(int(tables["rows"])):
        ok = int(open_rows[r + 1]) & ~int(own[r + 1])
        m = int(mover[r + 1])
        up = int(mover[r]) & ok
        down = int(mover[r + 2]) & ok
        right = (m << 1) & ok
        left = (m >> 1) & ok
        legal[r] = up | (down << 16) | (right << 32) | (left << 48)


@kernel
def write_slides(state, tables, player: int, legal) -> None:
    """STRAT-4.6: any number of free squares in line, the last of which may hold an enemy, for pieces of unlimited reach."""
    slider = state["slider"][player]
    own = state["own"][player]
    enemy = state["own"][1 - player]
    open_rows = tables["open"]
    rows = int(tables["rows"])
    old = int(tables["old_scout"]) == 1
    flow = 0
    for r in range(rows):
        free = int(open_rows[r + 1]) & ~int(own[r + 1]) & ~int(enemy[r + 1])
        reach = flow & free if old else flow & (free | int(enemy[r + 1]))
        legal[r] |= reach
        flow = (flow & free) | int(slider[r + 1])
    flow = 0
    for i in range(rows):
        r = rows - 1 - i
        free = int(open_rows[r + 1]) & ~int(own[r + 1]) & ~int(enemy[r + 1])
        reach = flow & free if old else flow & (free | int(enemy[r + 1]))
        legal[r] |= reach << 16
        flow = (flow & free) | int(slider[r + 1])
    for r in range(rows):
        s = int(slider[r + 1])
        if s != 0:
            free = int(open_rows[r + 1]) & ~int(own[r + 1]) & ~int(enemy[r + 1])
            foe = int(enemy[r + 1])
            legal[r] |= slide_row(s, free, foe, old, True) << 32
            legal[r] |= slide_row(s, free, foe, old, False) << 48


@kernel
def slide_row(sliders: int, free: int, foe: int, old: bool, to_right: bool) -> int:
    """Targets in one row for all its sliders, one way. Under old_scout only the first step may attack (write_steps has it)."""
    reach = 0
    front = sliders
    while front != 0:
        front = (front << 1) & 0xFFFF if to_right else front >> 1
        if not old:
            reach |= front & foe
        front &= free
        reach |= front
    return reach


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
            reach = int(tables["reach"][(int(state["board"][square]) - 1) & 31])
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
            if code == 0 or (not old and (code - 1) >> 5 != player):
                legal[square >> 4] |= 1 << (16 * direction + (square & 15))
