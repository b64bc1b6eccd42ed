"""States of the card game as bytes: every field of the board, the frames that wait, and what is owed. All of it is plain data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from gonfalon.core.game import Outcome
from gonfalon.core.packed_log import StepLog
from gonfalon.core.snapshots import SavesStates, SnapshotError, from_plain, plain

from .engine.board import Board, Modifier
from .engine.state import Pending, State

GIVEN = frozenset(
    ("catalogue", "setup", "seed", "start", "past", "past_from", "origin", "recording", "quiet")
)
"""Fields that a new game has already, or that come from the decisions taken, or that only search and sampling set."""
FIELDS = tuple(name for name in (*Board.__slots__, *State.__slots__) if name not in GIVEN)
"""What is packed, in this order."""


def _modifiers(packed: Sequence[Sequence[Any]]) -> tuple[Modifier, ...]:
    return tuple(Modifier(*one) for one in packed)


READ: dict[str, Callable[[Any], Any]] = {
    "modifiers": _modifiers,
    "pending": lambda packed: None if packed is None else Pending(*packed),
    "_outcome": lambda packed: None if packed is None else Outcome(*packed),
}
"""Fields that hold more than plain data -> what makes them of it."""


class FellowshipSnapshots(SavesStates[State]):
    """Packs the states of all scenarios."""

    def taken(self, state: State) -> StepLog:
        return state.past

    def pack(self, state: State) -> bytes:
        if state.origin is not None or not state.recording or state.quiet:
            raise SnapshotError("a state of a search is not packed")
        return msgspec.msgpack.encode([plain(_value(state, name)) for name in FIELDS])

    def unpack(self, fresh: State, packed: bytes, taken: StepLog) -> None:
        try:
            values = msgspec.msgpack.decode(packed, type=list[Any])
            for name, value in zip(FIELDS, values, strict=True):
                setattr(fresh, name, READ.get(name, _same)(from_plain(value)))
        except (msgspec.MsgspecError, TypeError, ValueError) as error:
            raise SnapshotError(str(error)) from error
        fresh.past = taken


def _value(state: State, name: str) -> Any:
    value = getattr(state, name)
    return msgspec.structs.astuple(value) if isinstance(value, Outcome) else value


def _same(value: Any) -> Any:
    return value
