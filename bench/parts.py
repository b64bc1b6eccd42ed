#!/usr/bin/env python3
"""Where the time of a random playout goes: nanoseconds a ply of each part of the kernel.

The games are those of `playout.py` (Battle, chase ISF, two-square 3, quiet draw 200, cap 4,000). A part is timed by doing it
twice at every ply and taking the difference: readers once more into a buffer of their own, writers once more on a twin of the
record, which is played along. The games stay the same, so branches and cache see what they see in a real playout. A processor
does several things at a time, so the parts need not add up to the whole.

Parts that stand indented in the name (`legal: count`) are contained in the part before the colon. By CPU seconds, medians of
the rounds; the loops take turns. Prints one line of JSON for each.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from gonfalon.games.stratego.kernel import chase, two_squares
from gonfalon.games.stratego.kernel._jit import kernel
from gonfalon.games.stratego.kernel.bits import draw
from gonfalon.games.stratego.kernel.layout import OVER, STATE
from gonfalon.games.stratego.kernel.legal import action_at, count_bits, count_legal, write_moves
from gonfalon.games.stratego.kernel.movement import source_of, write_descents
from gonfalon.games.stratego.kernel.playout import begin, clear, deploy_random
from gonfalon.games.stratego.kernel.turn import apply, end_turn, end_without_move, note_event
from gonfalon.games.stratego.rules import Rules, rules_for

OPTIONS: dict[str, Any] = {"two_square_limit": 3, "chase": "isf", "quiet_draw": 200, "ply_cap": 4000}
(
    BARE,
    NOTHING,
    DRAW,
    LEGAL,
    MOVES,
    DESCENTS,
    BITS,
    CHOICE,
    SOURCE,
    TWIN,
    APPLY,
    TWO_SQUARES,
    EVENT,
    CHASE,
    END,
) = range(15)
"""What is done besides the game. BARE: nothing; NOTHING and TWIN: the empty calls that readers and writers are measured against."""
PARTS = {
    "legal": LEGAL,
    "legal: board moves": MOVES,
    "legal: board moves: long moves down": DESCENTS,
    "legal: count": BITS,
    "draw": DRAW,
    "choice": CHOICE,
    "apply": APPLY,
    "apply: source": SOURCE,
    "apply: two-square": TWO_SQUARES,
    "apply: event": EVENT,
    "apply: chase counts": CHASE,
    "apply: end of turn": END,
}


@kernel
def read_again(part: int, state, tables, rng, legal, other, n: int, drawn: int, action: int) -> int:
    """A reader once more, into a buffer of its own."""
    if part == DRAW:
        return draw(rng, n)
    if part == LEGAL:
        return count_legal(state, tables, other)
    if part == MOVES:
        return write_moves(state, tables, int(state["player"]), other)
    if part == DESCENTS:
        write_descents(state, tables, int(state["player"]), other)
    elif part == BITS:
        return count_bits(tables, legal)
    elif part == CHOICE:
        return action_at(state, tables, legal, n - 1 - drawn)
    elif part == SOURCE:
        return source_of(state, action >> 8, action & 255)
    return 0


@kernel
def write_again(part: int, twin, tables, source: int, target: int) -> None:
    """A part of `apply` once more on the twin, before its turn. Its counts drift from it, which nothing that follows asks for."""
    player = int(twin["player"])
    if part == TWO_SQUARES:
        two_squares.record_turn(twin, tables, player, source, target)
    elif part == EVENT:
        note_event(twin, source, target)
    elif part == CHASE:
        chase.record_turn(twin, player, source, target, int(twin["board"][target]) != 0)
    elif part == END:
        end_turn(twin, tables)
        twin["player"] = player


@kernel
def play(part: int, states, tables, rngs, legals, n_games: int, scratch) -> int:
    """Random games with one part done twice; plies. states: [2]; rngs: int64[2, 8]; legals: int64[2, 16]."""
    plies, sink = 0, 0
    state, twin, rng, legal, other = states[0], states[1], rngs[0], legals[0], legals[1]
    for _ in range(n_games):
        clear(state, tables)
        deploy_random(state, tables, 0, rng, scratch)
        deploy_random(state, tables, 1, rng, scratch)
        begin(state)
        states[1] = states[0]
        while int(state["phase"]) != OVER:
            n = count_legal(state, tables, legal)
            if n == 0:
                end_without_move(state, tables, legal)
                break
            drawn = draw(rng, n)
            action = action_at(state, tables, legal, drawn)
            if part >= TWIN:
                source = source_of(state, action >> 8, action & 255)
                write_again(part, twin, tables, source, action & 255)
                if part > TWIN:
                    apply(twin, tables, action)
            elif part > BARE:
                sink += read_again(part, state, tables, rngs[1], legal, other, n, drawn, action)
            apply(state, tables, action)
            plies += 1
    rngs[1, 1] = sink
    return plies


@kernel
def set_up(states, tables, rngs, n_games: int, scratch) -> None:
    """Boards and deployments only."""
    for _ in range(n_games):
        clear(states[0], tables)
        deploy_random(states[0], tables, 0, rngs[0], scratch)
        deploy_random(states[0], tables, 1, rngs[0], scratch)
        begin(states[0])


class Bench:
    """The buffers of all loops."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.states, self.rngs = np.zeros(2, STATE), np.zeros((2, 8), np.int64)
        self.legal, self.scratch = np.zeros((2, 16), np.int64), np.zeros(8192, np.int32)

    def play(self, part: int, seed: int, n_games: int) -> tuple[float, int]:
        """Nanoseconds of CPU a ply, and plies."""
        self.rngs[:] = seed * 2654435761 + 12345
        began = time.process_time()
        n = int(play(part, self.states, self.rules.tables, self.rngs, self.legal, n_games, self.scratch))
        return 1e9 * (time.process_time() - began) / n, n

    def set_up(self, seed: int, n_games: int) -> float:
        """Nanoseconds of CPU a game."""
        self.rngs[:] = seed * 2654435761 + 12345
        began = time.process_time()
        set_up(self.states, self.rules.tables, self.rngs, n_games, self.scratch)
        return 1e9 * (time.process_time() - began) / n_games


