"""The only way out: what may be encoded towards a wire, and for whom. Anything else raises LeakError."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec

from gonfalon.core.errors import LeakError
from gonfalon.core.events import Event
from gonfalon.core.observation import Observation

from .changes import difference

_ALLOWED: set[type] = set()
_PARTS = ("frames", "updates", "matches")
"""Fields with messages of their own."""
PLAIN = frozenset((str, int, float, bool, type(None)))


class Patch:
    """How an observation differs from the one before it of the same viewer. Raises LeakError for two viewers."""

    def __init__(self, was: Observation, now: Observation) -> None:
        if was.seat != now.seat:
            raise LeakError("what has changed was about to be told from what another seat saw")
        self.seat, self.change = now.seat, difference(was, now)


def _plain_or_refuse(value: Any) -> Any:
    if type(value) is Patch:
        return value.change
    raise LeakError(f"a {type(value).__name__} may not be encoded towards a wire")


_encoder = msgspec.json.Encoder(enc_hook=_plain_or_refuse)


def allow(*types: type[msgspec.Struct]) -> None:
    """Register message types. Their `observation`, `events`, `frames`, `updates` and `matches` are checked for each viewer."""
    _ALLOWED.update(types)


def encode(message: msgspec.Struct, seat: int | None = None, over: bool = False) -> bytes:
    """JSON of a registered message for the viewer `seat` (None: a message without events or observation).

    over: the game has ended, so the observation may be the one that hides nothing. Raises LeakError.
    """
    if type(message) not in _ALLOWED:
        raise LeakError(f"a {type(message).__name__} may not be encoded towards a wire")
    for part in (message, *(part for name in _PARTS for part in getattr(message, name, ()))):
        if type(part) not in _ALLOWED:
            raise LeakError(f"a {type(part).__name__} may not be encoded towards a wire")
        _check_parts(part, seat, over)
    return _encoder.encode(message)


def _check_parts(message: Any, seat: int | None, over: bool) -> None:
    for event in getattr(message, "events", ()):
        _check_event(event, seat)
    if hasattr(message, "observation"):
        _check_observation(message.observation, seat, over)


def _check_event(event: Any, seat: int | None) -> None:
    if not isinstance(event, Event) or seat is None or not event.heard_by(seat):
        raise LeakError("an event was about to reach somebody who may not hear it")
    for value in event.facts.values():
        if type(value) not in PLAIN and not _is_plain(value):
            raise LeakError(f"an event holds a {type(value).__name__}")


def _is_plain(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return all(map(_is_plain, cast("Iterable[Any]", value)))
    if isinstance(value, dict):  # a row of a list, such as one target of an action
        row = cast("dict[Any, Any]", value)
        return all(isinstance(name, str) for name in row) and all(map(_is_plain, row.values()))
    return type(value) in PLAIN


def _check_observation(observation: Any, seat: int | None, over: bool) -> None:
    if not isinstance(observation, (Observation, Patch)):
        raise LeakError(f"a {type(observation).__name__} is no observation")
    if observation.seat != seat and not over:
        raise LeakError("an observation was about to reach another seat")


def heard(events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """The events that `seat` may receive, without their audience."""
    return tuple(
        event if event.audience is None else msgspec.structs.replace(event, audience=None)
        for event in events
        if event.heard_by(seat)
    )
