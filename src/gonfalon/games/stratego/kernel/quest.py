"""Destroy the Ring: the bearer, Mount Doom and what becomes of the Ring (ME-9). Asked only where the tables name a bearer."""

from __future__ import annotations

from ._jit import kernel
from .layout import CODE_STEP, LEFT, NO_SQUARE, RIGHT, RING_DESTROYED, RING_OPEN, RING_TAKEN, UP


@kernel
def travel_to(source: int, target: int) -> int:
    """Direction of a step between neighbours."""
    if target - source == 16:
        return UP
    if target - source == 1:
        return RIGHT
    if target - source == -1:
        return LEFT
    return 1


@kernel
def add_quest_step(state, tables, player: int, legal) -> None:
    """ME-9.2: the bearer may step onto Mount Doom from an entry while the Ring is open. Adds to the legal set."""
    if player != int(tables["bearer_side"]) or int(state["stage"]) != RING_OPEN:
        return
    code = 1 + int(tables["bearer"]) + CODE_STEP * player
    doom = int(tables["mount_doom"])
    for i in range(2):
        entry = int(tables["mount_doom_entries"][i])
        if entry >= 0 and int(state["board"][entry]) == code:
            legal[doom >> 4] |= 1 << (16 * travel_to(entry, doom) + (doom & 15))


@kernel
def is_entry(tables, source: int, target: int) -> bool:
    """Is this a step onto Mount Doom? (Only the bearer can have been allowed one.)"""
    doom = int(tables["mount_doom"])
    return doom != NO_SQUARE and target == doom and source != doom


@kernel
def take_ring(state, tables) -> bool:
    """ME-9.8: has the bearer been captured while the Ring was open? Then it is taken from now on. Mutates stage."""
    bearer = int(tables["bearer"])
    if bearer < 0 or int(state["stage"]) != RING_OPEN:
        return False
    if int(state["lost"][int(tables["bearer_side"]), bearer]) == 0:
        return False
    state["stage"] = RING_TAKEN
    return True


@kernel
def cannot_return(state, tables, player: int, kind: int) -> bool:
    """ME-8.10: may no rescue bring this kind back: the bearer, or what the quest removed?"""
    bearer = int(tables["bearer"])
    if bearer < 0:
        return False
    if player == int(tables["bearer_side"]):
        return kind == bearer
    return int(state["stage"]) == RING_DESTROYED and int(tables["falls"][kind]) == 1


@kernel
def shows_both(state, tables, attacker: int, defender: int) -> bool:
    """ME-9.5: is this a combat in which the bearer turns invisible, so that both are shown?"""
    bearer = int(tables["bearer"])
    if attacker == bearer:
        other = defender
    elif defender == bearer:
        other = attacker
    else:
        return False
    return bearer >= 0 and (int(tables["blind_stages"][other]) >> int(state["stage"])) & 1 == 1
