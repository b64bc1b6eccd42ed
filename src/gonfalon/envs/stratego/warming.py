"""Compiles the environments' kernels, so that a first batch does not wait for them."""

from __future__ import annotations

import random

import numpy as np

from .batch import BatchEnv
from .episode import StrategoEpisode

WARM_VARIANTS = ("duel", "me-ring")
"""A game without powers and one with them."""
WARM_STEPS = 60


def step_short_games() -> None:
    """Step a small batch and a single episode of each of WARM_VARIANTS, with drawn and with chosen actions."""
    for variant in WARM_VARIANTS:
        batch = BatchEnv(variant, n_games=2, seed=1)
        step = batch.reset()
        for _ in range(WARM_STEPS):
            chosen = np.argmax(step.mask, axis=1).astype(np.int32)
            batch.step(chosen)
            step = batch.step()
        batch.mover_planes()
        play_one_episode(variant)


def play_one_episode(variant: str) -> None:
    """Play WARM_STEPS random numbered actions of one episode."""
    episode, rng = StrategoEpisode(variant, "sampled", None, {}), random.Random(1)
    episode.reset(1)
    for _ in range(WARM_STEPS):
        if episode.outcome is not None:
            return
        (seat,) = episode.to_act()
        episode.vector(1 - seat)
        number = rng.choice(np.flatnonzero(episode.mask(seat)).tolist())
        episode.act(seat, number)
