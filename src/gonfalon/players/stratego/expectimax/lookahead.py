"""A look-ahead with expected values in place of what is not known. The own hidden pieces stay hidden from the opponent.

A position is a set of numbered pieces of two sides. Side 0 searches and moves first. Kinds play no part here. Every pair of pieces has
the chance that one captures the other, what this changes, and what the other outcomes change. A move is worth

    p * V(after the capture) + (1 - p) * V(pass) + rest

so each move has one line to search. At the root these are all legal moves. Below it they are attacks, moves of pieces near an opponent,
and a pass for every quiet move elsewhere. Beyond the depth only attacks that gain are searched. Values are in units of the smallest
piece's worth, to side 0. The stack is explicit: compiled code that recurses cannot be cached.
"""

from __future__ import annotations

from collections import namedtuple
from pathlib import Path

import numpy as np

from gonfalon.games.stratego.compiling import kernels_of

kernel = kernels_of("expectimax", [Path(__file__)])

STRIDE = 18
"""Squares of a padded board are row * STRIDE + column, both from 1, so that every neighbour has a number."""
SIZE = STRIDE * STRIDE
EMPTY, BLOCKED = -1, -2
MAX_PLIES = 24
MAX_MOVES = 600
MEMORY = 16 + MAX_PLIES
"""Turns of each side that the two-square rule may ask for, those before the position included."""
NEAR = 2
"""Below the root a quiet move is searched only if an opponent stands so many steps from its piece."""
LEAST_CHANCE = 0.03
"""A capture less likely than this is not looked into."""
DELAY = 0.02
"""Share of a capture's worth that each ply of waiting takes off."""
LEAST_GAIN = 0.3
"""What an attack beyond the depth must promise."""
QUIET_PLIES = 4
"""How many plies of attacks are looked at beyond the depth."""
FAR = 99
INFINITE = 1e9

ALPHA, BETA, BEST, PASS, SCORE, CHANCE, REST = range(7)
"""Columns of a frame's values. PASS: the value of passing. CHANCE, REST: p and the constant of the move looked into."""
N, NEXT, DEPTH, PIECE, SOURCE, TARGET, TAKEN, WAS_SHOWN = range(8)
"""Columns of a frame's numbers. NEXT: -1 before the pass. PIECE: of the move looked into, -1 for a pass."""


Position = namedtuple(
    "Position", "board square side reach mobile shown final chance gain rest place turns n_turns limit"
)
"""What is looked at. board: int16[SIZE] piece, EMPTY or BLOCKED. square: int16[pieces], -1 once captured. side, reach, mobile,
shown, final: int16[pieces] (mobile: makes quiet moves; final: its capture ends the game).

chance, gain, rest: float32[2, pieces, pieces] by whether the piece of side 0 is shown, attacker and defender. place:
float32[pieces, SIZE], what standing there is worth. turns: int16[2, MEMORY, 3] piece and both squares of the last turns
(piece -1 for a turn that breaks the row); n_turns: int16[2]. limit: crossings the two-square rule allows, 0 without.
"""


Room = namedtuple("Room", "values numbers pieces targets keys")
"""The look-ahead's memory; one for each player. values: float64[plies, 7]. numbers: int32[plies, 8]. pieces, targets:
int16[plies, moves]. keys: float32[plies, moves]."""


def new_room() -> Room:
    """Fresh memory."""
    shape = (MAX_PLIES, MAX_MOVES)
    return Room(
        np.zeros((MAX_PLIES, 7)),
        np.zeros((MAX_PLIES, 8), np.int32),
        np.zeros(shape, np.int16),
        np.zeros(shape, np.int16),
        np.zeros(shape, np.float32),
    )


@kernel
def step_of(direction: int) -> int:
    """From a square to its neighbour."""
    return STRIDE if direction == 0 else -STRIDE if direction == 1 else 1 if direction == 2 else -1


