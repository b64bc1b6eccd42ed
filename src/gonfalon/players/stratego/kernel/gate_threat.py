"""Chance that an enemy passes a gate before a defender can answer. A gate is a square beside what is guarded (terms/guard.py)."""

from __future__ import annotations

from collections import namedtuple

from gonfalon.games.stratego.kernel.movement import next_square

from . import kernel
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
AWAY, NEEDED, CHANCE = 0, 1, 2
"""Columns of `forks`, for a gate and a digger: its moves to the gate; moves after which a defender stands beside the gate; chance that it
comes and would be answered."""
N_FORK = 3
MOST_FORK_MOVES = 6
"""Moves from a gate up to which a digger is looked at."""
ANSWERS = 0.5
"""Chance to take the digger from which on a defender counts as able to answer it in a fork."""
REMOVAL_DECAY = 0.6
"""Factor on the chance that a defender is removed, for each move that its attacker is farther away."""
OPEN, WALL = 0, 1
"""Kinds of gates: one that can be entered, and one that something of ours closes, which is passed by digging only."""


GateThreat = namedtuple(
    "GateThreat",
    "gates pass_chance beats_blocker capture_chance block_value block_holds approach_decay late_slack"
    " late_share wait_chance reach removal_chance goal between",
)
"""The gates to one thing, and which enemies may pass them, for m enemies.

gates: int16[gates, 2], square and OPEN or WALL. pass_chance: float64[ways, m], that an enemy beside the gate goes through it in a
way. beats_blocker: float64[ways, m, kinds], that it takes an own kind that stands on the gate. capture_chance: float64[ways, m, kinds],
that an own kind takes it afterwards. block_value: float64[ways, m, kinds], share of the danger that an own kind removes by standing on
the gate first. block_holds: chance that a blocker that is not beaten stays. approach_decay: factor on the chance for each move that the
enemy is farther away. late_slack: a defender counts nothing that comes later than late_slack times the moves that the enemy needs.
late_share: share that counts of one that comes late. wait_chance: float64[ways], that an enemy beside a gate does not go through it in
a move: a defender that comes n moves late finds it there with the nth power. reach: squares that a runner moves at most.
removal_chance: float64[m, n], that an enemy beside a defender removes it; all 0: defenders are taken to hold.
goal: what is guarded, if a runner takes it over an empty gate in one move; -1: a runner stops at a gate. between: int16[256, 256],
steps between squares round what never moves; int16[0, 0]: an enemy is met at a gate only, and forks are not looked for.
"""


Pieces = namedtuple("Pieces", "enemies defenders kinds closed holds forks work")
"""Who stands where, and working memory.

enemies: int16[m] squares; -1, as in defenders, for one that is no more. defenders, kinds: int16[n], squares and kinds. closed:
int8[3, 256], to walkers, to diggers, and to defenders and runners. holds: float64[2, n]. forks: float64[gates, m, N_FORK].
work: int16[N_ROWS, 256].
"""


@kernel
def timeliness(late: int, away: int, late_slack: float, late_share: float, wait_chance: float) -> float:
    """Share that counts of a defender that comes `late` moves too late for an enemy that needs `away` moves."""
    if late <= 0:
        return 1.0
    share = late_share * max(0.0, 1.0 - late / (late_slack * away)) if away > 0 else 0.0
    return max(share, wait_chance**late)


@kernel
def write_hold(tables, threat, pieces, i: int) -> None:
    """Write the chance that defender i is not removed, and how many moves the likeliest removal takes."""
    holds, work = pieces.holds, pieces.work
    holds[HOLDS, i], holds[DELAY, i] = 1.0, 0.0
    if not threat.removal_chance[:, i].any():
        return
    write_distances(tables, pieces.closed[WALK], int(pieces.defenders[i]), work[ATTACK], work[QUEUE])
    for enemy in range(len(pieces.enemies)):
        if int(pieces.enemies[enemy]) >= 0 and threat.removal_chance[enemy, i] > 0.0:
            moves = moves_from(tables, work[ATTACK], int(pieces.enemies[enemy]))
            stays = 1.0 - threat.removal_chance[enemy, i] * REMOVAL_DECAY ** (moves - 1)
            if stays < holds[HOLDS, i]:
                holds[HOLDS, i], holds[DELAY, i] = stays, moves


