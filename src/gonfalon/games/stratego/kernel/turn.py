"""Applies an action to a position (STRAT-5, STRAT-8). During play no other module changes a record."""

from __future__ import annotations

from . import chase, two_squares
from ._jit import kernel
from .combat import fight, gives_away, note_event, shows_defender
from .layout import (
    BLUE_WINS,
    BOTH,
    BOTH_IMMOBILE,
    CHASE_LITERAL,
    DEFENDER,
    DRAW,
    EV_DEFENDER,
    EV_REMOVED,
    EV_RESULT,
    EV_STEPS,
    EXCHANGE_DRAW,
    FLAG_CAPTURED,
    MOVED,
    NEITHER,
    NO_LEGAL_MOVE,
    NO_MOBILE_PIECE,
    NO_SQUARE,
    OVER,
    PLAY,
    PLY_CAP,
    QUIET_DRAW,
    RED_WINS,
    REPEAT,
    RESCUE,
    RESCUE_BASE,
    RING,
    SHOWN,
    STOP,
)
from .legal import write_moves
from .movement import source_of
from .pieces import land, lift, remove, shift
from .powers import count_powers
from .quest import is_entry, take_ring
from .repeat import may_repeat
from .rescue import may_rescue, put_back
from .use import complete_quest, use_power

__all__ = [
    "apply",
    "end_without_move",
    "fight",
    "finish",
    "gives_away",
    "land",
    "lift",
    "remove",
    "shift",
    "shows_defender",
]


@kernel
def finish(state, result: int, reason: int) -> None:
    """The game is over."""
    state["phase"] = OVER
    state["result"] = result
    state["reason"] = reason


@kernel
def displace(state, tables, source: int, target: int) -> None:
    """Carry out a move or an attack with all its consequences, up to the end of the turn or the rescue decision."""
    player = int(state["player"])
    attack = int(state["board"][target]) != 0
    again = int(state["phase"]) == REPEAT
    if int(tables["chase"]) == CHASE_LITERAL:
        chase.record_following(state, player, target)
    note_event(state, source, target)
    reached = target
    if attack:
        if fight(state, tables, source, target) == NEITHER:
            reached = source
        else:
            state["quiet"] = 0
        two_squares.record_attack(state, tables, player, source, reached, again)
    else:
        two_squares.record_turn(state, tables, player, source, target)
        told = gives_away(tables, player, int(state["event"][EV_STEPS]))
        shift(state, tables, source, target, (MOVED | SHOWN) if told else MOVED)
    chase.record_turn(state, player, source, reached, attack)
    state["last_source"][player] = source
    state["last_target"][player] = reached
    defender = int(state["event"][EV_DEFENDER])
    if attack and int(tables["is_flag"][defender]) == 1 and int(state["event"][EV_RESULT]) != DEFENDER:
        finish(state, RED_WINS if player == 0 else BLUE_WINS, FLAG_CAPTURED)
    elif int(tables["has_powers"]) == 1:
        continue_after_move(state, tables, player, source, reached, attack, again)
    elif may_rescue(state, tables, player, reached, attack):
        state["phase"] = RESCUE
        state["rescue_square"] = reached
    else:
        end_turn(state, tables)


@kernel
def continue_after_move(
    state, tables, player: int, source: int, reached: int, attack: bool, again: bool
) -> None:
    """What may follow a standard move where there are powers: the quest, another attack (ME-6.6), a rescue, the end of the turn.

    again: was it a further attack of its turn? Then its piece has changed its square in this turn, wherever this one led.
    """
    state["event"][EV_REMOVED] = 1 if again else 0
    take_ring(state, tables)
    if not attack and is_entry(tables, source, reached):
        complete_quest(state, tables, player, reached)
    if attack and may_repeat(state, tables, player, reached):
        state["event"][EV_REMOVED] = 1
        state["phase"] = REPEAT
        state["repeat_square"] = reached
    else:
        changed = again or reached != source
        rescue_or_end_turn(state, tables, player, reached if changed else NO_SQUARE, attack)


@kernel
def rescue_or_end_turn(state, tables, player: int, square: int, attack: bool) -> None:
    """ME-8.10: the rescue that the piece now on `square` (-1: it has not moved) may have earned, else the end of the turn."""
    state["phase"] = PLAY
    state["repeat_square"] = NO_SQUARE
    if square != NO_SQUARE and may_rescue(state, tables, player, square, attack):
        state["phase"] = RESCUE
        state["rescue_square"] = square
    else:
        end_turn(state, tables)


