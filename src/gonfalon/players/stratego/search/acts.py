"""What acts are worth at once where there are powers or a quest (ME-5 to ME-9), and which of them a tree looks into.

`act_value` says of any act, to the player who takes it, by how much it changes aims.measure. With `guess` the mover is the searching
side in the tree, which does not know what was drawn: a target that it does not know counts as the expectation over what it may be.
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
    PLAY,
    POWER_BASE,
    RESCUE_BASE,
    RIDE,
    SHOWN,
    STOP,
    STRIKE,
)
from gonfalon.games.stratego.kernel.legal import write_actions, write_legal
from gonfalon.games.stratego.kernel.movement import source_of, step_of
from gonfalon.games.stratego.kernel.powers import (
    STAY,
    argument_of,
    code_of_use,
    flights,
    landing,
    place_to_square,
    power_of,
    rides,
    stand_after,
    user_of,
    window,
)
from gonfalon.games.stratego.kernel.quest import is_entry, shows_both
from gonfalon.games.stratego.kernel.turn import gives_away, shows_defender
from gonfalon.games.stratego.kernel.two_squares import is_barred

from ._jit import kernel

USES = 3
"""Of one piece and power no more acts than these, the best at once, are looked into."""
QUIET_GAIN = 60
"""In the quiet search a power must gain this much at once: more than that a small piece is shown by it."""
CERTAIN = 1000


@kernel
def kind_at(state, square: int) -> int:
    """The kind of the piece on a square that holds one."""
    return (int(state["board"][square]) - 1) & KIND_BITS


@kernel
def is_unseen(state, square: int) -> bool:
    """Does a piece stand there that its opponent does not know?"""
    return int(state["board"][square]) != 0 and int(state["flag"][square]) & SHOWN == 0


@kernel
def ride_ends(square: int, argument: int) -> int:
    """Where a ride leads."""
    return square + step_of(argument // 4) + step_of(argument % 4)


@kernel
def stand_of(square: int, argument: int) -> int:
    """Where a striker strikes from."""
    step = argument % 5
    return square if step == STAY else square + step_of(step)


@kernel
def is_blind(state, tables, action: int) -> bool:
    """Is this an attack on a piece, or a power with a target, that the mover does not know?"""
    if action < RESCUE_BASE:
        return is_unseen(state, action & 255)
    if action < POWER_BASE:
        return False
    power, square, argument = power_of(action), user_of(action), argument_of(action)
    shape = int(tables["shape"][power])
    if shape == FLY:
        return False
    if shape == RIDE:
        target = ride_ends(square, argument)
        return target != square and is_unseen(state, target)
    stand, chosen = stand_of(square, argument), argument // 5
    if int(tables["targets"][power]) > 0:
        while chosen != 0:
            if is_unseen(state, place_to_square(stand, chosen % 26 - 1)):
                return True
            chosen //= 26
        return False
    bits = window(state, tables, int(state["player"]), stand) & int(tables["range_places"][power])
    while bits != 0:
        if is_unseen(state, place_to_square(stand, lowest(bits))):
            return True
        bits &= bits - 1
    return False


@kernel
def gamble(state, aims, action: int) -> int:
    """Expected gain of the searching side's attack on an unknown piece."""
    target = action & 255
    return guessed(state, aims, source_of(state, action >> 8, target), target)


@kernel
def guessed(state, aims, source: int, target: int) -> int:
    """Expected gain of an attack by the piece on `source` on an unknown one."""
    return int(aims["gamble"][kind_at(state, source), int(state["id"][target]) & 1023])


@kernel
def may_go_on(state, tables, action: int) -> bool:
    """ME-6.6: is this an attack by a piece that may then attack again?"""
    if int(tables["has_powers"]) == 0 or action >= RESCUE_BASE or int(state["board"][action & 255]) == 0:
        return False
    return int(tables["again"][kind_at(state, source_of(state, action >> 8, action & 255))]) == 1


# ---- values ----------------------------------------------------------------------------------------------------------


