"""Who sits at a match: people, computers and seats that are still to be taken, and who of them is here."""

from __future__ import annotations

import time
from collections.abc import Container, Mapping, Sequence

import msgspec

from gonfalon import games, players
from gonfalon.arena import entrants
from gonfalon.match.referee import Setting
from gonfalon.match.sealing import derived_seed
from gonfalon.storage.people import Named
from gonfalon.storage.rows import MatchRow, SeatKind, SeatRow

from . import wire
from .crests import shown

RECONNECT_SECONDS = 30.0
"""A person who has lent the seat to a computer and connects again sooner had only lost the connection: the computer plays on."""


class Seating:
    """The seats of one match. away_since: seat -> when its person left, on the monotonic clock; absent while they are here.

    absent_after: seconds after which the others may decide over the seat of somebody who is away, 0 for never. lent_here: the seats
    whose people gave them to a computer while they sat there. named: what is shown of the people with a name, by their ids.
    ratings: what is shown of their strength and of computers', by seat.
    """

    def __init__(self, seat_rows: Sequence[SeatRow], absent_after: float = 0) -> None:
        self.seat_rows, self.absent_after = tuple(seat_rows), absent_after
        self.away_since: dict[int, float] = {}
        self.lent_here: set[int] = set()
        self.named: Mapping[str, Named] = {}
        self.ratings: Mapping[int, wire.SeatRating] = {}
        self.change(seat_rows, ())

    def change(self, seat_rows: Sequence[SeatRow], here: Container[int]) -> None:
        """Replace the seats by those of the database. here: the seats whose people are connected."""
        clock, was = time.monotonic(), {seat_row.seat: seat_row.token for seat_row in self.seat_rows}
        self.seat_rows = tuple(seat_rows)
        self.lent_here &= {seat_row.seat for seat_row in seat_rows if seat_row.stand_in >= 0}
        self.away_since = {
            seat_row.seat: self.away_since.get(seat_row.seat, clock)
            if seat_row.token == was.get(seat_row.seat)
            else clock  # whoever takes a seat from somebody who is away has only just come
            for seat_row in seat_rows
            if seat_row.kind == "person" and seat_row.seat not in here
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
        return all(seat_row.kind != "open" for seat_row in self.seat_rows)

    def kind(self, seat: int) -> SeatKind:
        """Who has this seat."""
        return self.seat_rows[seat].kind

    def is_alone(self, seat: int) -> bool:
        """Are all other seats computers' or of the same holder as this one?"""
        holder = self.seat_rows[seat].holder
        return all(
            seat_row.kind == "computer" or (seat_row.kind == "person" and seat_row.holder == holder >= 0)
            for seat_row in self.seat_rows
        )

    def is_computer_played(self, seat: int) -> bool:
        """Does a computer play this seat, its own or that of a person?"""
        return self.kind(seat) == "computer" or self.seat_rows[seat].stand_in >= 0

    def is_here(self, seat: int) -> bool:
        """Is the person of this seat connected?"""
        return self.kind(seat) == "person" and seat not in self.away_since

    def has_left(self, seat: int) -> bool:
        """Has the person of this seat been away for so long that the others may decide over it? A lost line is no leave."""
        away = self.away_since.get(seat)
        return away is not None and 0 < self.absent_after <= time.monotonic() - away

    def is_left_to_computer(self, seat: int) -> bool:
        """Does a computer play this seat, and is there nobody who could say something else?"""
        return self.kind(seat) == "computer" or (self.is_computer_played(seat) and self.has_left(seat))

    def overdue(self) -> list[int]:
        """Seats of people who have left, while somebody else is here. Those that a computer plays are none."""
        if not any(self.is_here(seat_row.seat) for seat_row in self.seat_rows):
            return []
        return [
            seat
            for seat in sorted(self.away_since)
            if self.has_left(seat) and not self.is_computer_played(seat)
        ]

    def seconds_until_next_leave(self) -> float | None:
        """Seconds until the next of the people who are away has left, None if there is none."""
        clock = time.monotonic()
        left = [since + self.absent_after - clock for since in self.away_since.values()]
        return min((time_left for time_left in left if time_left > 0), default=None)

    def takes_seat_back(self, seat: int) -> bool:
        """Does somebody who connects at this seat take it back from the computer that plays it?"""
        seat_row, away = self.seat_rows[seat], self.away_since.get(seat)
        if seat_row.kind != "person" or seat_row.stand_in < 0 or away is None:
            return False
        return seat not in self.lent_here or time.monotonic() - away >= RECONNECT_SECONDS

    def voters(self, seat: int) -> tuple[int, ...]:
        """One seat of each person at the table, `seat` for its own: who is away for too long has no vote."""
        overdue, found = self.overdue(), {self.seat_rows[seat].holder: seat}
        for seat_row in self.seat_rows:
            if (
                seat_row.kind == "person"
                and seat_row.seat not in overdue
                and not self.is_left_to_computer(seat_row.seat)
            ):
                found.setdefault(seat_row.holder, seat_row.seat)
        return tuple(sorted(found.values()))

    def level(self, seat: int) -> int:
        """The level of the computer at this seat, -1 for a person."""
        return self.seat_rows[seat].level

    def computer(self, seat: int) -> players.Computer:
        """The computer that plays this seat now."""
        seat_row = self.seat_rows[seat]
        return players.Computer(max(seat_row.stand_in, seat_row.level, 0), seat_row.player)

    def people_names(self) -> tuple[str, ...]:
        """The name of the person at each seat, "" for a guest or a computer; () where nobody has one."""
        names = tuple(shown(self.named.get(seat_row.person))[0] for seat_row in self.seat_rows)
        return names if any(names) else ()

    def player_names(self) -> tuple[str, ...]:
        """Which computer has each seat, as a command line names it, "" for a person; () for people alone."""
        names = tuple(
            entrants.name_of(self.computer(seat_row.seat)) if seat_row.kind == "computer" else ""
            for seat_row in self.seat_rows
        )
        return names if any(names) else ()

    def share_holder(self, seat: int, other: int) -> bool:
        """Are these two seats one person's?"""
        return self.seat_rows[seat].holder == self.seat_rows[other].holder >= 0

    def is_deserted(self, seat: int, seconds: float) -> bool:
        """Has the only opponent of `seat`, another person, been away for so long?"""
        others = [seat_row.seat for seat_row in self.seat_rows if seat_row.seat != seat]
        if len(others) != 1 or self.kind(others[0]) != "person" or self.share_holder(seat, others[0]):
            return False
        away = self.away_since.get(others[0])
        return away is not None and time.monotonic() - away >= seconds

    def statuses(self) -> tuple[wire.SeatStatus, ...]:
        """The seats as everybody may know them."""
        clock, found = time.monotonic(), list[wire.SeatStatus]()
        for seat_row in self.seat_rows:
            away = self.away_since.get(seat_row.seat)
            here = seat_row.kind == "computer" or (seat_row.kind == "person" and away is None)
            gone = int(clock - away) if away is not None else 0
            offered = seat_row.kind != "open" and seat_row.invite != ""
            name, crest = shown(self.named.get(seat_row.person))
            found.append(
                wire.SeatStatus(
                    seat_row.seat,
                    seat_row.kind,
                    seat_row.level,
                    seat_row.holder,
                    here,
                    gone,
                    seat_row.stand_in,
                    offered,
                    self.has_left(seat_row.seat),
                    seat_row.player,
                    name,
                    crest,
                    self.ratings.get(seat_row.seat) if name or seat_row.kind == "computer" else None,
                )
            )
        return tuple(found)


def settled(row: MatchRow, seat_rows: Sequence[SeatRow]) -> Setting | None:
    """The setting with what every seat has brought; None while a game whose seats bring something waits for people."""
    setting = dealt(with_brought(row.setting, seat_rows), seat_rows)
    return (
        None if setting.setup.brought and any(seat_row.kind == "open" for seat_row in seat_rows) else setting
    )


def dealt(setting: Setting, seat_rows: Sequence[SeatRow]) -> Setting:
    """The setting with the seed that follows from the server's part and those of the seats, if it is drawn so."""
    sealing = setting.sealing
    if sealing is None or not sealing.part:
        return setting
    parts = tuple(seat_row.part for seat_row in seat_rows)
    sealed = msgspec.structs.replace(sealing, parts=parts)
    return msgspec.structs.replace(setting, seed=derived_seed(sealing.part, parts), sealing=sealed)


def with_brought(setting: Setting, seat_rows: Sequence[SeatRow]) -> Setting:
    """The setting with what the seats have brought so far, a text for each even if it is "": nobody learns that others brought nothing.

    **Hidden:** for the match alone, others see it through `Game.seen_setup`.
    """
    if games.get(setting.game).spec.brings is None:
        return setting
    brought = tuple(seat_row.brought for seat_row in seat_rows)
    return msgspec.structs.replace(setting, setup=msgspec.structs.replace(setting.setup, brought=brought))


def tells_hints(row: MatchRow, seating: Seating, seat: int) -> bool:
    """May this seat ask for hints?"""
    return players.tells_hints(games.get(row.setting.game).spec.family) and _is_advised(row, seating, seat)


def tells_odds(row: MatchRow, seating: Seating, seat: int) -> bool:
    """May this seat ask for the odds of its decisions?"""
    return players.tells_odds(games.get(row.setting.game).spec.family) and _is_advised(row, seating, seat)


def _is_advised(row: MatchRow, seating: Seating, seat: int) -> bool:
    """Does the computer advise this seat? At a table for learning, and where nobody else plays; never where the game counts."""
    return seat >= 0 and not row.terms.rated and (row.learning or seating.is_alone(seat))
