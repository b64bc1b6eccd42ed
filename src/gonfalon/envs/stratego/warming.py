"""Compiling the environments' kernels before a first batch waits for them."""

from __future__ import annotations

import random

import numpy as np

from .batch import BatchEnv
from .table import Table

WARM_VARIANTS = ("duel", "me-ring")
"""A game without powers and one with them."""
WARM_STEPS = 60


def step_short_games() -> None:
    """Step a small batch and a single table of each of WARM_VARIANTS, with drawn and with chosen actions."""
    for variant in WARM_VARIANTS:
        batch = BatchEnv(variant, n_games=2, seed=1)
        step = batch.reset()
        for _ in range(WARM_STEPS):
            chosen = np.argmax(step.mask, axis=1).astype(np.int32)
            batch.step(chosen)
            step = batch.step()
        batch.mover_planes()
        play_at_table(variant)


def play_at_table(variant: str) -> None:
    """Some actions of one game, numbered as the environments for one game number them."""
    table, rng = Table(variant, "sampled", None, {}), random.Random(1)
    table.reset(1)
    for _ in range(WARM_STEPS):
        if table.outcome is not None:
            return
        (seat,) = table.to_act()
        table.vector(1 - seat)
        number = rng.choice(np.flatnonzero(table.mask(seat)).tolist())
        table.act(seat, number)
