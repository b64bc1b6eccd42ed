"""Chance that an enemy passes a gate, a square beside what is guarded, before a defender can answer it (see guard.py)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ._jit import kernel
from .distances import UNREACHABLE, moves_from, write_distances, write_runs

WALK, DIG, RUN = 0, 1, 2
"""Ways in which an enemy comes: one step a move, through what never moves, along free lines."""
N_WAYS = 3
DEFENCE, QUEUE, ATTACK = 3, 4, 5
"""Rows of the working memory after those of the ways: distances of the defenders, the queue of the floods, distances of attackers."""
N_ROWS = 6
HOLDS, DELAY = 0, 1
"""Rows of `holds`: chance that a defender is not removed before it is needed, and the moves that removing it takes."""
UNKNOWN = -1.0
"""In HOLDS: not yet computed."""
OPEN, WALL = 0, 1
"""Kinds of gates: one that can be entered, and one that something of ours closes, which is passed by digging only."""


class GateThreat(NamedTuple):
    """The gates to one thing, and which enemies may pass them, for m enemies.

    gates: int16[gates, 2], square and OPEN or WALL. pass_chance: float64[ways, m], that an enemy beside the gate goes through it in a
    way. beats_blocker: float64[ways, m, kinds], that it takes an own kind that stands on the gate. capture_chance: float64[ways, m, kinds],
    that an own kind takes it afterwards. block_value: float64[ways, m, kinds], share of the danger that an own kind removes by standing on
    the gate first. block_holds: chance that a blocker that is not beaten stays. approach_decay: factor on the chance for each move that the
    enemy is farther away. late_slack: a defender counts nothing that comes later than late_slack times the moves that the enemy needs.
    late_share: share that counts of one that comes late. reach: squares that a runner moves at most. removal_chance: float64[m, n], that an
    enemy beside a defender removes it; all 0: defenders are taken to hold. removal_decay: factor on that for each move farther away.
    """

    gates: np.ndarray
    pass_chance: np.ndarray
    beats_blocker: np.ndarray
    capture_chance: np.ndarray
    block_value: np.ndarray
    block_holds: float
    approach_decay: float
    late_slack: float
    late_share: float
    reach: int
    removal_chance: np.ndarray
    removal_decay: float


@kernel
def timeliness(late: int, away: int, late_slack: float, late_share: float) -> float:
    """Share that counts of a defender that comes `late` moves too late for an enemy that needs `away` moves."""
    if late <= 0:
        return 1.0
    return late_share * max(0.0, 1.0 - late / (late_slack * away)) if away > 0 else 0.0


@kernel
def write_hold(tables, threat, i: int, enemies, defenders, closed, holds, work) -> None:
    """Write the chance that defender i is not removed, and how many moves the likeliest removal takes."""
    holds[HOLDS, i], holds[DELAY, i] = 1.0, 0.0
    if not threat.removal_chance[:, i].any():
        return
    write_distances(tables, closed[WALK], int(defenders[i]), work[ATTACK], work[QUEUE])
    for enemy in range(len(enemies)):
        if int(enemies[enemy]) >= 0 and threat.removal_chance[enemy, i] > 0.0:
            moves = moves_from(tables, work[ATTACK], int(enemies[enemy]))
            stays = 1.0 - threat.removal_chance[enemy, i] * threat.removal_decay ** (moves - 1)
            if stays < holds[HOLDS, i]:
                holds[HOLDS, i], holds[DELAY, i] = stays, moves


@kernel
def answer_chance(tables, threat, way: int, enemy: int, away: int, i: int, square: int, kind: int, steps) -> float:
    """Chance that a defender that is not removed takes an enemy `away` moves from a gate, or bars its way. steps: to the gate."""
    late = moves_from(tables, steps, square) - away
    captures, blocks = threat.capture_chance[way, enemy, kind], threat.block_value[way, enemy, kind]
    return max(
        captures * timeliness(late, away, threat.late_slack, threat.late_share),
        blocks * timeliness(late + 1, away, threat.late_slack, threat.late_share),
    )


@kernel
def defence_chance(
    tables, threat, way: int, enemy: int, gate: int, away: int, enemies, defenders, kinds, closed, holds, work
) -> float:
    """Chance that the best defender takes an enemy that has passed a gate, or stands on it before; or, where the best one may be removed
    first, the next best one."""
    best, first = 0.0, -1
    for i in range(len(defenders)):
        square, kind = int(defenders[i]), int(kinds[i])
        if square < 0 or square == gate:
            continue
        answer = answer_chance(tables, threat, way, enemy, away, i, square, kind, work[DEFENCE])
        if answer > best:
            if holds[HOLDS, i] == UNKNOWN:
                write_hold(tables, threat, i, enemies, defenders, closed, holds, work)
            if answer * holds[HOLDS, i] > best:
                best, first = answer * holds[HOLDS, i], i
    if first < 0 or holds[HOLDS, first] == 1.0:
        return best
    later, next_best = away + int(holds[DELAY, first]), 0.0
    for i in range(len(defenders)):
        square, kind = int(defenders[i]), int(kinds[i])
        if i == first or square < 0 or square == gate:
            continue
        answer = answer_chance(tables, threat, way, enemy, later, i, square, kind, work[DEFENCE])
        if answer > next_best:
            if holds[HOLDS, i] == UNKNOWN:
                write_hold(tables, threat, i, enemies, defenders, closed, holds, work)
            next_best = max(next_best, answer * holds[HOLDS, i])
    return best + (1.0 - holds[HOLDS, first]) * next_best


@kernel
def write_gate_distances(tables, threat, gate: int, is_open: bool, closed, work) -> None:
    """Write the distances to a gate, by way and of the defenders, into work."""
    write_distances(tables, closed[1], gate, work[DIG], work[QUEUE])
    write_distances(tables, closed[2], gate, work[DEFENCE], work[QUEUE])
    if is_open:
        write_distances(tables, closed[0], gate, work[WALK], work[QUEUE])
        write_runs(tables, closed[2], gate, threat.reach, work[RUN], work[QUEUE])


@kernel
def kind_on(square: int, pieces, kinds) -> int:
    """Kind of the piece that stands on a square, -1 for none. pieces: int16[n] squares."""
    found = -1
    for i in range(len(pieces)):
        if int(pieces[i]) == square:
            found = int(kinds[i])
    return found


@kernel
def unanswered_chance(
    tables, threat, way: int, enemy: int, gate: int, blocker: int, enemies, defenders, kinds, closed, holds, work
) -> float:
    """Chance that an enemy passes one gate in one way and no defender answers. blocker: kind on the gate, -1 for none."""
    square = int(enemies[enemy])
    if square == gate:
        away = 0
    elif way == RUN:
        away = int(work[RUN, square])
    else:
        away = moves_from(tables, work[way], square)
    if away >= UNREACHABLE:
        return 0.0
    chance = threat.pass_chance[way, enemy] * threat.approach_decay ** max(0, away - 1)
    if blocker >= 0:
        chance *= 1.0 - threat.block_holds * (1.0 - threat.beats_blocker[way, enemy, blocker])
    return chance * (
        1.0
        - defence_chance(
            tables, threat, way, enemy, gate, away, enemies, defenders, kinds, closed, holds, work
        )
    )


@kernel
def breach_chance(tables, threat, enemies, defenders, kinds, closed, holds, work) -> float:
    """Chance, from 0 to 1, that one of the enemies passes a gate unanswered.

    threat: a GateThreat. enemies: int16[m] squares; -1, as in defenders, for one that is no more. defenders, kinds: int16[n], squares and
    kinds. closed: int8[3, 256], to walkers, to diggers, and to defenders and runners. holds: float64[2, n] and work:
    int16[N_ROWS, 256], working memory.
    """
    safe = 1.0
    holds[HOLDS, :] = UNKNOWN
    for g in range(len(threat.gates)):
        gate, is_open = int(threat.gates[g, 0]), int(threat.gates[g, 1]) == OPEN
        write_gate_distances(tables, threat, gate, is_open, closed, work)
        blocker = kind_on(gate, defenders, kinds)
        for enemy in range(len(enemies)):
            square, passes = int(enemies[enemy]), 0.0
            for way in range(N_WAYS):
                if square >= 0 and threat.pass_chance[way, enemy] > 0.0 and (is_open or way == DIG):
                    passes += unanswered_chance(
                        tables, threat, way, enemy, gate, blocker, enemies, defenders, kinds, closed, holds, work
                    )
            safe *= 1.0 - passes
    return 1.0 - safe
