"""What the player to move sees, as byte planes, and what it may do, as a byte mask: the forms learners take (STRAT-10).

Everything is turned to the player's side: seat 1 sees the board rotated by half a turn, so that its own back row is row 0, and
its action numbers are rotated alike. Cells are row-major, cell = row * columns + column. With K kinds of piece there are
2 K + 8 planes (32 for the twelve kinds of Battle), and three more where there are powers:

    0 .. K-1      own piece of kind k                      2K+3   own piece that has moved
    K .. 2K-1     enemy piece known to be of kind k        2K+4   obstacle
    2K            enemy piece unknown, never moved         2K+5   last displacement: source 1, target 2
    2K+1          enemy piece unknown, has moved           2K+6   square of a border barred to the own last piece
    2K+2          own piece that the enemy knows           2K+7   quiet turns, 0 .. 100 of the limit, on every cell

    2K+8          Mount Doom     2K+9  what became of the Ring, 0 .. 2, on every cell     2K+10  the piece that may attack again

Action numbers: direction * cells + target cell for moves (directions as in layout: up, down, right, left), then, with
rescue on, 4 * cells for declining and 4 * cells + 1 + kind * cells + cell for a rescue; then, where there are powers, one number for
`stop` and for each power cell of the user * uses + use (numbers.py).
"""

from __future__ import annotations

import numpy as np

from ._jit import kernel
from .bits import lowest
from .layout import (
    EV_SOURCE,
    EV_TARGET,
    KIND_BITS,
    MOVED,
    REPEAT,
    RESCUE,
    RESCUE_BASE,
    SHOWN,
    SIDE_BITS,
    STOP,
)
from .limits import MAX_POWERS
from .numbers import argument_at, n_power_numbers, n_uses, use_number
from .powers import argument_of, code_of_use, count_use, power_of, use_at, user_of
from .rescue import count_rescues, rescue_at
from .two_squares import CORNER, is_barred

SPREAD = ((np.arange(256)[:, None] >> np.arange(8)) & 1).astype(np.uint8)
"""A byte -> its eight bits, each in a byte, the lowest first."""
REVERSED = np.array([int(f"{byte:08b}"[::-1], 2) for byte in range(256)], np.int64)
"""A byte -> the same with its bits in reverse order."""


@kernel
def cell_of(tables, player: int, square: int) -> int:
    """The cell of a square, seen from the player's side."""
    cell = (square >> 4) * int(tables["columns"]) + (square & 15)
    if player == 0:
        return cell
    return int(tables["rows"]) * int(tables["columns"]) - 1 - cell


