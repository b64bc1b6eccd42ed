"""Values of the moves at the root: the look-ahead, ever deeper, and what it does not see of a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from gonfalon.games.stratego.legal_action import LegalAction

from ..clock import SearchClock
from ..knowledge.quest import is_bearers_side
from ..knowledge.record import visits_of
from .assessment import Assessment
from .lookahead import FAR, SIZE, STRIDE, Room, look, write_distances
from .tables import padded

FIRST_DEPTH = 2
"""Plies of the first iteration; its result counts even if the budget of positions was used up."""
FIRST_NODES = 1_500
"""Positions of the first iteration at most where time is short: how long they take is not known yet."""
NOISE = 0.05
"""Random amount added to each root move at most, in units of worth."""
RAIDED = 0.2
"""Factor on the cost of showing that a piece can move, while enemies stand in the own camp."""
VISIT = 0.6
"""Cost of returning to a square that the piece has left lately."""
RECKLESS = 30.0
"""Cost of attacking an unknown piece with a strong one."""


class RootValues(NamedTuple):
    """What the moves at the root are worth. moves: float64[moves]. passing: of making none. depth: plies of the deepest iteration that
    was finished; 0 if the budget was too small for the first, whose values may then be missing."""

    moves: np.ndarray
    passing: float
    depth: int


def root_values(
    assessment: Assessment,
    legal: Sequence[LegalAction],
    room: Room,
    margin: float,
    gains: np.ndarray | None = None,
    clock: SearchClock | None = None,
) -> RootValues:
    """Values of standard moves, from the deepest iteration within the budget of positions.

    margin: distance from the best beyond which a value is only an upper bound. gains: float64[moves], further worth of each move.
    clock: lessens the budget where time is short.
    """
    position = assessment.position
    ends = ((padded(action.path[0]), padded(action.path[1])) for action in legal)
    roots = np.array([(position.board[source], target) for source, target in ends], np.int16)
    extras = extras_of(assessment, roots) + quest_extras(assessment, legal)
    extras = extras if gains is None else extras + gains
    order, found = np.argsort(-extras, kind="stable"), RootValues(extras, 0.0, 0)
    budget = np.zeros(2, np.int64)
    budget[1] = assessment.style.nodes
    for depth in range(FIRST_DEPTH, assessment.style.depth + 1):
        values = np.zeros(len(roots) + 1)
        seen, began = int(budget[0]), clock.worked() if clock else 0.0
        if clock:
            most = assessment.style.nodes if depth > FIRST_DEPTH else FIRST_NODES
            budget[1] = seen + clock.nodes_left(most - seen)
        done = look(position, room, depth, roots[order], extras[order], margin, values, budget)
        if clock:
            clock.note(int(budget[0]) - seen, clock.worked() - began)
        if not done and depth > FIRST_DEPTH:
            break
        moves = np.zeros(len(roots))
        moves[order] = values[:-1]
        found = RootValues(moves, float(values[-1]), depth if done else 0)
        if not done:
            break
        order = order[np.argsort(-values[:-1], kind="stable")]
    return found


def extras_of(assessment: Assessment, roots: np.ndarray) -> np.ndarray:
    """float64[moves]: additional value of each root move, beyond the look-ahead."""
    n, style, rng = len(assessment.own), assessment.style, assessment.rng
    visits = {(padded(name), piece): n for (name, piece), n in visits_of(assessment.record).items()}
    extras = np.zeros(len(roots))
    for k, (piece, target) in enumerate(roots.tolist()):
        own = assessment.own[piece]
        extras[k] = NOISE * rng.random()
        source = padded(own.square)
        enemy = int(assessment.position.board[target]) - n
        if enemy >= 0:
            if assessment.reckless[piece, enemy]:
                extras[k] -= RECKLESS * assessment.loses[piece, enemy]
        elif abs(source - target) not in (1, STRIDE):  # farther than a step
            extras[k] -= assessment.stealth[piece] + (0.4 if not own.shown else 0.0)
        if not own.moved:
            factor = 2.0 if assessment.back[source] < 2 else 1.0
            extras[k] -= style.rest * (RAIDED if assessment.home.raided else factor)
        extras[k] -= VISIT * min(3, visits.get((target, own.id), 0))
    return extras


QUEST = 80.0
"""Worth of completing the quest."""
WAY, FARTHEST = 1.0, 20
"""Worth of a step of the bearer towards Mount Doom; cap on the steps that count."""
BAR, N_BARS = 3.0, 2
"""Worth of standing on an entry for a piece that beats the bearer; number of pieces drawn to the entries."""


def add_quest(assessment: Assessment) -> None:
    """While the Ring is open: draw the own bearer to Mount Doom, or own pieces that stop the enemy's to its entries."""
    quest, seen = assessment.fights.rules.quest, assessment.seen
    if quest is None or seen.ring != "open":
        return
    entries = [padded(name) for name in assessment.fights.near[seen.mount_doom]]
    steps = np.full((len(entries), SIZE), FAR, np.int16)
    closed = np.zeros(SIZE, np.int8)
    closed[assessment.position.square[: len(assessment.own)][~assessment.duels.mobile[assessment.kind]]] = 1
    write_distances(
        assessment.position.board, np.array(entries, np.int16), closed, steps, np.zeros(SIZE, np.int16)
    )
    bearer = assessment.duels.index[quest.bearer]
    if is_bearers_side(assessment.fights.under, assessment.seat):
        way = np.minimum(steps.min(axis=0), FARTHEST)
        for piece in np.flatnonzero(assessment.kind == bearer):
            assessment.position.place[piece] = -WAY * way
        return
    stops = assessment.duels.wins[bearer, assessment.kind] == 0
    stops &= assessment.duels.mobile[assessment.kind] & (assessment.worth < assessment.style.bearer)
    for entry in range(len(entries)):
        near = steps[entry, assessment.position.square[: len(assessment.own)]]
        for piece in np.argsort(np.where(stops, near, FAR), kind="stable")[: N_BARS // 2]:
            pull = BAR - 0.4 * np.minimum(steps[entry], FARTHEST)
            assessment.position.place[piece] += pull.astype(np.float32)


def quest_extras(assessment: Assessment, legal: Sequence[LegalAction]) -> np.ndarray:
    """What a standard move is worth by the quest it completes: float64[moves]."""
    doom = assessment.seen.mount_doom
    return np.array([QUEST if doom and action.path[-1] == doom else 0.0 for action in legal])