@kernel
def late_before_gate(tables, threat, pieces, way: int, enemy: int, gate: int, away: int, i: int) -> int:
    """Moves by which defender i is late at the square from which an enemy enters a gate, whichever that is."""
    late, stands, steps = -UNREACHABLE, int(pieces.enemies[enemy]), pieces.work[way]
    for direction in range(4):
        before = next_square(tables, gate, direction)
        if before >= 0 and int(steps[before]) == 1 and (away > 2 or is_beside(tables, before, stands)):
            late = max(late, int(threat.between[before, int(pieces.defenders[i])]) - (away - 1))
    return late if late > -UNREACHABLE else UNREACHABLE


@kernel
def is_beside(tables, square: int, other: int) -> bool:
    """Are two squares neighbours?"""
    found = False
    for direction in range(4):
        found = found or next_square(tables, square, direction) == other
    return found


@kernel
def answer_chance(
    tables, threat, pieces, way: int, enemy: int, gate: int, away: int, i: int, delay: int
) -> float:
    """Chance that defender i takes an enemy `away` moves from a gate, or bars its way, if it is not removed.

    delay: moves that the enemy's side takes first.
    """
    kind = int(pieces.kinds[i])
    late = moves_from(tables, pieces.work[DEFENCE], int(pieces.defenders[i])) - away
    if len(threat.between) > 0 and way != RUN and away > 1:
        late = min(late, late_before_gate(tables, threat, pieces, way, enemy, gate, away, i))
    late -= delay
    captures, blocks = threat.capture_chance[way, enemy, kind], threat.block_value[way, enemy, kind]
    return max(
        captures * timeliness(late, away, threat.late_slack, threat.late_share, threat.wait_chance[way]),
        blocks * timeliness(late + 1, away, threat.late_slack, threat.late_share, 0.0),
    )


@kernel
def best_defence(
    tables, threat, pieces, way: int, enemy: int, gate: int, away: int, without: int, delay: int
) -> tuple[float, int]:
    """Chance that the best defender but one answers and is not removed before, and which it is (-1: none). delay: as in answer_chance."""
    best, first = 0.0, -1
    for i in range(len(pieces.defenders)):
        square = int(pieces.defenders[i])
        if i == without or square < 0 or square == gate:
            continue
        answer = answer_chance(tables, threat, pieces, way, enemy, gate, away, i, delay)
        if answer > best:
            if pieces.holds[HOLDS, i] == UNKNOWN:
                write_hold(tables, threat, pieces, i)
            if answer * pieces.holds[HOLDS, i] > best:
                best, first = answer * pieces.holds[HOLDS, i], i
    return best, first


@kernel
def defence_chance(tables, threat, pieces, way: int, enemy: int, gate: int, away: int) -> float:
    """Chance that the best defender takes an enemy that has passed a gate, or stands on it before; or, where the best one may be removed
    first, the next best one."""
    best, first = best_defence(tables, threat, pieces, way, enemy, gate, away, -1, 0)
    if first < 0 or pieces.holds[HOLDS, first] == 1.0:
        return best
    delay = int(pieces.holds[DELAY, first])
    next_best, _ = best_defence(tables, threat, pieces, way, enemy, gate, away, first, delay)
    return best + (1.0 - pieces.holds[HOLDS, first]) * next_best


@kernel
def write_gate_distances(tables, threat, gate: int, is_open: bool, closed, work) -> None:
    """Write the distances to a gate, by way and of the defenders, into work."""
    write_distances(tables, closed[DIG], gate, work[DIG], work[QUEUE])
    write_distances(tables, closed[RUN], gate, work[DEFENCE], work[QUEUE])
    if not is_open:
        return
    write_distances(tables, closed[WALK], gate, work[WALK], work[QUEUE])
    if threat.goal < 0 or int(closed[RUN, gate]) != 0:
        write_runs(tables, closed[RUN], gate, -1, threat.reach, work[RUN], work[QUEUE])
        return
    write_runs(tables, closed[RUN], threat.goal, gate, threat.reach, work[RUN], work[QUEUE])
    for square in range(256):
        if 0 < int(work[RUN, square]) < UNREACHABLE:
            work[RUN, square] -= 1


@kernel
def kind_on(square: int, pieces, kinds) -> int:
    """Kind of the piece that stands on a square, -1 for none. pieces: int16[n] squares."""
    found = -1
    for i in range(len(pieces)):
        if int(pieces[i]) == square:
            found = int(kinds[i])
    return found


@kernel
def moves_to_gate(tables, pieces, way: int, enemy: int, gate: int) -> int:
    """Moves of an enemy to a gate in one way, given the distances to the gate."""
    square = int(pieces.enemies[enemy])
    if square == gate:
        return 0
    return int(pieces.work[RUN, square]) if way == RUN else moves_from(tables, pieces.work[way], square)


