"""The log of a match: what storage must be able to do, and what an entry is. Nothing is ever erased."""

from __future__ import annotations

from typing import Protocol

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One act of one seat, in order. text: a game action, or an act beside the rules ("/resign").

    command: the sender's own id for it, unique per seat, so that a repeated command finds its answer. time: server clock,
    milliseconds since 1970; it is never sent to anybody during play.
    """

    seq: int
    seat: int
    text: str
    command: str
    time: int


class Log(Protocol):
    """Append-only, numbered from 0."""

    async def append(self, match: str, entry: Entry) -> None:
        """Commit one entry. Raises ConflictError if `entry.seq` is not the next number, StorageError if it failed."""
        ...

    async def read(self, match: str, from_seq: int = 0) -> list[Entry]:
        """The entries from `from_seq` on."""
        ...


class MemoryLog:
    """A log that forgets everything at the end: for tests and tools."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}

    async def append(self, match: str, entry: Entry) -> None:
        from gonfalon.core.errors import ConflictError

        known = self.entries.setdefault(match, [])
        if entry.seq != len(known):
            raise ConflictError(len(known))
        known.append(entry)

    async def read(self, match: str, from_seq: int = 0) -> list[Entry]:
        return self.entries.get(match, [])[from_seq:]
