"""What actions are worth at once, with powers and the quest (ME-5 to ME-9).

`action_gain` says by how much an action changes eval_weights.position_value, to the player who takes it. With `use_expectation` the
mover is the searching side in the tree, which does not know what was sampled: a hidden target counts as the expectation over what it
may be.
"""

from __future__ import annotations

from gonfalon.games.stratego.kernel.bits import lowest
from gonfalon.games.stratego.kernel.layout import (
    ATTACKER,
    BOTH,
    DEFENDER,
    FLY,
    KIND_BITS,
    NEITHER,
    POWER_BASE,
    RESCUE_BASE,
    RIDE,
    SHOWN,
    STOP,
    STRIKE,
)
from gonfalon.games.stratego.kernel.movement import source_of, step_of
from gonfalon.games.stratego.kernel.powers import (
    STAY,
    argument_of,
    landing,
    place_to_square,
    power_of,
    user_of,
    window,
)
from gonfalon.games.stratego.kernel.quest import is_entry

from . import kernel
from .eval_weights import N_IDS

CERTAIN = 1000
"""Chances are counted in thousandths."""
DELAYED_PERCENT = 40
"""Per cent of a strike's gain from hidden targets that counts if it is not made now."""
N_STEPS, N_TARGETS = 5, 26
"""Radices of a strike's argument: its step, and each target's place in the 5 x 5 window or none (games/stratego/kernel/powers.py)."""


@kernel
def kind_at(state, square: int) -> int:
    """Kind of the piece on a square that is not empty."""
    return (int(state["board"][square]) - 1) & KIND_BITS


@kernel
def is_hidden(state, square: int) -> bool:
    """Does a piece stand there that its opponent does not know?"""
    return int(state["board"][square]) != 0 and int(state["flag"][square]) & SHOWN == 0


