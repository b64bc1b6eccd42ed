"""The log of a server that nobody can fill: of messages of one kind only the first few of each minute are written."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

MOST_OF_A_KIND, A_WHILE = 10, 60.0
"""Messages of one kind that are written within so many seconds."""
MOST_IN_ALL = 300
"""Messages of all kinds that are written within A_WHILE seconds."""
MOST_KINDS = 1_000
"""Kinds that are told apart; past that all begin again."""
LONGEST = 6_000
"""Characters of a message with its traceback: the end counts."""


class RateLimit(logging.Filter):
    """Lets MOST_OF_A_KIND messages of a kind pass in A_WHILE seconds, and MOST_IN_ALL of all kinds; the next one to pass tells how many
    of its kind were left out.

    A kind is a logger, a level and a message before its values are filled in. clock: seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.kinds: dict[tuple[str, int, str], list[float]] = {}
        self.began, self.written = clock(), 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this one written? Below a warning each is: nobody sees those who has not asked for them."""
        if record.levelno < logging.WARNING:
            return True
        kind = (record.name, record.levelno, str(record.msg)[:80])
        now = self.clock()
        if now - self.began >= A_WHILE:
            self.began, self.written = now, 0
        is_written = self.written < MOST_IN_ALL and self._is_of_the_first(record, kind, now)
        self.written += is_written
        return is_written

    def _is_of_the_first(self, record: logging.LogRecord, kind: tuple[str, int, str], now: float) -> bool:
        """Is this one of the few of its kind that are written?"""
        if len(self.kinds) >= MOST_KINDS:
            self.kinds.clear()
        since, written, left_out = self.kinds.get(kind, [now, 0, 0])
        if now - since < A_WHILE:
            if written >= MOST_OF_A_KIND:
                self.kinds[kind] = [since, written, left_out + 1]
                return False
            self.kinds[kind] = [since, written + 1, left_out]
            return True
        self.kinds[kind] = [now, 1, 0]
        if left_out:
            told = f"{record.getMessage()} (and {left_out:.0f} more like it)"
            record.msg, record.args = told, ()
        return True


def shortened(text: str) -> str:
    """The beginning and the end of a text that is too long for the log."""
    return text if len(text) <= LONGEST else f"{text[:200]}\n...\n{text[-LONGEST:]}"
