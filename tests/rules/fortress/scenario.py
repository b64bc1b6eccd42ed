"""Fortresses made of the few things a scenario is about, and games in them."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from gonfalon.core.errors import FaultyActionError, IllegalActionError
from gonfalon.core.events import Event
from gonfalon.games.fortress.game import GAME
from gonfalon.games.fortress.maze import Maze, read, text_of
from gonfalon.games.fortress.maze_sampler import MazeSampler
from gonfalon.games.fortress.notes import Notes
from gonfalon.games.fortress.rules import Rules, rules_for
from gonfalon.games.fortress.state import FortressState

RED, BLUE = 0, 1
HOME = "walls E4-E5"
"""In red's fortress blue hits this wall to end a turn."""


def rules_of(variant: str, **options: Any) -> Rules:
    """A ruleset with its options."""
    setup = GAME.setup(variant, **options)
    return rules_for(setup.variant, setup.options)


def fortress(rules: Rules, given: str, *paths: str, seed: int = 1) -> str:
    """A legal fortress with the parts given. On paths, rows of squares, nothing else stands or lies; all that is left goes elsewhere."""
    plan, notes = rules.plan, Notes(rules)
    maze, _ = read(rules, given)
    notes.walls, notes.ladders, notes.bridge = maze.walls, maze.ladders, maze.bridge
    notes.cards = tuple((square, kind) for square, kind in enumerate(maze.cards) if kind)
    squares = [plan.index[name] for path in paths for name in path.split()]
    for path in paths:
        way = [plan.index[name] for name in path.split()]
        edges = [plan.edge_index[pair] for pair in pairwise(way) if pair in plan.edge_index]
        notes.open |= sum(1 << edge for edge in set(edges) if not maze.walls >> edge & 1)
    notes.stood = sum(1 << square for square in {*squares, plan.entrance})
    notes.visitors = (notes.stood,) * len(rules.pieces)
    kept_clear = MazeSampler(rules, notes)
    for _ in range(2000):
        made = kept_clear.draw(random.Random(seed))
        if all(not made.cards[square] or (square, made.cards[square]) in notes.cards for square in squares):
            return text_of(rules, made)
        seed += 1000
    raise AssertionError("no fortress with these parts")


class Scene:
    """A game in which red begins, in blue's fortress. `do` acts for red; blue ends its turns at a wall."""

    def __init__(
        self,
        variant: str,
        given: str,
        *paths: str,
        red_has: str = HOME,
        red_paths: tuple[str, ...] = ("E5 D5",),
        seed: int = 1,
        **options: Any,
    ) -> None:
        self.rules = rules_of(variant, **options)
        enemy = given if given.startswith("= ") else fortress(self.rules, given, *paths, seed=seed)
        own = fortress(self.rules, red_has, *red_paths)
        brought = (own, enemy.removeprefix("= "))
        self.state: FortressState = GAME.new(1, GAME.setup(variant, brought=brought, first="red", **options))
        self.heard: list[str] = []

    @property
    def maze(self) -> Maze:
        """What red explores."""
        maze = self.state.mazes[BLUE]
        assert maze is not None
        return maze

    def do(self, *actions: str) -> list[str]:
        """Act for red, blue's turns passed in between; what the last act announced."""
        for action in actions:
            while self.state.player == BLUE:
                self.pass_blue()
            self.heard = told(self.state.step(RED, action))
        return self.heard

    def walk(self, path: str) -> list[str]:
        """Step along these squares, the first of them the one where red's piece stands."""
        names = path.split()
        return self.do(*(f"{a}-{b}" for a, b in pairwise(names)))

    def pass_blue(self) -> list[str]:
        """Blue's turn, over at once."""
        if self.state.notes[BLUE].piece < 0:
            self.state.step(BLUE, "enter knight")
        return told(self.state.step(BLUE, "E5-E4"))

    def blue(self, *actions: str) -> list[str]:
        """Act for blue; what the last act announced."""
        for action in actions:
            self.heard = told(self.state.step(BLUE, action))
        return self.heard

    def refused(self, action: str, seat: int = RED) -> tuple[str, str]:
        """Reason and rule of a refusal, by which nothing changes."""
        before = self.state.digest()
        with pytest.raises(IllegalActionError) as caught:
            self.state.step(seat, action)
        assert self.state.digest() == before
        return caught.value.reason, caught.value.section

    def offered(self) -> tuple[str, ...]:
        """What the seat on turn may do."""
        return self.state.decisions()[0].actions or ()

    def seen(self, seat: int = RED) -> Any:
        """The observation of a seat."""
        return GAME.observe(self.state, seat)


def told(events: tuple[Event, ...]) -> list[str]:
    """Announcements as text: `moved knight E5 E4 step`; red's without its seat, blue's with `blue`."""
    lines = []
    for event in events:
        facts = dict(event.facts)
        words = [event.kind] + (["blue"] if facts.pop("seat") == BLUE else [])
        words += [
            ("new" if value else "known") if value in (True, False) and name == "new" else str(value)
            for name, value in facts.items()
        ]
        lines.append(" ".join(words))
    return lines


def faults(rules: Rules, text: str) -> dict[str, tuple[str, ...]]:
    """What is wrong with a fortress, as `build` is answered."""
    state = GAME.new(1, GAME.settle(rules.ruleset.id, rules.options))
    try:
        state.step(RED, f"build {text}")
    except FaultyActionError as error:
        assert (error.reason, error.section) == ("faulty", "FORT-3.9")
        return {fault.kind: fault.where for fault in error.faults}
    return {}
