"""What the compiled hunter expects of attacks, and what standing on a square is worth to it (`coach_hunter_kernel.py`)."""

from __future__ import annotations

import math

from coach_hunter_weights import (
    ABLE,
    BEHIND,
    BOLD,
    CERTAIN,
    CHASE,
    CHEAP,
    DESPERATE,
    EAGER,
    FARTHEST,
    GAMBLE,
    GUARD_STEPS,
    GUARDING,
    GUESS,
    HOME,
    IN_TIME,
    LEAD,
    LEARN,
    LEAST_GUARD,
    LEAST_MOBILE,
    LEAST_URGENCY,
    LONG_WAY,
    MOST_GUARD,
    N_GUARDS,
    N_THREATS,
    PAST,
    PREY,
    PRUDENT,
    PUSH,
    RAIDER,
    REACH,
    ROAM,
    SLOPE,
    STAY,
    VITAL,
    WIN,
    certainty,
    kernel,
    padded,
    rows_from_home,
)

from gonfalon.games.stratego.kernel.layout import MOVED, SHOWN
from gonfalon.players.stratego.expectimax.lookahead import FAR, SIZE, write_distances


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
