"""Events: what happened, and which seats may hear of it."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """One thing that happened at a ply.

    kind: a game's word (`move`, `combat`, `ready`, ...). audience: the seats that receive it; None means everybody,
    spectators included. facts: plain data, the same for everybody in the audience (a private detail is an event of its
    own). ply: the ply that caused it (the number of decisions taken before it). cause: what brought it about, the kind of the
    decision that was answered or the name of a rule, a card or a power whose effect it is; never a hidden fact.
    """

    ply: int
    kind: str
    facts: dict[str, Any]
    audience: tuple[int, ...] | None = None
    cause: str = ""

    def heard_by(self, seat: int) -> bool:
        """May `seat` (or SPECTATOR, -1) receive this?"""
        return self.audience is None or seat in self.audience
