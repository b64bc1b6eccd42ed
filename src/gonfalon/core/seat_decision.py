"""One decision of a seat in a game that is over, with what the seat knew before it and heard after it."""

from __future__ import annotations

import msgspec

from .events import Event
from .game import Outcome
from .observation import InformationState


class SeatDecision(msgspec.Struct, frozen=True):
    """A decision and its answer. **Hidden:** only for the seat itself.

    number: among the decisions of this seat, from 1. frame: of the replay, the position in which it was answered. information: what the
    seat knew then. action: its answer. heard: the events it received from its answer to its next decision, or to the end. outcome: how
    the game ended, with the last decision of the seat; None before, and where the rules did not end it.
    """

    number: int
    frame: int
    information: InformationState
    action: str
    heard: tuple[Event, ...]
    outcome: Outcome | None = None
