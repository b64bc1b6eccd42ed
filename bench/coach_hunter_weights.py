"""What the compiled hunter weighs by: what enemies may be, worths, and the threat to the own flag (`coach_hunter_kernel.py`)."""

from __future__ import annotations

from collections import namedtuple
from pathlib import Path

from gonfalon.games.stratego.compiling import kernels_of
from gonfalon.games.stratego.kernel.bits import lowest
from gonfalon.games.stratego.kernel.layout import KIND_BITS, MOVED, SHOWN
from gonfalon.games.stratego.kernel.movement import next_square
from gonfalon.players.stratego.expectimax import assessment, home, root
from gonfalon.players.stratego.expectimax.lookahead import FAR, SIZE, STRIDE, write_distances
from gonfalon.players.stratego.opponents.partner import HUNTER

SOURCES = sorted(Path(__file__).parent.glob("coach_*.py"))
"""Whoever changes one of them compiles all anew."""
kernel = kernels_of("bench-hunter", SOURCES)

MOST = 40
"""Pieces of a side."""
PAST = 16
"""Turns of each side that are remembered for the two-square rule."""
NEVER, CAME, LEFT = 0, 1, 2
"""What an enemy's piece did last beside a shown piece of a kind."""
STYLE_NODES, STYLE_DEPTH = HUNTER.nodes, HUNTER.depth
HIDE, HIDE_TOP, CHASE, GAMBLE, BOLD = HUNTER.hide, HUNTER.hide_top, HUNTER.chase, HUNTER.gamble, HUNTER.bold
CHEAP, LEARN, EAGER, REST, PUSH = HUNTER.cheap, HUNTER.learn, HUNTER.eager, HUNTER.rest, HUNTER.push
HOME, PRUDENT, RAID, HOME_GUARD = HUNTER.home, HUNTER.prudent, HUNTER.raid, HUNTER.home_guard
GUARDING, STAY, ROAM, LEAD = HUNTER.guard, HUNTER.stay, HUNTER.roam, HUNTER.lead
FLAG, WIN, GUESS, DESPERATE = assessment.FLAG, assessment.WIN, assessment.GUESS, assessment.DESPERATE
BEHIND, CERTAIN, SLOPE, REACH, PREY = (
    assessment.BEHIND,
    assessment.CERTAIN,
    assessment.SLOPE,
    assessment.REACH,
    assessment.PREY,
)
QUIET, PATIENCE, VITAL, RAIDER = assessment.QUIET, assessment.PATIENCE, assessment.VITAL, assessment.RAIDER
SAPPER_STEPS, SAPPER_FACTOR = assessment.SAPPER_STEPS, assessment.SAPPER_FACTOR
APPROACH_FACTOR, RETREAT_FACTOR = assessment.APPROACH_FACTOR, assessment.RETREAT_FACTOR
LEAST_MOBILE, TOP = assessment.LEAST_MOBILE, assessment.TOP
OWN_ROWS, RAID_WORTH, GATE, HOME_STEPS = home.OWN_ROWS, home.RAID_WORTH, home.GATE, home.HOME_STEPS
LEAST_GUARD, MOST_GUARD = home.GUARD
N_GUARDS, GUARD_STEPS, FARTHEST, HASTE = home.N_GUARDS, home.GUARD_STEPS, home.FARTHEST, home.HASTE
N_THREATS, LEAST_URGENCY, ABLE = home.N_THREATS, home.LEAST_URGENCY, home.ABLE
IN_TIME, LONG_WAY = home.IN_TIME, home.LONG_WAY
FIRST_DEPTH, NOISE, RAIDED, VISIT, RECKLESS = (
    root.FIRST_DEPTH,
    root.NOISE,
    root.RAIDED,
    root.VISIT,
    root.RECKLESS,
)

Known = namedtuple("Known", "wins ties loses mobile bomb flag reach empty limit")
"""What the hunter knows of a ruleset. wins, ties, loses: float64[attacker, defender], as `fights.Duels`. mobile, bomb, flag: int8[kinds].
reach: int64[kinds]. empty: int16[SIZE], the padded board without pieces. limit: crossings the two-square rule allows.
"""
Seen = namedtuple("Seen", "met past n_past")
"""What both players remember. met: int8[player, id, kind], what the enemy's piece of that id did last beside a shown piece of that kind.
past: int64[player, PAST, 3], id and padded squares of its last turns, the latest last; n_past: int64[player].
"""
Desk = namedtuple(
    "Desk",
    "own kind at own_worth their_worth worth stealth hidden_gain wins ties loses expected reckless vital threat danger raid urgency arrival"
    " way way_home board square side reach mobile shown final chance gain rest place turns n_turns steps closed starts queue roots extras"
    " ordered further order moves values keys free budget",
)
"""Working memory of a hunter's decision; arrays as `Assessment`, `Home` and `Position` have them. own: int64[MOST] squares. at:
int16[256], id -> piece. hidden_gain: float64[2, kinds], what an enemy expects of attacking a piece that has moved or not.
"""


