#!/usr/bin/env python3
"""How often does a side win that is ahead in pieces? The coach turns losses into odds by a share of the army's worth (`coach/swing.py`).

    .venv/bin/python bench/coach_odds.py --variant duel --games 400
    .venv/bin/python bench/coach_odds.py --variant duel --games 20 --style hunter

Two players of a style play games of Stratego or Duel. At positions a few plies apart both armies are counted, all covers off. A lead's
share of the own army's worth is told beside how often it won, and beside what the coach's odds say. For each of some shares the mean log
loss of the odds is told: the lowest fits best, and 0.693 is that of a coin.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import coach_rules
import numpy as np
from coach_families import STRATEGO
from coach_planting import new_state, play, score

from gonfalon import games
from gonfalon.games.stratego.kernel.layout import DRAW, KIND_BITS, OVER, SIDE_BITS
from gonfalon.players.stratego.coach.swing import LEAST_SCALE, OPEN_SHARE, result_of
from gonfalon.players.stratego.knowledge.record import Record

SHARES = (0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.3, 0.5)
LEADS = (0.0, 0.02, 0.05, 0.1, 0.2, 0.4, 1.0)
"""Shares of the own army's worth between which leads are taken together."""
COMPILED = "rule_based"


def counted(array: Any, worth: np.ndarray) -> list[float]:
    """The worth of both armies. array: of one record. worth: float64[kinds]."""
    codes = array["board"][0].astype(int)
    codes = codes[codes > 0] - 1
    return [float(worth[codes[codes >> SIDE_BITS == seat] & KIND_BITS].sum()) for seat in range(2)]


def positions(style: str, variant: str, number: int, apart: int) -> Iterator[tuple[list[float], float]]:
    """(worths of both armies at a position of a game, the score of seat 0 in it)."""
    rules: Any = games.get(STRATEGO.name)
    state = new_state(STRATEGO, variant, number)
    by = [STRATEGO.makers[style](2 * number + seat) for seat in range(2)]
    play(STRATEGO, state, by, STRATEGO.n_seats)
    record = Record(rules.information_state(state, state.to_act()[0]))
    counts = {kind.id: kind.counts[0] for kind in record.seen.kinds}
    worths = record.fights.worths(counts, counts, flag=0.0)
    worth = np.array([worths[kind] for kind in record.fights.under.kinds])
    seen = list[list[float]]()
    if style == COMPILED:
        known, array = rules.information_state(state, state.to_act()[0]), state.array.copy()
        notes, judged = coach_rules.notes_of(record, number + 1), coach_rules.judged_of(known)
        tables = record.fights.under.tables
        for _ in range(0, STRATEGO.cap, apart):
            coach_rules.kernels.play_game(array[0], tables, judged, apart, notes)
            if int(array[0]["phase"]) == OVER:
                break
            seen.append(counted(array, worth))
        result = int(array[0]["result"])
        is_drawn = int(array[0]["phase"]) != OVER or result == DRAW
        won = 0.5 if is_drawn else float(result == 0)
    else:
        while state.outcome is None and state.ply < STRATEGO.cap:
            play(STRATEGO, state, by, state.ply + apart)
            seen += [] if state.outcome else [counted(state.array, worth)]
        won = score(state, 0)
    yield from ((one, won) for one in seen)


def told(rows: list[tuple[list[float], float]], share: float = OPEN_SHARE) -> dict[str, Any]:
    """How the leads ended, and how well each share tells it; each position counts for both seats. share: by which the odds are told."""
    armies, won = np.array([one for one, _ in rows]), np.array([one for _, one in rows])
    own, other = np.concatenate([armies, armies[:, ::-1]]).T
    won, ahead = np.concatenate([won, 1.0 - won]), own - other

    def odds(share: float) -> np.ndarray:
        return result_of(ahead / np.maximum(LEAST_SCALE, share * own))

    def log_loss(share: float) -> float:
        said = np.clip(odds(share), 1e-6, 1.0 - 1e-6)
        return round(float(-(won * np.log(said) + (1.0 - won) * np.log(1.0 - said)).mean()), 3)

    leads, now = list[dict[str, Any]](), odds(share)
    for low, high in pairwise(LEADS):
        within = (ahead > 0) & (ahead / own >= low) & (ahead / own < high)
        if within.any():
            found = {"won": round(float(won[within].mean()), 2), "said": round(float(now[within].mean()), 2)}
            leads.append({"lead": [low, high], "positions": int(within.sum()), **found})
    return {"leads": leads, "log_loss": {str(share): log_loss(share) for share in SHARES}}


def main() -> None:
    """Play, and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", choices=STRATEGO.variants, default="duel")
    parser.add_argument("--style", choices=tuple(STRATEGO.makers), default=COMPILED)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=880_000)
    parser.add_argument("--apart", type=int, default=4, help="plies between two positions")
    parser.add_argument("--share", type=float, default=OPEN_SHARE, help="of the army, by which odds are told")
    asked = parser.parse_args()
    rows = [
        row
        for number in range(asked.games)
        for row in positions(asked.style, asked.variant, asked.seed + number, asked.apart)
    ]
    print(
        json.dumps(
            {"style": asked.style, "variant": asked.variant, "games": asked.games, **told(rows, asked.share)}
        )
    )


if __name__ == "__main__":
    main()