@kernel
def fight_value(state, tables, aims, source: int, stand: int, target: int, steps: int) -> int:
    """An attack with all known, struck from `stand`: as aims.change, but with the Ring as it is and with fights that take nobody."""
    player = int(state["player"])
    enemy, kind, other = 1 - player, kind_at(state, source), kind_at(state, target)
    result = int(tables["result_at_stage"][int(state["stage"]), kind, other])
    leave, unseen = int(aims["place"][player, kind, source]), is_unseen(state, target)
    spent = leave + (int(aims["hide"][player, kind]) if is_unseen(state, source) else 0)
    told = int(aims["hide"][enemy, other]) if unseen else 0
    taken = int(aims["worth"][enemy, other]) + int(aims["place"][enemy, other, target]) + told
    if result == ATTACKER:
        return taken + int(aims["place"][player, kind, target]) - spent
    if result == NEITHER:
        return told + int(aims["place"][player, kind, stand]) - spent
    spent += int(aims["worth"][player, kind])
    if result == DEFENDER:
        shows = shows_defender(tables, kind, steps) or shows_both(state, tables, kind, other)
        return (told if shows else 0) - spent
    return taken - spent


@kernel
def quest_value(state, tables, aims) -> int:
    """What completing the quest is worth at once to the bearer's side, the step itself put aside (ME-9.6)."""
    player = int(state["player"])
    enemy, value = 1 - player, int(aims["quest"])
    for r in range(int(tables["rows"])):
        row = int(state["own"][enemy, r + 1])
        while row != 0:
            square = r * 16 + lowest(row)
            row &= row - 1
            kind = kind_at(state, square)
            if int(tables["falls"][kind]) == 1:
                value += int(aims["worth"][enemy, kind]) + int(aims["place"][enemy, kind, square])
                if is_unseen(state, square):
                    value += int(aims["hide"][enemy, kind])
    return value


@kernel
def move_value(state, tables, aims, action: int, guess: bool) -> int:
    """A standard move or attack."""
    player, target = int(state["player"]), action & 255
    source = source_of(state, action >> 8, target)
    steps = abs((target >> 4) - (source >> 4)) + abs((target & 15) - (source & 15))
    if int(state["board"][target]) != 0:
        if guess and is_unseen(state, target):
            return guessed(state, aims, source, target)
        return fight_value(state, tables, aims, source, source, target, steps)
    kind = kind_at(state, source)
    value = int(aims["place"][player, kind, target]) - int(aims["place"][player, kind, source])
    quest = is_entry(tables, source, target)
    if is_unseen(state, source) and (quest or (steps > 1 and gives_away(tables, player, steps))):
        value -= int(aims["hide"][player, kind])
    return value + quest_value(state, tables, aims) if quest else value


@kernel
def strike_value(state, tables, aims, action: int, guess: bool) -> int:
    """ME-6.2, 6.3, 6.4, 6.7: the step, every target, and what becomes of the user. The targets as in kernel.use.resolve."""
    player = int(state["player"])
    power, square, argument = power_of(action), user_of(action), argument_of(action)
    stand, chosen, kind = stand_of(square, argument), argument // 5, kind_at(state, square)
    value = int(aims["place"][player, kind, stand]) - int(aims["place"][player, kind, square])
    if is_unseen(state, square):
        value -= int(aims["hide"][player, kind])
    everything, ordered = int(tables["targets"][power]) == 0, int(tables["ordered"][power]) == 1
    bits = window(state, tables, player, stand) & int(tables["range_places"][power]) if everything else 0
    stands, strikes, blind = 0 if int(tables["spent"][power]) == 1 else CERTAIN, CERTAIN, False
    while chosen != 0 or bits != 0:
        if everything:
            target = place_to_square(stand, lowest(bits))
            bits &= bits - 1
        else:
            target = place_to_square(stand, chosen % 26 - 1)
            chosen //= 26
        if guess and is_unseen(state, target):
            slot, name = int(aims["slot"][power, kind]), int(state["id"][target]) & 1023
            value += int(aims["blow"][slot, name]) * strikes // CERTAIN
            falls, blind = int(aims["fall"][slot, name]), True
        else:
            result, gain = blow(state, tables, aims, power, kind, target, strikes == 0)
            value += gain
            falls = CERTAIN if result in (DEFENDER, BOTH) else 0
        stands = stands * (CERTAIN - falls) // CERTAIN
        if ordered:
            strikes = strikes * (CERTAIN - falls) // CERTAIN
    lost = int(aims["worth"][player, kind]) + int(aims["place"][player, kind, stand])
    value -= (CERTAIN - stands) * lost // CERTAIN
    return value * int(aims["later"]) // 100 if blind and value > 0 else value


