"""Defence of the own flag: its walls, the threat of each enemy, the pieces that guard it."""

from __future__ import annotations

from collections import namedtuple
from typing import Any, Protocol

import numpy as np

from gonfalon.games.stratego.observation import PieceView, StrategoObservation

from ..knowledge.fights import Duels, Fights
from .lookahead import FAR, SIZE, write_distances
from .tables import COLUMN, ROW, Style, empty_board, padded

OWN_ROWS = 4
"""Rows of the own camp."""
RAID_WORTH = 8.0
"""Worth from which an enemy in the own camp counts in full as a raider."""
GATE = 0.6
"""Threat of a mover on an open way to the flag; that of a piece that clears bombs, before the wall, is 1."""
HOME_STEPS = 8
"""Steps to the flag up to which an enemy threatens it."""
GUARD = (3.0, 11.0)
"""Least and most worth of a guard of the flag."""
N_GUARDS, GUARD_STEPS, FARTHEST = 2, 3, 12
"""Number of guards; steps from the flag within which they stay; cap on the steps beyond."""
HASTE = 0.35
"""Decay rate of an enemy's threat per step to the flag."""
N_THREATS, LEAST_URGENCY, ABLE = 3, 0.06, 0.6
"""Most enemies against which a guard is kept; least threat of such an enemy; least chance of beating it that a guard must have."""
IN_TIME, LONG_WAY = 0.3, 20
"""Share of the pull towards the flag for a piece that is near enough anyway; cap on the steps that count."""


Home = namedtuple("Home", "vital threat danger raid raided urgency arrival way_home")
"""vital: bool[own], the flag and its walls. threat: float64[enemies, SIZE], by the square on which the enemy would stand; danger:
float64[enemies], on its present square. raid: float64[enemies], factor on the worth of an enemy. raided: is any enemy in the own
camp? urgency: float64[enemies], how likely it comes; arrival: its steps to the flag. way_home: float64[SIZE], steps to the flag.
"""


class AssessmentView(Protocol):
    """The fields of assessment.Assessment that this module reads."""

    own: list[PieceView]
    enemies: list[PieceView]
    style: Style
    seen: StrategoObservation
    fights: Fights
    duels: Duels
    kind: Any
    chances: Any
    worth: Any
    their_worth: Any
    back: Any
    wins: Any
    ties: Any
    home: Home


def home_of(assessment: AssessmentView) -> Home:
    """Threats to the own flag, and factors that follow from them."""
    n, m, d = len(assessment.own), len(assessment.enemies), assessment.duels
    flags = np.flatnonzero(d.flag[assessment.kind])
    squares = np.array([padded(piece.square) for piece in assessment.enemies], int)
    moved = np.array([piece.moved or bool(piece.piece) for piece in assessment.enemies], bool)
    raid, raided = np.ones(m), False
    if m:
        inside = (assessment.back[squares] < OWN_ROWS) & moved
        raided = bool(inside.any())
        strength = np.minimum(1.0, (assessment.chances @ assessment.their_worth) / RAID_WORTH)
        raid = 1.0 + assessment.style.raid * inside * strength
    if not len(flags) or not m:
        none, far, nowhere = np.zeros(m), np.full(m, float(FAR)), np.full(SIZE, float(FAR))
        return Home(np.zeros(n, bool), np.zeros((m, SIZE)), none, raid, raided, none, far, nowhere)
    vital, way_home, way = _ways(assessment, int(flags[0]))
    bombs = sorted({int(k) for k in assessment.kind if d.bomb[k]})
    sapper = assessment.chances @ (d.wins[:, bombs].max(axis=1) if bombs else np.zeros(len(d.kinds)))
    mover = assessment.chances @ d.mobile
    flag = padded(assessment.own[flags[0]].square)
    around = np.abs(ROW - ROW[flag]) + np.abs(COLUMN - COLUMN[flag])
    by_wall = sapper[:, None] / (1.0 + around)
    by_gate = GATE * mover[:, None] / (1.0 + way)
    threat = np.maximum(by_wall, by_gate) * moved[:, None] * (around <= HOME_STEPS)
    danger = threat[np.arange(m), squares]
    raid = raid + assessment.style.home_guard * danger
    by_gate = mover / (1.0 + HASTE * way[squares])
    by_wall = sapper / (1.0 + HASTE * (1.0 + way_home[squares]))
    urgency = np.maximum(by_gate, by_wall) * moved
    arrival = np.where(by_gate >= by_wall, way[squares], way_home[squares] + 1.0)
    return Home(vital, threat, danger, raid, raided, urgency, arrival, way_home)


def _ways(assessment: AssessmentView, flag: int) -> tuple[Any, Any, Any]:
    """(the flag and its walls, steps to the flag across all squares, steps to it around immobile pieces)."""
    d, seen, name = assessment.duels, assessment.seen, assessment.own[flag].square
    at = {padded(piece.square): k for k, piece in enumerate(assessment.own)}
    near = [at[padded(beside)] for beside in assessment.fights.near[name] if padded(beside) in at]
    walls = [k for k in near if not d.mobile[assessment.kind[k]]]
    vital = np.zeros(len(assessment.own), bool)
    vital[[flag, *walls]] = True
    closed = np.zeros(SIZE, np.int8)
    closed[[s for s, k in at.items() if not d.mobile[assessment.kind[k]] and k != flag]] = 1
    steps = np.full((1, SIZE), FAR, np.int16)
    start, queue = np.array([padded(name)], np.int16), np.zeros(SIZE, np.int16)
    empty = empty_board(seen.rows, seen.columns, seen.obstacles)
    write_distances(empty, start, np.zeros(SIZE, np.int8), steps, queue)
    way_home = steps[0].astype(float)
    write_distances(empty, start, closed, steps, queue)
    return vital, way_home, np.minimum(FAR, steps[0].astype(float))


def guards(assessment: AssessmentView) -> Any:
    """float32[own, SIZE]: place values that draw N_GUARDS pieces to the flag, and against each urgent enemy the nearest that beats it."""
    home, style = assessment.home, assessment.style
    place = np.zeros((len(assessment.own), SIZE), np.float32)
    free = assessment.duels.mobile[assessment.kind] & (assessment.duels.reach[assessment.kind] == 1)
    squares = np.array([padded(piece.square) for piece in assessment.own], int)
    if not home.way_home.min():
        fit = free & (assessment.worth >= GUARD[0]) & (assessment.worth <= GUARD[1])
        near = np.argsort(np.where(fit, home.way_home[squares] + 0.1 * assessment.worth, FAR), kind="stable")
        for k in near[: min(N_GUARDS, int(fit.sum()))].tolist():
            place[k] -= style.stay * np.clip(home.way_home - GUARD_STEPS, 0, FARTHEST)
    for j in np.argsort(-home.urgency, kind="stable")[:N_THREATS].tolist():
        able = free & (assessment.wins[:, j] + 0.5 * assessment.ties[:, j] > ABLE)
        if home.urgency[j] < LEAST_URGENCY or not able.any():
            continue
        k = int(np.where(able, home.way_home[squares] + 0.05 * assessment.worth, FAR).argmin())
        free[k] = False
        late = home.way_home[squares[k]] > home.arrival[j] - 2
        pull = style.guard * min(1.0, home.urgency[j] * 3.0) * (1.0 if late else IN_TIME)
        place[k] -= pull * np.minimum(home.way_home, LONG_WAY)
    return place
