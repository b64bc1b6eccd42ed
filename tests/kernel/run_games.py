"""Seeded random games; prints a digest for every ply. Run as a program under GONFALON_PLAIN or GONFALON_BOUNDS."""

from __future__ import annotations

import hashlib
import json
import random
import sys
from typing import Any

import numpy as np

from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.kernel import _jit, playout
from gonfalon.games.stratego.kernel.layout import STATE
from gonfalon.games.stratego.rules import rules_for

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("battle", {"ply_cap": 60}),
    ("duel", {"ply_cap": 80, "chase": "literal", "two_square_limit": 2}),
    ("classic", {"ply_cap": 60, "silent_defence": True, "rescue": True, "rescue_rows": 4}),
    ("ultimate", {"ply_cap": 60, "old_scout": True, "rescue": True, "aggressor_advantage": True}),
    ("barrage", {"ply_cap": 120, "no_mobile": "at_once", "both_immobile": "draw", "first": "blue"}),
)


def digests(seed: int) -> list[str]:
    """One digest a ply, over all GAMES: position, events, what was legal, what both seats see."""
    lines = []
    for variant, options in GAMES:
        state, rng = GAME.new(seed, GAME.setup(variant, **options)), random.Random(seed)
        while state.outcome is None:
            seat = state.to_act()[0]
            events = state.step(seat, GAME.random_action(state, seat, rng))
            seen = repr((events, state.legal_texts(), GAME.observe(state, 0), GAME.observe(state, 1)))
            lines.append(state.digest() + hashlib.sha256(seen.encode()).hexdigest()[:8])
    return lines


def playouts(seed: int, n_games: int) -> str:
    """What some whole random games inside the kernel come to, in both ways of choosing."""
    rules = rules_for("barrage", {"ply_cap": 200, "rescue": True})
    h = hashlib.sha256()
    for listed in (False, True):
        states, rng = np.zeros(1, STATE), np.array([seed + 12345], np.int64)
        scratch = np.zeros(8192, np.int32)
        plies = playout.play_games(states, rules.tables, rng, rules.legal_buffer(), scratch, n_games, listed)
        h.update(f"{plies} {int(rng[0])}".encode() + states.tobytes())
    return h.hexdigest()


def main() -> None:
    seed = int(sys.argv[1])
    out = {
        "plain": _jit.PLAIN,
        "bounds": _jit.BOUNDS,
        "digests": digests(seed),
        "playouts": playouts(seed, 3),
    }
    print(json.dumps(out))


if __name__ == "__main__":
    main()
