"""Matches and seats as they are stored."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Row

from gonfalon.core.observation import GameSetup
from gonfalon.match.log import Entry
from gonfalon.match.referee import Setting
from gonfalon.match.snapshots import Snapshot
from gonfalon.match.terms import Terms

from . import sealings
from .clock_marks import ClockMark

SeatKind = Literal["person", "computer", "open"]
"""Who has a seat: a person, a computer, or nobody yet."""
OTHER_HOLDERS = 8
"""Added to the number of a seat that changes hands during play: its new holder shares no number with any holder of before."""


class Absence(NamedTuple):
    """What a table does for a person who is away for `after` seconds (0: nothing).

    level: of the computer that takes the seat until they come back, -1: the seat passes, one decision after the other.
    """

    after: int = 0
    level: int = -1


class MatchRow(NamedTuple):
    """A match as stored. setting: without what the seats have brought (see SeatRow). created: milliseconds since 1970.

    learning: a seat may ask for the odds of its decision. terms: what the people agree on besides the rules; its
    clock is the one of the setting. origin: id of the finished match from whose position this one goes on, "" for none; such a
    match counts for nothing.
    """

    id: str
    setting: Setting
    created: int
    absence: Absence = Absence()
    learning: bool = False
    terms: Terms = Terms()
    origin: str = ""


class SeatRow(NamedTuple):
    """A seat as stored. token, invite: SHA-256 of what the holder has, "" if none.

    Open seats of one invite are given away one by one; a seat that a computer plays has an invite while it is offered to a person.
    level: of a computer player, else -1. holder: seats of the same number are one person's, -1 for a computer's or nobody's.
    brought: what the seat brings to the match, "" for the game's own choice. stand_in: level of the computer that plays for the
    person of this seat, -1 for none. player: the name of the computer that plays the seat now, "" for one of a level. earlier: who sat
    here before and has not let go ("token:holder", apart by spaces). yields: the person of this seat has made the link to it, and so
    lets go of it when somebody comes. person: id of the person with a name who sits here, "" for a guest, a computer, nobody. part: what
    the seat gave to the seed before the match began, "" for nothing.
    """

    seat: int
    kind: SeatKind
    token: str
    invite: str
    level: int = -1
    holder: int = -1
    brought: str = ""
    stand_in: int = -1
    earlier: str = ""
    yields: bool = False
    player: str = ""
    person: str = ""
    part: str = ""

    def earlier_holders(self) -> tuple[tuple[str, int], ...]:
        """(token, holder) of those who sat here before and may come back, first one first."""
        pairs = (text.split(":") for text in self.earlier.split())
        return tuple((token, int(holder)) for token, holder in pairs)

    def opens(self, token: str) -> bool:
        """Is this the token of whoever sits here, or of somebody who may come back?"""
        return token != "" and token in (self.token, *(earlier for earlier, _ in self.earlier_holders()))

    def taken(self, token: str, brought: str, person: str = "", part: str = "") -> SeatRow:
        """The seat as somebody new takes it by its invite. A seat that has been played keeps what it has brought, and its part."""
        is_open = self.kind == "open"
        stays = self.kind == "person" and not self.yields
        return SeatRow(
            seat=self.seat,
            kind="person",
            token=token,
            invite="",
            holder=self.seat if is_open else self.seat + OTHER_HOLDERS,
            brought=brought if is_open else self.brought,
            earlier=f"{self.earlier} {self.token}:{self.holder}".strip() if stays else self.earlier,
            person=person,
            part=self.part or (part if is_open else ""),
        )

    def taken_back(self, token: str) -> SeatRow | None:
        """The seat as somebody who sat here before takes it back from whoever came later; None if this is nobody's of before."""
        before = self.earlier_holders()
        for place, (earlier, holder) in enumerate(before):
            if earlier == token:
                kept = " ".join(f"{one}:{number}" for one, number in before[:place])
                back = self._replace(token=token, holder=holder, earlier=kept, yields=False, person="")
                return back._replace(invite="", stand_in=-1, player="")
        return None


class StoredMatch(NamedTuple):
    """What a match is restored from. mark: what its running clocks had used, None where nothing is known of them.

    snapshots: its newest ones, oldest first.
    """

    row: MatchRow
    seat_rows: list[SeatRow]
    entries: list[Entry]
    mark: ClockMark | None
    snapshots: list[Snapshot]


def match_of(row: Row[Any]) -> MatchRow:
    """A row of `matches` as a match."""
    setup = GameSetup(row.variant, msgspec.json.decode(row.options), row.n_seats, edition=row.edition)
    absence = Absence(row.absent_after, row.absent_level)
    terms = msgspec.json.decode(row.terms, type=Terms)
    setting = Setting(row.game, setup, row.seed, terms.clock, sealings.read(row.sealing))
    return MatchRow(row.id, setting, row.created, absence, bool(row.learning), terms, row.origin)
