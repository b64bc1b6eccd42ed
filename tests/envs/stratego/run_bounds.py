"""Batches and single tables with random actions; prints a digest of all they show. Run as a program under GONFALON_BOUNDS."""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np

from gonfalon.envs.stratego.batch import BatchEnv
from gonfalon.envs.stratego.episode import StrategoEpisode
from gonfalon.games.stratego.kernel import _jit

RIDERS = str(Path(__file__).resolve().parents[2] / "differential" / "rulesets" / "riders.toml")
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("classic", {"rescue": True, "silent_defence": True, "ply_cap": 150}),
    ("barrage", {"chase": "literal", "two_square_limit": 2, "ply_cap": 150, "first": "blue"}),
    (RIDERS, {"rescue": True, "ply_cap": 150}),
)


def digest() -> str:
    """What 24 games of each kind show over 200 steps with restarts, and one game of each as an episode."""
    h = hashlib.sha256()
    for variant, options in GAMES:
        env, rng = BatchEnv(variant, n_games=24, seed=5, **options), np.random.default_rng(5)
        step = env.reset()
        for number in range(200):
            legal = [int(rng.choice(np.flatnonzero(mask))) for mask in step.mask]
            step = env.step(np.array(legal) if number % 2 else None)
            for part in (*step, env.mover_planes()):
                h.update(part.tobytes())
        episode, picks = StrategoEpisode(variant, "placed", None, options), random.Random(5)
        episode.reset(5)
        while episode.outcome is None:
            for seat in episode.to_act():
                seen = episode.observe(seat)
                h.update(seen["observation"].tobytes() + seen["action_mask"].tobytes())
                episode.act(seat, picks.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return h.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"bounds": _jit.BOUNDS, "plain": _jit.PLAIN, "digest": digest()}))
