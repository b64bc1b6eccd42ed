"""What both teaching games share: remembering steps, and the information state made of them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple

from gonfalon.core.errors import GonfalonError
from gonfalon.core.events import Event
from gonfalon.core.observation import InformationState, Observation


class Step(NamedTuple):
    """One decision taken. offered: fingerprint of what its seat could choose from."""

    seat: int
    action: str
    events: tuple[Event, ...]
    offered: str


def fingerprint(options: tuple[str, ...] | None) -> str:
    """A short digest of the legal actions of a decision."""
    return hashlib.blake2b(repr(options).encode(), digest_size=8).hexdigest()


def information_of(
    game: str,
    options: dict[str, Any],
    seat: int,
    steps: list[Step],
    start: tuple[Event, ...],
    now: Observation,
) -> InformationState:
    """Everything a seat has done, heard and been offered. start: events from before the first decision (a deal)."""
    own = [(ply, step) for ply, step in enumerate(steps) if step.seat == seat]
    heard = [event for event in start if event.heard_by(seat)]
    heard += [event for step in steps for event in step.events if event.heard_by(seat)]
    return InformationState(
        game=game,
        variant="",
        options=options,
        seat=seat,
        actions=tuple((ply, step.action) for ply, step in own),
        events=tuple(heard),
        offered=tuple(step.offered for _, step in own),
        observation=now,
    )


def draw_until_agrees(
    information: InformationState, guess: Callable[[], Any], look: Callable[[Any], Any], tries: int
) -> Any:
    """Guess states until one gives this very information state. Raises GonfalonError after `tries` guesses."""
    for _ in range(tries):
        state = guess()
        if state is not None and look(state) == information:
            return state
    raise GonfalonError("no state found that agrees with what this seat has seen")
