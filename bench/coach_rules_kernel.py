"""The rule-based player compiled: it plays games on so much faster that a mistake costs seconds to confirm.

It weighs moves as `players/stratego/opponents/judge.py` does, which `tests/bench/test_coach_rules.py` compares. It knows games
without powers, rescues and silent defence, where both pieces of a fight are named. Its chance draws other numbers.
"""

from __future__ import annotations

from collections import namedtuple
from pathlib import Path

from gonfalon.games.stratego.compiling import kernels_of
from gonfalon.games.stratego.kernel.bits import draw, lowest
from gonfalon.games.stratego.kernel.layout import (
    ATTACKER,
    BOTH,
    DEFENDER,
    KIND_BITS,
    MOVED,
    NEITHER,
    OVER,
    SHOWN,
)
from gonfalon.games.stratego.kernel.legal import write_actions
from gonfalon.games.stratego.kernel.movement import next_square, source_of
from gonfalon.games.stratego.kernel.turn import apply, end_without_move
from gonfalon.players.stratego.knowledge import fights as worths
from gonfalon.players.stratego.knowledge.record import LATELY, PATIENCE, PATIENT, QUIET
from gonfalon.players.stratego.opponents import judge as rules

kernel = kernels_of("bench-rules", [Path(__file__)])

WIN_FLAG, GUESS_FLAG, REVEAL, HOME_DANGER = rules.WIN_FLAG, rules.GUESS_FLAG, rules.REVEAL, rules.HOME_DANGER
PREY, FAR, NOISE = rules.PREY, rules.FAR, rules.NOISE
FLAG, IMMOBILE, STRONGEST, LONG_REACH = worths.FLAG, worths.IMMOBILE, worths.STRONGEST, worths.LONG_REACH
SAPPER, LAST_SAPPER, AMBUSH = worths.SAPPER, worths.LAST_SAPPER, worths.AMBUSH
N_ENEMIES = 128

Judged = namedtuple("Judged", "is_bomb is_sapper is_ambusher habit")
"""What the player knows of a ruleset. is_bomb, is_sapper: int8[kinds]. is_ambusher: int8[kinds, kinds], does the first take the second, a
much stronger one? habit: float64[2, kinds, 256], how likely the player's enemy deploys a kind on a square.
"""
Notes = namedtuple(
    "Notes",
    "legal actions counts worth squares chance sure expected prey steps queue left left_at quiet rng",
)
"""Working memory of one game.

counts: int64[2, kinds] that stand, worth: float64[2, kinds] of one; row 0 is the player's own, row 1 the enemy's.
squares: int64[N_ENEMIES] of the enemies. chance: float64[N_ENEMIES, kinds] of what they are; sure: int8[N_ENEMIES], is only one left?
expected, prey: float64[kinds, N_ENEMIES], what an attack gains, and how it draws. steps: int16[N_ENEMIES, 256] to each.
left: int32[2, LATELY, 2], square and id that each player's last moves left, -1 for none; left_at: int64[2], where the next goes.
quiet: int64[1], plies since the last fight. rng: int64[1].
"""


@kernel
def write_worths(tables, judged, notes) -> None:
    """What pieces are worth to both sides (Fights.worths)."""
    n = int(tables["n_kinds"])
    for side in range(2):
        own, other = notes.counts[side], notes.counts[1 - side]
        movers, bombs = 0, 0
        for kind in range(n):
            movers += int(other[kind]) if int(tables["reach"][kind]) > 0 else 0
            bombs += int(other[kind]) if judged.is_bomb[kind] == 1 else 0
        for kind in range(n):
            if int(tables["reach"][kind]) == 0:
                notes.worth[side, kind] = FLAG if int(tables["is_flag"][kind]) == 1 else IMMOBILE
                continue
            beaten, ambush = 0.0, 0.0
            for enemy in range(n):
                if int(tables["reach"][enemy]) == 0 or int(other[enemy]) == 0:
                    continue
                result = int(tables["result"][kind, enemy])
                beaten += float(other[enemy]) * (
                    1.0 if result == ATTACKER else 0.5 if result == BOTH else 0.0
                )
                ambush = AMBUSH if judged.is_ambusher[kind, enemy] == 1 else ambush
            share = beaten / max(1, movers)
            worth = 1.0 + (STRONGEST - 1.0) * share * share
            worth += LONG_REACH if int(tables["reach"][kind]) > 1 else 0.0
            if judged.is_sapper[kind] == 1 and bombs > 0:
                worth += SAPPER + LAST_SAPPER / max(1, int(own[kind]))
            notes.worth[side, kind] = max(worth, ambush)


