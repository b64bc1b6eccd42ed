"""What is told of finished matches: replays, shared games, and what people have won."""

from __future__ import annotations

from typing import Any

import msgspec

from gonfalon.core.events import Event


class ReplayFrame(msgspec.Struct, frozen=True):
    """One ply of a replay from one perspective.

    entry: the log entry that led here, if this perspective may read it ("all", and a seat's own entries), else "". spent: the
    milliseconds that it was charged. clocks: what each seat's clock has left here, in milliseconds, None for no limit; one for all seats
    where they share it, () in a match without a clock.
    """

    ply: int
    seat: int
    entry: str
    events: tuple[Event, ...]
    observation: Any
    spent: int = 0
    clocks: tuple[int | None, ...] = ()


class ReplayPage(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}/replay?view=SEAT|public|all&from=&to= — only after the end; frames from..to-1 of total.

    options: those in force.
    """

    match: str
    view: str
    total: int
    frames: tuple[ReplayFrame, ...]
    options: dict[str, bool | int | str] = {}


class WinShare(msgspec.Struct, frozen=True):
    """Finished games with people only, under the same options. won: how many of `games`."""

    variant: str
    n_seats: int
    options: dict[str, bool | int | str]
    games: int
    won: int


class WinShares(msgspec.Struct, frozen=True):
    """GET /api/win-shares?game= — how often people have won a cooperative game on this server, learning tables left out."""

    game: str
    shares: tuple[WinShare, ...]


class ShareRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches/{match}/share, with the key to a seat, after the end of a match that could be watched.

    shared: others may see the whole match from now on, or no longer; null only asks.
    """

    shared: bool | None = None


class Shared(msgspec.Struct, frozen=True):
    """Answer to ShareRequest. own: has this seat said yes? all: have all people at the table, so that others may see the match?"""

    match: str
    own: bool
    all: bool