@kernel
def padded(square: int) -> int:
    """The square with a rim round the board."""
    return ((square >> 4) + 1) * STRIDE + (square & 15) + 1


@kernel
def rows_from_home(tables, player: int, square: int) -> int:
    """How far a padded square lies from the player's edge."""
    row = square // STRIDE - 1
    return row if player == 0 else int(tables["rows"]) - 1 - row


@kernel
def list_own(state, tables, player: int, desk) -> int:
    """List the own pieces; how many."""
    n = 0
    for r in range(int(tables["rows"])):
        row = int(state["own"][player, r + 1])
        while row != 0:
            square = r * 16 + lowest(row)
            row &= row - 1
            desk.own[n] = square
            desk.kind[n] = (int(state["board"][square]) - 1) & KIND_BITS
            n += 1
    return n


@kernel
def certainty(n_kinds: int, notes, j: int) -> float:
    """The chance of what an enemy's piece is most likely."""
    best = 0.0
    for kind in range(n_kinds):
        best = max(best, float(notes.chance[j, kind]))
    return best


@kernel
def even_out(n_kinds: int, notes, j: int) -> None:
    """Let the chances of an enemy's piece add up to 1."""
    total = 0.0
    for kind in range(n_kinds):
        total += notes.chance[j, kind]
    for kind in range(n_kinds):
        notes.chance[j, kind] /= total


@kernel
def apply_behaviour(state, known, player: int, n_kinds: int, m: int, seen, notes) -> None:
    """An enemy that approached a shown piece probably beats it, one that left it probably loses (Assessment._apply_behaviour)."""
    for j in range(m):
        piece = int(state["id"][int(notes.squares[j])])
        if certainty(n_kinds, notes, j) > CERTAIN:
            continue
        total, has_met = 0.0, False
        for kind in range(n_kinds):
            weight = 1.0
            for other in range(n_kinds):
                did = int(seen.met[player, piece, other])
                if did == NEVER:
                    continue
                has_met = True
                if known.wins[kind, other] > 0.0:
                    weight *= APPROACH_FACTOR if did == CAME else 1.0 / APPROACH_FACTOR
                if known.wins[other, kind] > 0.0:
                    weight *= 1.0 / RETREAT_FACTOR if did == CAME else RETREAT_FACTOR
            notes.prey[kind, j] = weight
            total += notes.chance[j, kind] * weight
        if has_met and total > 0.0:
            for kind in range(n_kinds):
                notes.chance[j, kind] *= notes.prey[kind, j]
            even_out(n_kinds, notes, j)


@kernel
def suspect_sappers(state, known, n_kinds: int, n: int, m: int, desk, notes) -> None:
    """An unknown mover near the own flag is more likely to clear bombs (Assessment._suspect_sappers)."""
    flag, bombs = -1, 0
    for i in range(n):
        if known.flag[int(desk.kind[i])] == 1 and flag < 0:
            flag = int(desk.own[i])
        bombs += int(known.bomb[int(desk.kind[i])])
    if flag < 0 or bombs == 0:
        return
    for j in range(m):
        square = int(notes.squares[j])
        steps = abs((square >> 4) - (flag >> 4)) + abs((square & 15) - (flag & 15))
        if steps > SAPPER_STEPS or int(state["flag"][square]) & MOVED == 0:
            continue
        if certainty(n_kinds, notes, j) >= CERTAIN:
            continue
        for kind in range(n_kinds):
            if clears(known, n_kinds, n, kind, desk):
                notes.chance[j, kind] *= SAPPER_FACTOR
        even_out(n_kinds, notes, j)


@kernel
def clears(known, n_kinds: int, n: int, kind: int, desk) -> bool:
    """Does a kind take any of the bombs that stand on the own side?"""
    found = False
    for i in range(n):
        bomb = int(desk.kind[i])
        found = found or (known.bomb[bomb] == 1 and known.wins[kind, bomb] > 0.0)
    return found


@kernel
def quiet_of(state, tables, notes) -> float:
    """The share of the allowed quiet turns that has passed (Assessment._quiet)."""
    allowed = int(tables["quiet_draw"])
    quiet = min(int(state["quiet"]), allowed) if allowed > 0 else int(notes.quiet[0])
    allowed = allowed if allowed > 0 else QUIET
    return min(1.0, max(0.0, (quiet - PATIENCE) / (0.6 * allowed)))


