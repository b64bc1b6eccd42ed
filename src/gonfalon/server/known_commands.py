"""Which commands of a match have been taken already, so that a repeated one gets its answer again."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gonfalon.match.log import Entry

MARK_BYTES = 4
MASK = (1 << 8 * MARK_BYTES) - 1


class KnownCommands:
    """Four bytes for each entry: what has the right mark is looked up. entry: the one of a number, which has been noted."""

    __slots__ = ("_entry", "_marks")

    def __init__(self, entries: Iterable[Entry], entry: Callable[[int], Entry]) -> None:
        """entries: of the match so far, from the first."""
        self._marks, self._entry = bytearray(), entry
        for one in entries:
            self.note(one)

    def note(self, entry: Entry) -> None:
        """The next entry has been taken."""
        self._marks += _mark(entry.seat, entry.command)

    def update_of(self, seat: int, command: str) -> int | None:
        """The number of the update that told of this command of a seat, None for a new one."""
        mark, stop = _mark(seat, command), len(self._marks)
        while command and (place := self._marks.rfind(mark, 0, stop)) >= 0:
            seq, rest = divmod(place, MARK_BYTES)
            entry = None if rest else self._entry(seq)
            if entry is not None and (entry.seat, entry.command) == (seat, command):
                return seq + 2
            stop = place + MARK_BYTES - 1
        return None


def _mark(seat: int, command: str) -> bytes:
    return (hash((seat, command)) & MASK).to_bytes(MARK_BYTES, "little")
