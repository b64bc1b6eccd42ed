"""The searching player and its levels."""

from __future__ import annotations

import random
import time
from typing import NamedTuple

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.rules import rules_for

from ..setups import careful
from . import quest
from .kernel import tree
from .memory import faded
from .power_thought import PowerThought
from .thought import Thought


class Settings(NamedTuple):
    """How a level thinks.

    worlds: boards drawn for a move. depth: plies looked ahead. nodes: budget of a move over all worlds. ms: time limit, 0 for
    none; then the clock is not read, and the answer depends on seed and information alone. habits: how far, from 0 to 1, its belief
    trusts that the enemy deployed as people do; ties: how far in who stands beside whom. heed: does it know what conduct
    tells? forget: see memory.faded; 0 for never. setups: deployments drawn for each one chosen. noise: how far chance may raise a move,
    in worth of a small piece. hide: share of a piece's worth that being unknown is. probe: what learning a piece is worth. push: what
    an attack is worth more when nothing has happened for long. later: share of a gamble's gain that counts when it is not made now.
    flag: worth of the enemy's flag as long as its place is a guess. guard: what the danger to the own flag costs if it is certain
    (guard.py). rest: what it costs that a piece of the back rows leaves the square it was deployed on: whatever still rests hides the flag.
    endings: does it know that each of few enemies comes sooner than one of many, that a leader has more to lose, and that a sapper digs
    its way to a flag whose place is known?
    """

    worlds: int = 12
    depth: int = 3
    nodes: int = 30_000
    ms: float = 0.0
    habits: float = 1.0
    ties: float = 1.0
    heed: bool = True
    forget: float = 0.0
    setups: int = 30
    noise: float = 0.1
    hide: float = 0.0
    probe: float = 0.5
    push: float = 5.0
    later: float = 0.4
    flag: float = 70.0
    guard: float = 150.0
    rest: float = 0.0
    endings: bool = False


LEVELS = {
    1: Settings(
        worlds=2, depth=1, nodes=3_000, habits=0, ties=0, heed=False, forget=8, setups=1, noise=5.0, guard=0
    ),
    2: Settings(
        worlds=4,
        depth=1,
        nodes=5_000,
        habits=0.6,
        ties=0,
        heed=False,
        forget=30,
        setups=1,
        noise=1.5,
        guard=0,
    ),
    3: Settings(worlds=8, depth=1, nodes=8_000, habits=0.6, ties=0, heed=False, setups=2, noise=0.5, guard=0),
    4: Settings(worlds=12, depth=3, nodes=30_000, habits=0.8, ties=0.25),
    5: Settings(worlds=20, depth=3, nodes=80_000, habits=0.9, ties=0.55),
    6: Settings(worlds=30, depth=3, nodes=150_000, rest=1.0, endings=True),
}
"""Level -> settings. Budgets are in nodes, so that a level plays alike on any machine."""
UNLIMITED = 1 << 50


def settings_of(level: int, ms: float | None = None, nodes: int | None = None) -> Settings:
    """A level's settings with another budget: `ms` milliseconds, or `nodes`, or both."""
    settings = LEVELS[level]
    if ms is not None:
        settings = settings._replace(ms=float(ms), nodes=UNLIMITED, depth=max(settings.depth, 3) + 3)
    if nodes is not None:
        settings = settings._replace(nodes=nodes)
    return settings


class SearchPlayer:
    """Answers by searching boards that agree with what its seat has seen."""

    def __init__(self, seed: int, settings: Settings) -> None:
        self.rng, self.settings = random.Random(seed), settings
        self.desk: tree.SearchBuffers | None = None

    def act(self, information: InformationState) -> str:
        """A legal action."""
        began = time.perf_counter()
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        if seen.kind == "deploy":
            text = careful(seen, self.rng, self.settings.setups)
            return quest.minded(
                information, rules_for(information.variant, information.options), text, self.rng
            )
        assert seen.legal
        if len(seen.legal) == 1:
            return seen.legal[0]
        if self.settings.forget:
            information = faded(information, self.settings.forget)
        self.desk = self.desk or tree.new_buffers()
        gifted = int(rules_for(information.variant, information.options).tables["has_powers"]) == 1
        kind = PowerThought if gifted else Thought
        return kind(information, self.rng, self.settings, self.desk, began).choose()