@kernel
def list_enemies(state, tables, player: int, notes) -> int:
    """List the enemies and count both sides; how many. `chance` holds 1 for what is shown, else 0."""
    n = 0
    for kind in range(int(tables["n_kinds"])):
        notes.counts[0, kind] = notes.counts[1, kind] = 0
    for side in range(2):
        for r in range(int(tables["rows"])):
            row = int(state["own"][side, r + 1])
            while row != 0:
                square = r * 16 + lowest(row)
                row &= row - 1
                kind = (int(state["board"][square]) - 1) & KIND_BITS
                notes.counts[0 if side == player else 1, kind] += 1
                if side != player:
                    notes.squares[n] = square
                    for other in range(int(tables["n_kinds"])):
                        notes.chance[n, other] = 0.0
                    if int(state["flag"][square]) & SHOWN != 0:
                        notes.chance[n, kind] = 1.0
                    n += 1
    return n


@kernel
def write_chances(state, tables, judged, player: int, n: int, notes) -> None:
    """What the listed enemies are (enemy.Odds)."""
    kinds = int(tables["n_kinds"])
    moved, movers = 0.0, 0.0
    for kind in range(kinds):
        notes.expected[kind, 0] = float(
            notes.counts[1, kind]
        )  # for the moment: how many of the kind are hidden
    for i in range(n):
        square = int(notes.squares[i])
        if int(state["flag"][square]) & SHOWN != 0:
            notes.expected[(int(state["board"][square]) - 1) & KIND_BITS, 0] -= 1.0
        elif int(state["flag"][square]) & MOVED != 0:
            moved += 1.0
    for kind in range(kinds):
        movers += notes.expected[kind, 0] if int(tables["reach"][kind]) > 0 else 0.0
    keep = max(0.0, movers - moved) / movers if movers > 0 else 0.0
    rest = 1.0 + min(2.0, int(state["turn"]) / 150.0)
    for i in range(n):
        square, total, options = int(notes.squares[i]), 0.0, 0
        flag = int(state["flag"][square])
        if flag & SHOWN != 0:
            notes.sure[i] = 1
            continue
        has_moved = flag & MOVED != 0 or int(state["id"][square]) != square
        for kind in range(kinds):
            weight, moves = notes.expected[kind, 0], int(tables["reach"][kind]) > 0
            if has_moved:
                weight *= 1.0 if moves else 0.0
            else:
                weight *= judged.habit[player, kind, square] * (keep if moves else rest)
            notes.chance[i, kind] = weight
            total += weight
            options += 1 if weight > 0.0 else 0
        notes.sure[i] = 1 if options == 1 else 0
        for kind in range(kinds):
            notes.chance[i, kind] /= max(total, 1e-300)


@kernel
def gain(tables, notes, kind: int, defender: int, sure: bool) -> float:
    """What an attack gains if the defender is of that kind (Judge.gain)."""
    if int(tables["is_flag"][defender]) == 1:
        return WIN_FLAG if sure else GUESS_FLAG
    result = int(tables["result"][kind, defender])
    if result == NEITHER:
        return 0.0
    won = notes.worth[1, defender] if result != DEFENDER else 0.0
    return won - (notes.worth[0, kind] if result != ATTACKER else 0.0)


@kernel
def guard(state, tables, player: int, target: int) -> float:
    """What an attack near the own flag is worth more (Judge._guard)."""
    near = FAR
    for r in range(int(tables["rows"])):
        row = int(state["own"][player, r + 1])
        while row != 0:
            column = lowest(row)
            row &= row - 1
            if int(tables["is_flag"][(int(state["board"][r * 16 + column]) - 1) & KIND_BITS]) == 1:
                near = min(near, abs(r - (target >> 4)) + abs(column - (target & 15)))
    return HOME_DANGER / near if near <= 3 else 0.0


