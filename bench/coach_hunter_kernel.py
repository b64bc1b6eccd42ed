"""The hunter compiled: it plays games on so much faster that a second judge confirms a planted mistake in seconds.

It weighs positions as `players/stratego/expectimax` does, in the style `opponents/partner.HUNTER`, and searches with the same kernels;
`tests/bench/test_coach_hunter.py` compares both. It knows games without powers, rescues and silent defence. Its chance draws other
numbers. What it takes enemies for comes from the compiled rule-based player (`coach_rules_kernel.py`).
"""

from __future__ import annotations

import math
from collections import namedtuple
from pathlib import Path

import coach_rules_kernel as rules

from gonfalon.games.stratego.compiling import kernels_of
from gonfalon.games.stratego.kernel.bits import draw, lowest
from gonfalon.games.stratego.kernel.layout import KIND_BITS, MOVED, OVER, SHOWN
from gonfalon.games.stratego.kernel.legal import write_actions
from gonfalon.games.stratego.kernel.movement import next_square, source_of
from gonfalon.games.stratego.kernel.turn import end_without_move
from gonfalon.players.stratego.expectimax import assessment, home, root
from gonfalon.players.stratego.expectimax.lookahead import FAR, SIZE, STRIDE, Position, look, write_distances
from gonfalon.players.stratego.knowledge.record import LATELY
from gonfalon.players.stratego.opponents.partner import HUNTER, MARGIN

kernel = kernels_of("bench-hunter", [Path(__file__), Path(rules.__file__)])

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


@kernel
def write_own_attacks(known, n_kinds: int, n: int, m: int, lead: float, quiet: float, desk, notes) -> None:
    """What the own attacks change (Assessment._own_attacks)."""
    for j in range(m):
        flag = 0.0
        for kind in range(n_kinds):
            flag += notes.chance[j, kind] if known.flag[kind] == 1 else 0.0
        prize = WIN if flag > CERTAIN else GUESS if lead > BEHIND else DESPERATE
        is_unknown = certainty(n_kinds, notes, j) < CERTAIN
        push = PUSH * quiet * (1.0 if lead > -10.0 else 0.3) if is_unknown else 0.0
        for i in range(n):
            kind, worth = int(desk.kind[i]), float(desk.worth[i])
            wins, ties, loses, won, tied, learned = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
            for other in range(n_kinds):
                chance, theirs = float(notes.chance[j, other]), float(desk.their_worth[other])
                wins += known.wins[kind, other] * chance
                ties += known.ties[kind, other] * chance
                loses += known.loses[kind, other] * chance
                won += known.wins[kind, other] * theirs * chance
                tied += known.ties[kind, other] * theirs * chance
                learned += known.loses[kind, other] * theirs * chance
            won = won * desk.raid[j] + (flag * prize if known.mobile[kind] == 1 else 0.0)
            tied = tied * desk.raid[j] - ties * worth * PRUDENT
            lost = loses * worth * PRUDENT - (LEARN * learned if is_unknown else 0.0)
            stealth, e = float(desk.stealth[i]), n + j
            desk.chance[0, i, e] = desk.chance[1, i, e] = wins
            desk.gain[1, i, e] = won / max(wins, 1e-6) + push
            desk.gain[0, i, e] = won / max(wins, 1e-6) - stealth + push
            desk.rest[1, i, e] = tied - lost
            desk.rest[0, i, e] = tied - lost - (loses + ties) * stealth
            desk.wins[i, j], desk.ties[i, j], desk.loses[i, j] = wins, ties, loses
            desk.reckless[i, j] = 1 if loses > BOLD and worth > CHEAP else 0
            desk.expected[i, j] = wins * desk.gain[0, i, e] + desk.rest[0, i, e]
            if wins + ties + loses <= 0.0:
                desk.expected[i, j] = -99.0


@kernel
def write_hidden_gain(state, known, n_kinds: int, n: int, desk) -> None:
    """What an enemy expects of attacking a hidden piece, by kind and whether it has moved (Assessment._their_expected_gain)."""
    for movers in range(2):
        total = 0.0
        for kind in range(n_kinds):
            desk.keys[kind] = 0.0
        for i in range(n):
            kind = int(desk.kind[i])
            is_mobile = known.mobile[kind] == 1
            if int(state["flag"][int(desk.own[i])]) & SHOWN == 0 and (is_mobile or movers == 0):
                desk.keys[kind] += 1.0 if is_mobile else 1.5
                total += 1.0 if is_mobile else 1.5
        total = max(1.0, total)
        for attacker in range(n_kinds):
            gain = 0.0
            for kind in range(n_kinds):
                share = desk.keys[kind] / total
                value = 20.0 if known.flag[kind] == 1 else desk.own_worth[kind]
                gain += (known.wins[attacker, kind] + known.ties[attacker, kind]) * value * share
                paid = known.loses[attacker, kind] + known.ties[attacker, kind]
                gain -= paid * share * desk.their_worth[attacker]
            desk.hidden_gain[movers, attacker] = gain


