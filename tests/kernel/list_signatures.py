"""Prints what every kernel has been compiled for: after some games, and after games of other kinds. Run as a program."""

from __future__ import annotations

import importlib
import json
import pkgutil
import random
import re
from typing import Any

from run_games import digests, playouts

import gonfalon.games.stratego.kernel as kernel
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.kernel.modules import Entry


def plain_words(signature: str) -> str:
    """The types with records by their size, arrays (those inside records too) by their elements, and all integers alike."""
    text = re.sub(r"Record\(.*?\], (\d+), \w+\)", r"Record \1", signature, flags=re.S)
    text = re.sub(r"Array\((\w+), 1, 'C', \w+, aligned=True\)", r"Array \1", text)
    text = re.sub(r"nestedarray\((\w+), \(\d+,\)\)", r"Array \1", text, flags=re.I)
    text = re.sub(r"Literal\[(\w+)\]\(\w+\)", r"\1", text)
    return re.sub(r"(?<!Array )\bint(8|16|32|64)\b", "int", text)


def signatures() -> dict[str, list[str]]:
    """Kernel -> the different signatures it was compiled or loaded for, as Python and as other kernels call it."""
    found = {}
    for module in pkgutil.iter_modules(kernel.__path__):
        loaded = importlib.import_module(f"{kernel.__name__}.{module.name}")
        for name, value in vars(loaded).items():
            if isinstance(value, Entry) and value.py_func.__module__ == loaded.__name__:
                inner: Any = value.inner
                every = (*value.signatures, *inner.signatures)
                found[f"{module.name}.{name}"] = sorted({plain_words(str(one)) for one in every})
    return found


OTHERS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("classic39", {"rescue": True, "silent_defence": True}),
    ("duel", {"quiet_draw": 20, "chase": "off"}),
)


def other_games() -> None:
    """Options, sampling and looking that the first games had not."""
    for seed, (variant, options) in enumerate(OTHERS):
        state, rng = GAME.new(seed, GAME.setup(variant, ply_cap=80, **options)), random.Random(seed)
        while state.outcome is None:
            state.step(state.to_act()[0], GAME.random_action(state, state.to_act()[0], rng))
            GAME.observe(state.copy(), 1)
        GAME.sample(GAME.information_state(state, 0), rng)


def unlisted_move() -> None:
    """Check a move that nobody has listed: one that has been is not looked at again."""
    state, rng = GAME.new(0, GAME.setup("duel")), random.Random(0)
    while not state.legal_codes():
        state.step(state.to_act()[0], GAME.random_action(state, state.to_act()[0], rng))
    state.check(state.to_act()[0], state.text_of(state.legal_codes()[0]))


def main() -> None:
    digests(3)
    playouts(3, 2)
    unlisted_move()
    before = signatures()
    other_games()
    print(json.dumps({"before": before, "after": signatures()}))


if __name__ == "__main__":
    main()
