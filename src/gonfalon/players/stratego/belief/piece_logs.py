"""Log weights of what each hidden piece of the enemy may be, by itself: bounds from what was seen, deployment habits, behaviour."""

from __future__ import annotations

import math

import numpy as np

from gonfalon.games.stratego.observation import home_of

from ..kernel.assignments import MAX_KINDS
from ..knowledge.enemy import EnemyPieces
from ..knowledge.fights import NO_WAY
from ..knowledge.habits import Habits
from ..knowledge.quest import captors_of, enemy_bearer, seeks_mount_doom, steps_to_entries
from .behaviour import behaviour_logs

LEAST_SHARE = 1e-3
"""Least factor by which a square speaks against a kind."""
MOVED_BEARER_LOGS = (4.0, 3.5, 2.5, 1.5, 0.7)
"""Log weight that a hidden piece that has moved is the bearer, by steps to an entry (docs/decisions/0006-search-with-powers.md)."""
STILL_BEARER_LOGS = (1.5, 1.5, 1.5, 1.2, 1.0, 0.5)
"""The same of one that stands as deployed."""
CAPTOR_LOGS = (2.5, 3.5, 2.0, 0.7)
"""Log weight that a hidden enemy near an entry is a captor, by steps to it; habits and behaviour do not lower it."""
WALL_LOG = 1.5
"""The same that one that stands on an entry as deployed cannot move."""


def piece_logs(pieces: EnemyPieces, deployment: float, behaviour: float) -> np.ndarray:
    """float64[hidden + fallen, MAX_KINDS] log weights; -inf for what a piece cannot be. deployment, behaviour: as in Trusts.

    The last rows are pieces that have fallen, nobody knows for certain as what (EnemyPieces.n_fallen): anything but the flag.
    """
    pool = pieces.pool
    logs = np.full((len(pieces.hidden) + pieces.n_fallen, MAX_KINDS), -np.inf)
    for row, fits in enumerate(_fallen_candidates(pieces), start=len(pieces.hidden)):
        for name in fits:
            if name in pool:
                logs[row, pieces.index[name]] = 0.0
    zone = pieces.fights.rules.zones[pieces.enemy]
    prior = Habits(pieces.seen, zone, deployment) if deployment else None
    told = _behaviour_logs(pieces, behaviour) if behaviour else {}
    posted = posted_logs(pieces) if behaviour else {}
    for i, piece in enumerate(pieces.hidden):
        home = home_of(piece.id)
        for name in pieces.may_be(piece):
            value = told.get((piece.id, name), 0.0)
            if prior is not None and home is not None:
                value += math.log(max(LEAST_SHARE, prior.share(name, home)))
            if (log := posted.get((piece.id, name))) is not None:
                value = max(0.0, value) + log
            logs[i, pieces.index[name]] = value
        if not np.isfinite(logs[i]).any():
            for name in pool:
                logs[i, pieces.index[name]] = 0.0
    return logs


def _behaviour_logs(pieces: EnemyPieces, share: float) -> dict[tuple[int, str], float]:
    """(piece id, kind) -> log weight of what it did, that of the bearer near Mount Doom included."""
    told = behaviour_logs(pieces, share)
    bearer = enemy_bearer(pieces.fights.under, pieces.seen)
    for piece, log in bearer_logs(pieces).items():
        told[piece, bearer] = told.get((piece, bearer), 0.0) + log
    return told


def _fallen_candidates(pieces: EnemyPieces) -> list[set[str]]:
    """For each piece of the pool that has fallen the kinds it may be.

    Where pieces came back without being named, those named when they were lost are among them.
    """
    named = set(pieces.rescuable)
    rows = [named] * (sum(pieces.rescuable.values()) - len(pieces.returned))
    rows += [fits | named for fits in pieces.record.fallen_candidates()]
    if len(rows) == pieces.n_fallen:
        return rows
    return [{kind for kind in pieces.kinds if not pieces.fights.is_flag(kind)}] * pieces.n_fallen


def bearer_logs(pieces: EnemyPieces) -> dict[int, float]:
    """Id of a hidden enemy piece near Mount Doom -> log weight that it is the bearer; {} once the Ring is not open."""
    if not enemy_bearer(pieces.fights.under, pieces.seen):
        return {}
    steps, found = steps_to_entries(pieces.fights), {}
    for piece in pieces.hidden:
        logs = MOVED_BEARER_LOGS if piece.moved else STILL_BEARER_LOGS
        n = steps.get(piece.square, NO_WAY)
        if n < len(logs):
            found[piece.id] = logs[n]
    return found


def posted_logs(pieces: EnemyPieces) -> dict[tuple[int, str], float]:
    """(id, kind) -> log weight of hidden pieces near Mount Doom, while the own bearer may get there.

    A piece near an entry is likelier to be a captor. One that rests on an entry is likelier to be a kind the bearer cannot take.
    """
    fights, quest = pieces.fights, pieces.fights.rules.quest
    if quest is None or not seeks_mount_doom(fights.under, pieces.seen):
        return {}
    captors, steps = captors_of(fights.under), steps_to_entries(fights)
    walls = [kind for kind in quest.blind if fights.pieces[kind].reach == 0]
    found = {}
    for piece in pieces.hidden:
        n = steps.get(piece.square, NO_WAY)
        if n == 0 and not piece.moved:
            found |= {(piece.id, kind): WALL_LOG for kind in walls}
        elif n < len(CAPTOR_LOGS):
            found |= {(piece.id, kind): CAPTOR_LOGS[n] for kind in captors}
    return found
