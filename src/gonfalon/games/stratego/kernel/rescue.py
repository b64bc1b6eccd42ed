"""Rescue: bringing back a captured piece (STRAT-9.3)."""

from __future__ import annotations

from ._jit import kernel
from .bits import nth, popcount
from .layout import CODE_STEP, HAS_RESCUED, KIND_BITS, PLAY, RESCUE_BASE, SHOWN, SIDE_BITS
from .quest import cannot_return


@kernel
def is_rescuable(state, tables, player: int, kind: int) -> bool:
    """STRAT-9.3: one of these has been captured, and it is a kind that can move."""
    if int(state["lost"][player, kind]) == 0 or int(tables["reach"][kind]) == 0:
        return False
    return not cannot_return(state, tables, player, kind)


@kernel
def free_row(state, tables, player: int, row: int) -> int:
    """Free squares of the player's rescue zone in one row, as bits."""
    taken = int(state["own"][0, row + 1]) | int(state["own"][1, row + 1])
    return int(tables["rescue_zone"][player, row + 1]) & ~taken


@kernel
def count_free(state, tables, player: int) -> int:
    """Free squares of the rescue zone."""
    n = 0
    for r in range(int(tables["rows"])):
        n += popcount(free_row(state, tables, player, r))
    return n


@kernel
def count_rescues(state, tables, player: int) -> int:
    """How many (kind, square) pairs there are, the refusal not counted."""
    kinds = 0
    for kind in range(int(tables["n_kinds"])):
        if is_rescuable(state, tables, player, kind):
            kinds += 1
    return kinds * count_free(state, tables, player)


@kernel
def rescue_at(state, tables, player: int, n: int) -> int:
    """The n-th action of a rescue decision: 0 declines, then kind by kind, square by square."""
    if n == 0:
        return RESCUE_BASE
    free = count_free(state, tables, player)
    n -= 1
    kind = 0
    while True:
        if is_rescuable(state, tables, player, kind):
            if n < free:
                break
            n -= free
        kind += 1
    r = 0
    while True:
        row = free_row(state, tables, player, r)
        here = popcount(row)
        if n < here:
            return RESCUE_BASE + 1 + kind * 256 + r * 16 + nth(row, n)
        n -= here
        r += 1


@kernel
def may_rescue(state, tables, player: int, square: int, attacked: bool) -> bool:
    """STRAT-9.3: has the piece now on `square` just earned a rescue?"""
    if int(tables["rescue"]) == 0 or int(state["rescues"][player]) >= 2:
        return False
    if attacked and int(tables["rescue_moves_only"]) == 1:
        return False
    back_row = (int(tables["rows"]) - 1) * (1 - player)
    code = int(state["board"][square])
    if square >> 4 != back_row or code == 0 or (code - 1) >> SIDE_BITS != player:
        return False
    if int(tables["reach"][(code - 1) & KIND_BITS]) > 1 or int(state["flag"][square]) & HAS_RESCUED != 0:
        return False
    return count_rescues(state, tables, player) > 0


@kernel
def put_back(state, tables, player: int, kind: int, square: int) -> None:
    """The captured piece re-enters on `square`, hidden again unless the option shows it; the rescuer has used its one rescue."""
    code = 1 + kind + CODE_STEP * player
    r, bit = (square >> 4) + 1, 1 << (square & 15)
    rescuer = int(state["rescue_square"])
    state["flag"][rescuer] = int(state["flag"][rescuer]) | HAS_RESCUED
    state["rescues"][player] += 1
    state["lost"][player, kind] -= 1
    state["mobile"][player] += 1
    state["board"][square] = code
    told = int(tables["rescue_revealed"]) == 1 and int(tables["silent"]) == 0
    state["flag"][square] = SHOWN if told else 0
    state["id"][square] = state["next_id"]
    state["next_id"] += 1
    state["own"][player, r] |= bit
    state["mover"][player, r] |= bit
    if int(tables["reach"][kind]) >= 16:
        state["slider"][player, r] |= bit
    if int(tables["powers"][kind]) != 0:
        state["power_users"][player, r - 1] |= bit
    state["hash"] ^= tables["zobrist"][code, square]
    state["phase"] = PLAY
