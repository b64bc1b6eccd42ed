"""Thousands of games in both referees, resumable: each hundred games is remembered in a file, with what it exercised."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

CHUNK = 100


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


def main() -> int:
    """0 once all games agree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--state", type=Path, default=ROOT / ".build" / "long-runs.json")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument(
        "--minutes", type=float, default=0, help="stop after so long (0: do not); go on another time"
    )
    chosen = parser.parse_args()
    from tests.differential.compare import Mismatch, run

    chosen.state.parent.mkdir(parents=True, exist_ok=True)
    chunks, started = load(chosen.state), time.monotonic()
    for number in range(-(-chosen.games // CHUNK)):
        if str(number) in chunks:
            continue
        if chosen.minutes and time.monotonic() - started > 60 * chosen.minutes:
            break
        try:
            counts = run(range(1_000_000 + number * CHUNK, 1_000_000 + (number + 1) * CHUNK))
        except Mismatch as error:
            print(f"the referees do not agree: {error}")
            return 1
        chunks[str(number)] = dict(counts)
        chosen.state.write_text(json.dumps(chunks))
        print(f"{len(chunks) * CHUNK} of {chosen.games} games", flush=True)
    print(summary(chunks))
    return 0


if __name__ == "__main__":
    sys.exit(main())