@kernel
def unanswered_chance(tables, threat, pieces, way: int, enemy: int, gate: int, blocker: int) -> float:
    """Chance that an enemy passes one gate in one way and no defender answers. blocker: kind on the gate, -1 for none."""
    away = moves_to_gate(tables, pieces, way, enemy, gate)
    if away >= UNREACHABLE:
        return 0.0
    chance = threat.pass_chance[way, enemy] * threat.approach_decay ** max(0, away - 1)
    if blocker >= 0:
        chance *= 1.0 - threat.block_holds * (1.0 - threat.beats_blocker[way, enemy, blocker])
    return chance * (1.0 - defence_chance(tables, threat, pieces, way, enemy, gate, away))


@kernel
def write_fork(tables, threat, pieces, enemy: int, g: int) -> None:
    """Write what a digger needs to pass a gate and what its defender needs to answer there, for `fork_chance`."""
    fork, gate = pieces.forks[g, enemy], int(threat.gates[g, 0])
    away = moves_to_gate(tables, pieces, DIG, enemy, gate)
    fork[AWAY], fork[NEEDED], fork[CHANCE] = away, UNREACHABLE, 0.0
    if away == 0 or away > MOST_FORK_MOVES:
        return
    for i in range(len(pieces.defenders)):
        square = int(pieces.defenders[i])
        if square < 0:
            continue
        captures = threat.capture_chance[DIG, enemy, int(pieces.kinds[i])]
        if captures < ANSWERS:
            continue
        if away > 1 and late_before_gate(tables, threat, pieces, DIG, enemy, gate, away, i) <= 0:
            fork[NEEDED], fork[CHANCE] = 0, 0.0
            return
        needed = max(0, moves_from(tables, pieces.work[DEFENCE], square) - 1)
        if needed < fork[NEEDED]:
            fork[NEEDED] = needed
            fork[CHANCE] = captures * threat.pass_chance[DIG, enemy] * threat.approach_decay ** (away - 1)


@kernel
def fork_chance(threat, forks, first: int, second: int) -> float:
    """Chance that a digger comes between two gates that are answered one by one, and not both. forks: float64[gates, N_FORK]."""
    a, b = int(threat.gates[first, 0]), int(threat.gates[second, 0])
    away = int(forks[first, AWAY])
    if abs((a >> 4) - (b >> 4)) != 1 or abs((a & 15) - (b & 15)) != 1 or away != int(forks[second, AWAY]):
        return 0.0
    needed = forks[first, NEEDED], forks[second, NEEDED]
    late = int(needed[0] + needed[1]) - (away - 1)
    if late <= 0 or max(needed[0], needed[1]) > away - 1:
        return 0.0
    chance = min(forks[first, CHANCE], forks[second, CHANCE])
    return chance * (1.0 - timeliness(late, away, threat.late_slack, threat.late_share, 0.0))


@kernel
def breach_chance(tables, threat, pieces) -> float:
    """Chance, from 0 to 1, that one of the enemies passes a gate unanswered. threat: a GateThreat. pieces: Pieces."""
    safe, n_gates, looks_for_forks = 1.0, len(threat.gates), len(threat.between) > 0
    pieces.holds[HOLDS, :] = UNKNOWN
    for g in range(n_gates):
        gate, is_open = int(threat.gates[g, 0]), int(threat.gates[g, 1]) == OPEN
        write_gate_distances(tables, threat, gate, is_open, pieces.closed, pieces.work)
        blocker = kind_on(gate, pieces.defenders, pieces.kinds)
        for enemy in range(len(pieces.enemies)):
            square, passes = int(pieces.enemies[enemy]), 0.0
            for way in range(N_WAYS):
                if square >= 0 and threat.pass_chance[way, enemy] > 0.0 and (is_open or way == DIG):
                    passes += unanswered_chance(tables, threat, pieces, way, enemy, gate, blocker)
            safe *= 1.0 - passes
            if looks_for_forks:
                pieces.forks[g, enemy, AWAY] = UNREACHABLE
                if square >= 0 and threat.pass_chance[DIG, enemy] > 0.0:
                    write_fork(tables, threat, pieces, enemy, g)
    if looks_for_forks:
        for enemy in range(len(pieces.enemies)):
            for first in range(n_gates):
                for second in range(first):
                    safe *= 1.0 - fork_chance(threat, pieces.forks[:, enemy], first, second)
    return 1.0 - safe
