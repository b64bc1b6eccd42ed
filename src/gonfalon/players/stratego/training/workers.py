"""Who plays the games: this process, or several of this machine."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence

from .selfplay import GameRecord, play

THREADS = ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def _play(job: tuple[str, int, int]) -> GameRecord:
    return play(*job)


def local_games(ruleset: str, seed: int, numbers: Sequence[int], processes: int) -> Iterator[GameRecord]:
    """Play the games of these numbers and yield them as they end; with one process in this one, in order."""
    jobs = [(ruleset, seed, number) for number in numbers]
    if processes <= 1:
        yield from map(_play, jobs)
        return
    os.environ.update(dict.fromkeys(THREADS, "1"))
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(_play, jobs)
