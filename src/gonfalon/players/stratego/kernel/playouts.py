"""Plays sampled boards on by a quick policy and evaluates where they lead.

Each side acts on what it knows: the enemy's shown pieces, and of hidden ones what is left and whether they have moved. So a playout shows
which chases a move allows and what hiding is worth. The tree cannot: on its boards everything is known (docs/tried). Values are hundredths
(eval_weights.py). Nobody uses powers; rescues and further attacks are drawn at random.
"""

from __future__ import annotations

from collections import namedtuple

import numpy as np

from gonfalon.games.stratego.kernel.bits import draw, lowest
from gonfalon.games.stratego.kernel.layout import (
    DRAW,
    KIND_BITS,
    MOVED,
    OVER,
    PLAY,
    RESCUE_BASE,
    SHOWN,
    STATE,
)
from gonfalon.games.stratego.kernel.legal import action_at, count_legal, write_actions
from gonfalon.games.stratego.kernel.movement import source_of
from gonfalon.games.stratego.kernel.turn import apply, end_without_move

from . import kernel
from .eval_weights import N_IDS, N_KINDS, UNIT, position_value
from .tree import MAX_ACTIONS

COLUMN, ID = 0, 1
"""Columns of a listed enemy. COLUMN: of the gains and losses: its kind if it is shown, else one of the next two."""
HIDDEN_MOVED, HIDDEN_RESTED = N_KINDS, N_KINDS + 1
N_COLUMNS = N_KINDS + 2

# The policy: worths in hundredths.
HIDDEN_PULL = 0.5  # share of an expected gain that draws a piece to a hidden enemy
MOST_PULL = UNIT * 15.0  # gain beyond which an enemy draws no more
HIDDEN_EXPOSED = 0.7  # share of the danger that a piece runs that is not shown
PULL = 0.6  # share of a gain, divided by one more than the steps to it, that nearness is worth
AHEAD = UNIT * 0.05  # a row forward
GO_BACK = UNIT * 0.5  # cost of taking the last move back
FIRST_MOVE = UNIT * 0.1  # cost of the first move of a piece
MOVED_LOSS = 0.5  # chance that a hidden enemy that has moved attacks a shown piece beside it
RESTED_LOSS = 0.15  # the same of one that has not moved
GUESS = UNIT * 30.0  # a flag, to those who only guess where it is
WIN = UNIT * 100.0  # a won game
N_NEAR = 20
RISK = np.array([0.0, 0.8, 0.22, 0.14, 0.1, 0.07, 0.05, 0.04, 0.03, 0.02] + 10 * [0.0])
"""float64[N_NEAR]: share of a piece's worth that it risks, by steps to an enemy that takes it."""
NEARNESS = 1.0 / (1.0 + np.arange(N_NEAR))
STEP_OF_SEED = 7919
"""Difference of the seeds of two boards."""


Policy = namedtuple("Policy", "searcher hidden_gains distances noise")
"""How both sides choose. searcher: the searching side. hidden_gains: float64[N_KINDS, N_IDS], what that side expects of attacks on
the hidden piece of that id. distances: uint8[256, 256] steps, below N_NEAR. noise: what chance adds to an action, at most.
"""


PlayoutBuffers = namedtuple(
    "PlayoutBuffers",
    "state legal actions squares enemies gains losses counts rng pulls dangers kind_stamps places stamps",
)
"""Working memory.

state: STATE[1]. legal: int64[16]. actions: int32[MAX_ACTIONS].
squares: uint8[256], where the listed enemies stand; enemies: int32[256, 2], what they are.
gains, losses: float64[2, N_KINDS, N_COLUMNS], what a player's kind gains by attacking an enemy, and loses if one attacks it; of shown
enemies they are written before.
counts: float64[N_KINDS]. rng: int64[1].
pulls, dangers: float64[N_KINDS, 2, 256], how a listed enemy draws an own kind and what it threatens, by whether the piece is shown;
kind_stamps: int64[N_KINDS, 2], the choice for which they were found.
places: float64[256], worth of the squares that own pieces stand on; stamps: int64[256], the choice for which it was found.
"""


def new_playout_buffers() -> PlayoutBuffers:
    """New buffers, about 0.7 MB."""
    return PlayoutBuffers(
        np.zeros(1, STATE),
        np.zeros(16, np.int64),
        np.zeros(MAX_ACTIONS, np.int32),
        np.zeros(256, np.uint8),
        np.zeros((256, 2), np.int32),
        np.zeros((2, N_KINDS, N_COLUMNS)),
        np.zeros((2, N_KINDS, N_COLUMNS)),
        np.zeros(N_KINDS),
        np.zeros(1, np.int64),
        np.zeros((N_KINDS, 2, 256)),
        np.zeros((N_KINDS, 2, 256)),
        np.full((N_KINDS, 2), -1, np.int64),
        np.zeros(256),
        np.full(256, -1, np.int64),
    )


