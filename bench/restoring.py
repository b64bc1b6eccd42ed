"""What it costs to restore a match: from its first entry, and from its newest snapshot. Seconds of CPU, by the length of the match."""

from __future__ import annotations

import argparse
import json
import random
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

from gonfalon import games
from gonfalon.match import snapshots
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting, replay_entries

KINDS = (("stratego", "battle"), ("fortress", "fortress-main"), ("fellowship", "passage-through-mirkwood"))


def played(setting: Setting, seed: int, plies: int) -> MatchState:
    """A random game; where there is a choice, no piece is attacked, so that it lasts."""
    match_state, rng = MatchState(setting), random.Random(seed)
    while match_state.outcome is None and match_state.n_entries < plies:
        seat = match_state.to_act()[0]
        action = match_state.game.random_action(match_state.state, seat, rng)
        for _ in range(6):
            if not _is_attack(match_state, seat, action):
                break
            action = match_state.game.random_action(match_state.state, seat, rng)
        match_state.take(
            Entry(match_state.n_entries, seat, action, f"c{match_state.n_entries}", 1_700_000_000_000)
        )
    return match_state


def _is_attack(match_state: MatchState, seat: int, action: str) -> bool:
    pieces: Any = getattr(match_state.game.observe(match_state.state, seat), "pieces", ())
    target = action.rpartition("-")[2]
    return any(getattr(piece, "square", "") == target for piece in pieces)


def cpu(work: Callable[[], Any], runs: int) -> float:
    """Milliseconds of CPU, the least of some runs."""
    found = list[float]()
    for _ in range(runs):
        began = time.process_time()
        work()
        found.append(time.process_time() - began)
    return round(1000 * min(found), 2)


def held(work: Callable[[], Any]) -> float:
    """Kilobytes that what this makes holds."""
    tracemalloc.start()
    made = work()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del made
    return round(size / 1000, 1)


def figures(setting: Setting, whole: MatchState, n_entries: int, runs: int) -> dict[str, Any]:
    """Of a match after so many entries; its newest snapshot is as old as a server lets it become on average."""
    entries = [applied.entry for applied in whole.applied[:n_entries]]
    newest = snapshots.take(replay_entries(setting, entries[: max(0, n_entries - snapshots.EVERY // 2)]))
    now = replay_entries(setting, entries)
    assert newest is not None
    assert snapshots.restored(setting, entries, [newest]).state.digest() == now.state.digest()
    return {
        "game": setting.game,
        "entries": n_entries,
        "ms_replayed": cpu(lambda: replay_entries(setting, entries), runs),
        "ms_restored": cpu(lambda: snapshots.restored(setting, entries, [newest]), runs),
        "ms_to_take": cpu(lambda: snapshots.take(now), runs),
        "bytes": len(newest.packed),
        "kilobytes_held": held(lambda: replay_entries(setting, entries)),
    }


def main() -> None:
    """One line of JSON for each game and length."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plies", type=int, nargs="+", default=[100, 500, 1000, 2000])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--games", nargs="+", default=[game for game, _ in KINDS])
    args = parser.parse_args()
    for game, variant in KINDS:
        if game not in args.games:
            continue
        options = {"quiet_draw": 0, "ply_cap": 0} if game == "stratego" else {}
        setting = Setting(game, games.get(game).settle(variant, dict(options), n_seats=2), 5)
        matches = (played(setting, seed, max(args.plies)) for seed in range(12))
        whole = (
            max(matches, key=lambda one: one.n_entries)
            if game != "stratego"
            else played(setting, 1, max(args.plies))
        )
        for plies in sorted({min(one, whole.n_entries) for one in args.plies}):
            print(json.dumps(figures(setting, whole, plies, args.runs)), flush=True)


if __name__ == "__main__":
    main()
