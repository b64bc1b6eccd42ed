"""Free text between two people at a table, where the host has opened it. It is passed on and kept nowhere (decision 21)."""

from __future__ import annotations

import asyncio
import re
import time
import unicodedata
from collections import deque
from pathlib import Path
from typing import Literal, NamedTuple

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.storage.rows import MatchRow

from .names import plain, refused_words
from .seating import Seating

HostChat = Literal["off", "friends"]
"""Where people may write free text: nowhere, or at tables whose people came by link."""
LONGEST = 200
"""Characters of a text."""
MOST, SECONDS = 5, 20.0
"""So many texts a seat may send in so many seconds."""
_MARK = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_MARKS = re.compile(f"({_MARK}{{3}}){_MARK}+")
"""More than three marks over one letter."""
_INVISIBLE = "\u034f\u115f\u1160\u3164\uffa0"
"""Letters and marks that show nothing."""


class ChatRules(NamedTuple):
    """What the host allows. words_file: the list of words that no text may contain, as for names; None for none."""

    where: HostChat = "off"
    words_file: Path | None = None


NO_CHAT = ChatRules()
CLOSED = WireError("chat/closed", "there is no free text at this table")
EMPTY = WireError("chat/empty", "nothing was written")
TOO_LONG = WireError("chat/too-long", f"a text has {LONGEST} characters at most")
TOO_OFTEN = WireError("chat/too-often", f"{MOST} texts in {SECONDS:.0f} seconds are enough; wait a moment")
REFUSED = WireError("chat/refused", "the host of this server does not allow these words")


def is_open(rules: ChatRules, row: MatchRow) -> bool:
    """May the people of this table write to each other?

    Only where they came by link, the game does not count, and strangers cannot watch. Only two opponents: companions and partners
    could pass hidden facts to each other.
    """
    terms, setup = row.terms, row.setting.setup
    is_among_friends = not (terms.listed or terms.rated or terms.watching == "everybody")
    are_opponents = setup.n_seats == 2 and not games.get(row.setting.game).spec.cooperative
    return rules.where == "friends" and is_among_friends and are_opponents


def tidy_text(text: str) -> str:
    """A text as it is shown: one line, without control characters and whatever else has no width or turns the direction."""
    shown = "".join(_visible(letter) for letter in unicodedata.normalize("NFC", text))
    return _MARKS.sub(r"\1", " ".join(shown.split()))


def _visible(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind in ("Zl", "Zp", "Cc"):
        return " "
    return "" if kind[0] == "C" or letter in _INVISIBLE else letter


class TableChat:
    """Who may write at one table, and how often they have. No text is kept here."""

    def __init__(self, row: MatchRow, rules: ChatRules = NO_CHAT) -> None:
        self.rules, self.is_open = rules, is_open(rules, row)
        self._sent: dict[int, deque[float]] = {}

    async def checked(self, seat: int, text: str, seating: Seating) -> str:
        """The text as it is passed on. Raises WireError with what speaks against it."""
        if not self.is_open or not _has_listener(seat, seating):
            raise CLOSED
        found = tidy_text(text)
        if not found:
            raise EMPTY
        if len(found) > LONGEST:
            raise TOO_LONG
        words = await asyncio.to_thread(refused_words, self.rules.words_file)
        if any(word in plain(found) for word in words):
            raise REFUSED
        self._count(seat)
        return found

    def _count(self, seat: int) -> None:
        clock, sent = time.monotonic(), self._sent.setdefault(seat, deque(maxlen=MOST))
        if len(sent) == MOST and clock - sent[0] < SECONDS:
            raise TOO_OFTEN
        sent.append(clock)


def _has_listener(seat: int, seating: Seating) -> bool:
    """Is there another person at the table?"""
    others = (row for row in seating.seat_rows if row.seat != seat and row.kind == "person")
    return any(not seating.share_holder(seat, row.seat) for row in others)
