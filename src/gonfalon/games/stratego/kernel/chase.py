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
from .layout import CHASE_LITERAL, EV_DEFENDER, RING


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
    """STRAT-7.4: is this non-attacking move forbidden by the ISF reading?"""
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
def continues_literal(state, player: int, target: int, answered_attack: bool) -> bool:
    """STRAT-7.6: does this move end beside the piece that has just moved away from this player's last move?

    answered_attack: the other side's last turn was an attack, which is no moving away.
    """
    if answered_attack:
        return False
    fled_from, fled_to = int(state["last_source"][1 - player]), int(state["last_target"][1 - player])
    return is_beside(fled_from, int(state["last_target"][player])) and is_beside(target, fled_to)


@kernel
def forbids_literal(state, player: int, target: int) -> bool:
    """STRAT-7.6: the third such turn in a row."""
    return int(state["literal_len"][player]) >= 2 and continues_literal(
        state, player, target, int(state["event"][EV_DEFENDER]) >= 0
    )


@kernel
def record_turn(
    state, tables, player: int, source: int, target: int, attack: bool, answered_attack: bool
) -> None:
    """STRAT-7.3: renew the counters after a displacement, before last_source and last_target are."""
    if int(tables["chase"]) == CHASE_LITERAL:
        chasing = not attack and continues_literal(state, player, target, answered_attack)
        state["literal_len"][player] = int(state["literal_len"][player]) + 1 if chasing else 0
        if attack:
            state["literal_len"][1 - player] = 0
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
