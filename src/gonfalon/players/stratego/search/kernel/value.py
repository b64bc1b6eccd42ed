"""The learned value (value_net.py) inside the tree search: sums of the hidden layer beside the stack, brought up to date by what changed.

A record's sums are those of the record above it on the stack, less the rows of the pieces that stood on squares that differ, plus the
rows of the pieces that stand there now; this holds for moves, combats, rescues and powers alike. They are made when a node is
first asked for its value: nodes that are cut off before cost nothing. Whole numbers stand for fractions, so that sums do not depend
on the way a position was reached, nor on the machine.

The net sees sampled boards alone, as everything in the tree does. It reads what has moved and what is shown, which the keys of the
transposition table leave out: positions that differ in that alone have one entry, as those that differ in quiet turns have.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from gonfalon.games.stratego.kernel.combat import gives_away, shows_defender
from gonfalon.games.stratego.kernel.layout import (
    ATTACKER,
    DEFENDER,
    KIND_BITS,
    MOVED,
    SHOWN,
    STATE,
)
from gonfalon.games.stratego.kernel.movement import source_of

from ._jit import kernel

ONE = 1 << 12
"""1 in the hidden layer."""
OUTPUT_BITS = 8
"""Bits behind the point of the output layer's weights, which are in hundredths."""
OUTPUT_SHIFT = 12 + OUTPUT_BITS
"""Bits behind the point of the output."""
STATUS_BITS = MOVED | SHOWN
BOARD_BYTE, FLAG_BYTE = STATE.fields["board"][1], STATE.fields["flag"][1]  # pyright: ignore[reportOptionalSubscript]
"""Where a record's board and flags begin."""
N_BYTES = 256
"""Bytes of each."""
NOTHING, SUMS, OUTPUT = 0, 1, 2
"""Bits: what is known of a record of the stack."""


class NetBuffers(NamedTuple):
    """A net as the search reads it, in the view of the searching side, and its working memory.

    w1: int16[inputs + 1, units], the last row that of no input, and b1: int32[units], in 1 / ONE. w2: int32[units], in 2 ** -OUTPUT_BITS
    hundredths, b2: int64[1], in 2 ** -OUTPUT_SHIFT. codes: int32[board code, MOVED | SHOWN], the piece's part of an input. squares:
    int32[256], the square's part. sums: int32[depth, units], outputs: int64[depth], known: int64[depth], bits SUMS and OUTPUT: of each
    record of the stack.
    """

    w1: Any
    b1: Any
    w2: Any
    b2: Any
    codes: Any
    squares: Any
    sums: Any
    outputs: Any
    known: Any


def no_net() -> NetBuffers:
    """Nothing is computed."""
    table, row, count = np.zeros((0, 0), np.int32), np.zeros(0, np.int32), np.zeros(0, np.int64)
    return NetBuffers(table.astype(np.int16), row, row, count, table, row, table, count, count)


@kernel
def has_net(net) -> bool:
    """Is there a net?"""
    return len(net.w2) > 0


@kernel
def forget_sums(net, sp: int) -> None:
    """Another position stands at stack[sp] now."""
    if has_net(net):
        net.known[sp] = NOTHING


@kernel
def note_output(net, sp: int, output: int) -> None:
    """The learned value of stack[sp] is known without its sums."""
    if has_net(net):
        net.outputs[sp], net.known[sp] = output, OUTPUT


@kernel
def input_of(net, code: int, flag: int, square: int) -> int:
    """Input that a piece sets."""
    return int(net.codes[code, flag & STATUS_BITS]) + int(net.squares[square])


@kernel
def change_sums(net, sp: int, row: int, sign: int) -> None:
    """Add a piece's row to the sums of stack[sp], or take it off."""
    for i in range(len(net.w2)):
        net.sums[sp, i] += sign * net.w1[row, i]


@kernel
def sum_board(buffers, tables, sp: int) -> None:
    """Make the sums of stack[sp] from all its pieces."""
    net, state = buffers.net, buffers.stack[sp]
    for i in range(len(net.w2)):
        net.sums[sp, i] = net.b1[i]
    for square in range(16 * int(tables["rows"])):
        code = int(state["board"][square])
        if code != 0:
            change_sums(net, sp, input_of(net, code, int(state["flag"][square]), square), 1)
    net.known[sp] |= SUMS