def rounds(n_games: int, n_rounds: int) -> dict[str, list[float]]:
    """Nanoseconds a ply of the whole and of each part, one number a round."""
    bench = Bench(rules_for("battle", dict(OPTIONS)))
    without = {
        "without chase": Bench(rules_for("battle", {**OPTIONS, "chase": "off"})),
        "without chase and two-square": Bench(
            rules_for("battle", {**OPTIONS, "chase": "off", "two_square_limit": 0})
        ),
    }
    bench.play(BARE, 0, 2)
    bench.set_up(0, 2)
    out: dict[str, list[float]] = {}
    for seed in range(1, n_rounds + 1):
        spent = {part: bench.play(part, seed, n_games) for part in range(END + 1)}
        out.setdefault("whole", []).append(spent[BARE][0])
        for name, part in PARTS.items():
            base = APPLY if part > APPLY else TWIN if part == APPLY else NOTHING
            out.setdefault(name, []).append(spent[part][0] - spent[base][0])
        for name, other in without.items():
            out.setdefault(name, []).append(other.play(BARE, seed, n_games)[0])
        out.setdefault("set-up", []).append(bench.set_up(seed, n_games) * n_games / spent[BARE][1])
    return out


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000, help="games in a run (1000)")
    parser.add_argument("--runs", type=int, default=9, help="rounds, of which the median counts (9)")
    wanted = parser.parse_args()
    print(json.dumps({"options": OPTIONS, "load": round(os.getloadavg()[0], 1)}))
    found = rounds(wanted.games, wanted.runs)
    whole = statistics.median(found["whole"])
    for name, spent in found.items():
        middle = statistics.median(spent)
        print(json.dumps({"part": name, "ns_a_ply": round(middle, 1), "share": round(middle / whole, 2)}))


if __name__ == "__main__":
    main()
