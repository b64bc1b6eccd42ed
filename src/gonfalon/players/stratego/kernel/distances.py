"""Distances on the board round closed squares, and how attractive squares are by them."""

from __future__ import annotations

from gonfalon.games.stratego.kernel.movement import next_square

from . import kernel

UNREACHABLE = 99
"""Steps written where there is no way."""
ATTRACTION_OFFSET = 2.0
"""Steps added to those to a target, by which its gain is divided."""


@kernel
def write_distances(tables, closed, start: int, steps, queue) -> None:
    """Write the steps from every square to `start` round closed squares, UNREACHABLE if none leads there.

    closed: int8[256]. steps, queue: int16[256], the latter working memory.
    """
    for square in range(256):
        steps[square] = UNREACHABLE
    steps[start] = 0
    queue[0] = start
    n, i = 1, 0
    while i < n:
        here = int(queue[i])
        i += 1
        for direction in range(4):
            beside = next_square(tables, here, direction)
            if beside >= 0 and int(steps[beside]) == UNREACHABLE and int(closed[beside]) == 0:
                steps[beside] = int(steps[here]) + 1
                queue[n] = beside
                n += 1


@kernel
def write_all_distances(tables, closed, steps, queue) -> None:
    """Write the steps between all squares round closed ones: int16[256, 256], the second index a start that may be closed itself."""
    for start in range(256):
        write_distances(tables, closed, start, steps[start], queue)


@kernel
def write_attraction(tables, closed, targets, gains, n_kinds: int, square_values, best, steps, queue) -> None:
    """Add each square's attraction to a kind: the best of gain / (ATTRACTION_OFFSET + steps) over the targets.

    targets: int16[n] squares. gains: float64[n, kinds], 0 where the kind is not attracted. Mutates square_values: int32[kinds, 256].
    best: float64[kinds, 256] of zeros, steps and queue: int16[256], working memory.
    """
    for i in range(len(targets)):
        write_distances(tables, closed, int(targets[i]), steps, queue)
        for kind in range(n_kinds):
            gain = gains[i, kind]
            if gain > 0.0:
                for square in range(256):
                    value = gain / (ATTRACTION_OFFSET + int(steps[square]))
                    if int(steps[square]) < UNREACHABLE and value > best[kind, square]:
                        best[kind, square] = value
    for kind in range(n_kinds):
        for square in range(256):
            square_values[kind, square] += int(best[kind, square])


@kernel
def moves_from(tables, steps, square: int) -> int:
    """Steps from a square that may be closed itself, given those from every open square (as write_distances writes them)."""
    best = UNREACHABLE
    for direction in range(4):
        beside = next_square(tables, square, direction)
        if beside >= 0:
            best = min(best, int(steps[beside]) + 1)
    return best


@kernel
def write_runs(tables, closed, start: int, last: int, reach: int, steps, queue) -> None:
    """Write the moves from every square to `start` of a piece that moves up to `reach` squares; a run may begin on a closed square only.

    last: the square beside `start` that the last move must come over, or from; -1: any.
    """
    for square in range(256):
        steps[square] = UNREACHABLE
    steps[start] = 0
    queue[0] = start
    n, i = 1, 0
    while i < n:
        here = int(queue[i])
        i += 1
        for direction in range(4):
            beside = here
            if here == start and last >= 0 and next_square(tables, here, direction) != last:
                continue
            for _ in range(reach):
                beside = next_square(tables, beside, direction)
                if beside < 0:
                    break
                if int(steps[beside]) == UNREACHABLE:
                    steps[beside] = int(steps[here]) + 1
                    if int(closed[beside]) == 0:
                        queue[n] = beside
                        n += 1
                if int(closed[beside]) != 0:
                    break
