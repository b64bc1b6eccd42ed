"""What is told of watching, and positions for lists of games."""

from __future__ import annotations

from typing import Any

import msgspec

from .wire_people import Crest


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