@kernel
def write_steps(state, tables, player: int, start: int, queue, steps) -> None:
    """Steps from a square, round all enemies and own pieces that never move; FAR where there is no way."""
    for square in range(256):
        steps[square] = FAR
    steps[start], queue[0], first, last = 0, start, 0, 1
    while first < last:
        square = int(queue[first])
        first += 1
        for direction in range(4):
            beside = next_square(tables, square, direction)
            if beside < 0 or int(steps[beside]) != FAR:
                continue
            code = int(state["board"][beside])
            if code != 0 and ((code - 1) >> 6 != player or int(tables["reach"][(code - 1) & KIND_BITS]) == 0):
                continue
            steps[beside] = int(steps[square]) + 1
            queue[last] = beside
            last += 1


@kernel
def write_targets(state, tables, player: int, n: int, impatience: float, notes) -> None:
    """What attacks on the listed enemies gain, how they draw each kind, and the steps to them (Judge.expected, Judge.preys)."""
    kinds = int(tables["n_kinds"])
    for i in range(n):
        square, sure = int(notes.squares[i]), notes.sure[i] == 1
        near = guard(state, tables, player, square)
        write_steps(state, tables, player, square, notes.queue, notes.steps[i])
        for kind in range(kinds):
            total = 0.0
            for defender in range(kinds):
                if notes.chance[i, defender] > 0.0:
                    total += notes.chance[i, defender] * gain(tables, notes, kind, defender, sure)
            wanted = total + 6.0 * impatience
            notes.expected[kind, i] = total
            notes.prey[kind, i] = min(wanted, PREY) + near if wanted > 0.4 else 0.0


@kernel
def draw_of(n: int, kind: int, square: int, notes) -> float:
    """Nearness to something worth attacking (Judge.draw)."""
    best = 0.0
    for i in range(n):
        if notes.prey[kind, i] > 0.0:
            best = max(best, notes.prey[kind, i] / (2.0 + int(notes.steps[i, square])))
    return best


@kernel
def place_of(square: int, n: int, notes) -> int:
    """Which of the listed enemies stands there, -1 for none."""
    for i in range(n):
        if int(notes.squares[i]) == square:
            return i
    return -1


@kernel
def danger(
    state, tables, player: int, kind: int, square: int, shown: bool, n: int, impatience: float, notes
) -> float:
    """Expected loss if the worst of the enemies beside a square attacks (Judge.danger)."""
    worst = 0.0
    for direction in range(4):
        beside = next_square(tables, square, direction)
        if beside < 0 or int(state["board"][beside]) == 0:
            continue
        at = place_of(beside, n, notes)
        if at < 0:
            continue
        loss = 0.0
        for attacker in range(int(tables["n_kinds"])):
            if notes.chance[at, attacker] == 0.0 or int(tables["reach"][attacker]) == 0:
                continue
            result = int(tables["result"][attacker, kind])
            if result in (ATTACKER, BOTH):
                paid = notes.worth[1, attacker] if result == BOTH else 0.0
                loss += notes.chance[at, attacker] * max(0.0, notes.worth[0, kind] - paid)
        bold = 1.0 if shown or int(state["flag"][beside]) & SHOWN != 0 else 0.45
        worst = max(worst, (1.0 - 0.5 * impatience) * bold * loss)
    return worst


@kernel
def attack(
    state,
    tables,
    player: int,
    kind: int,
    target: int,
    shown: bool,
    n: int,
    impatience: float,
    notes,
) -> float:
    """Expected gain of an attack with all that follows (Judge.attack)."""
    at = place_of(target, n, notes)
    value = float(notes.expected[kind, at])
    if not shown:
        value -= REVEAL * notes.worth[0, kind]
    learned, survives = 0.0, 0.0
    for defender in range(int(tables["n_kinds"])):
        chance = notes.chance[at, defender]
        learned += 0.0 if int(tables["is_flag"][defender]) == 1 else chance * notes.worth[1, defender]
        survives += chance if int(tables["result"][kind, defender]) == ATTACKER else 0.0
    if notes.sure[at] == 0:
        value += 0.5 + 0.04 * learned + 10.0 * impatience
    value -= 0.6 * survives * danger(state, tables, player, kind, target, True, n, impatience, notes)
    return value + guard(state, tables, player, target)