@kernel
def write_distances(board, starts, closed, steps, queue) -> None:
    """Steps from each start to every square, round what is closed (int8[SIZE]). steps: int16[n, SIZE]. queue: int16[SIZE]."""
    for i in range(len(starts)):
        for square in range(SIZE):
            steps[i, square] = FAR
        steps[i, int(starts[i])] = 0
        queue[0] = starts[i]
        n, k = 1, 0
        while k < n:
            here = int(queue[k])
            k += 1
            for direction in range(4):
                beside = here + step_of(direction)
                if int(board[beside]) != BLOCKED and int(steps[i, beside]) == FAR:
                    steps[i, beside] = int(steps[i, here]) + 1
                    if int(closed[beside]) == 0:
                        queue[n] = beside
                        n += 1


@kernel
def is_worn_out(position, side: int, piece: int, source: int, target: int) -> bool:
    """Does the two-square rule forbid this step (STRAT-6.4)? Steps over more than one square are taken for their two ends."""
    limit = position.limit
    n = int(position.n_turns[side])
    if limit == 0 or n < limit:
        return False
    for k in range(n - limit, n):
        if int(position.turns[side, k, 0]) != piece:
            return False
        a, b = int(position.turns[side, k, 1]), int(position.turns[side, k, 2])
        if not ((a == source and b == target) or (a == target and b == source)):
            return False
    return True


@kernel
def remember(position, side: int, piece: int, source: int, target: int) -> None:
    """Note a turn for the two-square rule."""
    n = int(position.n_turns[side])
    position.turns[side, n, 0] = piece
    position.turns[side, n, 1] = source
    position.turns[side, n, 2] = target
    position.n_turns[side] = n + 1


@kernel
def has_opponent_near(position, square: int, side: int) -> bool:
    """Does an opponent's piece stand within NEAR steps?"""
    row, column = square // STRIDE, square % STRIDE
    for up in range(-NEAR, NEAR + 1):
        width = NEAR - abs(up)
        for right in range(-width, width + 1):
            r, c = row + up, column + right
            if 0 <= r < STRIDE and 0 <= c < STRIDE:
                other = int(position.board[r * STRIDE + c])
                if other >= 0 and int(position.side[other]) != side:
                    return True
    return False


@kernel
def version(position, attacker: int, defender: int) -> int:
    """Whether the piece of side 0 in this pair is shown."""
    return int(position.shown[attacker if int(position.side[attacker]) == 0 else defender])


@kernel
def promise(position, attacker: int, defender: int) -> float:
    """Expected change of the score by an attack, what stands where put aside."""
    v = version(position, attacker, defender)
    return (
        position.chance[v, attacker, defender] * position.gain[v, attacker, defender]
        + position.rest[v, attacker, defender]
    )


@kernel
def write_moves(position, room, ply: int, side: int, attacks_only: bool) -> int:
    """The moves worth looking at. How many."""
    n = 0
    sign = 1.0 if side == 0 else -1.0
    for piece in range(len(position.square)):
        source = int(position.square[piece])
        if source < 0 or int(position.side[piece]) != side or int(position.reach[piece]) == 0:
            continue
        quiet = not attacks_only and int(position.mobile[piece]) == 1
        quiet = quiet and has_opponent_near(position, source, side)
        for direction in range(4):
            step = step_of(direction)
            target = source
            for k in range(int(position.reach[piece])):
                target += step
                other = int(position.board[target])
                if other == EMPTY:
                    if (
                        k == 0
                        and quiet
                        and n < MAX_MOVES
                        and not is_worn_out(position, side, piece, source, target)
                    ):
                        room.pieces[ply, n], room.targets[ply, n] = piece, target
                        room.keys[ply, n] = sign * (
                            position.place[piece, target] - position.place[piece, source]
                        )
                        n += 1
                    continue
                if other >= 0 and int(position.side[other]) != side and n < MAX_MOVES:
                    key = sign * promise(position, piece, other)
                    possible = position.chance[version(position, piece, other), piece, other] > LEAST_CHANCE
                    wanted = key > LEAST_GAIN if attacks_only else key > -8.0
                    if possible and wanted and not is_worn_out(position, side, piece, source, target):
                        room.pieces[ply, n], room.targets[ply, n] = piece, target
                        room.keys[ply, n] = key + 10.0
                        n += 1
                break
    return n