@kernel
def list_enemies(state, tables, player: int, buffers) -> int:
    """List the enemy's pieces as `player` sees them; how many. Writes the gains and losses of hidden ones."""
    enemy, n, n_hidden_moved, n_hidden_movers = 1 - player, 0, 0, 0
    counts = buffers.counts
    for kind in range(int(tables["n_kinds"])):
        counts[kind] = 0.0
    for r in range(int(tables["rows"])):
        row = int(state["own"][enemy, r + 1])
        while row != 0:
            square = r * 16 + lowest(row)
            row &= row - 1
            kind = (int(state["board"][square]) - 1) & KIND_BITS
            flag, one = int(state["flag"][square]), buffers.enemies[n]
            buffers.squares[n], one[ID] = square, int(state["id"][square])
            if flag & SHOWN != 0:
                one[COLUMN] = kind
            else:
                one[COLUMN] = HIDDEN_MOVED if flag & MOVED != 0 else HIDDEN_RESTED
                counts[kind] += 1.0
                n_hidden_moved += 1 if flag & MOVED != 0 else 0
                n_hidden_movers += 1 if int(tables["reach"][kind]) > 0 else 0
            n += 1
    resting = (n_hidden_movers - n_hidden_moved) / n_hidden_movers if n_hidden_movers > 0 else 0.0
    write_hidden(tables, player, resting, buffers)
    return n


@kernel
def write_hidden(tables, player: int, resting: float, buffers) -> None:
    """Write gains and losses of hidden enemies as means over what is left. resting: share of the hidden movers that have not moved."""
    n, counts = int(tables["n_kinds"]), buffers.counts
    gains, losses = buffers.gains[player], buffers.losses[player]
    for own in range(n):
        n_moved, n_rested, moved_gain, moved_loss, rested_gain = 0.0, 0.0, 0.0, 0.0, 0.0
        for kind in range(n):
            is_mover = int(tables["reach"][kind]) > 0
            share = resting if is_mover else 1.0
            n_rested += share * counts[kind]
            rested_gain += share * counts[kind] * gains[own, kind]
            if is_mover:
                n_moved += counts[kind]
                moved_gain += counts[kind] * gains[own, kind]
                moved_loss += counts[kind] * losses[own, kind]
        gains[own, HIDDEN_MOVED] = moved_gain / n_moved if n_moved > 0 else 0.0
        losses[own, HIDDEN_MOVED] = MOVED_LOSS * moved_loss / n_moved if n_moved > 0 else 0.0
        gains[own, HIDDEN_RESTED] = rested_gain / n_rested if n_rested > 0 else 0.0
        losses[own, HIDDEN_RESTED] = RESTED_LOSS * resting * moved_loss / n_rested if n_rested > 0 else 0.0


@kernel
def gain_of(buffers, player: int, policy, kind: int, enemy: int) -> float:
    """What an attack of an own kind on a listed enemy is expected to gain. Of hidden ones the searching side has its belief at the root."""
    column = int(buffers.enemies[enemy, COLUMN])
    if column >= N_KINDS and player == policy.searcher:
        return float(policy.hidden_gains[kind, int(buffers.enemies[enemy, ID]) & (N_IDS - 1)])
    return float(buffers.gains[player, kind, column])


@kernel
def write_influence(buffers, player: int, policy, kind: int, is_shown: int, n: int) -> None:
    """Write how each of n listed enemies draws an own kind and what it threatens; a hidden piece has nothing to fear of hidden ones."""
    pulls, dangers = buffers.pulls[kind, is_shown], buffers.dangers[kind, is_shown]
    exposed = 1.0 if is_shown == 1 else HIDDEN_EXPOSED
    for i in range(n):
        column = int(buffers.enemies[i, COLUMN])
        gain = gain_of(buffers, player, policy, kind, i)
        if column >= N_KINDS:
            gain *= HIDDEN_PULL
        pulls[i] = max(0.0, min(gain, MOST_PULL)) * PULL
        loss = float(buffers.losses[player, kind, column])
        dangers[i] = loss * exposed if column < N_KINDS or is_shown == 1 else 0.0


@kernel
def place_value(tables, buffers, player: int, policy, kind: int, is_shown: int, square: int, n: int) -> float:
    """What standing on a square is worth to an own piece: near what it takes, away from what takes it. n: enemies listed."""
    pulls, dangers = buffers.pulls[kind, is_shown], buffers.dangers[kind, is_shown]
    steps, pull, danger = policy.distances[square], 0.0, 0.0
    for i in range(n):
        away = int(steps[buffers.squares[i]])
        pull = max(pull, pulls[i] * NEARNESS[away])
        danger = max(danger, dangers[i] * RISK[away])
    row = square >> 4
    ahead = row if player == 0 else int(tables["rows"]) - 1 - row
    return pull - danger + AHEAD * ahead


