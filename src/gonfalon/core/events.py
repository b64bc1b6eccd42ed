"""Events: what happened, and which seats may know it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

GameWord = Annotated[str, "GameWord"]
"""A word of a family's own vocabulary. The family and its `wire.ts` list the words; general packages only pass them on."""


class Event(msgspec.Struct, frozen=True):
    """One thing that happened at a ply.

    kind: a family's word (`move`, `ready`, ...), or one of `match.table_actions.TableEvent`. audience: the seats that
    receive it; None means everybody, spectators included. facts: plain data, the same for everybody in the audience (a private
    detail is an event of its own). ply: the ply that caused it (the number of decisions taken before it). cause: the kind of the
    answered decision, or the name of a rule or a card; never a hidden fact.
    """

    ply: int
    kind: GameWord
    facts: dict[str, Any]
    audience: tuple[int, ...] | None = None
    cause: GameWord = ""

    def heard_by(self, seat: int) -> bool:
        """May `seat` (or SPECTATOR, -1) receive this?"""
        return self.audience is None or seat in self.audience