@kernel
def is_quiet(state) -> bool:
    """STRAT-8.6: has this turn removed nothing?"""
    if int(state["event"][EV_DEFENDER]) >= 0 and int(state["event"][EV_RESULT]) != NEITHER:
        return False
    return int(state["event"][EV_REMOVED]) <= 0


@kernel
def end_turn(state, tables) -> None:
    """STRAT-8: check the ways a game may end, in the order of the rules; if none applies the other side is to move."""
    player = int(state["player"])
    state["player"] = 1 - player
    state["turn"] += 1
    if is_quiet(state):
        state["quiet"] += 1
    state["ring"][int(state["turn"]) % RING] = state["hash"]
    red, blue = int(state["mobile"][0]), int(state["mobile"][1])
    if int(tables["immobile_loses_at_once"]) == 1 and (red == 0) != (blue == 0):
        finish(state, BLUE_WINS if red == 0 else RED_WINS, NO_MOBILE_PIECE)
    elif int(tables["exchange_draw"]) == 1 and red == 0 and blue == 0 and is_exchange(state):
        finish(state, DRAW, EXCHANGE_DRAW)
    elif int(tables["quiet_draw"]) > 0 and int(state["quiet"]) >= int(tables["quiet_draw"]):
        finish(state, DRAW, QUIET_DRAW)
    elif int(tables["ply_cap"]) > 0 and int(state["ply"]) >= int(tables["ply_cap"]):
        finish(state, DRAW, PLY_CAP)


@kernel
def is_exchange(state) -> bool:
    """Was the last act an attack in which both pieces fell, or a power that removed pieces of both sides (ME-8.9)?"""
    return int(state["event"][EV_RESULT]) == BOTH


@kernel
def apply(state, tables, action: int) -> None:
    """Take one legal action of the player to act. The caller has checked that it is legal.

    After it the caller asks `start_turn` whether the next player has a legal move at all.
    """
    state["ply"] += 1
    if action < RESCUE_BASE:
        target = action & 255
        displace(state, tables, source_of(state, action >> 8, target), target)
    elif action < STOP:
        rescue(state, tables, action)
    elif action == STOP:
        rescue_or_end_turn(state, tables, int(state["player"]), int(state["repeat_square"]), True)
    else:
        announce(state, tables, action)


@kernel
def rescue(state, tables, action: int) -> None:
    """STRAT-9.3: bring a piece back or decline; the turn is over."""
    state["phase"] = PLAY
    if action > RESCUE_BASE:
        put_back(
            state,
            tables,
            int(state["player"]),
            (action - RESCUE_BASE - 1) >> 8,
            (action - RESCUE_BASE - 1) & 255,
        )
    end_turn(state, tables)


@kernel
def announce(state, tables, action: int) -> None:
    """ME-5.2: carry out a power with all its consequences, up to the end of the turn or the rescue decision."""
    player = int(state["player"])
    square = use_power(state, tables, player, action)
    defender = int(state["event"][EV_DEFENDER])
    if defender >= 0 and int(tables["is_flag"][defender]) == 1 and int(state["event"][EV_RESULT]) != DEFENDER:
        finish(state, RED_WINS if player == 0 else BLUE_WINS, FLAG_CAPTURED)
        return
    take_ring(state, tables)
    rescue_or_end_turn(state, tables, player, square, True)


@kernel
def end_without_move(state, tables, legal) -> None:
    """STRAT-8.2, STRAT-8.3: the player to move has no legal move. Mutates `legal` while it looks at the board once more.

    Both sides are immobile if the board alone stops them; a side stopped by the two-square or the chase rule loses.
    """
    player = int(state["player"])
    if int(tables["both_immobile_draw"]) == 1:
        red, blue = write_moves(state, tables, 0, legal), write_moves(state, tables, 1, legal)
        if red == 0 and blue == 0 and not either_has_power(state, tables):
            finish(state, DRAW, BOTH_IMMOBILE)
            return
    finish(state, BLUE_WINS if player == 0 else RED_WINS, NO_LEGAL_MOVE)


@kernel
def either_has_power(state, tables) -> bool:
    """ME-3.6: could either side use a power, the two-square rule put aside?"""
    if int(tables["has_powers"]) == 0:
        return False
    return count_powers(state, tables, 0, False) + count_powers(state, tables, 1, False) > 0