@kernel
def blow(state, tables, aims, power: int, kind: int, target: int, stopped: bool):
    """(result, gain) of a strike at one target with all known; NEITHER where the striker has been stopped before it (ME-6.4.6)."""
    enemy, other = 1 - int(state["player"]), kind_at(state, target)
    result = int(tables["strike"][power, int(state["stage"]), kind, other])
    if stopped:
        result = NEITHER
    gain = int(aims["hide"][enemy, other]) if is_unseen(state, target) else 0
    if result in (ATTACKER, BOTH):
        gain += int(aims["worth"][enemy, other]) + int(aims["place"][enemy, other, target])
    return result, gain


@kernel
def ride_value(state, tables, aims, action: int, guess: bool) -> int:
    """ME-6.5: two steps, the second of which may attack."""
    player, square, argument = int(state["player"]), user_of(action), argument_of(action)
    middle, target = square + step_of(argument // 4), ride_ends(square, argument)
    if target != square and int(state["board"][target]) != 0:
        if guess and is_unseen(state, target):
            return guessed(state, aims, square, target)
        return fight_value(state, tables, aims, square, middle, target, 1)
    return arrival_value(state, aims, player, square, target)


@kernel
def arrival_value(state, aims, player: int, square: int, target: int) -> int:
    """Going to a free square and being known from then on."""
    kind = kind_at(state, square)
    value = int(aims["place"][player, kind, target]) - int(aims["place"][player, kind, square])
    return value - int(aims["hide"][player, kind]) if is_unseen(state, square) else value


@kernel
def act_value(state, tables, aims, action: int, guess: bool) -> int:
    """What an act is worth at once to the player to move, before it is taken; 0 for a rescue and for `stop`."""
    if action < RESCUE_BASE:
        return move_value(state, tables, aims, action, guess)
    if action <= STOP:
        return 0
    shape = int(tables["shape"][power_of(action)])
    if shape == STRIKE:
        return strike_value(state, tables, aims, action, guess)
    if shape == RIDE:
        return ride_value(state, tables, aims, action, guess)
    square = user_of(action)
    target = landing(state, tables, square, argument_of(action))
    return arrival_value(state, aims, int(state["player"]), square, target)


@kernel
def write_values(state, tables, aims, codes, values) -> None:
    """act_value of each code, guessing. codes: int32[n]. values: int64[n]."""
    for i in range(len(codes)):
        values[i] = act_value(state, tables, aims, int(codes[i]), True)


# ---- which acts are looked into ----------------------------------------------------------------------------------------


@kernel
def in_order_of_places(bits: int) -> int:
    """Targets as an argument names them: the lowest place first."""
    chosen, scale = 0, 1
    while bits != 0:
        chosen += scale * (lowest(bits) + 1)
        scale *= 26
        bits &= bits - 1
    return chosen


@kernel
def add_best_sets(
    state, tables, aims, power: int, square: int, step: int, guess: bool, moves, deltas, at: int
) -> int:
    """Of a strike that names several targets: the best one, then the best to go with it, and so on; where they end."""
    player, stand = int(state["player"]), stand_of(square, step)
    bits = window(state, tables, player, stand) & int(tables["range_places"][power])
    taken = 0
    for _ in range(int(tables["targets"][power])):
        left, best, chosen = bits & ~taken, 0, 0
        while left != 0:
            one = left & -left
            left &= left - 1
            code = code_of_use(power, square, step + 5 * in_order_of_places(taken | one))
            value = strike_value(state, tables, aims, code, guess)
            if chosen == 0 or value > best:
                best, chosen = value, one
                moves[at], deltas[at] = code, value
        if chosen == 0:
            break
        taken |= chosen
        at += 1
    return at


@kernel
def add_strikes(
    state, tables, aims, power: int, square: int, barred: bool, guess: bool, moves, deltas, at: int
) -> int:
    """The strikes of one piece with one power that are worth a look, with their values, from place `at` on; where they end."""
    player, most = int(state["player"]), int(tables["targets"][power])
    for step in range(5):
        if (int(tables["steps"][power]) >> step) & 1 == 0:
            continue
        stand = stand_after(state, tables, player, square, step, barred)
        if stand < 0:
            continue
        if most > 1:
            at = add_best_sets(state, tables, aims, power, square, step, guess, moves, deltas, at)
            continue
        bits = window(state, tables, player, stand) & int(tables["range_places"][power])
        if most == 0:
            if bits != 0 or int(tables["alone"][power]) == 1:
                moves[at] = code_of_use(power, square, step)
                deltas[at] = strike_value(state, tables, aims, int(moves[at]), guess)
                at += 1
            continue
        while bits != 0:
            moves[at] = code_of_use(power, square, step + 5 * (lowest(bits) + 1))
            deltas[at] = strike_value(state, tables, aims, int(moves[at]), guess)
            bits &= bits - 1
            at += 1
    return at


@kernel
def add_use(
    state, tables, aims, power: int, square: int, barred: bool, guess: bool, moves, deltas, at: int
) -> int:
    """The acts of one piece with one power, the less promising strikes left out; where they end."""
    shape = int(tables["shape"][power])
    if shape == STRIKE:
        end = add_strikes(state, tables, aims, power, square, barred, guess, moves, deltas, at)
        return keep_best(moves, deltas, at, end, USES)
    if shape == FLY:
        bits = flights(state, tables, square)
    else:
        bits = rides(state, tables, int(state["player"]), square, power, barred)
    start = at
    while bits != 0:
        moves[at] = code_of_use(power, square, lowest(bits))
        deltas[at] = act_value(state, tables, aims, int(moves[at]), guess)
        bits &= bits - 1
        at += 1
    return keep_best(moves, deltas, start, at, 2 * USES)


@kernel
def keep_best(moves, deltas, start: int, end: int, most: int) -> int:
    """Bring the `most` highest values of start .. end - 1 to the front, in order; where they end."""
    kept = min(most, end - start)
    for i in range(start, start + kept):
        best = i
        for j in range(i + 1, end):
            if int(deltas[j]) > int(deltas[best]):
                best = j
        action, delta = moves[best], deltas[best]
        moves[best], deltas[best] = moves[i], deltas[i]
        moves[i], deltas[i] = action, delta
    return start + kept


@kernel
def write_uses(state, tables, aims, guess: bool, moves, deltas, at: int) -> int:
    """The powers worth a look of the player to move, with their values, from place `at` on; where they end."""
    player = int(state["player"])
    held = int(state["last_target"][player]) if is_barred(state, player) else -1
    for r in range(int(tables["rows"])):
        row = int(state["power_users"][player, r])
        while row != 0:
            square = r * 16 + lowest(row)
            row &= row - 1
            has = int(tables["powers"][kind_at(state, square)])
            while has != 0:
                power = lowest(has)
                has &= has - 1
                at = add_use(state, tables, aims, power, square, square == held, guess, moves, deltas, at)
    return at


@kernel
def write_moves_with_values(state, tables, aims, guess: bool, legal, moves, deltas) -> int:
    """The standard moves of the player to move, with what each is worth at once; how many."""
    write_legal(state, tables, int(state["player"]), legal)
    n = 0
    for r in range(int(tables["rows"])):
        word = int(legal[r])
        while word != 0:
            bit = lowest(word)
            word &= word - 1
            moves[n] = (bit >> 4) * 256 + r * 16 + (bit & 15)
            deltas[n] = move_value(state, tables, aims, int(moves[n]), guess)
            n += 1
    return n


@kernel
def gains_at_once(state, tables, action: int, delta: int) -> bool:
    """Is this to be looked at beyond the depth: an attack that gains, or a power that gains a piece?"""
    if action >= POWER_BASE:
        return delta > QUIET_GAIN
    if action >= RESCUE_BASE:
        return action < STOP
    doom = is_entry(tables, source_of(state, action >> 8, action & 255), action & 255)
    return delta > 0 and (doom or int(state["board"][action & 255]) != 0)


@kernel
def write_acts(state, tables, aims, guess: bool, legal, moves, deltas) -> int:
    """The acts of the player to move that are worth a look, with what each is worth at once; how many."""
    if int(state["phase"]) == PLAY:
        n = write_moves_with_values(state, tables, aims, guess, legal, moves, deltas)
        return write_uses(state, tables, aims, guess, moves, deltas, n)
    n = write_actions(state, tables, legal, moves)
    for i in range(n):
        deltas[i] = act_value(state, tables, aims, int(moves[i]), guess)
    return n
