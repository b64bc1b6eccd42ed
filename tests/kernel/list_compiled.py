"""Prints which kernels had to be compiled for all kinds of public calls, and how many were found in the cache. Run as a program."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import numpy as np

from gonfalon import players
from gonfalon.core.errors import GonfalonError
from gonfalon.envs import BatchEnv
from gonfalon.envs.stratego.episode import StrategoEpisode
from gonfalon.games.stratego.game import GAME

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("battle", {"chase": "isf"}),
    ("barrage", {"chase": "off", "silent_defence": True}),
    ("classic39", {"rescue": True}),
    ("me-powers", {}),
    ("me-ring", {"rescue": True}),
)
PLIES = 120


def play(seed: int, variant: str, options: dict[str, Any]) -> None:
    """A random game, asked much at every ply."""
    rng, setup = random.Random(seed), GAME.setup(variant, ply_cap=PLIES, **options)
    state, told = GAME.new(seed, setup), []
    while state.outcome is None:
        seat = state.to_act()[0]
        action = GAME.random_action(state, seat, rng)
        told.append(action)
        for text in rng.sample(told, min(4, len(told))):
            try:
                GAME.check(state, seat, text)
            except GonfalonError:
                continue
        state.step(seat, action)
        GAME.observe(state.copy(), 1 - seat)
    information = GAME.information_state(state, 1)
    GAME.sample(information, rng)
    GAME.encode(setup, information.observation)
    GAME.reveal(state)


def think(seed: int, variant: str) -> None:
    """Every level's answer to one position, and what its seat could guess."""
    rng, state = random.Random(seed), GAME.new(seed, GAME.setup(variant))
    for _ in range(30):
        seat = state.to_act()[0]
        state.step(seat, GAME.random_action(state, seat, rng))
    information = GAME.information_state(state, state.to_act()[0])
    for level in players.levels("stratego"):
        players.make("stratego", level, seed, nodes=60).act(information)
        players.beliefs(information, level)
    players.make_named("stratego", "rule_based", seed).act(information)


def learn(seed: int, variant: str) -> None:
    """A batch and an episode."""
    batch = BatchEnv(variant, n_games=8, seed=seed)
    step = batch.reset()
    for _ in range(PLIES):
        step = batch.step(np.argmax(step.mask, axis=1))
    batch.step()
    batch.mover_planes()
    episode = StrategoEpisode(variant, "placed", None, {})
    episode.reset(seed)
    for _ in range(PLIES):
        if episode.outcome is None:
            (seat, *_) = episode.to_act()
            episode.vector(seat)
            episode.act(seat, int(np.flatnonzero(episode.mask(seat))[-1]))


def main() -> None:
    for seed, (variant, options) in enumerate(GAMES):
        play(seed, variant, options)
        think(seed, variant)
        learn(seed, variant)
    compiled, loaded = {}, set()
    for module in [one for name, one in sys.modules.items() if name.startswith("gonfalon.")]:
        for name, value in vars(module).items():
            stats = getattr(value, "stats", None)
            if stats is not None and hasattr(value, "py_func"):
                place = f"{value.py_func.__module__}.{name}"
                if stats.cache_misses:
                    compiled[place] = [str(signature)[-200:] for signature in stats.cache_misses]
                elif stats.cache_hits:
                    loaded.add(place)
    print(json.dumps({"compiled": compiled, "loaded": len(loaded)}))


if __name__ == "__main__":
    main()