@kernel
def go(
    state,
    tables,
    player: int,
    kind: int,
    source: int,
    target: int,
    shown: bool,
    n: int,
    impatience: float,
    notes,
) -> float:
    """What going to a free square is worth (Judge.go)."""
    score = -danger(state, tables, player, kind, target, shown, n, impatience, notes)
    progress = ((target >> 4) - (source >> 4)) * (1 if player == 0 else -1)
    length = abs((target >> 4) - (source >> 4)) + abs((target & 15) - (source & 15))
    eager = 0.06 if notes.worth[0, kind] > 0.7 * 17 else 0.12
    eager = 0.25 if int(tables["reach"][kind]) > 1 else eager
    score += eager * min(progress, 3) * (1.0 + 2.0 * impatience)
    score += 0.15 if int(state["flag"][source]) & MOVED != 0 else 0.0
    if length > 1 and not shown:
        score -= 0.4 + REVEAL * notes.worth[0, kind]
    score += draw_of(n, kind, target, notes) - draw_of(n, kind, source, notes)
    for i in range(LATELY):
        if int(notes.left[player, i, 0]) == target and int(notes.left[player, i, 1]) == int(
            state["id"][source]
        ):
            score -= 0.7
    return score


@kernel
def impatience_of(tables, notes) -> float:
    """From 0 to 1 the longer nothing has been captured (record.impatience)."""
    allowed = int(tables["quiet_draw"])
    allowed = allowed if allowed > 0 else QUIET
    return min(1.0, max(0.0, (int(notes.quiet[0]) - PATIENCE) / (PATIENT * allowed)))


@kernel
def look(state, tables, judged, notes) -> int:
    """Note all that values of moves need; how many enemies are listed."""
    player = int(state["player"])
    n = list_enemies(state, tables, player, notes)
    write_worths(tables, judged, notes)
    write_chances(state, tables, judged, player, n, notes)
    write_targets(state, tables, player, n, impatience_of(tables, notes), notes)
    return n


@kernel
def value_of(state, tables, action: int, n: int, notes) -> float:
    """How good a move looks, without chance (Judge.value)."""
    player, target = int(state["player"]), action & 255
    source = source_of(state, action >> 8, target)
    kind = (int(state["board"][source]) - 1) & KIND_BITS
    shown, impatience = int(state["flag"][source]) & SHOWN != 0, impatience_of(tables, notes)
    score = 0.9 * danger(state, tables, player, kind, source, shown, n, impatience, notes)
    if int(state["board"][target]) != 0:
        return score + attack(state, tables, player, kind, target, shown, n, impatience, notes)
    return score + go(state, tables, player, kind, source, target, shown, n, impatience, notes)


@kernel
def step(state, tables, action: int, notes) -> None:
    """Act, and note what was left and how long nothing has been captured."""
    player, target = int(state["player"]), action & 255
    source, is_fight = source_of(state, action >> 8, target), int(state["board"][target]) != 0
    at = int(notes.left_at[player])
    notes.left[player, at, 0] = -1 if is_fight else source
    notes.left[player, at, 1] = int(state["id"][source])
    notes.left_at[player] = (at + 1) % LATELY
    notes.quiet[0] = 1 if is_fight else int(notes.quiet[0]) + 1
    apply(state, tables, action)


@kernel
def write_choices(state, tables, notes) -> int:
    """Write the legal actions into `notes.actions`; how many, 0 once the game is over."""
    if int(state["phase"]) == OVER:
        return 0
    n_actions = write_actions(state, tables, notes.legal, notes.actions)
    if n_actions == 0:
        end_without_move(state, tables, notes.legal)
    return n_actions


@kernel
def play_game(state, tables, judged, cap: int, notes) -> None:
    """Play on to the end or for so many plies."""
    for _ in range(cap):
        n_actions = write_choices(state, tables, notes)
        if n_actions == 0:
            return
        n, best, chosen = look(state, tables, judged, notes), -1e18, -1
        for i in range(n_actions):
            action = int(notes.actions[i])
            value = value_of(state, tables, action, n, notes) + NOISE * draw(notes.rng, 1024) / 1024.0
            if value > best:
                best, chosen = value, action
        step(state, tables, chosen, notes)
