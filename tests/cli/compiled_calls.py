"""Asks for everything that compiled code answers, and tells which kernels were not ready for it.

    python -m tests.cli.compiled_calls fresh    after `gonfalon warm`, with its cache: what this process had to compile
    python -m tests.cli.compiled_calls rehearsed    what `gonfalon bot` would still have to load after its rehearsal
    python -m tests.cli.compiled_calls covered  what `gonfalon warm`, run in this process, would have left to compile

Prints one line of JSON, the kernels' names. `covered` needs no empty cache, and a few kinds of games are enough for it.
"""

from __future__ import annotations

import ast
import gc
import json
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

STRATEGO = (
    ("stratego", "battle", {}),
    ("stratego", "battle", {"silent_defence": True, "rescue": True, "aggressor_advantage": True}),
    ("stratego", "duel", {"chase": "literal", "two_square_limit": 2}),
    ("stratego", "classic", {"rescue": True, "no_mobile": "at_once"}),
    ("stratego", "barrage", {"two_square_attacks": False}),
    ("stratego", "ultimate", {"chase": "literal", "rescue": True}),
    ("stratego", "classic39", {}),
    ("stratego", str(Path(__file__).parents[1] / "players" / "mages.toml"), {}),
    ("middle_earth", "me-classic", {}),
    ("middle_earth", "me-powers", {"rescue": True}),
    ("middle_earth", "me-ring", {}),
)
FEW = (STRATEGO[0], STRATEGO[3], STRATEGO[7], STRATEGO[10])
"""Kinds of games that between them call everything, as far as is known."""
ASKED_AT = (0, 6, 60, 161)
"""Plies at which everything is asked."""
BUDGETS: tuple[dict[str, Any], ...] = ({"nodes": 3_000}, {"ms": 60})
LEVELS = range(1, 8)


def play_stratego(kinds: Any) -> None:
    """Short random games of every kind; everything that can be asked of a position is asked at a few of them."""
    from gonfalon import games

    for name, variant, options in kinds:
        rules = games.get(name)
        setup = rules.setup(variant, ply_cap=400, **options)
        state, rng = rules.new(1, setup), random.Random(1)
        while state.outcome is None and state.ply <= max(ASKED_AT):
            seat = state.to_act()[0]
            if state.ply in ASKED_AT:
                ask_all(rules, setup, state, seat)
            state.step(seat, rules.random_action(state, seat, rng))
        rules.reveal(state)


def ask_all(rules: Any, setup: Any, state: Any, seat: int) -> None:
    """Every level, hint, belief, odds, encoding, sample and refusal of one position."""
    from gonfalon import players
    from gonfalon.core.errors import GonfalonError

    known = rules.information_state(state, seat)
    for level in LEVELS:
        for budget in BUDGETS:
            players.make("stratego", level, 1, **budget).act(known)
    for name in players.named("stratego"):
        players.make_named("stratego", name, 1).act(known)
    players.hint(known)
    for other in (0, 1):
        theirs = rules.information_state(state, other)
        for level in (None, *LEVELS):
            players.beliefs(theirs, level)
        players.odds(theirs)
        rules.encode(setup, theirs.observation)
        rules.sample(theirs, random.Random(2))
    for text in ("a1-a2", "e4-e6", "j10-j9", "rescue none", "stop", "fly e5 up", "deploy FBBB", "nonsense"):
        try:
            rules.check(state.copy(), seat, text)
        except GonfalonError:
            continue


def play_batches(kinds: Any) -> None:
    """Batches with drawn and chosen actions, drawn and given deployments."""
    import numpy as np

    from gonfalon.envs.stratego.batch import BatchEnv
    from gonfalon.games.stratego import deployment
    from gonfalon.games.stratego.rules import rules_for

    for _, variant, options in kinds:
        ruleset, rng = rules_for(variant, options).ruleset, random.Random(1)
        red, blue = ([deployment.random_letters(ruleset, seat, rng) for _ in range(3)] for seat in (0, 1))
        for pools in ({}, {"red": red, "blue": blue}):
            batch = BatchEnv(variant, n_games=3, seed=1, **pools, **options)
            step = batch.reset()
            for kind in (np.int32, np.int64, np.uint16):
                step = batch.step(np.argmax(step.mask, axis=1).astype(kind))
            for _ in range(30):
                step = batch.step()
            batch.mover_planes()


