"""Watching a finished match again, at any ply, from any side."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.core.errors import WireError
from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR
from gonfalon.core.observation import InformationState, Observation

from . import view
from .log import Entry
from .referee import Playing, Setting

EVERYBODY = "all"
VIEWS = ("0", "1", "public", EVERYBODY)


class Frame(NamedTuple):
    """The position after one entry, as a view saw it then."""

    number: int
    seat: int
    text: str
    events: tuple[Event, ...]
    observation: Observation


def frames(setting: Setting, entries: list[Entry], which: str, start: int, stop: int) -> list[Frame]:
    """Frames start .. stop - 1; frame 0 is the position before the first entry. Raises WireError for an unknown view."""
    if which not in VIEWS:
        raise WireError("replay/view", f"view {which!r}: it takes {', '.join(VIEWS)}")
    playing = Playing(setting)
    found = [Frame(0, -1, "", (), _seen(playing, which))] if start <= 0 < stop else []
    for number, entry in enumerate(entries, 1):
        if number >= stop:
            break
        happening = playing.take(entry)
        if number >= start:
            found.append(
                Frame(
                    number,
                    entry.seat,
                    entry.text if which in (EVERYBODY, str(entry.seat)) else "",
                    _heard(happening.events, which),
                    _seen(playing, which),
                )
            )
    return found


def information(setting: Setting, entries: list[Entry], seat: int, number: int) -> InformationState:
    """What `seat` had seen, done and been offered when `number` entries had been taken. Raises WireError for an unknown seat."""
    playing = Playing(setting)
    if not 0 <= seat < playing.state.n_seats:
        raise WireError("replay/seat", f"seat: it takes 0 to {playing.state.n_seats - 1}")
    if not 0 <= number <= len(entries):
        raise WireError("replay/ply", f"ply: it takes 0 to {len(entries)}")
    for entry in entries[:number]:
        playing.take(entry)
    return playing.information(seat)


def seat_of(which: str) -> int:
    """The seat a view looks from; SPECTATOR for the public one and for the one that hides nothing."""
    return int(which) if which in ("0", "1") else SPECTATOR


def _heard(events: tuple[Event, ...], which: str) -> tuple[Event, ...]:
    if which == EVERYBODY:
        return tuple(Event(e.ply, e.kind, e.facts) for e in events)
    return view.heard(events, seat_of(which))


def _seen(playing: Playing, which: str) -> Observation:
    if which == EVERYBODY:
        return playing.game.reveal(playing.state)
    return playing.game.observe(playing.state, seat_of(which))
