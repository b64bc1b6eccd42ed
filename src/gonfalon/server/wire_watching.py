"""What is told of watching, and positions for lists of games."""

from __future__ import annotations

from typing import Any

import msgspec

from gonfalon.match.terms import Lateness

from .wire_people import Crest
from .wire_seats import MatchStatus, SeatStatus


class BoardKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/boards takes up to 24 of these as a list and answers a list of Board, null where the key shows nothing.

    token: the key to a seat; "" for a finished match that others may see. public: ask for what everybody sees, not for the seat's view.
    """

    match: str
    token: str
    public: bool = False


class Board(msgspec.Struct, frozen=True):
    """The position of a match now, or at its end. observation: of the key's own seat, or of those who hold none."""

    match: str
    observation: Any


class Ending(msgspec.Struct, frozen=True, tag="ending"):
    """To watchers, when the match is over: they see its end in so many seconds. Not numbered, not stored."""

    seconds: int


class WatcherName(msgspec.Struct, frozen=True):
    """Somebody who watches and wishes to be named to the players."""

    name: str
    crest: Crest | None


class Applauded(msgspec.Struct, frozen=True, tag="applauded"):
    """To the seats, once, after the end: how many of those who watched have applauded. Not numbered, not stored.

    It comes when nobody can applaud any more, so that no moment of the game can be told from it.
    """

    count: int


class WatchedMatch(msgspec.Struct, frozen=True):
    """A running match that everybody may watch. turn, to_act, status, observation: as late as watchers see it, and as spectators see it.

    watchers: how many people watch it now. created: milliseconds since 1970.
    """

    match: str
    game: str
    variant: str
    options: dict[str, bool | int | str]
    seats: tuple[SeatStatus, ...]
    status: MatchStatus
    to_act: tuple[int, ...]
    turn: int
    created: int
    late: Lateness
    watchers: int
    observation: Any


class WatchList(msgspec.Struct, frozen=True):
    """GET /api/watch: the matches that everybody may watch now and that people play on this server, those with most watchers first."""

    matches: tuple[WatchedMatch, ...]
