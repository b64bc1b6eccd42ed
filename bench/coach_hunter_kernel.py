"""The hunter compiled: it plays games on so much faster that a second judge confirms a planted mistake in seconds.

It weighs positions as `players/stratego/expectimax` does, in the style `opponents/partner.HUNTER`, and searches with the same kernels;
`tests/bench/test_coach_hunter.py` compares both. It knows games without powers, rescues and silent defence. Its chance draws other
numbers. What it takes enemies for comes from the compiled rule-based player (`coach_rules_kernel.py`).
"""

from __future__ import annotations

import coach_rules_kernel as rules
from coach_hunter_places import (
    write_hidden_gain,
    write_own_attacks,
    write_pieces,
    write_places,
    write_their_attacks,
)
from coach_hunter_weights import (
    CAME,
    FIRST_DEPTH,
    LEFT,
    NOISE,
    PAST,
    RAIDED,
    RECKLESS,
    REST,
    STYLE_DEPTH,
    STYLE_NODES,
    VISIT,
    apply_behaviour,
    kernel,
    list_own,
    padded,
    quiet_of,
    rows_from_home,
    suspect_sappers,
    weigh,
    write_home,
)

from gonfalon.games.stratego.kernel.bits import draw
from gonfalon.games.stratego.kernel.layout import KIND_BITS, MOVED, SHOWN
from gonfalon.games.stratego.kernel.movement import next_square, source_of
from gonfalon.players.stratego.expectimax.lookahead import STRIDE, Position, look
from gonfalon.players.stratego.knowledge.record import LATELY
from gonfalon.players.stratego.opponents.partner import MARGIN


@kernel
def write_extras(
    state, tables, player: int, n: int, n_moves: int, raided: bool, noise: float, desk, notes
) -> None:
    """What the look-ahead does not see of the moves at the root (root.extras_of)."""
    for k in range(n_moves):
        piece, target = int(desk.roots[k, 0]), int(desk.roots[k, 1])
        source, taken = int(desk.square[piece]), int(desk.board[target])
        flags, own = int(state["flag"][int(desk.own[piece])]), int(desk.own[piece])
        value = noise * draw(notes.rng, 1024) / 1024.0
        if taken >= n:
            if desk.reckless[piece, taken - n] == 1:
                value -= RECKLESS * desk.loses[piece, taken - n]
        elif abs(source - target) != 1 and abs(source - target) != STRIDE:
            value -= desk.stealth[piece] + (0.4 if flags & SHOWN == 0 else 0.0)
        if flags & MOVED == 0:
            value -= REST * (RAIDED if raided else 2.0 if rows_from_home(tables, player, source) < 2 else 1.0)
        visits = 0
        for i in range(LATELY):
            left = int(notes.left[player, i, 0])
            if (
                left >= 0
                and padded(left) == target
                and int(notes.left[player, i, 1]) == int(state["id"][own])
            ):
                visits += 1
        desk.extras[k] = value - VISIT * min(3, visits)


@kernel
def sort_moves(n_moves: int, desk) -> None:
    """Bring the order of the moves in line with `keys`, the highest first; equal ones stay as they are."""
    for k in range(1, n_moves):
        here, at = int(desk.order[k]), k
        while at > 0 and desk.keys[int(desk.order[at - 1])] < desk.keys[here]:
            desk.order[at] = desk.order[at - 1]
            at -= 1
        desk.order[at] = here


@kernel
def search(n_moves: int, position, room, desk) -> None:
    """Write `moves`, their values by the deepest iteration within the budget (root.root_values)."""
    for k in range(n_moves):
        desk.order[k], desk.keys[k], desk.moves[k] = k, desk.extras[k], desk.extras[k]
    sort_moves(n_moves, desk)
    desk.budget[0], desk.budget[1] = 0, STYLE_NODES
    for depth in range(FIRST_DEPTH, STYLE_DEPTH + 1):
        for k in range(n_moves):
            at = int(desk.order[k])
            desk.ordered[k, 0], desk.ordered[k, 1] = desk.roots[at, 0], desk.roots[at, 1]
            desk.further[k], desk.values[k] = desk.extras[at], 0.0
        desk.values[n_moves] = 0.0
        done = look(
            position,
            room,
            depth,
            desk.ordered[:n_moves],
            desk.further[:n_moves],
            MARGIN,
            desk.values[: n_moves + 1],
            desk.budget,
        )
        if not done and depth > FIRST_DEPTH:
            return
        for k in range(n_moves):
            at = int(desk.order[k])
            desk.moves[at] = desk.keys[at] = desk.values[k]
        if not done:
            return
        sort_moves(n_moves, desk)