@kernel
def make(position, numbers, ply: int, piece: int, target: int) -> None:
    """Take a move's main outcome: the piece stands on the target, whoever stood there is gone."""
    side = int(position.side[piece])
    source = int(position.square[piece])
    taken = int(position.board[target])
    numbers[ply, PIECE], numbers[ply, SOURCE] = piece, source
    numbers[ply, TARGET], numbers[ply, TAKEN] = target, taken
    numbers[ply, WAS_SHOWN] = position.shown[piece]
    if taken >= 0:
        position.square[taken] = -1
        position.shown[piece] = 1
    position.board[source] = EMPTY
    position.board[target] = piece
    position.square[piece] = target
    remember(position, side, piece, source, target)


@kernel
def unmake(position, numbers, ply: int, side: int) -> None:
    """Take back what `make` or a pass did."""
    position.n_turns[side] = int(position.n_turns[side]) - 1
    piece = int(numbers[ply, PIECE])
    if piece < 0:
        return
    source, target, taken = int(numbers[ply, SOURCE]), int(numbers[ply, TARGET]), int(numbers[ply, TAKEN])
    position.board[source] = piece
    position.square[piece] = source
    position.board[target] = taken
    position.shown[piece] = numbers[ply, WAS_SHOWN]
    if taken >= 0:
        position.square[taken] = target


@kernel
def open_frame(position, room, ply: int, depth: int, alpha: float, beta: float, score: float) -> bool:
    """Begin a position. Is there anything to look into? If not, BEST is its value."""
    values, numbers = room.values, room.numbers
    side = ply & 1
    values[ply, ALPHA], values[ply, BETA], values[ply, SCORE] = alpha, beta, score
    numbers[ply, DEPTH], numbers[ply, NEXT] = depth, -1
    values[ply, BEST] = -INFINITE if side == 0 else INFINITE
    if depth > 0 and ply < MAX_PLIES - 2:
        numbers[ply, N] = write_moves(position, room, ply, side, False)
        return True
    values[ply, BEST] = values[ply, PASS] = score
    if side == 0:
        values[ply, ALPHA] = max(alpha, score)
    else:
        values[ply, BETA] = min(beta, score)
    if depth <= -QUIET_PLIES or ply >= MAX_PLIES - 2 or values[ply, ALPHA] >= values[ply, BETA]:
        return False
    numbers[ply, NEXT] = 0
    numbers[ply, N] = write_moves(position, room, ply, side, True)
    return int(numbers[ply, N]) > 0


@kernel
def pick(room, ply: int) -> int:
    """Bring the most promising move that is left to the front; its index, -1 if none is left."""
    i, n = int(room.numbers[ply, NEXT]), int(room.numbers[ply, N])
    if i >= n:
        return -1
    best = i
    for k in range(i + 1, n):
        if room.keys[ply, k] > room.keys[ply, best]:
            best = k
    if best != i:
        room.pieces[ply, i], room.pieces[ply, best] = room.pieces[ply, best], room.pieces[ply, i]
        room.targets[ply, i], room.targets[ply, best] = room.targets[ply, best], room.targets[ply, i]
        room.keys[ply, i], room.keys[ply, best] = room.keys[ply, best], room.keys[ply, i]
    return i


@kernel
def take_in(room, ply: int, value: float) -> bool:
    """Count a move's value. Is the rest of the moves out of interest?"""
    values = room.values
    if ply & 1 == 0:
        values[ply, BEST] = max(values[ply, BEST], value)
        values[ply, ALPHA] = max(values[ply, ALPHA], value)
    else:
        values[ply, BEST] = min(values[ply, BEST], value)
        values[ply, BETA] = min(values[ply, BETA], value)
    return values[ply, ALPHA] >= values[ply, BETA]


@kernel
def prepare(position, room, ply: int, piece: int, target: int) -> float:
    """Note p and the constant of a move at this ply; return the score after its main outcome."""
    values = room.values
    source, taken = int(position.square[piece]), int(position.board[target])
    score = values[ply, SCORE] + position.place[piece, target] - position.place[piece, source]
    values[ply, CHANCE], values[ply, REST] = 1.0, 0.0
    if taken >= 0:
        v = version(position, piece, taken)
        chance = float(position.chance[v, piece, taken])
        score += position.gain[v, piece, taken] * (1.0 - DELAY * ply) - position.place[taken, target]
        rest = position.rest[v, piece, taken] * (1.0 - DELAY * ply)
        values[ply, CHANCE], values[ply, REST] = chance, (1.0 - chance) * values[ply, PASS] + rest
    return score


