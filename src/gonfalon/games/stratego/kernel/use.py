"""What a power does (ME-6), and what the completed quest does (ME-9.6). All of it is shown to everybody."""

from __future__ import annotations

from . import chase, two_squares
from ._jit import kernel
from .combat import fight, note_event
from .layout import (
    ATTACKER,
    BOTH,
    DEFENDER,
    EV_ATTACKER,
    EV_ATTACKER_ID,
    EV_DEFENDER,
    EV_DEFENDER_ID,
    EV_ORIGIN,
    EV_POWER,
    EV_REMOVED,
    EV_RESULT,
    EV_SOURCE,
    EV_STEPS,
    EV_TARGET,
    FLY,
    KIND_BITS,
    MOVED,
    NEITHER,
    NO_SQUARE,
    RIDE,
    RING_DESTROYED,
    SHOWN,
    SIDE_BITS,
)
from .movement import step_of
from .pieces import remove, shift
from .powers import STAY, argument_of, landing, place_to_square, power_of, user_of, window
from .two_squares import forget_run, record_ride, record_turn


@kernel
def note_power(state, power: int, square: int) -> None:
    """Fill `event` with the power and its user, before anything changes."""
    event = state["event"]
    event[EV_SOURCE] = square
    event[EV_TARGET] = square
    event[EV_ORIGIN] = square
    event[EV_ATTACKER] = (int(state["board"][square]) - 1) & KIND_BITS
    event[EV_ATTACKER_ID] = state["id"][square]
    event[EV_DEFENDER] = -1
    event[EV_DEFENDER_ID] = -1
    event[EV_RESULT] = -1
    event[EV_STEPS] = 0
    event[EV_POWER] = power
    event[EV_REMOVED] = 0


@kernel
def use_power(state, tables, player: int, action: int) -> int:
    """Carry out one announcement. Returns the square to which it took its user, -1 if the user fell or has not moved."""
    power, square, argument = power_of(action), user_of(action), argument_of(action)
    note_power(state, power, square)
    state["flag"][square] = int(state["flag"][square]) | SHOWN
    shape = int(tables["shape"][power])
    if shape == FLY:
        return fly(state, tables, player, square, argument)
    if shape == RIDE:
        return ride(state, tables, player, power, square, argument)
    return strike(state, tables, player, power, square, argument)


@kernel
def fly(state, tables, player: int, square: int, direction: int) -> int:
    """ME-6.1: to the first free square behind a block."""
    target = landing(state, tables, square, direction)
    shift(state, tables, square, target, MOVED)
    state["event"][EV_TARGET] = target
    forget_run(state, player)
    chase.record_power(state, player, square, target)
    return target


@kernel
def ride(state, tables, player: int, power: int, square: int, argument: int) -> int:
    """ME-6.5: two steps, the second of which may attack."""
    middle = square + step_of(argument // 4)
    target = middle + step_of(argument % 4)
    attack = target != square and int(state["board"][target]) != 0
    if attack and int(tables["two_square_attacks"]) == 0:
        forget_run(state, player)
    else:
        record_ride(state, tables, player, square, middle, target)
    shift(state, tables, square, middle, MOVED)
    reached = target
    if not attack:
        shift(state, tables, middle, target, MOVED)
        state["event"][EV_TARGET] = target
    else:
        reached = charge(state, tables, player, square, middle, target)
    state["event"][EV_POWER] = power
    state["event"][EV_ORIGIN] = square
    chase.record_power(state, player, square, reached)
    standing = int(state["board"][reached])
    if standing == 0 or (standing - 1) >> SIDE_BITS != player:
        return NO_SQUARE
    return reached


@kernel
def charge(state, tables, player: int, square: int, middle: int, target: int) -> int:
    """The attack that ends a ride; the square that then counts as where it led (ME-8.5, ME-8.7)."""
    note_event(state, middle, target)
    if fight(state, tables, middle, target) != NEITHER:
        state["quiet"] = 0
        return target
    if int(tables["two_square_attacks"]) == 1:
        two_squares.undo_record(state, player)
        record_turn(state, tables, player, square, middle)
    return middle


@kernel
def strike(state, tables, player: int, power: int, square: int, argument: int) -> int:
    """ME-6.2, 6.3, 6.4, 6.7: a step where the power has one, then every target is revealed and struck."""
    step, chosen = argument % 5, argument // 5
    stand = square
    if step == STAY:
        forget_run(state, player)
    else:
        stand = square + step_of(step)
        record_turn(state, tables, player, square, stand)
        shift(state, tables, square, stand, MOVED)
    state["event"][EV_TARGET] = stand
    fallen = strike_targets(state, tables, player, power, stand, chosen)
    lost = int(state["event"][EV_REMOVED])
    if fallen:
        remove(state, tables, stand)
        state["event"][EV_REMOVED] += 1
    if fallen or lost > 0:
        state["quiet"] = 0
        both = BOTH if fallen and lost > 0 else DEFENDER
        state["event"][EV_RESULT] = both if fallen else ATTACKER
    only_shoots = int(tables["steps"][power]) == 1 << STAY
    chase.record_power(state, player, square, NO_SQUARE if only_shoots else stand)
    return stand if step != STAY and not fallen else NO_SQUARE


@kernel
def strike_targets(state, tables, player: int, power: int, stand: int, chosen: int) -> bool:
    """ME-5.5, 6.4.4: all targets are revealed, then struck in order; EV_REMOVED counts those captured. Does the user fall?"""
    user = (int(state["board"][stand]) - 1) & KIND_BITS
    stage = int(state["stage"])
    fallen = int(tables["spent"][power]) == 1
    bits = window(state, tables, player, stand) & int(tables["range_places"][power])
    everything = int(tables["targets"][power]) == 0
    stopped = False
    place = 0
    while place < 25 if everything else chosen != 0:
        if everything:
            place += 1
            if (bits >> (place - 1)) & 1 == 0:
                continue
            target = place_to_square(stand, place - 1)
        else:
            target = place_to_square(stand, chosen % 26 - 1)
            chosen //= 26
        defender = (int(state["board"][target]) - 1) & KIND_BITS
        result = int(tables["strike"][power, stage, user, defender])
        state["flag"][target] = int(state["flag"][target]) | SHOWN
        if stopped:
            continue
        if result in (ATTACKER, BOTH):
            remove(state, tables, target)
            state["event"][EV_REMOVED] += 1
        if result in (DEFENDER, BOTH):
            fallen = True
            stopped = int(tables["ordered"][power]) == 1
    return fallen


@kernel
def complete_quest(state, tables, player: int, doom: int) -> None:
    """ME-9.6: the Ring is destroyed; what falls with it is removed. EV_REMOVED counts it."""
    state["stage"] = RING_DESTROYED
    state["flag"][doom] = int(state["flag"][doom]) | SHOWN
    enemy = state["own"][1 - player]
    for r in range(int(tables["rows"])):
        for c in range(int(tables["columns"])):
            if (int(enemy[r + 1]) >> c) & 1 == 1:
                kind = (int(state["board"][r * 16 + c]) - 1) & KIND_BITS
                if int(tables["falls"][kind]) == 1:
                    remove(state, tables, r * 16 + c)
                    state["event"][EV_REMOVED] += 1
                    state["quiet"] = 0
