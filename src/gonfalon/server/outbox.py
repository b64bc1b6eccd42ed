"""One browser's outbox: a bounded queue out, so that a slow reader never holds up a match."""

from __future__ import annotations

from collections.abc import Callable

from .small_queue import SmallQueue
from .wire_watching import WatcherName

BOUND = 256
"""Messages that may wait for one socket; past that it is asked to come back and resume."""


class Outbox:
    """A connected viewer. `send` never waits. token: of its seat, hashed; "" for whoever sits there.

    by_name: the key, hashed, of the person who sits here by their name; "" for the key of the seat.
    name: of somebody who watches and wishes the players to see it, else None. has_applauded: at most once.
    takes_changes: may it be sent what has changed instead of whole updates?
    address: whose connection it is, as limits count it; "" for this machine's.
    came: when its hello was heard, on the clock of the rooms; None for just now.
    """

    def __init__(
        self,
        seat: int,
        token: str = "",
        name: WatcherName | None = None,
        by_name: str = "",
        address: str = "",
        came: float | None = None,
    ) -> None:
        self.seat, self.token, self.name, self.by_name = seat, token, name, by_name
        self.address, self.came = address, came
        self.has_applauded = self.takes_changes = False
        self.queue: SmallQueue[bytes | Callable[[float], None] | None] = SmallQueue()
        self.full = False

    def send(self, message: bytes) -> None:
        """Queue a message; a full outbox is closed with "resume"."""
        if self.full:
            return
        if self.queue.qsize() >= BOUND:
            self.full = True
            self.queue.put_nowait(None)
            return
        self.queue.put_nowait(message)

    def note(self, sent: Callable[[float], None]) -> None:
        """Have `sent` called with the time, once everything before it has gone out."""
        if not self.full and self.queue.qsize() < BOUND:
            self.queue.put_nowait(sent)

    def end(self) -> None:
        """No more will come."""
        if not self.full:
            self.full = True
            self.queue.put_nowait(None)
