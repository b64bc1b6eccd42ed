"""The one writer: what an action does to a position (STRAT-5, STRAT-8)."""

from __future__ import annotations

from . import chase, two_squares
from ._jit import kernel
from .layout import (
    ATTACKER,
    BLUE_WINS,
    BOTH,
    BOTH_IMMOBILE,
    CHASE_LITERAL,
    DEFENDER,
    DRAW,
    EV_ATTACKER,
    EV_ATTACKER_ID,
    EV_DEFENDER,
    EV_DEFENDER_ID,
    EV_RESULT,
    EV_SOURCE,
    EV_STEPS,
    EV_TARGET,
    EXCHANGE_DRAW,
    FLAG_CAPTURED,
    MOVED,
    NO_LEGAL_MOVE,
    NO_MOBILE_PIECE,
    OVER,
    PLAY,
    PLY_CAP,
    QUIET_DRAW,
    RED_WINS,
    RESCUE,
    RESCUE_BASE,
    RING,
    SHOWN,
)
from .legal import write_moves
from .movement import source_of
from .rescue import may_rescue, put_back


@kernel
def lift(state, tables, square: int) -> None:
    """Take the piece on `square` off the bit planes and the hash; board, flag and id are left to the caller."""
    code = int(state["board"][square])
    player = (code - 1) >> 5
    r, keep = (square >> 4) + 1, ~(1 << (square & 15))
    state["own"][player, r] &= keep
    state["mover"][player, r] &= keep
    state["slider"][player, r] &= keep
    state["hash"] ^= tables["zobrist"][code, square]


@kernel
def land(state, tables, code: int, square: int) -> None:
    """Put a piece onto the planes, the hash and the board at `square`."""
    player, kind = (code - 1) >> 5, (code - 1) & 31
    r, bit = (square >> 4) + 1, 1 << (square & 15)
    state["own"][player, r] |= bit
    reach = int(tables["reach"][kind])
    if reach > 0:
        state["mover"][player, r] |= bit
    if reach >= 16:
        state["slider"][player, r] |= bit
    state["hash"] ^= tables["zobrist"][code, square]
    state["board"][square] = code


@kernel
def remove(state, tables, square: int) -> None:
    """The piece on `square` is captured."""
    code = int(state["board"][square])
    player, kind = (code - 1) >> 5, (code - 1) & 31
    lift(state, tables, square)
    state["alive"][player, kind] -= 1
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


@kernel
def note_event(state, source: int, target: int) -> None:
    """Write down who goes where, before anything changes."""
    event = state["event"]
    event[EV_SOURCE] = source
    event[EV_TARGET] = target
    event[EV_ATTACKER] = (int(state["board"][source]) - 1) & 31
    event[EV_ATTACKER_ID] = state["id"][source]
    event[EV_DEFENDER] = -1
    event[EV_DEFENDER_ID] = -1
    event[EV_RESULT] = -1
    event[EV_STEPS] = abs((target >> 4) - (source >> 4)) + abs((target & 15) - (source & 15))
    defender = int(state["board"][target])
    if defender != 0:
        event[EV_DEFENDER] = (defender - 1) & 31
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
    return (int(tables["telling"][player]) >> steps) & 1 == 1


@kernel
def fight(state, tables, source: int, target: int) -> int:
    """STRAT-5: one attack; who stays. The winner's rank is known from now on, as far as it was shown (STRAT-10)."""
    attacker = (int(state["board"][source]) - 1) & 31
    defender = (int(state["board"][target]) - 1) & 31
    result = int(tables["result"][attacker, defender])
    shown = shows_defender(tables, attacker, int(state["event"][EV_STEPS]))
    if result == DEFENDER:
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


@kernel
def finish(state, result: int, reason: int) -> None:
    """The game is over."""
    state["phase"] = OVER
    state["result"] = result
    state["reason"] = reason


@kernel
def displace(state, tables, source: int, target: int) -> None:
    """A move or an attack with all that hangs on it, up to the end of the turn or the rescue decision."""
    player = int(state["player"])
    attack = int(state["board"][target]) != 0
    if attack and int(tables["two_square_attacks"]) == 0:
        two_squares.forget_run(state, player)
    else:
        two_squares.record_turn(state, tables, player, source, target)
    if int(tables["chase"]) == CHASE_LITERAL:
        chase.record_following(state, player, target)
    note_event(state, source, target)
    if attack:
        fight(state, tables, source, target)
        state["quiet"] = 0
    else:
        told = gives_away(tables, player, int(state["event"][EV_STEPS]))
        shift(state, tables, source, target, (MOVED | SHOWN) if told else MOVED)
    chase.record_turn(state, player, source, target, attack)
    state["last_source"][player] = source
    state["last_target"][player] = target
    defender = int(state["event"][EV_DEFENDER])
    if attack and int(tables["is_flag"][defender]) == 1 and int(state["event"][EV_RESULT]) != DEFENDER:
        finish(state, RED_WINS if player == 0 else BLUE_WINS, FLAG_CAPTURED)
    elif may_rescue(state, tables, player, target, attack):
        state["phase"] = RESCUE
        state["rescue_square"] = target
    else:
        end_turn(state, tables)


@kernel
def end_turn(state, tables) -> None:
    """STRAT-8: the ends that are looked for when a turn is over, in their order; else the other side is to move."""
    player = int(state["player"])
    state["player"] = 1 - player
    state["turn"] += 1
    if int(state["event"][EV_DEFENDER]) < 0:
        state["quiet"] += 1
    state["ring"][int(state["turn"]) % RING] = state["hash"]
    red, blue = int(state["mobile"][0]), int(state["mobile"][1])
    if int(tables["at_once"]) == 1 and (red == 0) != (blue == 0):
        finish(state, BLUE_WINS if red == 0 else RED_WINS, NO_MOBILE_PIECE)
    elif int(tables["exchange_draw"]) == 1 and red == 0 and blue == 0 and is_exchange(state):
        finish(state, DRAW, EXCHANGE_DRAW)
    elif int(tables["quiet_draw"]) > 0 and int(state["quiet"]) >= int(tables["quiet_draw"]):
        finish(state, DRAW, QUIET_DRAW)
    elif int(tables["ply_cap"]) > 0 and int(state["ply"]) >= int(tables["ply_cap"]):
        finish(state, DRAW, PLY_CAP)


@kernel
def is_exchange(state) -> bool:
    """Was the last displacement an attack in which both pieces fell?"""
    return int(state["event"][EV_DEFENDER]) >= 0 and int(state["event"][EV_RESULT]) == BOTH


@kernel
def apply(state, tables, action: int) -> None:
    """Take one legal action of the player to act. The caller has checked that it is legal.

    After it the caller asks `start_turn` whether the next player has a legal move at all.
    """
    state["ply"] += 1
    if action < RESCUE_BASE:
        target = action & 255
        displace(state, tables, source_of(state, action >> 8, target), target)
        return
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
def stuck(state, tables, legal) -> None:
    """STRAT-8.2, STRAT-8.3: the player to move has no legal move. Mutates `legal` while it looks at the board once more.

    Both sides are immobile if the board alone stops them; a side stopped by the two-square or the chase rule loses.
    """
    player = int(state["player"])
    if int(tables["both_immobile_draw"]) == 1:
        red, blue = write_moves(state, tables, 0, legal), write_moves(state, tables, 1, legal)
        if red == 0 and blue == 0:
            finish(state, DRAW, BOTH_IMMOBILE)
            return
    finish(state, BLUE_WINS if player == 0 else RED_WINS, NO_LEGAL_MOVE)
