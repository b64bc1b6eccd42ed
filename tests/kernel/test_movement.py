"""Steps and long moves found by words of two rows, against one square at a time, on boards of every size (STRAT-4.2, STRAT-4.6)."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from gonfalon.games.stratego.kernel.layout import CODE_STEP, DOWN, LEFT, RIGHT, STATE, TABLES, UP
from gonfalon.games.stratego.kernel.movement import write_lines

STEPS = {UP: (1, 0), DOWN: (-1, 0), RIGHT: (0, 1), LEFT: (0, -1)}


def position(rng: random.Random, rows: int, columns: int, old_scout: bool) -> tuple[Any, Any]:
    """A board with a quarter of holes and pieces of both sides, some of which stay, step or go far."""
    states, tables = np.zeros(1, STATE), np.zeros(1, TABLES)
    state, table = states[0], tables[0]
    table["rows"], table["columns"], table["old_scout"] = rows, columns, int(old_scout)
    for r in range(rows):
        for c in range(columns):
            if rng.random() < 0.1:
                continue
            table["open"][r + 1] |= 1 << c
            if rng.random() < 0.3:
                side, pace = rng.randrange(2), rng.randrange(3)
                state["board"][r * 16 + c] = 1 + CODE_STEP * side
                state["own"][side, r + 1] |= 1 << c
                state["mover"][side, r + 1] |= (pace > 0) << c
                state["slider"][side, r + 1] |= (pace > 1) << c
    return state, table


def one_by_one(state: Any, table: Any, player: int) -> set[tuple[int, int, int]]:
    """(direction, row, column) of every target, each piece walked."""

    def has(plane: Any, r: int, c: int) -> bool:
        return 0 <= r < 16 and 0 <= c < 16 and bool(int(plane[r + 1]) >> c & 1)

    found: set[tuple[int, int, int]] = set()
    for r, c in ((r, c) for r in range(int(table["rows"])) for c in range(int(table["columns"]))):
        if not has(state["mover"][player], r, c):
            continue
        for direction, (up, right) in STEPS.items():
            for n in range(1, 16 if has(state["slider"][player], r, c) else 2):
                y, x = r + n * up, c + n * right
                if not has(table["open"], y, x) or has(state["own"][player], y, x):
                    break
                enemy = has(state["own"][1 - player], y, x)
                if not (enemy and n > 1 and int(table["old_scout"])):
                    found.add((direction, y, x))
                if enemy:
                    break
    return found


@pytest.mark.parametrize("old_scout", [False, True])
def test_two_rows_at_a_time_find_what_one_square_at_a_time_finds(old_scout: bool) -> None:
    rng = random.Random(20)
    sizes = [
        (16, 16),
        (15, 16),
        (1, 16),
        (16, 1),
        *((rng.randint(1, 16), rng.randint(1, 16)) for _ in range(60)),
    ]
    for rows, columns in sizes:
        state, table = position(rng, rows, columns, old_scout)
        for player in range(2):
            legal = np.full(16, -1, np.int64)
            n = write_lines(state, table, player, legal)
            words = [int(word) for word in legal[:rows]]
            assert min(words) >= 0
            found = {
                (direction, r, c)
                for r, word in enumerate(words)
                for direction in STEPS
                for c in range(16)
                if word >> (16 * direction + c) & 1
            }
            assert found == one_by_one(state, table, player), (rows, columns)
            assert n == len(found)
