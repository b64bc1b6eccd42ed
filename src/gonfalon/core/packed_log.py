"""Lists that grow as long as a game lasts: what is old in them is kept packed, and read when somebody asks for it."""

from __future__ import annotations

import zlib
from abc import abstractmethod
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar, cast, overload

import msgspec

from .events import Event

CHUNK = 32
"""Items that are packed together."""
NEWEST = 16
"""The newest items, which are asked for most, are not packed."""
CACHED = 64
"""Chunks of all games together that stay unpacked for a while after somebody has asked for them."""
LEVEL, WINDOW, MEMORY = 1, -14, 6
"""Of zlib: the fastest, 16 kB of looking back, without a head, with little to set up for each chunk."""
MOST_BYTES = 16_000_000
"""Of a chunk when it is unpacked."""

T = TypeVar("T")
C = TypeVar("C")


class TakenStep(NamedTuple):
    """One decision taken. offered: what its seat could choose from, as a fingerprint or in words."""

    seat: int
    action: str
    events: tuple[Event, ...]
    offered: str


def pack(value: Any, base: bytes = b"") -> bytes:
    """Plain data, events among it, in few bytes. base: what was packed before and says much of the same; to unpack takes it, too."""
    squeezer = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, MEMORY, zdict=_raw(base))
    return squeezer.compress(msgspec.msgpack.encode(value)) + squeezer.flush()


def unpack(packed: bytes, kind: Any, base: bytes = b"") -> Any:
    """What was packed, as a value of this type. Raises msgspec.MsgspecError and zlib.error where it is damaged."""
    return msgspec.msgpack.decode(_raw(packed, base), type=kind)


def _raw(packed: bytes, base: bytes = b"") -> bytes:
    return zlib.decompressobj(WINDOW, zdict=_raw(base)).decompress(packed, MOST_BYTES) if packed else b""


class PackedChunk(NamedTuple, Generic[C]):
    """Items that are packed. stop: how many there are in the log up to its end. held: they themselves, as `PackedLog.read` takes them."""

    stop: int
    held: C


class PackedLog(Sequence[T], Generic[T, C]):
    """A list to which one appends. Packing it changes nothing but its memory and the time of looking far back.

    What a thread reads stays whole while another one appends. _held: its chunks, the items after them, how many are packed.
    """

    __slots__ = ("_held",)

    def __init__(self, items: Iterable[T] = (), chunks: tuple[PackedChunk[C], ...] = ()) -> None:
        """chunks: packed items that come before the others."""
        self._held = chunks, list(items), chunks[-1].stop if chunks else 0

    @abstractmethod
    def read(self, start: int, held: C) -> Sequence[T]:
        """The items of a chunk. start: how many come before it."""

    @property
    def chunks(self) -> tuple[PackedChunk[C], ...]:
        """What is packed, oldest first."""
        return self._held[0]

    @property
    def newest(self) -> list[T]:
        """The items that are not packed."""
        return list(self._held[1])

    @property
    def n_packed(self) -> int:
        """How many items are packed."""
        return self._held[2]

    def append(self, item: T) -> None:
        """Put it at the end."""
        self._held[1].append(item)

    def replace_last(self, item: T) -> None:
        """Put it in the place of the last one."""
        self._held[1][-1] = item

    def _pack_oldest(self, n: int, held: C) -> None:
        """Let `held` stand for the first n items that are not packed."""
        chunks, items, n_packed = self._held
        self._held = (*chunks, PackedChunk(n_packed + n, held)), items[n:], n_packed + n

    def __len__(self) -> int:
        held = self._held
        return held[2] + len(held[1])

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        chunks, items, n_packed = self._held
        n_items = n_packed + len(items)
        if isinstance(index, slice):
            start, stop, step = index.indices(n_items)
            if step != 1:
                return list(self)[index]
            if start >= n_packed:
                return items[start - n_packed : max(start, stop) - n_packed]
            return [item for part in self._parts(start, stop) for item in part]
        place = index + n_items if index < 0 else index
        if not 0 <= place < n_items:
            raise IndexError(index)
        if place >= n_packed:
            return items[place - n_packed]
        number = bisect_right(chunks, place, key=_stop)
        start = chunks[number - 1].stop if number else 0
        return self.read(start, chunks[number].held)[place - start]

    def __iter__(self) -> Iterator[T]:
        chunks, items, _ = self._held
        start = 0
        for chunk in chunks:
            yield from self.read(start, chunk.held)
            start = chunk.stop
        yield from items

    def _parts(self, first: int, stop: int) -> Iterator[Sequence[T]]:
        """The items from `first` to before `stop`, in pieces. No other chunk is read."""
        chunks, items, _ = self._held
        start = 0
        for chunk in chunks:
            if start < stop and chunk.stop > first:
                yield self.read(start, chunk.held)[max(0, first - start) : stop - start]
            start = chunk.stop
        yield items[max(0, first - start) : max(0, stop - start)]

    def _first(self, n: int) -> tuple[list[T], tuple[PackedChunk[C], ...]]:
        """What holds the first n items: items, and the chunks before them. One chunk is read at most."""
        chunks = tuple(chunk for chunk in self._held[0] if chunk.stop <= n)
        start = chunks[-1].stop if chunks else 0
        return [item for part in self._parts(start, n) for item in part], chunks

    def __eq__(self, other: object) -> bool:
        if isinstance(other, PackedLog | list | tuple):
            return list(self) == list(cast(Iterable[Any], other))
        return NotImplemented

    __hash__ = None  # pyright: ignore[reportAssignmentType]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)!r})"


def _stop(chunk: PackedChunk[Any]) -> int:
    return chunk.stop


class StepLog(PackedLog[TakenStep, bytes]):
    """The decisions taken in a game, oldest first."""

    __slots__ = ()

    def read(self, start: int, held: bytes) -> Sequence[TakenStep]:
        return _steps(held)

    def copy(self) -> StepLog:
        """An independent one."""
        chunks, items, _ = self._held
        return StepLog(items, chunks)

    def first(self, n: int) -> StepLog:
        """An independent one that ends after n steps."""
        return StepLog(*self._first(n))

    def pack(self, stop: int) -> None:
        """Pack the steps before this one, but for those that are packed."""
        while (n := min(CHUNK, stop - self.n_packed)) > 0:
            self._pack_oldest(n, pack(self._held[1][:n]))


@lru_cache(CACHED)
def _steps(packed: bytes) -> tuple[TakenStep, ...]:
    return unpack(packed, tuple[TakenStep, ...])