@kernel
def write_their_attacks(state, known, n_kinds: int, n: int, m: int, desk, notes) -> None:
    """What the enemy's attacks change (Assessment._their_attacks)."""
    for i in range(n):
        kind, worth = int(desk.kind[i]), float(desk.worth[i])
        has_moved = 1 if int(state["flag"][int(desk.own[i])]) & (MOVED | SHOWN) != 0 else 0
        for shown in range(2):
            stake = worth + (0.0 if shown == 1 else desk.stealth[i])
            for attacker in range(n_kinds):
                if shown == 1:
                    is_dear = known.ties[attacker, kind] > 0.0 and desk.their_worth[attacker] > worth
                    desk.keys[attacker] = 0.3 if is_dear else 1.0
                else:
                    hope = desk.hidden_gain[has_moved, attacker]
                    will = min(0.95, max(0.15, 1.0 / (1.0 + math.exp(-(hope + 0.5) / 1.5))))
                    desk.keys[attacker] = max(will, VITAL) if desk.vital[i] == 1 else will
            for j in range(m):
                win, both, exchanged = 0.0, 0.0, 0.0
                for attacker in range(n_kinds):
                    chance = notes.chance[j, attacker] * desk.keys[attacker]
                    win += chance * known.wins[attacker, kind]
                    both += chance * known.ties[attacker, kind]
                    exchanged += chance * known.ties[attacker, kind] * desk.their_worth[attacker]
                desk.chance[shown, n + j, i] = win
                desk.gain[shown, n + j, i] = -stake
                desk.rest[shown, n + j, i] = min(0.0, exchanged - both * stake)


@kernel
def write_pieces(state, known, player: int, n_kinds: int, n: int, m: int, seen, desk, notes) -> None:
    """The board and its pieces as the look-ahead takes them (Assessment._position)."""
    for square in range(SIZE):
        desk.board[square] = known.empty[square]
    for number in range(len(desk.at)):
        desk.at[number] = -1
    for k in range(n + m):
        square = int(desk.own[k]) if k < n else int(notes.squares[k - n])
        flags = int(state["flag"][square])
        desk.at[int(state["id"][square])] = k
        desk.square[k] = padded(square)
        desk.board[padded(square)] = k
        desk.side[k], desk.shown[k], desk.final[k] = 0, 0, 0
        if k < n:
            kind = int(desk.kind[k])
            desk.reach[k], desk.mobile[k] = min(int(known.reach[kind]), SIZE), int(known.mobile[kind])
            desk.shown[k], desk.final[k] = 1 if flags & SHOWN != 0 else 0, int(known.flag[kind])
            continue
        desk.side[k] = 1
        likeliest, movable, flag = 0, 0.0, 0.0
        for kind in range(n_kinds):
            chance = float(notes.chance[k - n, kind])
            likeliest = kind if chance > notes.chance[k - n, likeliest] else likeliest
            movable += chance if known.mobile[kind] == 1 else 0.0
            flag += chance if known.flag[kind] == 1 else 0.0
        if notes.chance[k - n, likeliest] > CERTAIN:
            desk.reach[k] = min(int(known.reach[likeliest]), SIZE)
            desk.mobile[k] = int(known.mobile[likeliest])
        else:
            desk.reach[k] = 1 if movable > LEAST_MOBILE else 0
            desk.mobile[k] = 1 if flags & MOVED != 0 else 0
        desk.final[k] = 1 if flag > CERTAIN else 0
    for side in range(2):
        mover = player if side == 0 else 1 - player
        n_turns = min(int(seen.n_past[mover]), known.limit)
        for k in range(n_turns):
            place = PAST - n_turns + k
            piece = int(seen.past[mover, place, 0])
            desk.turns[side, k, 0] = desk.at[piece]
            desk.turns[side, k, 1] = int(seen.past[mover, place, 1])
            desk.turns[side, k, 2] = int(seen.past[mover, place, 2])
        desk.n_turns[side] = n_turns


@kernel
def pull_on(tables, known, player: int, n: int, i: int, j: int, lead: float, desk) -> float:
    """The pull of an enemy on an own piece (Assessment._pull)."""
    value = 0.0
    if desk.reckless[i, j] == 0 and known.mobile[int(desk.kind[i])] == 1:
        value = float(desk.expected[i, j])
        if int(desk.shown[i]) == 1:
            value = desk.chance[1, i, n + j] * desk.gain[1, i, n + j] + desk.rest[1, i, n + j]
        is_sure = desk.loses[i, j] < 0.08 and (desk.ties[i, j] < 0.3 or desk.raid[j] > RAIDER)
        value = min(value, PREY) * (CHASE if is_sure else GAMBLE) if value > 0.3 else 0.0
    rows = int(tables["rows"])
    if lead < LEAD and rows_from_home(tables, player, int(desk.square[n + j])) >= rows // 2:
        value *= ROAM
    return value + 8.0 * desk.danger[j] * min(1.0, max(0.0, float(desk.wins[i, j] - desk.loses[i, j])))


