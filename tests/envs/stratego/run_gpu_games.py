"""Seeded batched games on a GPU or, with NUMBA_ENABLE_CUDASIM=1 and GONFALON_PLAIN=1, in the CUDA simulator. Run as a program.

Prints JSON: a digest for every ply (records, masks, planes, movers, rewards, ends), and what a few other questions come to.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy as np

from gonfalon.core.errors import GonfalonError
from gonfalon.envs.stratego import BatchEnv, BatchStep, gpu
from gonfalon.games.stratego.kernel import _jit, playout
from gonfalon.games.stratego.kernel.layout import STATE
from gonfalon.games.stratego.rules import Rules, rules_for

RED = "F" + "." * 29 + "M9B32S2" + "..."
BLUE = "2S23B9M" + "." * 32 + "F"
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("battle", 40, {}),
    ("classic", 120, {"rescue": True, "silent_defence": True, "rescue_rows": 4, "ply_cap": 90}),
    ("duel", 200, {"chase": "literal", "two_square_limit": 2, "quiet_draw": 30}),
    ("barrage", 200, {"first": "blue", "both_immobile": "draw", "red": [RED], "blue": [BLUE]}),
)
N_GAMES = 3


class OnHost:
    """A GpuBatchEnv read as a BatchEnv: steps and records as NumPy arrays."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self.env = gpu.GpuBatchEnv(*arguments, **options)

    def reset(self) -> BatchStep:
        return self.env.on_host(self.env.reset())

    def step(self, actions: Any = None) -> BatchStep:
        return self.env.on_host(self.env.step(actions))

    def records(self) -> np.ndarray:
        return self.env.states()

    def mover_planes(self) -> np.ndarray:
        return self.env.mover_planes().copy_to_host()


class OnProcessor(BatchEnv):
    """A BatchEnv that shows its records."""

    def records(self) -> np.ndarray:
        return self._states


def chosen(step: BatchStep, rng: np.random.Generator) -> np.ndarray:
    """A legal action for every game, -1 (any) for some."""
    picks = [int(rng.choice(np.flatnonzero(row))) for row in step.mask]
    return np.where(rng.random(len(picks)) < 0.25, -1, np.array(picks, np.int32)).astype(np.int32)


def digests(make: Callable[..., Any]) -> list[str]:
    """One digest a ply over all GAMES; every other ply is without given actions."""
    lines = []
    for variant, n_plies, options in GAMES:
        env, rng = make(variant, n_games=N_GAMES, seed=5, **options), np.random.default_rng(8)
        step = env.reset()
        for ply in range(n_plies):
            step = env.step(chosen(step, rng) if ply % 2 else None)
            h = hashlib.sha256(env.records().tobytes())
            for part in step:
                h.update(part.tobytes())
            lines.append(f"{h.hexdigest()[:16]} {int((step.terminated | step.truncated).sum())}")
        lines.append(hashlib.sha256(env.mover_planes().tobytes()).hexdigest()[:16])
    return lines


def seeds(n: int) -> np.ndarray:
    return np.arange(1, n + 1, dtype=np.int64).reshape(n, 1) * 987654321


def playout_rules() -> Rules:
    return rules_for("barrage", {"ply_cap": 200, "rescue": True})


def playouts_on_host() -> str:
    """Random games in the rules' own loop, record by record."""
    rules, rngs = playout_rules(), seeds(4)
    states, plies = np.zeros(4, STATE), np.zeros(4, np.int64)
    scratch = np.zeros(256, np.int32)
    for i in range(4):
        plies[i] = playout.play_games(
            states[i : i + 1], rules.tables, rngs[i], rules.legal_buffer(), scratch, 2, False
        )
    return hashlib.sha256(states.tobytes() + plies.tobytes() + rngs.tobytes()).hexdigest()


def playouts_on_device() -> str:
    parts = gpu.play_games(playout_rules(), seeds(4), 2)
    return hashlib.sha256(b"".join(part.copy_to_host().tobytes() for part in parts)).hexdigest()


def refused(act: Callable[[], Any]) -> str:
    """The message of what is raised."""
    try:
        act()
    except (GonfalonError, ValueError) as error:
        return str(error)
    return ""


def mistakes() -> dict[str, Any]:
    """What wrong calls are told, and what an illegal action leaves alone."""
    env = gpu.GpuBatchEnv("battle", n_games=3, seed=1)
    told = {"early": refused(env.step)}
    before = env.on_host(env.reset())
    told["shape"] = refused(lambda: env.step(np.zeros(2, np.int32)))
    told["illegal"] = refused(lambda: env.step(np.array([-1, 399, -1], np.int32)))
    after = env.on_host(env.last)
    moved = [bool((after.planes[i] != before.planes[i]).any()) for i in range(3)]
    then = refused(lambda: env.step(np.array([-1, -1, -1], np.int32)))
    told["unknown"] = refused(lambda: env.step(np.array([-1, -1, 400], np.int32)))
    told["there"] = refused(lambda: env.step(gpu.cuda.to_device(np.array([-1, -1, -2], np.int32))))
    told["type"] = refused(lambda: env.step(gpu.cuda.to_device(np.zeros(3, np.int64))))
    return {"told": told, "moved": moved, "then": then}


def anew() -> bool:
    """Do the masks and planes kept up to date equal those written anew?"""
    env = gpu.GpuBatchEnv("classic", n_games=2, seed=3, rescue=True, silent_defence=True)
    env.reset()
    for _ in range(150):
        step = env.step()
    masks, boards = env.observe_anew()
    kept = env.on_host(step)
    return bool((masks.copy_to_host() == kept.mask).all() and (boards.copy_to_host() == kept.planes).all())


def main() -> None:
    found = {
        "plain": _jit.PLAIN,
        "digests": digests(OnHost),
        "playouts": playouts_on_device(),
        "mistakes": mistakes(),
        "anew": anew(),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
