#!/usr/bin/env python3
"""How well a level under a time limit keeps it: the milliseconds of its moves beyond the limit, with busy processes beside it.

    .venv/bin/python bench/clock.py --ms 100 --moves 10000
    .venv/bin/python bench/clock.py --ms 50 --moves 2000 --variant me-ring --beside 0
    .venv/bin/python bench/clock.py --ms 150 --moves 2000 --bot

The level plays the rule-based player, both colours, fresh games until it has made so many moves (deployments are counted apart). By the
wall clock, as an opponent would see it. `beside`: busy processes, one a core unless said otherwise. Prints one line of JSON: the share
of moves more than 10 ms over, the median, the 99.9th percentile and the longest, and how many moves were searched how deep.

`bot`: the level sits in `gonfalon bot` under a referee; a move lasts from the last row of the board until the answer. Instead of depths
the line then holds how many moves were thought out, and how many were quick answers or played by rules of thumb.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import statistics
import sys
import time
from collections import Counter, deque
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from gonfalon import games, players
from gonfalon.cli.stratego.bot import Bot
from gonfalon.cli.stratego.thinker import Process
from gonfalon.games.stratego.notation import ucc_lines, ucc_setup
from gonfalon.players.stratego.search.move_search import MoveSearch
from gonfalon.players.stratego.ucc_program import outcome_line

FAMILY = "stratego"
OVER = 10.0
"""Milliseconds over the limit from which on a move counts as late."""


def work_for_ever() -> None:
    """Keep a core busy."""
    while True:
        sum(range(10_000))


def play(
    variant: str, level: int, ms: float, seed: int, moves: list[float], deployments: list[float]
) -> None:
    """One game; the milliseconds of the level's moves and deployments are appended."""
    game: Any = next(g for g in games.all_games() if any(v.id == variant for v in g.spec.variants))
    state: Any = game.new(seed, game.setup(variant))
    timed = seed % 2
    seats = [
        players.make(FAMILY, level, seed, ms=ms)
        if seat == timed
        else players.make_named(FAMILY, "rule_based", seed)
        for seat in (0, 1)
    ]
    while state.outcome is None:
        seat = state.to_act()[0]
        information = game.information_state(state, seat)
        began = time.perf_counter()
        action = seats[seat].act(information)
        took = 1000 * (time.perf_counter() - began)
        if seat == timed:
            (deployments if information.observation.kind == "deploy" else moves).append(took)
        state.step(seat, action)


def play_bot(
    level: int, ms: float, seed: int, moves: list[float], deployments: list[float], counts: Counter[str]
) -> None:
    """One game under a referee; what `play` appends, and how the moves came about."""
    thinker = Process(level, seed, int(ms))
    referee = Referee(seed, moves, deployments)
    try:
        bot = Bot(referee, referee.write, thinker, int(ms), random.Random(seed))  # pyright: ignore[reportArgumentType]
        bot.run()
    finally:
        thinker.close()
    counts.update(thinker.counts)
    counts["plain"] += bot.n_plain


class Referee:
    """Stands in for the bot's input and output: a game against the rule-based player, in this thread."""

    def __init__(self, seed: int, moves: list[float], deployments: list[float]) -> None:
        self.game: Any = games.get("stratego")
        self.state: Any = self.game.new(seed, self.game.setup("battle", preset="ucc", ply_cap=600))
        self.seat, self.moves, self.deployments = seed % 2, moves, deployments
        self.other = players.make_named(FAMILY, "rule_based", seed)
        self.lines = deque([f"{('RED', 'BLUE')[self.seat]} Rule 10 10"])
        self.began, self.heard = time.perf_counter(), ["START"]

    def next(self, seconds: float | None) -> str:
        """The next line; EOFError once the game has ended."""
        if not self.lines:
            raise EOFError
        self.began = time.perf_counter()
        return self.lines.popleft()

    def write(self, text: str) -> None:
        """Take an answer, time it, play the other side's move, and say what a referee says."""
        (self.moves if self.state.ply > 1 else self.deployments).append(
            1000 * (time.perf_counter() - self.began)
        )
        if self.state.ply <= 1 and self.seat in self.state.to_act():
            self.deploy(text)
        else:
            self.heard = [self.step(self.seat, "-".join(ucc_lines.read_move(text)))]
        if self.state.outcome is None and self.state.to_act()[0] != self.seat:
            known = self.game.information_state(self.state, 1 - self.seat)
            self.heard.append(self.step(1 - self.seat, self.other.act(known)))
        if self.state.outcome is None:
            seen = self.game.observe(self.state, self.seat)
            self.lines.extend([*self.heard, *ucc_lines.write_board(seen)])

    def deploy(self, text: str) -> None:
        """Both sides' deployments."""
        own = "deploy " + ucc_setup.read(text, self.seat)
        for seat in (0, 1):
            known = self.game.information_state(self.state, seat)
            self.state.step(seat, own if seat == self.seat else self.other.act(known))

    def step(self, seat: int, action: str) -> str:
        """A move's line."""
        event = self.state.step(seat, action)[0]
        return outcome_line(event, self.game.observe(self.state, seat)).strip()


def note_depths(depths: Counter[int]) -> None:
    """Have every search note how deep it came."""
    choose = MoveSearch.choose

    def noted(self: MoveSearch) -> str:
        action = choose(self)
        depths[self.tree.depth] += 1
        return action

    MoveSearch.choose = noted


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", default="battle")
    parser.add_argument("--level", type=int, default=6)
    parser.add_argument("--ms", type=float, default=100.0)
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--beside", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--bot", action="store_true")
    asked = parser.parse_args()
    beside = [multiprocessing.Process(target=work_for_ever, daemon=True) for _ in range(asked.beside)]
    moves: list[float] = []
    deployments: list[float] = []
    players.family_of(FAMILY).warm()
    depths: Counter[int] = Counter()
    counts: Counter[str] = Counter()
    note_depths(depths)
    for process in beside:
        process.start()
    seed = 70_000
    while len(moves) < asked.moves:
        if asked.bot:
            play_bot(asked.level, asked.ms, seed, moves, deployments, counts)
        else:
            play(asked.variant, asked.level, asked.ms, seed, moves, deployments)
        seed += 1
    over = sorted(took - asked.ms for took in moves)
    print(
        json.dumps(
            {
                "variant": asked.variant,
                "level": asked.level,
                "ms": asked.ms,
                "beside": asked.beside,
                "games": seed - 70_000,
                "moves": len(moves),
                "late": sum(took > OVER for took in over),
                "median": round(statistics.median(moves), 1),
                "over_p999": round(over[int(0.999 * len(over))], 1),
                "longest": round(max(moves), 1),
                "deployment_longest": round(max(deployments), 1),
            }
            | (dict(counts) if asked.bot else {"depths": dict(sorted(depths.items()))})
        )
    )


if __name__ == "__main__":
    main()
