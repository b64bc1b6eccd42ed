"""What a seat may know: now (Observation) and since the start (InformationState)."""

from __future__ import annotations

from typing import Any

import msgspec

from .events import Event


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """Base of every game's observation: public plain data for one seat. Subclasses add the game's named parts.

    Only subclasses of this type (and Event facts) can be encoded towards a wire. seat: -1 is a spectator.
    legal: the canonical texts of this seat's legal actions now; None for a decision too big to list; () if it owes none.
    kind: the kind of the decision this seat owes ("" if none). to_act: the seats that owe a decision.
    """

    game: str
    variant: str
    seat: int
    ply: int
    turn: int
    to_act: tuple[int, ...]
    kind: str = ""
    legal: tuple[str, ...] | None = ()
    returns: tuple[float, ...] | None = None
    reason: str = ""


class InformationState(msgspec.Struct, frozen=True, kw_only=True):
    """Perfect recall of one seat: what it has done, what it heard, what it was offered, what was refused.

    options: the full options of the game. actions: (ply, action) of this seat's own decisions. events: those it heard, in
    order. offered: a fingerprint of the legal actions offered at each own decision. observation: what it sees now.
    """

    game: str
    variant: str
    options: dict[str, Any]
    seat: int
    actions: tuple[tuple[int, str], ...]
    events: tuple[Event, ...]
    offered: tuple[str, ...]
    observation: Observation