@kernel
def write_places(tables, known, player: int, n: int, m: int, lead: float, quiet: float, desk) -> None:
    """What standing on a square is worth (Assessment._places)."""
    for square in range(SIZE):
        desk.closed[square] = 1 if int(desk.board[square]) >= n else 0
    for i in range(n):
        if known.mobile[int(desk.kind[i])] == 0:
            desk.closed[int(desk.square[i])] = 1
    for j in range(m):
        desk.starts[j] = desk.square[n + j]
        for square in range(SIZE):
            desk.place[n + j, square] = -HOME * desk.threat[j, square]
    write_distances(desk.board, desk.starts[:m], desk.closed, desk.steps, desk.queue)
    for i in range(n):
        for j in range(m):
            desk.keys[j] = pull_on(tables, known, player, n, i, j, lead, desk)
        eager = EAGER * (1.0 + 2.0 * quiet) * (1.0 if desk.worth[i] < 7.0 else 0.4)
        for square in range(SIZE):
            best, second = -1e9, -1e9
            for j in range(m):
                steps, near = int(desk.steps[j, square]), 0.0
                if steps < FAR:
                    near = desk.keys[j] * (0.8 / (2.0 + steps) + SLOPE * max(0, REACH - steps))
                if near > best:
                    best, second = near, best
                elif near > second:
                    second = near
            value = 0.0
            if m > 0:
                value = best + 0.15 * (second if m > 1 else 0.0)
            forward = min(rows_from_home(tables, player, square), int(tables["rows"]) - 3)
            desk.place[i, square] = value + eager * forward
    write_guards(known, n, m, desk)
    for i in range(n):
        if known.mobile[int(desk.kind[i])] == 0:
            for square in range(SIZE):
                desk.place[i, square] = 0.0


@kernel
def write_guards(known, n: int, m: int, desk) -> None:
    """Draw pieces to the own flag, and against each urgent enemy the nearest that beats it (home.guards)."""
    nearest = float(FAR)
    for square in range(SIZE):
        nearest = min(nearest, float(desk.way_home[square]))
    for i in range(n):
        kind = int(desk.kind[i])
        desk.free[i] = 1 if known.mobile[kind] == 1 and int(known.reach[kind]) == 1 else 0
        is_fit = desk.free[i] == 1 and LEAST_GUARD <= desk.worth[i] <= MOST_GUARD
        desk.keys[i] = desk.way_home[int(desk.square[i])] + 0.1 * desk.worth[i] if is_fit else float(FAR)
    for _ in range(N_GUARDS if nearest == 0.0 else 0):
        k = -1
        for i in range(n):
            if desk.keys[i] < FAR and (k < 0 or desk.keys[i] < desk.keys[k]):
                k = i
        if k < 0:
            break
        desk.keys[k] = float(FAR)
        for square in range(SIZE):
            far = min(float(FARTHEST), max(0.0, desk.way_home[square] - GUARD_STEPS))
            desk.place[k, square] -= STAY * far
    for j in range(m):
        desk.keys[j] = desk.urgency[j]
    for _ in range(N_THREATS):
        j = -1
        for other in range(m):
            if desk.keys[other] >= 0.0 and (j < 0 or desk.keys[other] > desk.keys[j]):
                j = other
        if j < 0:
            break
        desk.keys[j] = -1.0
        k, least = -1, 0.0
        for i in range(n):
            if desk.free[i] == 0 or desk.wins[i, j] + 0.5 * desk.ties[i, j] <= ABLE:
                continue
            far = desk.way_home[int(desk.square[i])] + 0.05 * desk.worth[i]
            if k < 0 or far < least:
                k, least = i, far
        if desk.urgency[j] < LEAST_URGENCY or k < 0:
            continue
        desk.free[k] = 0
        is_late = desk.way_home[int(desk.square[k])] > desk.arrival[j] - 2.0
        pull = GUARDING * min(1.0, desk.urgency[j] * 3.0) * (1.0 if is_late else IN_TIME)
        for square in range(SIZE):
            desk.place[k, square] -= pull * min(float(desk.way_home[square]), float(LONG_WAY))


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
        if int(state["phase"]) == OVER:
            return
        n_actions = write_actions(state, tables, notes.legal, notes.actions)
        if n_actions == 0:
            end_without_move(state, tables, notes.legal)
            return
        best = 0
        if n_actions > 1:
            weigh_moves(state, tables, judged, known, n_actions, NOISE, seen, desk, room, notes)
            for k in range(1, n_actions):
                best = k if desk.moves[k] > desk.moves[best] else best
        step(state, tables, int(notes.actions[best]), seen, notes)
