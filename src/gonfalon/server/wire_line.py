"""What keeps a socket open, and how it is closed."""

from __future__ import annotations

from typing import Literal

import msgspec

GoodbyeCode = Literal["resume", "auth", "match", "expired", "reset", "hello", "failed", "busy"]
"""Why the server closes a socket. resume: reconnect and continue. auth: unknown token, or a match that may not be watched.
match: unknown match. expired: its record is not kept any more.
reset: the client's data no longer fits the match; drop it, with unanswered commands, and reconnect with since 0.
hello: the first message was no hello. failed: this match cannot be shown.
busy: too much has come from this address; reconnect after `Goodbye.retry_after` seconds."""


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Keeps the line open; answered by Pong."""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


class Goodbye(msgspec.Struct, frozen=True, tag="goodbye", omit_defaults=True):
    """The server closes this socket, and says why. retry_after: seconds to wait before the next one, 0 for none."""

    code: GoodbyeCode
    retry_after: int = 0


class Reach(msgspec.Struct, frozen=True):
    """GET /api/reach. addresses: under which other devices of the local network find this server, () if it admits none."""

    addresses: tuple[str, ...]
