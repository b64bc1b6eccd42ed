"""What a position is worth to the searching side: one record of numbers, made once a move, read at every node.

All values are hundredths of the worth of a piece that beats next to nothing, and are sums over pieces, so that a move changes
them by what it moves, removes and shows.
"""

from __future__ import annotations

import numpy as np

from gonfalon.games.stratego.kernel.bits import lowest
from gonfalon.games.stratego.kernel.layout import (
    ATTACKER,
    DEFENDER,
    KIND_BITS,
    MAX_POWERS,
    RING_DESTROYED,
    SHOWN,
)
from gonfalon.games.stratego.kernel.movement import next_square, source_of
from gonfalon.games.stratego.kernel.playout import place
from gonfalon.games.stratego.kernel.turn import gives_away, shows_defender

from ._jit import kernel

N_IDS = 1024
N_KINDS = 64
N_SLOTS = 32
AIMS = np.dtype(
    [
        ("worth", "i4", (2, N_KINDS)),
        ("hide", "i4", (2, N_KINDS)),
        ("place", "i4", (2, N_KINDS, 256)),
        ("gamble", "i4", (N_KINDS, N_IDS)),
        ("slot", "i4", (MAX_POWERS, N_KINDS)),
        ("blow", "i4", (N_SLOTS, N_IDS)),
        ("fall", "i4", (N_SLOTS, N_IDS)),
        ("quest", "i4"),
        ("later", "i4"),
        ("me", "i4"),
        ("lost", "i4"),
        ("filler", "i4"),
    ],
    align=True,
)
"""worth: of a piece, by owner and kind. hide: what its being unknown to the opponent is worth. place: of standing on a square.
gamble: expected gain of attacking, with an own kind, the enemy's piece of that id while it is unknown. me: the searching side.
lost: value of having no legal move.

Where there are powers (powers_aims.py): slot: row of blow and fall for a power and an own kind. blow: expected gain of striking the
enemy's unknown piece of that id, fall: chance in thousandths that the user falls by it. quest: what completing it is worth to the
bearer's side beyond what falls. later: per cent of a strike's gain from the unknown that counts when it is not made now.
"""


@kernel
def change(state, tables, aims, action: int) -> int:
    """What a displacement is worth at once to the player to move, before it is made."""
    player, target = int(state["player"]), action & 255
    enemy = 1 - player
    source = source_of(state, action >> 8, target)
    kind = (int(state["board"][source]) - 1) & KIND_BITS
    hidden = int(state["flag"][source]) & SHOWN == 0
    steps = abs((target >> 4) - (source >> 4)) + abs((target & 15) - (source & 15))
    leave, arrive = int(aims["place"][player, kind, source]), int(aims["place"][player, kind, target])
    standing = int(state["board"][target])
    if standing == 0:
        value = arrive - leave
        if hidden and steps > 1 and gives_away(tables, player, steps):
            value -= int(aims["hide"][player, kind])
        return value
    other = (standing - 1) & KIND_BITS
    result = int(tables["result"][kind, other])
    taken = int(aims["worth"][enemy, other]) + int(aims["place"][enemy, other, target])
    if int(state["flag"][target]) & SHOWN == 0:
        taken += int(aims["hide"][enemy, other])
    spent = int(aims["worth"][player, kind]) + leave
    if hidden:
        spent += int(aims["hide"][player, kind])
    if result == ATTACKER:
        return taken + arrive - leave - (int(aims["hide"][player, kind]) if hidden else 0)
    if result == DEFENDER:
        told = int(state["flag"][target]) & SHOWN == 0 and shows_defender(tables, kind, steps)
        return (int(aims["hide"][enemy, other]) if told else 0) - spent
    return taken - spent


@kernel
def measure(state, tables, aims) -> int:
    """The whole worth of a position to the searching side."""
    total, me = 0, int(aims["me"])
    for player in range(2):
        sign = 1 if player == me else -1
        for r in range(int(tables["rows"])):
            row = int(state["own"][player, r + 1])
            while row != 0:
                square = r * 16 + lowest(row)
                row &= row - 1
                kind = (int(state["board"][square]) - 1) & KIND_BITS
                total += sign * (int(aims["worth"][player, kind]) + int(aims["place"][player, kind, square]))
                if int(state["flag"][square]) & SHOWN == 0:
                    total += sign * int(aims["hide"][player, kind])
    if int(state["stage"]) == RING_DESTROYED:
        total += int(aims["quest"]) if int(tables["bearer_side"]) == me else -int(aims["quest"])
    return total


@kernel
def write_distances(tables, closed, start: int, steps, queue) -> None:
    """Steps from every square to `start` round what is closed (int8[256]). steps: int16[256], 99 where there is no way."""
    for square in range(256):
        steps[square] = 99
    steps[start] = 0
    queue[0] = start
    n, i = 1, 0
    while i < n:
        here = int(queue[i])
        i += 1
        for direction in range(4):
            beside = next_square(tables, here, direction)
            if beside >= 0 and int(steps[beside]) == 99 and int(closed[beside]) == 0:
                steps[beside] = int(steps[here]) + 1
                queue[n] = beside
                n += 1


@kernel
def write_places(tables, closed, preys, weights, n_kinds: int, place, best, steps, queue) -> None:
    """Nearness to what is worth attacking, by kind: the best of weight / (2 + steps) over the enemy's pieces.

    preys: int16[n] squares. weights: float64[n, kinds], 0 where a kind has no business. place: int32[kinds, 256] is added to.
    best: float64[kinds, 256] of noughts, steps and queue: int16[256], room to work in.
    """
    for i in range(len(preys)):
        write_distances(tables, closed, int(preys[i]), steps, queue)
        for kind in range(n_kinds):
            weight = weights[i, kind]
            if weight > 0.0:
                for square in range(256):
                    value = weight / (2.0 + int(steps[square]))
                    if int(steps[square]) < 99 and value > best[kind, square]:
                        best[kind, square] = value
    for kind in range(n_kinds):
        for square in range(256):
            place[kind, square] += int(best[kind, square])


@kernel
def write_worlds(base, tables, player: int, squares, ids, flags, hand_outs, out) -> None:
    """A record for each hand-out: the base with the hidden pieces of `player` put on. squares, ids, flags: int16[n]."""
    for world in range(len(hand_outs)):
        out[world] = base
        for i in range(len(squares)):
            square = int(squares[i])
            place(out[world], tables, player, int(hand_outs[world, i]), square)
            out[world]["flag"][square] = flags[i]
            out[world]["id"][square] = ids[i]