@kernel
def exchange_piece(buffers, sp: int, square: int) -> None:
    """Change the sums of stack[sp] by what a square held one record above and holds now."""
    net, above, state = buffers.net, buffers.stack[sp - 1], buffers.stack[sp]
    before, now = int(above["board"][square]), int(state["board"][square])
    if before != 0:
        change_sums(net, sp, input_of(net, before, int(above["flag"][square]), square), -1)
    if now != 0:
        change_sums(net, sp, input_of(net, now, int(state["flag"][square]), square), 1)


@kernel
def update_sums(buffers, tables, sp: int) -> None:
    """Make the sums of stack[sp] from those of the record above, which are known."""
    net, words, above, state = buffers.net, buffers.words, buffers.stack[sp - 1], buffers.stack[sp]
    for i in range(len(net.w2)):
        net.sums[sp, i] = net.sums[sp - 1, i]
    n_bytes = 16 * int(tables["rows"])
    for word in range(BOARD_BYTE >> 3, ((BOARD_BYTE + n_bytes - 1) >> 3) + 1):
        if words[sp, word] != words[sp - 1, word]:
            for byte in range(8 * word, 8 * word + 8):
                square = byte - BOARD_BYTE
                if 0 <= square < n_bytes and int(above["board"][square]) != int(state["board"][square]):
                    exchange_piece(buffers, sp, square)
    for word in range(FLAG_BYTE >> 3, ((FLAG_BYTE + n_bytes - 1) >> 3) + 1):
        if words[sp, word] != words[sp - 1, word]:
            for byte in range(8 * word, 8 * word + 8):
                square = byte - FLAG_BYTE
                if 0 <= square < n_bytes and int(above["board"][square]) == int(state["board"][square]):
                    exchange_piece(buffers, sp, square)
    net.known[sp] |= SUMS


@kernel
def know_sums(buffers, tables, sp: int) -> None:
    """Make the sums of stack[sp] and of the records above it, as far as they are not known."""
    known, first = buffers.net.known, sp
    while first > 0 and int(known[first]) & SUMS == 0:
        first -= 1
    if int(known[first]) & SUMS == 0:
        sum_board(buffers, tables, first)
    for at in range(first + 1, sp + 1):
        update_sums(buffers, tables, at)


@kernel
def learned_value(buffers, tables, sp: int) -> int:
    """What the net adds to the value of stack[sp] to the searching side; 0 without a net."""
    net = buffers.net
    if not has_net(net):
        return 0
    if int(net.known[sp]) & OUTPUT == 0:
        know_sums(buffers, tables, sp)
        total = int(net.b2[0])
        for i in range(len(net.w2)):
            total += min(max(int(net.sums[sp, i]), 0), ONE) * int(net.w2[i])
        net.outputs[sp], net.known[sp] = total >> OUTPUT_SHIFT, SUMS | OUTPUT
    return int(net.outputs[sp])


@kernel
def input_left(net, state, tables, source: int, target: int) -> int:
    """Input of the piece that stands on `target` after a move, or a combat without powers; that of none if both fall."""
    code, flag = int(state["board"][source]), int(state["flag"][source])
    other = int(state["board"][target])
    steps = abs((target >> 4) - (source >> 4)) + abs((target & 15) - (source & 15))
    if other == 0:
        told = gives_away(tables, int(state["player"]), steps)
        return input_of(net, code, flag | ((MOVED | SHOWN) if told else MOVED), target)
    kind = (code - 1) & KIND_BITS
    result = int(tables["result"][kind, (other - 1) & KIND_BITS])
    if result == ATTACKER:
        return input_of(net, code, MOVED | SHOWN, target)
    if result == DEFENDER:
        shown = SHOWN if shows_defender(tables, kind, steps) else 0
        return input_of(net, other, int(state["flag"][target]) | shown, target)
    return len(net.w1) - 1


@kernel
def learned_value_after(buffers, tables, sp: int, action: int) -> int:
    """learned_value after a move, or a combat without powers, that is not made."""
    net, state, target = buffers.net, buffers.stack[sp], action & 255
    if int(net.known[sp]) & SUMS == 0:
        know_sums(buffers, tables, sp)
    source, other = source_of(state, action >> 8, target), int(state["board"][target])
    gone = input_of(net, int(state["board"][source]), int(state["flag"][source]), source)
    taken = len(net.w1) - 1
    if other != 0:
        taken = input_of(net, other, int(state["flag"][target]), target)
    left = input_left(net, state, tables, source, target)
    total = int(net.b2[0])
    for i in range(len(net.w2)):
        change = int(net.w1[left, i]) - int(net.w1[gone, i]) - int(net.w1[taken, i])
        total += min(max(int(net.sums[sp, i]) + change, 0), ONE) * int(net.w2[i])
    return total >> OUTPUT_SHIFT
