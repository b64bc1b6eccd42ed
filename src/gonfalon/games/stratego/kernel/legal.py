"""The legal set: what the board allows, less what the two-square and chase rules forbid."""

from __future__ import annotations

from ._jit import kernel
from .bits import lowest, nth, popcount
from .chase import forbids, forbids_literal
from .layout import CHASE_ISF, CHASE_LITERAL, PLAY, POWER_BASE, REPEAT, RESCUE, STOP
from .movement import next_square, source_of, write_limited, write_lines
from .powers import count_powers, is_usable, power_at, write_powers
from .quest import add_quest_step
from .repeat import write_repeats
from .rescue import count_rescues, rescue_at
from .two_squares import crosses_bar, is_barred


@kernel
def count_bits(tables, legal) -> int:
    """How many moves a legal set holds."""
    n = 0
    for r in range(int(tables["rows"])):
        n += popcount(int(legal[r]))
    return n


@kernel
def write_moves(state, tables, player: int, legal) -> int:
    """The moves the board allows (STRAT-4), before two-square and chase; how many. legal: int64[16], board rows overwritten."""
    n = write_lines(state, tables, player, legal)
    if int(tables["has_limited_reach"]) == 0 and int(tables["mount_doom"]) < 0:
        return n
    if int(tables["has_limited_reach"]) == 1:
        write_limited(state, tables, player, legal)
    if int(tables["mount_doom"]) >= 0:
        add_quest_step(state, tables, player, legal)
    return count_bits(tables, legal)


@kernel
def write_legal(state, tables, player: int, legal) -> int:
    """The legal moves of `player` as a legal set, and how many there are."""
    n = write_moves(state, tables, player, legal)
    if is_barred(state, player):
        bar_moves(state, tables, player, legal)
        n = count_bits(tables, legal)
    chase = int(tables["chase"])
    if chase == CHASE_ISF and int(state["chase_len"][player]) >= 2:
        drop_chases(state, tables, player, legal, False)
        n = count_bits(tables, legal)
    elif chase == CHASE_LITERAL and int(state["literal_len"][player]) >= 2:
        drop_chases(state, tables, player, legal, True)
        n = count_bits(tables, legal)
    return n


@kernel
def bar_moves(state, tables, player: int, legal) -> None:
    """STRAT-6.4: take out the moves of the piece on last_target that would cross the bar."""
    source = int(state["last_target"][player])
    attacks = int(tables["two_square_attacks"]) == 1
    for direction in range(4):
        square = next_square(tables, source, direction)
        while square >= 0:
            free = int(state["board"][square]) == 0
            if (free or attacks) and crosses_bar(state, tables, player, source, square):
                legal[square >> 4] &= ~(1 << (16 * direction + (square & 15)))
            if not free:
                break
            square = next_square(tables, square, direction)


@kernel
def drop_chases(state, tables, player: int, legal, literal: bool) -> None:
    """STRAT-7.4, STRAT-7.6: take out the moves onto free squares that go on with a forbidden chase."""
    enemy = state["own"][1 - player]
    for r in range(int(tables["rows"])):
        foe = int(enemy[r + 1])
        near = (int(enemy[r]) | int(enemy[r + 2]) | (foe << 1) | (foe >> 1)) & ~foe & 0xFFFF
        if near == 0:
            continue
        word = int(legal[r]) & (near | (near << 16) | (near << 32) | ((near & 0x7FFF) << 48))
        while word != 0:
            bit = lowest(word)
            word &= word - 1
            target = r * 16 + (bit & 15)
            source = source_of(state, bit >> 4, target)
            if literal:
                bad = forbids_literal(state, player, target)
            else:
                bad = forbids(state, tables, player, source, target)
            if bad:
                legal[r] &= ~(1 << bit)


@kernel
def count_legal(state, tables, legal) -> int:
    """How many actions the player to act has now (moves written into `legal`; powers, rescues); 0 in other phases."""
    phase = int(state["phase"])
    if phase == PLAY:
        n = write_legal(state, tables, int(state["player"]), legal)
        if int(tables["has_powers"]) == 1:
            n += count_powers(state, tables, int(state["player"]), True)
        return n
    if phase == RESCUE:
        return 1 + count_rescues(state, tables, int(state["player"]))
    if phase == REPEAT:
        return 1 + write_repeats(state, tables, int(state["player"]), legal)
    return 0


@kernel
def action_at(state, tables, legal, n: int) -> int:
    """The n-th legal action (codes as in layout.RESCUE_BASE), in the order of rows of targets, directions, columns; then powers."""
    if int(state["phase"]) == RESCUE:
        return rescue_at(state, tables, int(state["player"]), n)
    for r in range(int(tables["rows"])):
        here = popcount(int(legal[r]))
        if n < here:
            bit = nth(int(legal[r]), n)
            return (bit >> 4) * 256 + r * 16 + (bit & 15)
        n -= here
    if int(state["phase"]) == REPEAT:
        return STOP
    return power_at(state, tables, int(state["player"]), n)


@kernel
def write_actions(state, tables, legal, out) -> int:
    """All legal actions as codes, in the order of action_at; how many. out: int32, long enough (1 + 31 * 256 rescues)."""
    n = count_legal(state, tables, legal)
    if int(state["phase"]) == RESCUE:
        for i in range(n):
            out[i] = rescue_at(state, tables, int(state["player"]), i)
        return n
    i = 0
    for r in range(int(tables["rows"])):
        word = int(legal[r])
        while word != 0:
            bit = lowest(word)
            word &= word - 1
            out[i] = (bit >> 4) * 256 + r * 16 + (bit & 15)
            i += 1
    if int(state["phase"]) == REPEAT:
        out[i] = STOP
        i += 1
    elif n > i:
        i = write_powers(state, tables, int(state["player"]), out, i)
    return i


@kernel
def is_legal(state, tables, legal, action: int) -> bool:
    """Is this code among the legal actions? `legal` must hold the legal set of now."""
    if int(state["phase"]) == RESCUE:
        n = 1 + count_rescues(state, tables, int(state["player"]))
        for i in range(n):
            if rescue_at(state, tables, int(state["player"]), i) == action:
                return True
        return False
    if action >= POWER_BASE:
        return int(state["phase"]) == PLAY and is_usable(state, tables, int(state["player"]), action)
    if action == STOP:
        return int(state["phase"]) == REPEAT
    if action < 0 or action >= 1024 or (action & 255) >> 4 >= int(tables["rows"]):
        return False
    bit = 16 * (action >> 8) + (action & 15)
    return (int(legal[(action & 255) >> 4]) >> bit) & 1 == 1
