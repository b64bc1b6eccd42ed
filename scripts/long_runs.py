"""Thousands of games in both referees, resumable: each hundred games is remembered in a file, with what it exercised."""

from __future__ import annotations

import argparse
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


def load(path: Path) -> dict[str, dict[str, int]]:
    """Chunk number -> counts, of the chunks that are through."""
    return json.loads(path.read_text()) if path.is_file() else {}


def summary(chunks: dict[str, dict[str, int]]) -> str:
    """The shares of all games so far."""
    total: Counter[str] = Counter()
    for counts in chunks.values():
        total.update(counts)
    games = max(1, total["games"])
    lines = [f"{total['games']} games agree at every ply"]
    lines += [
        f"  {name:34} {n:9} {'' if name.startswith('refused') else f'{100 * n / games:5.1f} %'}"
        for name, n in sorted(total.items())
    ]
    return "\n".join(lines)


def play(number: int) -> dict[str, int]:
    """Compare the games of a chunk; what they exercised. Raises Mismatch."""
    from tests.differential.compare import run

    return dict(run(range(FIRST_SEED + number * CHUNK, FIRST_SEED + (number + 1) * CHUNK)))


def main() -> int:
    """0 once all games agree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--state", type=Path, default=ROOT / ".build" / "long-runs.json")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument(
        "--minutes", type=float, default=0, help="stop after so long (0: do not); go on another time"
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
    chosen = parser.parse_args()
    from tests.differential.compare import Mismatch

    chosen.state.parent.mkdir(parents=True, exist_ok=True)
    chunks, started = load(chosen.state), time.monotonic()
    due = [number for number in range(-(-chosen.games // CHUNK)) if str(number) not in chunks]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        at_work: dict[Future[dict[str, int]], int] = {}
        while due or at_work:
            late = chosen.minutes and time.monotonic() - started > 60 * chosen.minutes
            while due and not late and len(at_work) < chosen.jobs:
                number = due.pop(0)
                at_work[pool.submit(play, number)] = number
            if not at_work:
                break
            for future in wait(at_work, return_when=FIRST_COMPLETED).done:
                number = at_work.pop(future)
                try:
                    chunks[str(number)] = future.result()
                except Mismatch as error:
                    print(f"the referees do not agree: {error}")
                    pool.shutdown(cancel_futures=True)
                    return 1
                chosen.state.write_text(json.dumps(chunks))
                print(f"{len(chunks) * CHUNK} of {chosen.games} games", flush=True)
    print(summary(chunks))
    return 0


if __name__ == "__main__":
    sys.exit(main())
