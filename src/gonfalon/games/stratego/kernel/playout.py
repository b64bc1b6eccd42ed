"""Sets up a record and plays random games on it."""

from __future__ import annotations

from ._jit import kernel
from .bits import draw
from .layout import CODE_STEP, NO_SQUARE, OVER, PLAY
from .legal import action_at, count_legal, write_actions
from .turn import apply, end_without_move, land


@kernel
def clear(state, tables) -> None:
    """An empty board in the deployment phase. The record must be zeroed memory or an old record."""
    for square in range(256):
        state["board"][square] = 0
        state["flag"][square] = 0
        state["id"][square] = -1
    for player in range(2):
        for r in range(18):
            state["own"][player, r] = 0
            state["mover"][player, r] = 0
            state["slider"][player, r] = 0
        for r in range(16):
            state["power_users"][player, r] = 0
            state["crossed"][player, r] = 0
        for kind in range(64):
            state["lost"][player, kind] = 0
        state["chase_len"][player] = 0
        state["literal_len"][player] = 0
        state["run_len"][player] = 0
        state["bar_line"][player] = -1
        state["bar_bend_line"][player] = -1
        state["last_source"][player] = NO_SQUARE
        state["last_target"][player] = NO_SQUARE
        state["mobile"][player] = 0
        state["rescues"][player] = 0
        state["ready"][player] = 0
    for i in range(12):
        state["event"][i] = -1
    for i in range(256):
        state["ring"][i] = 0
    state["hash"] = 0
    state["ply"] = 0
    state["turn"] = 0
    state["quiet"] = 0
    state["next_id"] = 512
    state["rescue_square"] = NO_SQUARE
    state["repeat_square"] = NO_SQUARE
    state["stage"] = 0
    state["player"] = tables["first"]
    state["phase"] = 0
    state["result"] = 0
    state["reason"] = 0


@kernel
def place(state, tables, player: int, kind: int, square: int) -> None:
    """Deploy one piece; its id says where it was deployed."""
    land(state, tables, 1 + kind + CODE_STEP * player, square)
    state["id"][square] = square
    if int(tables["reach"][kind]) > 0:
        state["mobile"][player] += 1


@kernel
def begin(state) -> None:
    """Both sides are deployed: the first turn."""
    state["phase"] = PLAY
    state["ring"][0] = state["hash"]


@kernel
def deploy_random(state, tables, player: int, rng, scratch) -> None:
    """All pieces of one side on random squares of its zone, uniformly. scratch: int32[256]."""
    n = 0
    for r in range(int(tables["rows"])):
        row = int(tables["zone"][player, r + 1])
        for c in range(int(tables["columns"])):
            if (row >> c) & 1 == 1:
                scratch[n] = r * 16 + c
                n += 1
    for kind in range(int(tables["n_kinds"])):
        for _ in range(int(tables["counts"][player, kind])):
            i = draw(rng, n)
            place(state, tables, player, kind, int(scratch[i]))
            n -= 1
            scratch[i] = scratch[n]


@kernel
def play_on(state, tables, rng, legal) -> int:
    """Play uniformly random legal actions to the end; how many plies that took."""
    plies = 0
    while int(state["phase"]) != OVER:
        n = count_legal(state, tables, legal)
        if n == 0:
            end_without_move(state, tables, legal)
            break
        apply(state, tables, action_at(state, tables, legal, draw(rng, n)))
        plies += 1
    return plies


@kernel
def play_on_list(state, tables, rng, legal, actions) -> int:
    """As play_on, but the full list of legal actions is written each ply."""
    plies = 0
    while int(state["phase"]) != OVER:
        n = write_actions(state, tables, legal, actions)
        if n == 0:
            end_without_move(state, tables, legal)
            break
        apply(state, tables, int(actions[draw(rng, n)]))
        plies += 1
    return plies


@kernel
def play_games(states, tables, rng, legal, scratch, n_games: int, listed: bool) -> int:
    """n_games random games from random deployments in states[0]; plies in all. scratch: int32[8192]."""
    plies = 0
    state = states[0]
    for _ in range(n_games):
        clear(state, tables)
        deploy_random(state, tables, 0, rng, scratch)
        deploy_random(state, tables, 1, rng, scratch)
        begin(state)
        if listed:
            plies += play_on_list(state, tables, rng, legal, scratch)
        else:
            plies += play_on(state, tables, rng, legal)
    return plies