@kernel
def square_at(tables, player: int, cell: int) -> int:
    """The square of a cell, seen from the player's side."""
    columns = int(tables["columns"])
    if player == 1:
        cell = int(tables["rows"]) * columns - 1 - cell
    return (cell // columns) * 16 + cell % columns


@kernel
def turned(player: int, direction: int) -> int:
    """A direction seen from the player's side: up and down, right and left change places for seat 1."""
    return direction ^ player


@kernel
def n_planes(tables) -> int:
    """How many planes `write_planes` writes."""
    return 2 * int(tables["n_kinds"]) + (11 if int(tables["has_powers"]) == 1 else 8)


@kernel
def n_plain(tables) -> int:
    """How many action numbers moves and rescues take."""
    cells = int(tables["rows"]) * int(tables["columns"])
    if int(tables["rescue"]) == 1:
        return 4 * cells + 1 + int(tables["n_kinds"]) * cells
    return 4 * cells


@kernel
def n_actions(tables) -> int:
    """How many action numbers there are."""
    return n_plain(tables) + n_power_numbers(tables)


@kernel
def power_number(tables, player: int, action: int) -> int:
    """The number of `stop` or of a power's code."""
    number = n_plain(tables)
    if action == STOP:
        return number
    number += 1
    power = power_of(action)
    cells = int(tables["rows"]) * int(tables["columns"])
    for other in range(power):
        number += cells * n_uses(tables, other)
    number += cell_of(tables, player, user_of(action)) * n_uses(tables, power)
    return number + use_number(tables, player, power, argument_of(action))


@kernel
def power_code(tables, player: int, number: int) -> int:
    """The code that a number after those of moves and rescues stands for; number: less n_plain, 0 is `stop`."""
    if number == 0:
        return STOP
    number -= 1
    cells = int(tables["rows"]) * int(tables["columns"])
    for power in range(MAX_POWERS):
        uses = n_uses(tables, power)
        if number < cells * uses:
            square = square_at(tables, player, number // uses)
            return code_of_use(power, square, argument_at(tables, player, power, number % uses))
        number -= cells * uses
    return -1


@kernel
def number_of(tables, player: int, action: int) -> int:
    """The action number of a kernel code, from the player's side."""
    cells = int(tables["rows"]) * int(tables["columns"])
    if action < RESCUE_BASE:
        return turned(player, action >> 8) * cells + cell_of(tables, player, action & 255)
    if action >= STOP:
        return power_number(tables, player, action)
    if action == RESCUE_BASE:
        return 4 * cells
    kind = (action - RESCUE_BASE - 1) >> 8
    return 4 * cells + 1 + kind * cells + cell_of(tables, player, (action - RESCUE_BASE - 1) & 255)


@kernel
def code_of(tables, player: int, number: int) -> int:
    """The kernel code of an action number; -1 if there is no such number."""
    cells = int(tables["rows"]) * int(tables["columns"])
    if number < 0 or number >= n_actions(tables):
        return -1
    if number < 4 * cells:
        return turned(player, number // cells) * 256 + square_at(tables, player, number % cells)
    if number >= n_plain(tables):
        return power_code(tables, player, number - n_plain(tables))
    number -= 4 * cells
    if number == 0:
        return RESCUE_BASE
    number -= 1
    return RESCUE_BASE + 1 + (number // cells) * 256 + square_at(tables, player, number % cells)


@kernel
def write_mask(state, tables, legal, mask) -> None:
    """1 for each legal action number of the player to move, else 0. `legal` holds its legal set. mask: uint8[n_actions]."""
    player, phase = int(state["player"]), int(state["phase"])
    cells = int(tables["rows"]) * int(tables["columns"])
    for i in range(0 if phase == RESCUE else 4 * cells, len(mask)):
        mask[i] = 0
    if phase == RESCUE:
        for i in range(1 + count_rescues(state, tables, player)):
            mask[number_of(tables, player, rescue_at(state, tables, player, i))] = 1
        return
    mask_moves(tables, player, legal, mask)
    if phase == REPEAT:
        mask[power_number(tables, player, STOP)] = 1
    elif int(tables["has_powers"]) == 1:
        mask_powers(state, tables, player, mask)


@kernel
def mask_moves(tables, player: int, legal, mask) -> None:
    """The bytes of all moves: direction by direction and row by row, as the player sees them."""
    rows, columns, at = int(tables["rows"]), int(tables["columns"]), 0
    for direction in range(4):
        shift = 16 * turned(player, direction)
        for k in range(rows):
            row = int(legal[(rows - 1 - k if player == 1 else k) & 15]) >> shift & 0xFFFF
            if player == 1:
                row = (int(REVERSED[row & 255]) << 8 | int(REVERSED[row >> 8])) >> (16 - columns)
            mask_row(row, columns, mask, at)
            at += columns


@kernel
def mask_row(row: int, columns: int, mask, at: int) -> None:
    """The bytes of one row of moves from place `at` on. Where there is room 16 are written, those of the next row being written later."""
    at &= 0xFFFFFF  # tells the compiler that no index is negative
    if at + 16 <= len(mask):
        for j in range(8):
            mask[at + j] = SPREAD[row & 255, j]
        for j in range(8):
            mask[at + 8 + j] = SPREAD[row >> 8 & 255, j]
    else:
        for j in range(columns):
            mask[at + j] = (row >> j) & 1


@kernel
def mask_powers(state, tables, player: int, mask) -> None:
    """1 for each act with a power."""
    held = int(state["last_target"][player]) if is_barred(state, player) else -1
    for r in range(int(tables["rows"])):
        row = int(state["power_users"][player, r])
        while row != 0:
            square = r * 16 + lowest(row)
            row &= row - 1
            has = int(tables["powers"][(int(state["board"][square]) - 1) & KIND_BITS])
            while has != 0:
                power = lowest(has)
                has &= has - 1
                for n in range(count_use(state, tables, player, square, power, square == held)):
                    argument = use_at(state, tables, player, square, power, square == held, n)
                    mask[power_number(tables, player, code_of_use(power, square, argument))] = 1


@kernel
def write_planes(state, tables, player: int, planes) -> None:
    """The planes of `player`. planes: int8[n_planes, cells], overwritten. Hidden: it holds what that seat may know, no more."""
    kinds = int(tables["n_kinds"])
    for i in range(len(planes)):
        plane = planes[i]
        for cell in range(len(plane)):
            plane[cell] = 0
    full = (1 << int(tables["columns"])) - 1
    for r in range(int(tables["rows"])):
        taken = int(state["own"][0, r + 1]) | int(state["own"][1, r + 1])
        while taken != 0:
            draw_cell(state, tables, player, r * 16 + lowest(taken), 1, planes)
            taken &= taken - 1
        closed = full & ~int(tables["open"][r + 1])
        while closed != 0:
            planes[2 * kinds + 4, cell_of(tables, player, r * 16 + lowest(closed))] = 1
            closed &= closed - 1
    draw_history(state, tables, player, 1, planes)
    fill_quiet(state, tables, planes)
    if int(tables["has_powers"]) == 1:
        draw_quest(state, tables, player, planes)


@kernel
def draw_quest(state, tables, player: int, planes) -> None:
    """Mount Doom, the Ring, and the piece that may attack again."""
    first = 2 * int(tables["n_kinds"]) + 8
    if int(tables["mount_doom"]) >= 0:
        planes[first, cell_of(tables, player, int(tables["mount_doom"]))] = 1
    for cell in range(len(planes[first + 1])):
        planes[first + 1, cell] = state["stage"]
    if int(state["phase"]) == REPEAT:
        planes[first + 2, cell_of(tables, player, int(state["repeat_square"]))] = 1


@kernel
def draw_cell(state, tables, player: int, square: int, value: int, planes) -> None:
    """What stands on a square, drawn (value 1) or rubbed out (value 0, before it changes)."""
    code = int(state["board"][square]) - 1
    if code < 0:
        return
    kinds = int(tables["n_kinds"])
    cell = cell_of(tables, player, square)
    flag = int(state["flag"][square])
    if code >> SIDE_BITS == player:
        planes[code & KIND_BITS, cell] = value
        planes[2 * kinds + 2, cell] = value if flag & SHOWN != 0 else 0
        planes[2 * kinds + 3, cell] = value if flag & MOVED != 0 else 0
    elif flag & SHOWN != 0:
        planes[kinds + (code & KIND_BITS), cell] = value
    else:
        planes[2 * kinds + (flag & MOVED), cell] = value


@kernel
def draw_history(state, tables, player: int, value: int, planes) -> None:
    """The last displacement and the barred border, drawn (value 1) or rubbed out (value 0, before they change)."""
    kinds = int(tables["n_kinds"])
    source = int(state["event"][EV_SOURCE])
    if source >= 0:
        planes[2 * kinds + 5, cell_of(tables, player, source)] = value
        planes[2 * kinds + 5, cell_of(tables, player, int(state["event"][EV_TARGET]))] = 2 * value
    line = int(state["bar_line"][player])
    if 0 <= line < CORNER:
        for place in range(int(state["bar_low"][player]), int(state["bar_high"][player]) + 1):
            square = line * 16 + place if line < 16 else place * 16 + line - 16
            planes[2 * kinds + 6, cell_of(tables, player, square)] = value


@kernel
def fill_quiet(state, tables, planes) -> None:
    """The quiet count on every cell of its plane, in hundredths of the limit."""
    limit = int(tables["quiet_draw"])
    share = 100 * int(state["quiet"]) // limit if limit > 0 else 0
    quiet = planes[2 * int(tables["n_kinds"]) + 7]
    for cell in range(len(quiet)):
        quiet[cell] = share
