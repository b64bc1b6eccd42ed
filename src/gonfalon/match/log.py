"""The log of a match: its entries in order, as storage keeps them. Nothing is ever erased."""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One act of one seat, in order. text: a game action, or a table act ("/resign").

    command: the sender's own id for it, unique per seat, so that a repeated command finds its answer. time: server clock,
    milliseconds since 1970; it is never sent to anybody during play. spent: milliseconds that the seat's clock is charged for it, 0 without
    a clock.
    """

    seq: int
    seat: int
    text: str
    command: str
    time: int
    spent: int = 0