@kernel
def value_after_capture(
    tables, buffers, player: int, policy, kind: int, at: int, n: int, stamp: int
) -> float:
    """What standing where a listed enemy stood is worth to the shown piece that took it."""
    if int(buffers.kind_stamps[kind, 1]) != stamp:
        buffers.kind_stamps[kind, 1] = stamp
        write_influence(buffers, player, policy, kind, 1, n)
    pull, danger = buffers.pulls[kind, 1, at], buffers.dangers[kind, 1, at]
    buffers.pulls[kind, 1, at] = buffers.dangers[kind, 1, at] = 0.0
    square = int(buffers.squares[at])
    value = place_value(tables, buffers, player, policy, kind, 1, square, n)
    buffers.pulls[kind, 1, at], buffers.dangers[kind, 1, at] = pull, danger
    return value


@kernel
def choose_action(state, tables, buffers, policy, stamp: int) -> int:
    """The policy's action for the player to move, -1 if there is none. stamp: another number for each choice."""
    player = int(state["player"])
    if int(state["phase"]) != PLAY:
        n = count_legal(state, tables, buffers.legal)
        return action_at(state, tables, buffers.legal, draw(buffers.rng, n)) if n > 0 else -1
    n_actions = write_actions(state, tables, buffers.legal, buffers.actions)
    n = list_enemies(state, tables, player, buffers)
    best, best_action = -1e18, -1
    for i in range(n_actions):
        action = int(buffers.actions[i])
        if action >= RESCUE_BASE:
            continue
        target = action & 255
        source = source_of(state, action >> 8, target)
        kind = (int(state["board"][source]) - 1) & KIND_BITS
        is_shown = 1 if int(state["flag"][source]) & SHOWN != 0 else 0
        if int(buffers.stamps[source]) != stamp:
            buffers.stamps[source] = stamp
            if int(buffers.kind_stamps[kind, is_shown]) != stamp:
                buffers.kind_stamps[kind, is_shown] = stamp
                write_influence(buffers, player, policy, kind, is_shown, n)
            buffers.places[source] = place_value(tables, buffers, player, policy, kind, is_shown, source, n)
        value = policy.noise * draw(buffers.rng, 1024) / 1024.0 - buffers.places[source]
        if int(state["board"][target]) == 0:
            if target == int(state["last_source"][player]) and source == int(state["last_target"][player]):
                value -= GO_BACK
            if int(state["flag"][source]) & MOVED == 0:
                value -= FIRST_MOVE
            value += place_value(tables, buffers, player, policy, kind, is_shown, target, n)
        else:
            at = 0
            while int(buffers.squares[at]) != target:
                at += 1
            gain = gain_of(buffers, player, policy, kind, at)
            value += gain
            if gain > 0.0 and int(buffers.enemies[at, COLUMN]) < N_KINDS:
                value += value_after_capture(tables, buffers, player, policy, kind, at, n, stamp)
        if value > best:
            best, best_action = value, action
    return best_action


@kernel
def play_on(tables, weights, buffers, policy, plies: int, stamp: int) -> float:
    """Play buffers.state on for so many plies; what it is worth then to the searching side."""
    state = buffers.state[0]
    for i in range(plies):
        if int(state["phase"]) == OVER:
            break
        action = choose_action(state, tables, buffers, policy, stamp + i)
        if action < 0:
            end_without_move(state, tables, buffers.legal)
            break
        apply(state, tables, action)
    value = float(position_value(state, tables, weights))
    if int(state["phase"]) != OVER:
        return value
    if int(state["result"]) == DRAW:
        return 0.0
    return value + WIN if int(state["result"]) == policy.searcher else value - WIN


@kernel
def evaluate_by_playouts(
    boards, tables, weights, buffers, policy, plies: int, seed: int, actions, values
) -> None:
    """Write the value of each root action on each board: float64[boards, actions]. On one board all actions draw the same numbers.

    weights: a record of EVAL_WEIGHTS by which the last positions are valued.
    """
    buffers.stamps[:] = -1
    buffers.kind_stamps[:] = -1
    stamp = 0
    for board in range(len(boards)):
        for i in range(len(actions)):
            buffers.state[0] = boards[board]
            buffers.rng[0] = seed + STEP_OF_SEED * board
            draw(buffers.rng, 2)
            draw(buffers.rng, 2)
            apply(buffers.state[0], tables, int(actions[i]))
            values[board, i] = play_on(tables, weights, buffers, policy, plies, stamp)
            stamp += plies
