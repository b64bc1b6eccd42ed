"""What a seat has heard of its match so far, for a page that was opened later."""

from __future__ import annotations

import msgspec

from gonfalon.core.events import Event


class HeardUpdate(msgspec.Struct, frozen=True):
    """What one Update told this seat beside the position. v, entry_seat, events: as in that Update."""

    v: int
    entry_seat: int
    events: tuple[Event, ...]


class HeardPage(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}/heard?from=&to=, with the key to a seat: what the updates from..to-1 told it, 200 of them at most.

    to: 0 for all there are. next: the number to ask from for the rest of them, 0 when nothing is left.
    """

    match: str
    seat: int
    updates: tuple[HeardUpdate, ...]
    next: int = 0
