#!/usr/bin/env python3
"""The same games on a GPU and on the processor: are they equal to the bit, and how many plies a second?

Two comparisons in Battle (two-square 3, chase on, quiet draw 200, cap 4,000), both over --games games:

    playouts   whole uniformly random games, one a thread; last positions, plies and generators are compared
    batch      the batched environment, --plies random plies of every game; records, masks, planes, movers, rewards and
               ends are compared four times on the way

Games are taken in chunks that fit into memory. The clock covers launching and waiting for the device (batch: reset excluded),
not the copies back; the first launch, which compiles, is not timed. Prints one line of JSON; ends with 1 if anything differs.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from gonfalon.core.errors import GonfalonError
from gonfalon.envs.stratego import BatchEnv, gpu
from gonfalon.games.stratego.kernel import playout
from gonfalon.games.stratego.kernel.layout import STATE
from gonfalon.games.stratego.rules import Rules, rules_for

CHECKS = 4
"""How often the batch is compared in a chunk."""


def chunks(n_games: int, size: int) -> Iterator[tuple[int, int]]:
    """(number, games) of every chunk."""
    for number, begun in enumerate(range(0, n_games, size)):
        yield number, min(size, n_games - begun)


def generators(seed: int, n: int) -> np.ndarray:
    """A generator for each game."""
    return np.random.Generator(np.random.PCG64(seed)).integers(1, 2**62, (n, 1), dtype=np.int64)


def play_here(rules: Rules, states: np.ndarray, rngs: np.ndarray, plies: np.ndarray) -> None:
    """One whole game a record, on one core."""
    scratch, buffer = np.zeros(256, np.int32), rules.legal_buffer()
    for i in range(len(states)):
        plies[i] = playout.play_games(states[i : i + 1], rules.tables, rngs[i], buffer, scratch, 1, False)


def played_here(rules: Rules, rngs: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """As gpu.play_games, on all cores."""
    states, plies, moving = np.zeros(len(rngs), STATE), np.zeros(len(rngs), np.int64), rngs.copy()
    cores = os.cpu_count() or 1
    share = -(-len(rngs) // cores)
    with ThreadPoolExecutor(cores) as pool:
        parts = [slice(k, k + share) for k in range(0, len(rngs), share)]
        list(pool.map(lambda part: play_here(rules, states[part], moving[part], plies[part]), parts))
    return states, plies, moving


def same(there: Any, here: np.ndarray) -> bool:
    """Equal byte for byte?"""
    return there.copy_to_host().tobytes() == here.tobytes()


def compare_playouts(rules: Rules, n_games: int, size: int) -> dict[str, Any]:
    """Whole games on both."""
    gpu.play_games(rules, generators(0, 1))
    gpu.cuda.synchronize()
    plies, there, here, equal = 0, 0.0, 0.0, True
    for number, n in chunks(n_games, size):
        rngs = generators(number + 1, n)
        began = time.perf_counter()
        on_gpu = gpu.play_games(rules, rngs)
        gpu.cuda.synchronize()
        there += time.perf_counter() - began
        began = time.perf_counter()
        on_host = played_here(rules, rngs)
        here += time.perf_counter() - began
        equal = equal and all(same(a, b) for a, b in zip(on_gpu, on_host, strict=True))
        plies += int(on_host[1].sum())
    return {"games": n_games, **rates(plies, there, here), "equal": equal}


def compare_batch(make: dict[str, Any], n_games: int, size: int, n_plies: int) -> dict[str, Any]:
    """The batched environment on both."""
    plies, there, here, equal = 0, 0.0, 0.0, True
    for number, n in chunks(n_games, size):
        on_gpu = gpu.GpuBatchEnv(n_games=n, seed=number, **make)
        on_host = BatchEnv(n_games=n, seed=number, **make)
        for env in (on_gpu, on_host):
            env.reset()
            if number == 0:
                env.step()
        for part in np.array_split(np.arange(n_plies), CHECKS):
            gpu.cuda.synchronize()
            began = time.perf_counter()
            for _ in part:
                on_gpu.step()
            gpu.cuda.synchronize()
            there += time.perf_counter() - began
            began = time.perf_counter()
            for _ in part:
                on_host.step()
            here += time.perf_counter() - began
            pairs = zip(on_gpu.last, on_host.last, strict=True)
            equal = equal and on_gpu.states().tobytes() == on_host._states.tobytes()
            equal = equal and all(same(a, b) for a, b in pairs)
        plies += n * n_plies
        del on_gpu
    return {"games": n_games, **rates(plies, there, here), "equal": equal}


def rates(plies: int, there: float, here: float) -> dict[str, Any]:
    return {
        "plies": plies,
        "gpu_plies_a_second": round(plies / there),
        "processor_plies_a_second": round(plies / here),
    }


def device_name() -> str:
    """What the driver calls the device."""
    if os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0"):
        return "simulator"
    name = gpu.cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1_000_000, help="games in each comparison (1,000,000)")
    parser.add_argument("--plies", type=int, default=200, help="plies of each game in the batch (200)")
    parser.add_argument("--chunk", type=int, default=131_072, help="games at once (131,072: about 1.5 GB)")
    parser.add_argument("--variant", default="battle")
    parser.add_argument("--ply-cap", type=int, default=4000)
    wanted = parser.parse_args()
    if min(wanted.games, wanted.plies, wanted.chunk) < 1:
        parser.error("--games, --plies and --chunk must be at least 1")
    return wanted


def main() -> int:
    wanted = parsed()
    options = {"ply_cap": wanted.ply_cap}
    try:
        gpu.require_gpu()
        playouts = compare_playouts(rules_for(wanted.variant, dict(options)), wanted.games, wanted.chunk)
        batch = compare_batch(
            {"variant": wanted.variant, **options}, wanted.games, wanted.chunk, wanted.plies
        )
    except GonfalonError as error:
        print(f"bench/gpu.py: {error}", file=sys.stderr)
        return 1
    found = {"device": device_name(), "variant": wanted.variant, **options, "cores": os.cpu_count()}
    print(json.dumps({**found, "playouts": playouts, "batch": batch}))
    return 0 if playouts["equal"] and batch["equal"] else 1


if __name__ == "__main__":
    sys.exit(main())
