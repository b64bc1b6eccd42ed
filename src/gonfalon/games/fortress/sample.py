"""Samples states that a seat cannot distinguish from the true one: the other seat's fortress is drawn again, the rest is replayed."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from gonfalon.core.events import Event
from gonfalon.core.observation import InformationState
from gonfalon.core.packed_log import StepLog
from gonfalon.core.rng import Rng

from .maze import Maze, text_of
from .maze_sampler import MazeSampler
from .observation import FortressObservation
from .rules import Rules, rules_for
from .state import FortressState
from .view import maze_of, notes_of
from .words import BRIDGE, BUILD, CHALLENGE, ENTER, PASSAGE, SACRIFICE, SWAP


class Prepared(NamedTuple):
    """A state that agrees with an information state. sampler: draws the other seat's fortress, None if it is not built yet."""

    information: InformationState
    state: FortressState
    sampler: MazeSampler | None


_last: list[Prepared] = []
"""Cache of one entry: searches draw many states of one information state."""


def sample(information: InformationState, rng: Rng) -> FortressState:
    """A state that agrees with `information`, uniform over the fortresses that the other seat may have built."""
    found = _last[0] if _last else None
    if found is None or found.information is not information:
        found = prepare(information, rng)
        _last[:] = [found]
    if found.sampler is None:
        return found.state.copy()
    return with_maze(found.state, 1 - information.seat, found.sampler.draw(rng))


def prepare(information: InformationState, rng: Rng) -> Prepared:
    """Draw one fortress and replay on it the announced events."""
    seen, seat = information.observation, information.seat
    assert isinstance(seen, FortressObservation)
    rules = rules_for(information.variant, information.options, information.setup.edition)
    sampler = MazeSampler(rules, notes_of(rules, seen, seat)) if seen.built[1 - seat] else None
    mazes: list[Maze | None] = [None, None]
    mazes[seat] = maze_of(rules, seen.fortresses[seat])
    mazes[1 - seat] = sampler.draw(rng) if sampler else None
    return Prepared(information, _played_over(information, rules, seen, mazes), sampler)


def _played_over(
    information: InformationState, rules: Rules, seen: FortressObservation, mazes: list[Maze | None]
) -> FortressState:
    """The game replayed from its announcements, on these fortresses."""
    told: dict[int, list[Event]] = {}
    for event in information.events:
        told.setdefault(event.ply, []).append(event)
    start = [event for event in told.get(0, []) if event.cause == "lot"]
    told[0] = [event for event in told.get(0, []) if event.cause != "lot"]
    setup = information.setup
    builders = {event.facts["seat"] for event in information.events if event.kind == "built"}
    if setup.brought:
        texts = list(setup.brought)
        other = 1 - information.seat
        maze = mazes[other]
        texts[other] = text_of(rules, maze) if maze is not None and other not in builders else ""
        setup = msgspec.structs.replace(setup, brought=tuple(texts))
    standing = [
        None if builder in builders or mazes[builder] is None else mazes[builder] for builder in range(2)
    ]
    state = FortressState(rules, setup, seen.first, standing)
    assert len(state.start) == len(start)
    own = dict(information.actions)
    for ply in range(seen.ply):
        seat, action = action_of(rules, told[ply])
        maze = mazes[seat] if action == BUILD else None
        if maze is not None:
            state.follow(seat, own.get(ply, f"{BUILD} {text_of(rules, maze)}"), maze)
        else:
            state.follow(seat, action, state.check(seat, action))
    return state


def action_of(rules: Rules, events: list[Event]) -> tuple[int, str]:
    """(seat, action) that caused these announcements; for a built fortress only the keyword."""
    first = events[0]
    facts, plan = first.facts, rules.plan
    seat: int = facts["seat"]
    if first.kind == "built":
        return seat, BUILD
    if first.kind == "entered":
        return seat, f"{ENTER} {facts['piece']}"
    if first.kind == "challenged":
        return seat, CHALLENGE
    if first.kind in ("exchanged", "sacrificed"):
        word = SWAP if first.kind == "exchanged" else SACRIFICE
        return seat, f"{word} {events[1].facts['piece']}"
    if first.kind == "blocked":
        target = plan.index[facts["square"]]
        return seat, f"{plan.names[plan.below[target]]}-{plan.names[target]}"
    word = f"{facts['way']} " if facts.get("way") in (PASSAGE, BRIDGE) else ""
    return seat, f"{word}{facts['source']}-{facts['target']}"


def with_maze(state: FortressState, builder: int, maze: Maze) -> FortressState:
    """A copy in which `builder` has built `maze`, which must agree with what its explorer knows."""
    twin = state.copy()
    twin.mazes[builder] = maze
    text = text_of(state.rules, maze)
    brought = state.setup.brought
    if brought and brought[builder]:
        texts = tuple(text if seat == builder else own for seat, own in enumerate(brought))
        twin.setup = msgspec.structs.replace(state.setup, brought=texts)
        return twin
    steps = list(state.steps)
    for place, step in enumerate(steps[:2]):
        if step.seat == builder and step.offered == BUILD:
            steps[place] = step._replace(action=f"{BUILD} {text}")
    twin.take_steps(StepLog(steps))
    return twin
