"""Puts pieces on the board, takes them off, moves and captures them: board, bit planes, hash and counts stay consistent."""

from __future__ import annotations

from ._jit import kernel
from .layout import KIND_BITS, SIDE_BITS


@kernel
def lift(state, tables, square: int) -> None:
    """Take the piece on `square` off the bit planes and the hash; board, flag and id are left to the caller."""
    code = int(state["board"][square])
    player = (code - 1) >> SIDE_BITS
    r, keep = (square >> 4) + 1, ~(1 << (square & 15))
    state["own"][player, r] &= keep
    state["mover"][player, r] &= keep
    state["slider"][player, r] &= keep
    if int(tables["has_powers"]) == 1:
        state["power_users"][player, r - 1] &= keep
    state["hash"] ^= tables["zobrist"][code, square]


@kernel
def land(state, tables, code: int, square: int) -> None:
    """Put a piece onto the planes, the hash and the board at `square`."""
    player, kind = (code - 1) >> SIDE_BITS, (code - 1) & KIND_BITS
    r, bit = (square >> 4) + 1, 1 << (square & 15)
    state["own"][player, r] |= bit
    reach = int(tables["reach"][kind])
    if reach > 0:
        state["mover"][player, r] |= bit
    if reach >= 16:
        state["slider"][player, r] |= bit
    if int(tables["has_powers"]) == 1 and int(tables["powers"][kind]) != 0:
        state["power_users"][player, r - 1] |= bit
    state["hash"] ^= tables["zobrist"][code, square]
    state["board"][square] = code


@kernel
def remove(state, tables, square: int) -> None:
    """The piece on `square` is captured."""
    code = int(state["board"][square])
    player, kind = (code - 1) >> SIDE_BITS, (code - 1) & KIND_BITS
    lift(state, tables, square)
    state["lost"][player, kind] += 1
    if int(tables["reach"][kind]) > 0:
        state["mobile"][player] -= 1
    state["board"][square] = 0
    state["flag"][square] = 0
    state["id"][square] = -1


@kernel
def shift(state, tables, source: int, target: int, flag: int) -> None:
    """The piece on `source` goes to the free square `target`."""
    code = int(state["board"][source])
    lift(state, tables, source)
    land(state, tables, code, target)
    state["flag"][target] = int(state["flag"][source]) | flag
    state["id"][target] = state["id"][source]
    state["board"][source] = 0
    state["flag"][source] = 0
    state["id"][source] = -1