@kernel
def ride_target(square: int, argument: int) -> int:
    """The square on which a ride ends."""
    return square + step_of(argument // 4) + step_of(argument % 4)


@kernel
def strike_square(square: int, argument: int) -> int:
    """The square from which a striker strikes."""
    step = argument % N_STEPS
    return square if step == STAY else square + step_of(step)


@kernel
def has_hidden_target(state, tables, action: int) -> bool:
    """Does the action attack a piece, or use a power on one, that the mover does not know?"""
    if action < RESCUE_BASE:
        return is_hidden(state, action & 255)
    if action < POWER_BASE:
        return False
    power, square, argument = power_of(action), user_of(action), argument_of(action)
    shape = int(tables["shape"][power])
    if shape == FLY:
        return False
    if shape == RIDE:
        target = ride_target(square, argument)
        return target != square and is_hidden(state, target)
    stand, chosen = strike_square(square, argument), argument // N_STEPS
    if int(tables["targets"][power]) > 0:
        while chosen != 0:
            if is_hidden(state, place_to_square(stand, chosen % N_TARGETS - 1)):
                return True
            chosen //= N_TARGETS
        return False
    bits = window(state, tables, int(state["player"]), stand) & int(tables["range_places"][power])
    while bits != 0:
        if is_hidden(state, place_to_square(stand, lowest(bits))):
            return True
        bits &= bits - 1
    return False


@kernel
def expected_gain(state, weights, source: int, target: int) -> int:
    """Expected gain of an attack by the piece on `source` on a hidden one."""
    return int(weights["attack_hidden"][kind_at(state, source), int(state["id"][target]) & (N_IDS - 1)])


@kernel
def may_attack_again(state, tables, action: int) -> bool:
    """ME-6.6: is this an attack by a piece that may then attack again?"""
    if int(tables["has_powers"]) == 0 or action >= RESCUE_BASE or int(state["board"][action & 255]) == 0:
        return False
    return int(tables["again"][kind_at(state, source_of(state, action >> 8, action & 255))]) == 1


# ---- values ----------------------------------------------------------------------------------------------------------


@kernel
def attack_gain(state, tables, weights, source: int, stand: int, target: int) -> int:
    """Gain of an attack made from `stand`, all known, with the Ring as it is."""
    player = int(state["player"])
    enemy, kind, other = 1 - player, kind_at(state, source), kind_at(state, target)
    result = int(tables["result_at_stage"][int(state["stage"]), kind, other])
    spent = int(weights["square"][player, kind, source])
    taken = int(weights["worth"][enemy, other]) + int(weights["square"][enemy, other, target])
    if result == ATTACKER:
        return taken + int(weights["square"][player, kind, target]) - spent
    if result == NEITHER:
        return int(weights["square"][player, kind, stand]) - spent
    spent += int(weights["worth"][player, kind])
    return -spent if result == DEFENDER else taken - spent


@kernel
def quest_gain(state, tables, weights) -> int:
    """Gain of the bearer's side by completing the quest, without the step itself (ME-9.6)."""
    player = int(state["player"])
    enemy, value = 1 - player, int(weights["quest"])
    for r in range(int(tables["rows"])):
        row = int(state["own"][enemy, r + 1])
        while row != 0:
            square = r * 16 + lowest(row)
            row &= row - 1
            kind = kind_at(state, square)
            if int(tables["falls"][kind]) == 1:
                value += int(weights["worth"][enemy, kind]) + int(weights["square"][enemy, kind, square])
    return value


@kernel
def move_gain(state, tables, weights, action: int, use_expectation: bool) -> int:
    """Gain of a move or an attack without a power."""
    player, target = int(state["player"]), action & 255
    source = source_of(state, action >> 8, target)
    if int(state["board"][target]) != 0:
        if use_expectation and is_hidden(state, target):
            return expected_gain(state, weights, source, target)
        return attack_gain(state, tables, weights, source, source, target)
    value = arrival_gain(state, weights, player, source, target)
    return value + quest_gain(state, tables, weights) if is_entry(tables, source, target) else value


@kernel
def strike_gain(state, tables, weights, action: int, use_expectation: bool) -> int:
    """Gain of a strike: its step, its targets (as in kernel.use.resolve), the loss of the user. **Rule:** ME-6.2, 6.3, 6.4, 6.7."""
    player = int(state["player"])
    power, square, argument = power_of(action), user_of(action), argument_of(action)
    stand, chosen, kind = strike_square(square, argument), argument // N_STEPS, kind_at(state, square)
    value = arrival_gain(state, weights, player, square, stand)
    everything, ordered = int(tables["targets"][power]) == 0, int(tables["ordered"][power]) == 1
    bits = window(state, tables, player, stand) & int(tables["range_places"][power]) if everything else 0
    stands, strikes, blind = 0 if int(tables["spent"][power]) == 1 else CERTAIN, CERTAIN, False
    while chosen != 0 or bits != 0:
        if everything:
            target = place_to_square(stand, lowest(bits))
            bits &= bits - 1
        else:
            target = place_to_square(stand, chosen % N_TARGETS - 1)
            chosen //= N_TARGETS
        expected = use_expectation and is_hidden(state, target)
        gain, falls = target_outcome(state, tables, weights, power, kind, target, strikes, expected)
        value += gain
        blind = blind or expected
        stands = stands * (CERTAIN - falls) // CERTAIN
        if ordered:
            strikes = strikes * (CERTAIN - falls) // CERTAIN
    lost = int(weights["worth"][player, kind]) + int(weights["square"][player, kind, stand])
    value -= (CERTAIN - stands) * lost // CERTAIN
    return value * DELAYED_PERCENT // 100 if blind and value > 0 else value


@kernel
def target_outcome(state, tables, weights, power: int, kind: int, target: int, strikes: int, expected: bool):
    """(gain, chance that the user falls) of a strike at one target. strikes: chance that it is struck at all; both in thousandths.

    expected: take the expectation over what the target may be.
    """
    if expected:
        row, piece = int(weights["strike_row"][power, kind]), int(state["id"][target]) & (N_IDS - 1)
        gain = int(weights["strike_hidden"][row, piece]) * strikes // CERTAIN
        return gain, int(weights["strike_falls"][row, piece])
    enemy, other = 1 - int(state["player"]), kind_at(state, target)
    result = int(tables["strike"][power, int(state["stage"]), kind, other])
    if strikes == 0:  # the striker was stopped before it (ME-6.4.6)
        result = NEITHER
    gain = 0
    if result in (ATTACKER, BOTH):
        gain = int(weights["worth"][enemy, other]) + int(weights["square"][enemy, other, target])
    return gain * strikes // CERTAIN, CERTAIN if result in (DEFENDER, BOTH) else 0


@kernel
def ride_gain(state, tables, weights, action: int, use_expectation: bool) -> int:
    """Gain of a ride: two steps, the second of which may attack (ME-6.5)."""
    player, square, argument = int(state["player"]), user_of(action), argument_of(action)
    middle, target = square + step_of(argument // 4), ride_target(square, argument)
    if target != square and int(state["board"][target]) != 0:
        if use_expectation and is_hidden(state, target):
            return expected_gain(state, weights, square, target)
        return attack_gain(state, tables, weights, square, middle, target)
    return arrival_gain(state, weights, player, square, target)


@kernel
def arrival_gain(state, weights, player: int, square: int, target: int) -> int:
    """Gain of going to a free square."""
    kind = kind_at(state, square)
    return int(weights["square"][player, kind, target]) - int(weights["square"][player, kind, square])


@kernel
def action_gain(state, tables, weights, action: int, use_expectation: bool) -> int:
    """Gain of an action to the player to move, before it is taken; 0 for a rescue and for `stop`."""
    if action < RESCUE_BASE:
        return move_gain(state, tables, weights, action, use_expectation)
    if action <= STOP:
        return 0
    shape = int(tables["shape"][power_of(action)])
    if shape == STRIKE:
        return strike_gain(state, tables, weights, action, use_expectation)
    if shape == RIDE:
        return ride_gain(state, tables, weights, action, use_expectation)
    square = user_of(action)
    target = landing(state, tables, square, argument_of(action))
    return arrival_gain(state, weights, int(state["player"]), square, target)
