"""Attacking again (ME-6.6): the turn of a piece that has won an attack and stands beside another enemy goes on."""

from __future__ import annotations

from ._jit import kernel
from .layout import ATTACKER, EV_RESULT, KIND_BITS, SIDE_BITS
from .movement import next_square


@kernel
def write_repeats(state, tables, player: int, legal) -> int:
    """ME-6.6.2: the attacks of the piece on repeat_square on its neighbours, as a legal set; how many. Overwrites board rows."""
    for r in range(int(tables["rows"])):
        legal[r] = 0
    n = 0
    for direction in range(4):
        target = next_square(tables, int(state["repeat_square"]), direction)
        if target >= 0 and is_enemy(state, player, target):
            legal[target >> 4] |= 1 << (16 * direction + (target & 15))
            n += 1
    return n


@kernel
def is_enemy(state, player: int, square: int) -> bool:
    """Does an enemy piece stand there?"""
    code = int(state["board"][square])
    return code != 0 and (code - 1) >> SIDE_BITS != player


@kernel
def may_repeat(state, tables, player: int, square: int) -> bool:
    """ME-6.6.1: has the piece that now stands on `square` just captured and advanced, may it repeat, and is there another enemy?"""
    if int(state["event"][EV_RESULT]) != ATTACKER:
        return False
    if int(tables["again"][(int(state["board"][square]) - 1) & KIND_BITS]) == 0:
        return False
    for direction in range(4):
        target = next_square(tables, square, direction)
        if target >= 0 and is_enemy(state, player, target):
            return True
    return False