@kernel
def weigh_moves(state, tables, judged, known, n_actions: int, noise: float, seen, desk, room, notes) -> None:
    """Write `desk.moves`, the values of the actions in `notes.actions`. noise: what chance adds to each at most."""
    player, n_kinds = int(state["player"]), int(tables["n_kinds"])
    m = rules.list_enemies(state, tables, player, notes)
    rules.write_worths(tables, judged, notes)
    rules.write_chances(state, tables, judged, player, m, notes)
    n = list_own(state, tables, player, desk)
    apply_behaviour(state, known, player, n_kinds, m, seen, notes)
    suspect_sappers(state, known, n_kinds, n, m, desk, notes)
    quiet, lead = quiet_of(state, tables, notes), weigh(state, known, n_kinds, n, desk, notes)
    raided = write_home(state, tables, known, player, n_kinds, n, m, desk, notes)
    write_own_attacks(known, n_kinds, n, m, lead, quiet, desk, notes)
    write_hidden_gain(state, known, n_kinds, n, desk)
    write_their_attacks(state, known, n_kinds, n, m, desk, notes)
    write_pieces(state, known, player, n_kinds, n, m, seen, desk, notes)
    write_places(tables, known, player, n, m, lead, quiet, desk)
    for k in range(n_actions):
        action = int(notes.actions[k])
        source = source_of(state, action >> 8, action & 255)
        desk.roots[k, 0], desk.roots[k, 1] = desk.board[padded(source)], padded(action & 255)
    write_extras(state, tables, player, n, n_actions, raided, noise, desk, notes)
    position = Position(
        desk.board,
        desk.square[: n + m],
        desk.side,
        desk.reach,
        desk.mobile,
        desk.shown,
        desk.final,
        desk.chance,
        desk.gain,
        desk.rest,
        desk.place,
        desk.turns,
        desk.n_turns,
        known.limit,
    )
    search(n_actions, position, room, desk)


@kernel
def shown_beside(state, tables, square: int, player: int, kind: int) -> bool:
    """Does a shown piece of this player and kind stand beside a square?"""
    for direction in range(4):
        beside = next_square(tables, square, direction)
        if beside < 0 or int(state["board"][beside]) == 0 or int(state["flag"][beside]) & SHOWN == 0:
            continue
        code = int(state["board"][beside]) - 1
        if code >> 6 == player and code & KIND_BITS == kind:
            return True
    return False


@kernel
def step(state, tables, action: int, seen, notes) -> None:
    """Act, and note what both players see of it (EncounterReplay, Assessment._turns)."""
    player, target = int(state["player"]), action & 255
    source = source_of(state, action >> 8, target)
    piece = int(state["id"][source])
    if int(state["board"][target]) == 0:
        for kind in range(int(tables["n_kinds"])):
            if shown_beside(state, tables, target, 1 - player, kind):
                seen.met[1 - player, piece, kind] = CAME
            elif shown_beside(state, tables, source, 1 - player, kind):
                seen.met[1 - player, piece, kind] = LEFT
    for k in range(PAST - 1):
        for column in range(3):
            seen.past[player, k, column] = seen.past[player, k + 1, column]
    seen.past[player, PAST - 1, 0] = piece
    seen.past[player, PAST - 1, 1], seen.past[player, PAST - 1, 2] = padded(source), padded(target)
    seen.n_past[player] = min(PAST, int(seen.n_past[player]) + 1)
    rules.step(state, tables, action, notes)


@kernel
def play_game(state, tables, judged, known, cap: int, seen, desk, room, notes) -> None:
    """Play on to the end or for so many plies."""
    for _ in range(cap):
        n_actions = rules.write_choices(state, tables, notes)
        if n_actions == 0:
            return
        best = 0
        if n_actions > 1:
            weigh_moves(state, tables, judged, known, n_actions, NOISE, seen, desk, room, notes)
            for k in range(1, n_actions):
                best = k if desk.moves[k] > desk.moves[best] else best
        step(state, tables, int(notes.actions[best]), seen, notes)
