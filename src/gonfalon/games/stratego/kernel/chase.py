"""The continuous-chase rule (STRAT-7), in the ISF's reading and in the literal reading of the 2-turn book.

chase_len[p]: p has threatened and the other evaded this many turns running.
  p moves next to an enemy (threat)      chase_len[p] + 1, else 0
  the other moves away from beside it    chase_len[p] + 1, else 0   (counted at the other's move)
  any attack                             both 0, before the threat is counted

A chasing move may not bring back a board that stood k turns ago for some 1 <= k < chase_len[p], unless it goes straight
back to where that piece came from.
"""

from __future__ import annotations

from ._jit import kernel
from .layout import EV_DEFENDER, EV_POWER, NO_SQUARE, RING, SIDE_BITS


@kernel
def is_beside(a: int, b: int) -> bool:
    """Orthogonal neighbours? (-1 is beside nothing.)"""
    if a < 0 or b < 0:
        return False
    difference = abs(a - b)
    if difference == 16:
        return True
    return difference == 1 and a >> 4 == b >> 4


@kernel
def beside_enemy(state, player: int, square: int) -> bool:
    """Does an enemy stand in front of, behind or beside this square?"""
    enemy = state["own"][1 - player]
    r, c = square >> 4, square & 15
    row = int(enemy[r + 1])
    near = (int(enemy[r]) >> c) | (int(enemy[r + 2]) >> c) | (row >> (c + 1)) | ((row << 1) >> c)
    return near & 1 == 1


@kernel
def board_after(state, tables, source: int, target: int) -> int:
    """Hash of the board after a move onto a free square."""
    code = int(state["board"][source])
    return int(state["hash"]) ^ int(tables["zobrist"][code, source]) ^ int(tables["zobrist"][code, target])


@kernel
def forbids(state, tables, player: int, source: int, target: int) -> bool:
    """STRAT-7.5: is this non-attacking move forbidden by the ISF reading?"""
    length = int(state["chase_len"][player])
    if length < 2 or not beside_enemy(state, player, target):
        return False
    if source == int(state["last_target"][player]) and target == int(state["last_source"][player]):
        return False
    after = board_after(state, tables, source, target)
    turn = int(state["turn"])
    for k in range(1, min(length, min(turn + 1, RING))):
        if int(state["ring"][(turn - k) % RING]) == after:
            return True
    return False


@kernel
def follows(state, player: int, target: int) -> bool:
    """STRAT-7.9.1, 7.9.2: would this move onto a free square follow a piece that has just moved away?

    Asked before anything is moved: `event` is then the other side's last turn, and an attack or a power is no moving away.
    """
    beside = int(state["last_target"][player])
    if beside < 0 or int(state["event"][EV_DEFENDER]) >= 0 or int(state["event"][EV_POWER]) >= 0:
        return False
    code = int(state["board"][beside])
    if code == 0 or (code - 1) >> SIDE_BITS != player:
        return False
    fled_from, fled_to = int(state["last_source"][1 - player]), int(state["last_target"][1 - player])
    return is_beside(fled_from, beside) and is_beside(target, fled_to)


@kernel
def forbids_literal(state, player: int, target: int) -> bool:
    """STRAT-7.9.4: the third such turn in a row."""
    return int(state["literal_len"][player]) >= 2 and follows(state, player, target)


@kernel
def record_following(state, player: int, target: int) -> None:
    """STRAT-7.9.3: renew the follow count, before anything is moved."""
    attack = int(state["board"][target]) != 0
    if not attack and follows(state, player, target):
        state["literal_len"][player] += 1
    else:
        state["literal_len"][player] = 0


@kernel
def record_turn(state, player: int, source: int, target: int, attack: bool) -> None:
    """STRAT-7.3: renew the chase counts after a displacement, before last_source and last_target are."""
    other = 1 - player
    if is_beside(source, int(state["last_target"][other])):
        state["chase_len"][other] += 1
    else:
        state["chase_len"][other] = 0
    if attack:
        state["chase_len"][0] = 0
        state["chase_len"][1] = 0
    if beside_enemy(state, player, target):
        state["chase_len"][player] += 1
    else:
        state["chase_len"][player] = 0


@kernel
def record_power(state, player: int, source: int, target: int) -> None:
    """ME-8.7: after a power, that of a piece that went from source to target (-1: it only shot). Before last_source is renewed."""
    state["literal_len"][player] = 0
    if target == NO_SQUARE:
        state["chase_len"][0] = 0
        state["chase_len"][1] = 0
    else:
        record_turn(state, player, source, target, True)
    state["last_source"][player] = source if target != NO_SQUARE else NO_SQUARE
    state["last_target"][player] = target
