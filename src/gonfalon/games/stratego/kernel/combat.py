"""One attack (STRAT-5): what it shows and who is left."""

from __future__ import annotations

from ._jit import kernel
from .layout import (
    ATTACKER,
    DEFENDER,
    EV_ATTACKER,
    EV_ATTACKER_ID,
    EV_DEFENDER,
    EV_DEFENDER_ID,
    EV_DEFENDER_SHOWN,
    EV_ORIGIN,
    EV_POWER,
    EV_REMOVED,
    EV_RESULT,
    EV_SOURCE,
    EV_STEPS,
    EV_TARGET,
    KIND_BITS,
    MOVED,
    NEITHER,
    SHOWN,
)
from .pieces import remove, shift
from .quest import shows_both


@kernel
def note_event(state, source: int, target: int) -> None:
    """Fill the source, target and pieces of `event`, before anything changes."""
    event = state["event"]
    event[EV_SOURCE] = source
    event[EV_TARGET] = target
    event[EV_ATTACKER] = (int(state["board"][source]) - 1) & KIND_BITS
    event[EV_ATTACKER_ID] = state["id"][source]
    event[EV_ORIGIN] = source
    event[EV_POWER] = -1
    event[EV_REMOVED] = 0
    event[EV_DEFENDER] = -1
    event[EV_DEFENDER_ID] = -1
    event[EV_RESULT] = -1
    event[EV_STEPS] = abs((target >> 4) - (source >> 4)) + abs((target & 15) - (source & 15))
    defender = int(state["board"][target])
    if defender != 0:
        event[EV_DEFENDER] = (defender - 1) & KIND_BITS
        event[EV_DEFENDER_ID] = state["id"][target]


@kernel
def shows_defender(tables, attacker: int, steps: int) -> bool:
    """STRAT-9.2: must the defender be shown? Always, but under silent defence only to a scout."""
    if int(tables["silent"]) == 0:
        return True
    if int(tables["reach"][attacker]) <= 1:
        return False
    return int(tables["silent_long"]) == 0 or steps > 1


@kernel
def gives_away(tables, player: int, steps: int) -> bool:
    """STRAT-4.7: does a move of this length show what the mover is?"""
    return (int(tables["revealing_lengths"][player]) >> steps) & 1 == 1


@kernel
def fight(state, tables, source: int, target: int) -> int:
    """STRAT-5: carry out one attack and return its result (BOTH, ATTACKER, ...). The winner stays shown if it was shown (STRAT-10)."""
    attacker = (int(state["board"][source]) - 1) & KIND_BITS
    defender = (int(state["board"][target]) - 1) & KIND_BITS
    shown = shows_defender(tables, attacker, int(state["event"][EV_STEPS]))
    if int(tables["has_powers"]) == 0:
        result = int(tables["result"][attacker, defender])
    else:
        result = int(tables["result_at_stage"][int(state["stage"]), attacker, defender])
        shown = shown or shows_both(state, tables, attacker, defender)
    state["event"][EV_DEFENDER_SHOWN] = 1 if shown else 0
    if result == NEITHER:
        state["flag"][source] = int(state["flag"][source]) | SHOWN
        state["flag"][target] = int(state["flag"][target]) | SHOWN
    elif result == DEFENDER:
        remove(state, tables, source)
        if shown:
            state["flag"][target] = int(state["flag"][target]) | SHOWN
    elif result == ATTACKER:
        remove(state, tables, target)
        shift(state, tables, source, target, MOVED | SHOWN)
    else:
        remove(state, tables, source)
        remove(state, tables, target)
    state["event"][EV_RESULT] = result
    return result
