"""A learned value (value_net.py) in the form that the compiled search reads (kernel/value.py)."""

from __future__ import annotations

import numpy as np

from gonfalon.games.stratego.kernel.layout import CODE_STEP, N_CODES

from .context import SearchContext
from .kernel import tree
from .kernel.value import N_BYTES, ONE, OUTPUT_BITS, OUTPUT_SHIFT, STATUS_BITS, NetBuffers
from .value_net import ValueNet, input_index, load
from .weights import UNIT


def with_net(buffers: tree.SearchBuffers, context: SearchContext) -> tree.SearchBuffers:
    """The buffers with the ruleset's net in the view of the deciding seat, if there is one and the settings count it."""
    share = context.settings.value_share
    net = load(context.rules) if share else None
    if net is None:
        return buffers
    return buffers._replace(
        net=net_buffers(net, context.seat, share * UNIT / context.weights.root.log_odds_per_worth)
    )


def net_buffers(net: ValueNet, seat: int, scale: float) -> NetBuffers:
    """A net for a stack of tree.MAX_DEPTH records. scale: hundredths that the search gives to one of the net's log odds."""
    most = np.iinfo(np.int16).max
    codes, squares = _input_parts(net, seat)
    rows = np.vstack([net.w1, np.zeros((1, net.n_units), np.float32)])
    return NetBuffers(
        np.clip(np.round(rows * ONE), -most, most).astype(np.int16),
        np.round(net.b1 * ONE).astype(np.int32),
        np.round(net.w2 * scale * 2**OUTPUT_BITS).astype(np.int32),
        np.round(net.b2.astype(np.float64) * scale * 2**OUTPUT_SHIFT).astype(np.int64),
        codes,
        squares,
        np.zeros((tree.MAX_DEPTH, net.n_units), np.int32),
        np.zeros(tree.MAX_DEPTH, np.int64),
        np.zeros(tree.MAX_DEPTH, np.int64),
    )


def _input_parts(net: ValueNet, seat: int) -> tuple[np.ndarray, np.ndarray]:
    """The two parts of an input: of board code (1 + kind + CODE_STEP * player) and status, and of the square."""
    codes, squares = np.zeros((N_CODES, STATUS_BITS + 1), np.int32), np.zeros(N_BYTES, np.int32)
    shape = net.shape
    home = 0 if seat == 0 else 16 * (shape.rows - 1)
    kinds, flags = np.arange(shape.n_kinds)[:, None], np.arange(STATUS_BITS + 1)
    for player in range(2):
        first = 1 + CODE_STEP * player
        codes[first : first + shape.n_kinds] = input_index(shape, seat, player, flags, kinds, home)
    on_board = [16 * row + column for row in range(shape.rows) for column in range(shape.columns)]
    squares[on_board] = input_index(shape, seat, seat, 0, 0, np.array(on_board, np.int64))
    return codes, squares