def play_environments(kinds: Any) -> None:
    """Every kind of environment of every game."""
    from gonfalon import games
    from gonfalon.envs import gym, pettingzoo
    from gonfalon.envs.stratego import gym as stratego_gym
    from gonfalon.envs.stratego import pettingzoo as stratego_pettingzoo

    for rules in games.all_games():
        for variant in rules.spec.variants:
            step_aec(pettingzoo.env(rules.spec.id, variant.id))
            seat = gym.GameSeat(rules.spec.id, variant.id)
            _, info = seat.reset(seed=1)
            seat.step(int(seat.action_masks().argmax()))
            assert info is not None
    for _, variant, options in kinds:
        for setup in ("sampled", "placed"):
            step_aec(stratego_pettingzoo.env(variant, setup, **options))
            stratego_pettingzoo.parallel_env(variant, setup, **options).reset(seed=1)
            seat = stratego_gym.StrategoSeat(variant, setup=setup, **options)
            seat.reset(seed=1)
            seat.step(int(seat.action_masks().argmax()))


def step_aec(env: Any) -> None:
    """Some actions of a PettingZoo environment."""
    env.reset(seed=1)
    rng = random.Random(1)
    for _ in range(50):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return
        env.step(rng.choice([k for k, legal in enumerate(observation["action_mask"]) if legal]))


def _look(game: Any) -> None:
    """What the seat knows, asked at each of its turns."""
    game.follower.information()


def sit_under_a_referee(kinds: Any) -> None:
    """A seat that knows the game by a referee's lines, in both colours, with every kind of fight."""
    from tests.bot.test_seat import GameResult

    for seat in (0, 1):
        GameResult(3, seat, (0, 1), cap=120).run(_look)


PARTS = (play_stratego, play_batches, play_environments, sit_under_a_referee)


def ready() -> dict[str, set[str]]:
    """Kernel -> argument types it has been compiled or loaded for, in this process."""
    from gonfalon.games.stratego.kernel.modules import Entry

    return {
        f"{one.py_func.__module__}.{one.__name__}": {str(types) for types in one.overloads}
        for one in gc.get_objects()
        if type(one) is Entry
    }


def called_by_python() -> dict[str, Any]:
    """Name -> kernel, of all that are called by name in a loaded module of ours, in whatever position that may come about."""
    from gonfalon.games.stratego.kernel.modules import Entry

    found: dict[str, Any] = {}
    for name, module in sorted(sys.modules.items()):
        if not name.startswith("gonfalon.") or not module.__file__:
            continue
        functions = _python_functions(ast.parse(Path(module.__file__).read_text(encoding="utf-8")))
        for node in (node for function in functions for node in ast.walk(function)):
            if isinstance(node, ast.Call):
                kernel = _resolved(node.func, module)
                if type(kernel) is Entry:
                    found[f"{kernel.py_func.__module__}.{kernel.__name__}"] = kernel
    return found


def _python_functions(tree: ast.Module) -> Iterator[ast.AST]:
    """What of a module is no kernel."""
    for node in tree.body:
        is_kernel = isinstance(node, ast.FunctionDef) and any(
            isinstance(one, ast.Name) and one.id == "kernel" for one in node.decorator_list
        )
        if not is_kernel:
            yield node


def _resolved(called: ast.expr, module: Any) -> Any:
    """What a called name, or a name in a module, stands for; None if it cannot be told."""
    if isinstance(called, ast.Name):
        return getattr(module, called.id, None)
    if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
        return getattr(getattr(module, called.value.id, None), called.attr, None)
    return None


def covered() -> Iterator[str]:
    """What all parts call that `gonfalon warm` does not, and what Python code calls by name and nobody has called yet."""
    os.environ["GONFALON_COMPILING"] = "1"
    from gonfalon import envs, players

    players.warm()
    envs.warm()
    before = ready()
    for part in PARTS:
        part(FEW)
    for name, kinds in ready().items():
        yield from [name] * len(kinds - before.get(name, set()))
    yield from (
        f"{name}, never called" for name, kernel in called_by_python().items() if not kernel.overloads
    )


def rehearsed() -> Iterator[str]:
    """What a seat under a referee would still have to load for its first moves, once it has rehearsed."""
    from gonfalon.cli.stratego.ucc import UccPlayer, rehearse

    rehearse(7)
    before = ready()
    mind = UccPlayer(0, 7, 1, 2_000)
    mind.deploy(mind.deployment())
    mind.hear("", (), None)
    mind.quick_move()
    mind.move()
    yield from (name for name, kinds in ready().items() if kinds - before.get(name, set()))


def fresh() -> Iterator[str]:
    """What had to be compiled for all parts."""
    from numba.core import event

    recorder = event.RecordingListener()
    event.register("numba:compile", recorder)
    for part in PARTS:
        part(STRATEGO)
    for _, one in recorder.buffer:
        if one.is_start:
            yield one.data["dispatcher"].py_func.__name__


if __name__ == "__main__":
    print(json.dumps(sorted({"covered": covered, "fresh": fresh, "rehearsed": rehearsed}[sys.argv[1]]())))
