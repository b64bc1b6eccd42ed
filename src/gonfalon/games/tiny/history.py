"""What both teaching games share: remembering steps, and what observations and information states are made of."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from gonfalon.core.events import Event
from gonfalon.core.game import AnyGame, Decision, State, decision_of
from gonfalon.core.observation import InformationState


class Step(NamedTuple):
    """One decision taken. offered: fingerprint of what its seat could choose from."""

    seat: int
    action: str
    events: tuple[Event, ...]
    offered: str


class RecordedState(State, Protocol):
    """A state that remembers its steps. start: the events from before the first decision (a deal)."""

    start: tuple[Event, ...]
    steps: list[Step]


def fingerprint(decision: Decision) -> str:
    """A short digest of the legal actions of a decision."""
    return hashlib.blake2b(repr(decision.actions).encode(), digest_size=8).hexdigest()


def public_fields(game: AnyGame, state: State, seat: int) -> dict[str, Any]:
    """The fields that every game's observation has, as `seat` (or SPECTATOR) may know them."""
    outcome = state.outcome
    return {
        "game": game.spec.id,
        "variant": state.setup.variant,
        "seat": seat,
        "ply": state.ply,
        "turn": state.turn,
        "to_act": state.to_act(),
        "decision": decision_of(state, seat),
        "returns": outcome.returns if outcome else None,
        "reason": outcome.reason if outcome else "",
    }


def information_of(game: AnyGame, state: RecordedState, seat: int) -> InformationState:
    """Everything a seat has done, heard and been offered since the start."""
    own = [(ply, step) for ply, step in enumerate(state.steps) if step.seat == seat]
    told: list[Sequence[Event]] = [state.start, *(step.events for step in state.steps)]
    return InformationState(
        game=game.spec.id,
        setup=game.seen_setup(state.setup, seat),
        seat=seat,
        actions=tuple((ply, step.action) for ply, step in own),
        events=tuple(event for events in told for event in events if event.heard_by(seat)),
        offered=tuple(step.offered for _, step in own),
        observation=game.observe(state, seat),
    )
