"""Who sits at a match: people, computers and seats that are still to be taken, and who of them is here."""

from __future__ import annotations

import time
from collections.abc import Container, Sequence

import msgspec

from gonfalon import games
from gonfalon.match.referee import Setting
from gonfalon.storage.store import MatchRow, SeatRow

from . import wire

PERSON, COMPUTER, OPEN = "person", "computer", "open"
"""The kinds of seats."""
BLIP_SECONDS = 30.0
"""Whoever has lent the seat to a computer and comes back sooner has only lost the line."""


class Seating:
    """The seats of one match. away_since: seat -> when its person left, on the monotonic clock; absent while they are here.

    lent_here: the seats whose people gave them to a computer while they sat there.
    """

    def __init__(self, places: Sequence[SeatRow]) -> None:
        self.places = tuple(places)
        self.away_since: dict[int, float] = {}
        self.lent_here: set[int] = set()
        self.change(places, ())

    def change(self, places: Sequence[SeatRow], here: Container[int]) -> None:
        """Take in what the database says of the seats. here: the seats whose people are connected."""
        clock = time.monotonic()
        self.places = tuple(places)
        self.lent_here &= {place.seat for place in places if place.stand_in >= 0}
        self.away_since = {
            place.seat: self.away_since.get(place.seat, clock)
            for place in places
            if place.kind == PERSON and place.seat not in here
        }

    def arrive(self, seat: int) -> None:
        """Somebody at this seat has connected."""
        self.away_since.pop(seat, None)

    def leave(self, seat: int) -> None:
        """Nobody at this seat is connected any more."""
        self.away_since[seat] = time.monotonic()

    @property
    def is_complete(self) -> bool:
        """Are all seats taken?"""
        return all(place.kind != OPEN for place in self.places)

    def kind(self, seat: int) -> str:
        """PERSON, COMPUTER or OPEN."""
        return self.places[seat].kind

    def is_played(self, seat: int) -> bool:
        """Does a computer play this seat, its own or that of a person?"""
        return self.kind(seat) == COMPUTER or self.places[seat].stand_in >= 0

    def is_here(self, seat: int) -> bool:
        """Is the person of this seat connected?"""
        return self.kind(seat) == PERSON and seat not in self.away_since

    def is_left_to_computer(self, seat: int) -> bool:
        """Does a computer play this seat, and is nobody here who could say something else?"""
        return self.is_played(seat) and not self.is_here(seat)

    def overdue(self, seconds: float) -> list[int]:
        """Seats of people who have been away for so long, while somebody else is here. Those that a computer plays are none."""
        if not any(self.is_here(place.seat) for place in self.places):
            return []
        clock = time.monotonic()
        return [
            seat
            for seat, since in sorted(self.away_since.items())
            if clock - since >= seconds and not self.is_played(seat)
        ]

    def due_in(self, seconds: float) -> float | None:
        """Seconds until the next of the people who are away is overdue, None if there is none."""
        clock = time.monotonic()
        left = [
            since + seconds - clock for seat, since in self.away_since.items() if not self.is_played(seat)
        ]
        return min((time_left for time_left in left if time_left > 0), default=None)

    def comes_back(self, seat: int) -> bool:
        """Does somebody who connects at this seat take it back from the computer that plays it?"""
        place, away = self.places[seat], self.away_since.get(seat)
        if place.kind != PERSON or place.stand_in < 0 or away is None:
            return False
        return seat not in self.lent_here or time.monotonic() - away >= BLIP_SECONDS

    def voters(self, seat: int, absent_after: float) -> tuple[int, ...]:
        """One seat of each person at the table, `seat` for its own: who is away for too long has no vote."""
        overdue, found = self.overdue(absent_after) if absent_after else [], {self.places[seat].holder: seat}
        for place in self.places:
            if (
                place.kind == PERSON
                and place.seat not in overdue
                and not self.is_left_to_computer(place.seat)
            ):
                found.setdefault(place.holder, place.seat)
        return tuple(sorted(found.values()))

    def level(self, seat: int) -> int:
        """The level of the computer at this seat, -1 for a person."""
        return self.places[seat].level

    def player_level(self, seat: int) -> int:
        """The level of the computer that plays this seat now."""
        return max(self.places[seat].stand_in, self.places[seat].level, 0)

    def share_holder(self, seat: int, other: int) -> bool:
        """Are these two seats one person's?"""
        return self.places[seat].holder == self.places[other].holder >= 0

    def is_deserted(self, seat: int, seconds: float) -> bool:
        """Has the only opponent of `seat`, another person, been away for so long?"""
        others = [place.seat for place in self.places if place.seat != seat]
        if len(others) != 1 or self.kind(others[0]) != PERSON or self.share_holder(seat, others[0]):
            return False
        away = self.away_since.get(others[0])
        return away is not None and time.monotonic() - away >= seconds

    def statuses(self) -> tuple[wire.SeatStatus, ...]:
        """The seats as everybody may know them."""
        clock, found = time.monotonic(), []
        for place in self.places:
            away = self.away_since.get(place.seat)
            here = place.kind == COMPUTER or (place.kind == PERSON and away is None)
            gone = int(clock - away) if away is not None else 0
            offered = place.kind != OPEN and place.invite != ""
            found.append(
                wire.SeatStatus(
                    place.seat, place.kind, place.level, place.holder, here, gone, place.stand_in, offered
                )
            )
        return tuple(found)


def settled(row: MatchRow, places: Sequence[SeatRow]) -> Setting | None:
    """The setting with what every seat has brought; None while a game whose seats bring something waits for people."""
    setting = with_brought(row.setting, places)
    return None if setting.setup.brought and any(place.kind == OPEN for place in places) else setting


def with_brought(setting: Setting, places: Sequence[SeatRow]) -> Setting:
    """The setting with what the seats have brought so far, a text for each even if it is "": nobody learns that others brought nothing.

    **Hidden:** for the match alone, others see it through `Game.seen_setup`.
    """
    if games.get(setting.game).spec.brings is None:
        return setting
    brought = tuple(place.brought for place in places)
    return msgspec.structs.replace(setting, setup=msgspec.structs.replace(setting.setup, brought=brought))
