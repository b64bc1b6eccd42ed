"""Prints the kernels that a game of any ruleset loads though `warm` has been called: there should be none. Run as a program."""

from __future__ import annotations

import json
import random
import sys

from gonfalon.core.errors import GonfalonError
from gonfalon.games.stratego import middle_earth
from gonfalon.games.stratego.game import GAME

PLIES = 150


def loaded() -> set[str]:
    """The kernels that are ready, with their signatures."""
    found = set[str]()
    for module in [one for name, one in sys.modules.items() if name.startswith("gonfalon.games")]:
        for value in vars(module).values():
            if hasattr(value, "py_func"):
                found |= {
                    f"{value.py_func.__module__}.{value.py_func.__name__} {one}" for one in value.signatures
                }
    return found


def main() -> None:
    GAME.warm()
    before = loaded()
    for game in (GAME, middle_earth.GAME):
        for variant in game.spec.variants:
            rng, state, told = random.Random(1), game.new(1, game.setup(variant.id)), ["a1-a2"]
            while state.outcome is None and state.ply < PLIES:
                seat = state.to_act()[0]
                told.append(game.random_action(state, seat, rng))
                for text in rng.sample(told, min(3, len(told))):
                    try:
                        game.check(state, seat, text)
                    except GonfalonError:
                        continue
                state.step(seat, told[-1])
                if state.ply % 10 == 0:
                    game.observe_each(state, (0, 1))
            game.reveal(state)
    print(json.dumps({"before": len(before), "later": sorted(loaded() - before)}))


if __name__ == "__main__":
    main()
