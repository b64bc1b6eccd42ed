"""Who lets others see a finished game, and how much of it (decision 17)."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.core.errors import WireError
from gonfalon.storage.store import Store

from .clock import now_ms
from .late_results import is_told
from .rooms import Room

NOT_SHARED = WireError("match/not-shared", "nobody who played this game shows it")
RUNNING = WireError("match/running", "this is shown once the game is over")
COVERED = WireError("match/not-shared", "not all who played this game show all of their pieces")


class Consent(NamedTuple):
    """What those who played have agreed to. said: the seats of people who let others see the game.

    shown: the seats of which everything is shown. A computer has nothing to keep.
    """

    said: frozenset[int]
    shown: frozenset[int]
    n_seats: int

    @property
    def is_open(self) -> bool:
        """May others see the game?"""
        return bool(self.said)

    @property
    def is_whole(self) -> bool:
        """May they see everything in it?"""
        return self.is_open and len(self.shown) == self.n_seats


async def of(store: Store, room: Room) -> Consent:
    """What those who sat at a match have agreed to. One seat of each person speaks for all of theirs."""
    covers, seat_rows = await store.sharing_seats(room.row.id), room.seating.seat_rows
    people = [row for row in seat_rows if row.kind == "person"]
    agreed = {row.holder: covers[row.seat] for row in people if row.seat in covers}
    shown = {row.seat for row in people if agreed.get(row.holder) is False}
    said = {row.seat for row in people if row.holder in agreed}
    computers = {row.seat for row in seat_rows if row.kind == "computer"}
    return Consent(frozenset(said), frozenset(shown | computers), len(seat_rows))


def check_over(room: Room) -> None:
    """Raise WireError as long as the match goes on."""
    if not room.begun or room.match_state.outcome is None:
        raise RUNNING


def check_told(room: Room) -> None:
    """Raise WireError as long as the match goes on for everybody: until those who watch late have seen the end."""
    check_over(room)
    ended = room.match_state.ended_at
    if ended is None or not is_told(room.row.terms, ended, now_ms()):
        raise RUNNING


async def check_open(store: Store, room: Room) -> Consent:
    """What strangers may see of a match. Raises WireError while it goes on for them, and where nobody lets them see it."""
    check_told(room)
    found = await of(store, room)
    if not found.is_open:
        raise NOT_SHARED
    return found
