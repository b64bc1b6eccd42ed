"""What the entries of a match led to, for as long as the match is in memory: what is old is packed (`core.packed_log`)."""

from __future__ import annotations

import hashlib
from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, overload

import msgspec

from gonfalon.core.events import Event
from gonfalon.core.packed_log import CACHED, CHUNK, NEWEST, PackedChunk, PackedLog, StepLog, pack, unpack

from . import table_actions
from .log import Entry
from .setting import AppliedEntry, Checkpoint

Row = tuple[int, str, str, int, int]
"""An entry without its number: seat, text, command, milliseconds since the entry before it in its chunk, spent."""


class Told(NamedTuple):
    """What one entry led to. is_sealed: as in AppliedEntry."""

    events: tuple[Event, ...]
    is_sealed: bool


class PackedEntries(NamedTuple):
    """A chunk. entries: rows. told: what they led to. base: the packed steps of the game at that time, which say much of the same."""

    entries: bytes
    told: bytes
    base: bytes


class EntryHash:
    """A fingerprint of entries, which does not depend on how many came at once."""

    __slots__ = ("_hash",)

    def __init__(self) -> None:
        self._hash = hashlib.blake2b(digest_size=32)

    def update(self, entries: Sequence[Entry]) -> None:
        """Take the next entries."""
        n_head = (
            1 if len(entries) < 16 else 3 if len(entries) < 65_536 else 5
        )  # what MessagePack says of their number
        self._hash.update(msgspec.msgpack.encode(entries)[n_head:])

    def copy(self) -> EntryHash:
        """An independent one."""
        twin = EntryHash()
        twin._hash = self._hash.copy()
        return twin

    def digest(self) -> bytes:
        """The fingerprint so far."""
        return self._hash.digest()


class AppliedLog(PackedLog[AppliedEntry, PackedEntries]):
    """The entries of a match in order, each with what it led to.

    sealed: the numbers of those that were answered in secret. packed_hash: over the entries that are packed.
    checkpoints: where the match stood, oldest first, so that a replay may begin there.
    """

    __slots__ = ("checkpoints", "packed_hash", "sealed")

    def __init__(
        self,
        items: Iterable[AppliedEntry] = (),
        chunks: tuple[PackedChunk[PackedEntries], ...] = (),
        sealed: Iterable[int] = (),
        packed_hash: EntryHash | None = None,
    ) -> None:
        """sealed: of everything that is given. packed_hash: of what is packed, None to have it worked out where it is needed."""
        super().__init__(items, chunks)
        self.sealed, self.packed_hash = list(sealed), packed_hash
        self.checkpoints = list[Checkpoint]()

    @property
    def entries_hash(self) -> EntryHash:
        """Over all entries."""
        found = self._of_packed().copy()
        found.update([applied.entry for applied in self._held[1]])
        return found

    def _of_packed(self) -> EntryHash:
        if self.packed_hash is None:
            self.packed_hash = EntryHash()
            self.packed_hash.update([applied.entry for applied in self[: self.n_packed]])
        return self.packed_hash

    @property
    def entries(self) -> Entries:
        """The entries alone."""
        return Entries(self)

    def first(self, n: int) -> AppliedLog:
        """An independent one that ends after n entries. One chunk is read at most."""
        return AppliedLog(*self._first(n), [seq for seq in self.sealed if seq < n])

    def append(self, item: AppliedEntry) -> None:
        super().append(item)
        if item.is_sealed:
            self.sealed.append(item.entry.seq)

    def read(self, start: int, held: PackedEntries) -> Sequence[AppliedEntry]:
        return _read(start, held)

    def pack_old(self, played: array[int], taken: Callable[[], StepLog | None]) -> None:
        """Pack what is old, and the steps of the game along with it.

        played: the numbers of the entries that led to the position, in order. taken: gives their steps, None for a game that does not
        save its states.
        """
        while len(self._held[1]) >= CHUNK + NEWEST:
            steps = taken()
            if steps is not None:
                steps.pack(bisect_left(played, self.n_packed + CHUNK))
            base = steps.chunks[-1].held if steps is not None and steps.chunks else b""
            oldest = self._held[1][:CHUNK]
            told = pack([Told(applied.events, applied.is_sealed) for applied in oldest], base)
            entries = [applied.entry for applied in oldest]
            self._of_packed().update(entries)
            self._pack_oldest(CHUNK, PackedEntries(pack_entries(entries, base), told, base))


class Entries(Sequence[Entry]):
    """The entries of a log, which is not read before somebody asks for some of them."""

    def __init__(self, applied: AppliedLog) -> None:
        self._applied = applied

    def __len__(self) -> int:
        return len(self._applied)

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> list[Entry]: ...
    def __getitem__(self, index: int | slice) -> Entry | list[Entry]:
        if isinstance(index, slice):
            return [applied.entry for applied in self._applied[index]]
        return self._applied[index].entry


def pack_entries(entries: Sequence[Entry], base: bytes) -> bytes:
    """Entries that follow one another, but for the number of the first."""
    rows, before = list[Row](), 0
    for entry in entries:
        rows.append((entry.seat, entry.text, entry.command, entry.time - before, entry.spent))
        before = entry.time
    return pack(rows, base)


@lru_cache(CACHED)
def _read(start: int, held: PackedEntries) -> tuple[AppliedEntry, ...]:
    found, time = list[AppliedEntry](), 0
    rows: list[Row] = unpack(held.entries, list[Row], held.base)
    told: list[Told] = unpack(held.told, list[Told], held.base)
    for seq, ((seat, text, command, later, spent), (events, is_sealed)) in enumerate(
        zip(rows, told, strict=True), start
    ):
        time += later
        entry = Entry(seq, seat, text, command, time, spent)
        found.append(AppliedEntry(entry, events, table_actions.parse(text), is_sealed))
    return tuple(found)
