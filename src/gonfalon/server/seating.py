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


class Seating:
    """The seats of one match. away_since: seat -> when its person left, on the monotonic clock; absent while they are here."""

    def __init__(self, places: Sequence[SeatRow]) -> None:
        self.places = tuple(places)
        self.away_since: dict[int, float] = {}
        self.change(places, ())

    def change(self, places: Sequence[SeatRow], here: Container[int]) -> None:
        """Take in what the database says of the seats. here: the seats whose people are connected."""
        clock = time.monotonic()
        self.places = tuple(places)
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

    def is_computer(self, seat: int) -> bool:
        """Does a computer play this seat?"""
        return self.kind(seat) == COMPUTER

    def level(self, seat: int) -> int:
        """The level of the computer at this seat, -1 for a person."""
        return self.places[seat].level

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
            found.append(wire.SeatStatus(place.seat, place.kind, place.level, place.holder, here, gone))
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
