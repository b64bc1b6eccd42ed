"""Thousands of games stepped at once (envs/batch.py holds the arrays)."""

from __future__ import annotations

from ._jit import kernel
from .bits import draw
from .layout import DRAW, OVER, PLY_CAP, RED_WINS, RESCUE_BASE
from .legal import action_at, count_legal, is_legal
from .movement import source_of
from .planes import code_of, draw_cell, draw_history, fill_quiet, write_mask, write_planes
from .playout import begin, clear, deploy_random, place
from .turn import apply, end_without_move


@kernel
def deploy_from(state, tables, player: int, kinds) -> None:
    """Deploy a given army. kinds: int8, one kind (or -1) a zone square, rows from the player's own back row, columns a, b, c."""
    rows = int(tables["rows"])
    i = 0
    for k in range(rows):
        r = k if player == 0 else rows - 1 - k
        zone = int(tables["zone"][player, r + 1])
        for c in range(int(tables["columns"])):
            if (zone >> c) & 1 == 1:
                if int(kinds[i]) >= 0:
                    place(state, tables, player, int(kinds[i]), r * 16 + c)
                i += 1


@kernel
def restart(state, tables, rng, red, blue, scratch, legal) -> None:
    """Start a new game in this record: deployments from pools (red, blue: int8[pool, zone]) or, where a pool is empty, at random.

    Deployments in which the first player cannot move are drawn again; a pool must hold at least one in which it can.
    """
    while True:
        clear(state, tables)
        for player in range(2):
            pool = red if player == 0 else blue
            if len(pool) > 0:
                deploy_from(state, tables, player, pool[draw(rng, len(pool))])
            else:
                deploy_random(state, tables, player, rng, scratch)
        begin(state)
        if count_legal(state, tables, legal) > 0:
            return


@kernel
def find_legal(state, tables, legal) -> int:
    """Write the legal set of the player to act and return its number of actions; a player without a legal move loses at once."""
    if int(state["phase"]) == OVER:
        return 0
    n = count_legal(state, tables, legal)
    if n == 0:
        end_without_move(state, tables, legal)
    return n


@kernel
def chosen_code(state, tables, legal, n: int, action: int, rng) -> int:
    """The kernel code of an action number, or of a uniformly random legal one for -1; -1 if it is not legal."""
    if action < 0:
        return action_at(state, tables, legal, draw(rng, n))
    code = code_of(tables, int(state["player"]), action)
    if code < 0 or not is_legal(state, tables, legal, code):
        return -1
    return code


@kernel
def draw_change(state, tables, a: int, b: int, value: int, planes) -> None:
    """Add (value 1) or clear (value 0) two squares and the history on the planes of both seats. planes: int8[2, n_planes, cells]."""
    for seat in range(2):
        draw_cell(state, tables, seat, a, value, planes[seat])
        if b != a:
            draw_cell(state, tables, seat, b, value, planes[seat])
        draw_history(state, tables, seat, value, planes[seat])


@kernel
def apply_and_redraw(state, tables, code: int, planes) -> None:
    """Apply an action and bring the planes up to date by redrawing the squares it touches."""
    if int(tables["has_powers"]) == 1:
        apply(state, tables, code)
        write_planes(state, tables, 0, planes[0])
        write_planes(state, tables, 1, planes[1])
        return
    if code < RESCUE_BASE:
        target = code & 255
        source = source_of(state, code >> 8, target)
    else:
        target = (code - RESCUE_BASE - 1) & 255 if code > RESCUE_BASE else int(state["rescue_square"])
        source = target
    draw_change(state, tables, source, target, 0, planes)
    apply(state, tables, code)
    draw_change(state, tables, source, target, 1, planes)
    fill_quiet(state, tables, planes[0])
    fill_quiet(state, tables, planes[1])


@kernel
def write_rewards(state, rewards) -> None:
    """Rewards of both seats of a game that is over."""
    result = int(state["result"])
    if result != DRAW:
        rewards[0] = 1.0 if result == RED_WINS else -1.0
        rewards[1] = -rewards[0]


@kernel
def restart_with_planes(state, tables, rng, red, blue, scratch, legal, planes) -> int:
    """Start a new game with its planes; return how many actions its first player has."""
    restart(state, tables, rng, red, blue, scratch, legal)
    write_planes(state, tables, 0, planes[0])
    write_planes(state, tables, 1, planes[1])
    return count_legal(state, tables, legal)


@kernel
def step_all(states, tables, actions, out, rngs, red, blue, scratch) -> int:
    """Take one action in every game, then write masks and planes; a game that ends starts anew. Returns the number of illegal actions.

    actions: int32[games], -1 for a random one; rngs: int64[games, 1]; scratch: int32[256]; out: the batch arrays
    (legal, count, mask, planes, player, rewards, ended), ended being 0, 1 terminated, 2 truncated, -1 illegal (nothing done).
    """
    legal, count, mask, planes, player, rewards, ended = out
    bad = 0
    for i in range(len(states)):
        state, row = states[i], legal[i]
        if int(ended[i]) > 0:
            rewards[i, 0] = 0.0
            rewards[i, 1] = 0.0
        ended[i] = 0
        code = chosen_code(state, tables, row, int(count[i]), int(actions[i]), rngs[i])
        if code < 0:
            ended[i] = -1
            bad += 1
            continue
        apply_and_redraw(state, tables, code, planes[i])
        count[i] = find_legal(state, tables, row)
        if int(state["phase"]) == OVER:
            write_rewards(state, rewards[i])
            ended[i] = 2 if int(state["reason"]) == PLY_CAP else 1
            count[i] = restart_with_planes(state, tables, rngs[i], red, blue, scratch, row, planes[i])
        player[i] = state["player"]
        write_mask(state, tables, row, mask[i])
    return bad


@kernel
def reset_all(states, tables, out, rngs, red, blue, scratch) -> None:
    """Start a new game in every record. Arguments as for step_all."""
    legal, count, mask, planes, player, rewards, ended = out
    for i in range(len(states)):
        count[i] = restart_with_planes(states[i], tables, rngs[i], red, blue, scratch, legal[i], planes[i])
        player[i] = states[i]["player"]
        rewards[i, 0] = 0.0
        rewards[i, 1] = 0.0
        ended[i] = 0
        write_mask(states[i], tables, legal[i], mask[i])
