"""Watching a finished match again, at any ply, from any side."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple, get_args

import msgspec

from gonfalon.core.errors import WireError
from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR
from gonfalon.core.observation import InformationState, Observation

from . import view
from .log import Entry
from .referee import MatchState, Setting
from .snapshots import match_after

CommonView = Literal["all", "public", "shared"]
"""Views of no seat: all with nothing hidden, public as those without a seat saw it, shared as the players show it to everybody."""
ReplayView = int | CommonView
"""Whose eyes a replay is seen with: a seat's number, or a view of no seat."""
EVERYBODY, PUBLIC, SHARED = COMMON_VIEWS = get_args(CommonView)


def view_of(text: str) -> ReplayView:
    """The view that a call names: "0", "1", ... or a word. Raises WireError for any other text."""
    for word in COMMON_VIEWS:
        if text == word:
            return word
    if text.isascii() and text.isdigit() and len(text) < 4:
        return int(text)
    raise WireError("replay/view", f"view {text[:20]!r}: it takes a seat's number, {', '.join(COMMON_VIEWS)}")


def seat_of(which: ReplayView, n_seats: int) -> int:
    """The seat a view looks from; SPECTATOR for one that is no seat's. Raises WireError for a seat that is not there."""
    if not isinstance(which, int):
        return SPECTATOR
    if not 0 <= which < n_seats:
        raise WireError(
            "replay/view", f"view {which}: it takes 0 to {n_seats - 1}, {', '.join(COMMON_VIEWS)}"
        )
    return which


class Frame(NamedTuple):
    """The position after one entry, as a view saw it then. spent: milliseconds that the entry was charged; clocks: those that are left."""

    number: int
    seat: int
    text: str
    events: tuple[Event, ...]
    observation: Observation
    spent: int = 0
    clocks: tuple[int | None, ...] = ()


def frames(
    setting: Setting,
    entries: Sequence[Entry],
    which: ReplayView,
    start: int,
    stop: int,
    shown: Collection[int] = (),
    match_state: MatchState | None = None,
) -> list[Frame]:
    """Frames start .. stop - 1; frame 0 is the position before the first entry. shown: the seats that show all of theirs, for SHARED.

    match_state: of this match before frame `start`, None for its beginning; it goes on to the last frame. Raises WireError for an
    unknown view.
    """
    numbers = range(max(0, start), min(stop, len(entries) + 1))
    return frames_at(setting, entries, which, numbers, shown, match_state)


def frames_at(
    setting: Setting,
    entries: Sequence[Entry],
    which: ReplayView,
    numbers: Collection[int],
    shown: Collection[int] = (),
    match_state: MatchState | None = None,
) -> list[Frame]:
    """The frames with these numbers, in their order. No other position is looked at. shown, match_state: as for `frames`.

    Raises WireError for an unknown view.
    """
    n_seats = setting.setup.n_seats
    seat = seat_of(which, n_seats)
    if which == SHARED and set(range(n_seats)) <= set(shown):
        which = EVERYBODY
    match_state = match_state or MatchState(setting)
    found = list[Frame]()
    if 0 in numbers and not match_state.n_entries:
        found.append(
            Frame(0, -1, "", (), _seen(match_state, which, seat, shown), 0, clocks_left(match_state))
        )
    for entry in entries[match_state.n_entries : max(numbers, default=0)]:
        applied_entry = match_state.take(entry)
        number = match_state.n_entries
        if number in numbers:
            found.append(
                Frame(
                    number,
                    entry.seat,
                    entry.text if which in (EVERYBODY, entry.seat) else "",
                    _heard(applied_entry.events, which, seat),
                    _seen(match_state, which, seat, shown),
                    entry.spent if match_state.clocks is not None else 0,
                    clocks_left(match_state),
                )
            )
    return found


def clocks_left(match_state: MatchState) -> tuple[int | None, ...]:
    """Milliseconds that each clock has left after the entries so far, None for no limit; () in a match without time."""
    clocks = match_state.clocks
    if clocks is None:
        return ()
    seats = range(1 if clocks.shared else match_state.n_seats)
    return tuple(clocks.left(seat, match_state.sets_up(seat)) for seat in seats)


def information(whole: MatchState, seat: int, number: int) -> InformationState:
    """What `seat` had seen, done and been offered after `number` entries of this match. Raises WireError for an unknown seat or number."""
    if not 0 <= seat < whole.n_seats:
        raise WireError("replay/seat", f"seat: it takes 0 to {whole.n_seats - 1}")
    if not 0 <= number <= whole.n_entries:
        raise WireError("replay/ply", f"ply: it takes 0 to {whole.n_entries}")
    return match_after(whole, number).information(seat)


def _heard(events: tuple[Event, ...], which: ReplayView, seat: int) -> tuple[Event, ...]:
    if which == EVERYBODY:
        return tuple(msgspec.structs.replace(event, audience=None) for event in events)
    return view.heard(events, seat)


def _seen(match_state: MatchState, which: ReplayView, seat: int, shown: Collection[int]) -> Observation:
    if which == EVERYBODY:
        return match_state.game.reveal(match_state.state)
    if which == SHARED:
        return match_state.game.observe_shared(match_state.state, shown)
    return match_state.game.observe(match_state.state, seat)
