"""Thousands of games, resumable: each chunk of games is remembered in a file, with what it exercised.

A run is a module of tests with `run(seeds)`, which plays these games and counts what came up, or raises an AssertionError: games in both
referees (tests/differential), and random games of the card game, which must keep what holds in every state.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import sys
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

CHUNK, FIRST_SEED = 100, 1_000_000
COMPARISONS = {"compare": 20_000, "fortress": 8_000, "fellowship": 4_000, "company": 36_000, "served": 8_000}
"""How many games of each run are played: Stratego with Middle-earth, Fortress with files of a user, the framework of the card game;
a thousand random games of the card game for each scenario, difficulty and number of seats; companions through the server, a thousand
of each game and number of seats."""
MODULES = {"company": "tests.rules.fellowship.random_games"}
"""Runs that are no comparison of referees; the others are modules of tests/differential."""


def load(path: Path) -> dict[str, dict[str, int]]:
    """Chunk number -> counts, of the chunks that are through."""
    return json.loads(path.read_text()) if path.is_file() else {}


def summary(chunks: dict[str, dict[str, int]]) -> str:
    """The shares of all games so far."""
    total: Counter[str] = Counter()
    for counts in chunks.values():
        total.update(counts)
    games = max(1, total["games"])
    lines = [f"{total['games']} games without a fault"]
    lines += [
        f"  {name:34} {n:9} {'' if name.startswith('refused') else f'{100 * n / games:5.1f} %'}"
        for name, n in sorted(total.items())
    ]
    return "\n".join(lines)


def play(comparison: str, number: int) -> dict[str, int]:
    """Play the games of a chunk; what they exercised. Raises AssertionError (a comparison's Mismatch)."""
    run = importlib.import_module(MODULES.get(comparison, f"tests.differential.{comparison}")).run
    return dict(run(range(FIRST_SEED + number * CHUNK, FIRST_SEED + (number + 1) * CHUNK)))


def compare(comparison: str, state: Path, games: int, minutes: float, jobs: int) -> bool:
    """Play what is left of a run. False at the first fault."""
    chunks, started = load(state), time.monotonic()
    due = [number for number in range(-(-games // CHUNK)) if str(number) not in chunks]
    with ProcessPoolExecutor(jobs) as pool:
        at_work: dict[Future[dict[str, int]], int] = {}
        while due or at_work:
            late = minutes and time.monotonic() - started > 60 * minutes
            while due and not late and len(at_work) < jobs:
                number = due.pop(0)
                at_work[pool.submit(play, comparison, number)] = number
            if not at_work:
                break
            for future in wait(at_work, return_when=FIRST_COMPLETED).done:
                number = at_work.pop(future)
                try:
                    chunks[str(number)] = future.result()
                except AssertionError as error:
                    print(f"{comparison}: a game failed: {error}")
                    pool.shutdown(cancel_futures=True)
                    return False
                state.write_text(json.dumps(chunks))
                print(f"{comparison}: {len(chunks) * CHUNK} of {games} games", flush=True)
    print(f"{comparison}: {summary(chunks)}")
    return True


def main() -> int:
    """0 once all games agree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--state", type=Path, default=ROOT / ".build" / "long-runs.json")
    parser.add_argument("--games", type=int, help="games of each comparison (default: its own number)")
    parser.add_argument("--only", choices=COMPARISONS, help="one comparison (default: all)")
    parser.add_argument(
        "--minutes", type=float, default=0, help="stop each after so long (0: do not); go on another time"
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
    chosen = parser.parse_args()
    chosen.state.parent.mkdir(parents=True, exist_ok=True)
    for comparison, games in COMPARISONS.items():
        if chosen.only not in (None, comparison):
            continue
        is_first = comparison == next(iter(COMPARISONS))
        name = chosen.state if is_first else chosen.state.with_stem(f"{chosen.state.stem}-{comparison}")
        if not compare(comparison, name, chosen.games or games, chosen.minutes, chosen.jobs):
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