@kernel
def value_of(position, room, base: int, depth: int, alpha: float, beta: float, score: float, budget) -> float:
    """Value of the position with the side of ply `base` to move. budget: int64[2], positions looked at and the most allowed."""
    values, numbers = room.values, room.numbers
    ply, value, is_back = base, 0.0, False
    budget[0] += 1
    if not open_frame(position, room, ply, depth, alpha, beta, score):
        return values[ply, BEST]
    while True:
        side = ply & 1
        if is_back:
            is_back = False
            unmake(position, numbers, ply, side)
            value = values[ply, CHANCE] * value + values[ply, REST]
            if int(numbers[ply, PIECE]) < 0:
                values[ply, PASS] = value
            if take_in(room, ply, value):
                numbers[ply, NEXT] = numbers[ply, N]
        left = int(numbers[ply, DEPTH]) - 1
        if int(numbers[ply, NEXT]) < 0:
            numbers[ply, NEXT], numbers[ply, PIECE] = 0, -1
            values[ply, CHANCE], values[ply, REST] = 1.0, 0.0
            if ply > base and int(numbers[ply - 1, PIECE]) < 0:
                left = min(left, 0)
            remember(position, side, -1, 0, 0)
            score = values[ply, SCORE]
        else:
            index = pick(room, ply)
            if index < 0 or budget[0] > budget[1]:
                value = values[ply, BEST]
                if ply == base:
                    return value
                ply, is_back = ply - 1, True
                continue
            numbers[ply, NEXT] = index + 1
            piece, target = int(room.pieces[ply, index]), int(room.targets[ply, index])
            taken = int(position.board[target])
            score = prepare(position, room, ply, piece, target)
            make(position, numbers, ply, piece, target)
            if taken >= 0 and int(position.final[taken]) == 1:
                value, is_back = score, True
                continue
        chance, rest = values[ply, CHANCE], values[ply, REST]
        low, high = (values[ply, ALPHA] - rest) / chance, (values[ply, BETA] - rest) / chance
        budget[0] += 1
        if open_frame(position, room, ply + 1, left, low, high, score):
            ply += 1
        else:
            value, is_back = values[ply + 1, BEST], True


@kernel
def look(position, room, depth: int, roots, extras, margin: float, values, budget) -> bool:
    """Write the values of the root's moves; False if the budget ran out.

    roots: int16[n, 2] piece and target. extras: float64[n], what each is worth besides. values: float64[n + 1], that of passing last. Of
    a move that is worse than the best by more than the margin the value is only an upper bound.
    """
    n = len(roots)
    room.values[0, SCORE] = 0.0
    remember(position, 0, -1, 0, 0)
    base = value_of(position, room, 1, depth - 1, -INFINITE, INFINITE, 0.0, budget)
    position.n_turns[0] = int(position.n_turns[0]) - 1
    values[n] = base
    room.values[0, PASS] = base
    best = -INFINITE
    for i in range(n):
        piece, target = int(roots[i, 0]), int(roots[i, 1])
        taken = int(position.board[target])
        if budget[0] > budget[1]:
            return False
        score = prepare(position, room, 0, piece, target)
        chance, rest = float(room.values[0, CHANCE]), float(room.values[0, REST])
        rest += extras[i]
        if chance <= LEAST_CHANCE:
            values[i] = rest + chance * score
        else:
            make(position, room.numbers, 0, piece, target)
            if taken >= 0 and int(position.final[taken]) == 1:
                value = score
            else:
                low = (best - margin - rest) / chance
                value = value_of(position, room, 1, depth - 1, low, INFINITE, score, budget)
            unmake(position, room.numbers, 0, 0)
            values[i] = chance * value + rest
        best = max(best, values[i])
    return budget[0] <= budget[1]