@kernel
def weigh(state, known, n_kinds: int, n: int, desk, notes) -> float:
    """The worths of both sides and what being hidden is worth (Assessment._weigh); the lead."""
    lead, n_mobile = 0.0, 0
    for kind in range(n_kinds):
        is_flag = known.flag[kind] == 1
        desk.own_worth[kind] = FLAG if is_flag else notes.worth[0, kind]
        desk.their_worth[kind] = 0.0 if is_flag else notes.worth[1, kind]
        if known.mobile[kind] == 1:
            lead += desk.own_worth[kind] * int(notes.counts[0, kind])
            lead -= desk.their_worth[kind] * int(notes.counts[1, kind])
            n_mobile += 1 if int(notes.counts[0, kind]) > 0 else 0
        desk.keys[kind] = HIDE
    for _ in range(max(1, n_mobile // TOP)):
        best = -1
        for i in range(n):
            kind = int(desk.kind[i])
            if known.mobile[kind] == 0 or desk.keys[kind] == HIDE_TOP:
                continue
            if best < 0 or desk.own_worth[kind] > desk.own_worth[best]:
                best = kind
        if best >= 0:
            desk.keys[best] = HIDE_TOP
    for i in range(n):
        kind = int(desk.kind[i])
        desk.worth[i] = desk.own_worth[kind]
        is_hidden = known.mobile[kind] == 1 and int(state["flag"][int(desk.own[i])]) & SHOWN == 0
        desk.stealth[i] = desk.keys[kind] * desk.worth[i] if is_hidden else 0.0
    return lead


@kernel
def write_home(state, tables, known, player: int, n_kinds: int, n: int, m: int, desk, notes) -> bool:
    """The threat to the own flag (home.home_of); is an enemy in the own camp?"""
    raided, flag = False, -1
    for i in range(n):
        desk.vital[i] = 0
        if known.flag[int(desk.kind[i])] == 1 and flag < 0:
            flag = i
    for square in range(SIZE):
        desk.way_home[square] = desk.way[square] = float(FAR)
    if flag >= 0 and m > 0:
        write_ways(tables, known, n, flag, desk)
    for j in range(m):
        square = padded(int(notes.squares[j]))
        flags = int(state["flag"][int(notes.squares[j])])
        has_moved = flags & (MOVED | SHOWN) != 0
        inside = has_moved and rows_from_home(tables, player, square) < OWN_ROWS
        raided = raided or inside
        strength, mover, sapper = 0.0, 0.0, 0.0
        for kind in range(n_kinds):
            chance = float(notes.chance[j, kind])
            strength += chance * desk.their_worth[kind]
            mover += chance * int(known.mobile[kind])
            if chance > 0.0 and clears(known, n_kinds, n, kind, desk):
                sapper += chance
        desk.raid[j] = 1.0 + (RAID * min(1.0, strength / RAID_WORTH) if inside else 0.0)
        desk.danger[j], desk.urgency[j], desk.arrival[j] = 0.0, 0.0, float(FAR)
        for at in range(SIZE):
            desk.threat[j, at] = 0.0
        if flag < 0:
            continue
        home_square = padded(int(desk.own[flag]))
        if has_moved:
            for at in range(SIZE):
                around = abs(at // STRIDE - home_square // STRIDE) + abs(at % STRIDE - home_square % STRIDE)
                if around <= HOME_STEPS:
                    by_wall, by_gate = sapper / (1.0 + around), GATE * mover / (1.0 + desk.way[at])
                    desk.threat[j, at] = max(by_wall, by_gate)
        desk.danger[j] = desk.threat[j, square]
        desk.raid[j] += HOME_GUARD * desk.danger[j]
        by_gate = mover / (1.0 + HASTE * desk.way[square])
        by_wall = sapper / (1.0 + HASTE * (1.0 + desk.way_home[square]))
        desk.urgency[j] = max(by_gate, by_wall) if has_moved else 0.0
        desk.arrival[j] = desk.way[square] if by_gate >= by_wall else desk.way_home[square] + 1.0
    return raided


@kernel
def write_ways(tables, known, n: int, flag: int, desk) -> None:
    """The steps to the own flag, and what stands in their way (home._ways)."""
    for square in range(SIZE):
        desk.closed[square] = 0
    desk.vital[flag] = 1
    desk.starts[0] = padded(int(desk.own[flag]))
    write_distances(known.empty, desk.starts[:1], desk.closed, desk.steps, desk.queue)
    for square in range(SIZE):
        desk.way_home[square] = float(desk.steps[0, square])
    for i in range(n):
        if known.mobile[int(desk.kind[i])] == 1 or i == flag:
            continue
        desk.closed[padded(int(desk.own[i]))] = 1
        for direction in range(4):
            if next_square(tables, int(desk.own[flag]), direction) == int(desk.own[i]):
                desk.vital[i] = 1
    write_distances(known.empty, desk.starts[:1], desk.closed, desk.steps, desk.queue)
    for square in range(SIZE):
        desk.way[square] = min(float(FAR), float(desk.steps[0, square]))
