"""Work that waits for its turn: by kind, then fairly by address, then fairly by table of an address. No clock, no threads."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Collection, Sequence
from typing import Generic, TypeVar

Item = TypeVar("Item")
PATIENCE = 7
"""Turns in a row that more urgent kinds have before one of the others gets a turn: nobody waits for ever."""


class FairQueue(Generic[Item]):
    """Items in turns. kinds: the most urgent first.

    Within a kind addresses take turns, and the tables of an address take turns among themselves. So an address with fifty tables gets as
    many turns as one with a single table. What one table has asked for is done in its order.
    """

    def __init__(self, kinds: Sequence[str]) -> None:
        self.kinds = tuple(kinds)
        self._rings: dict[str, OrderedDict[str, OrderedDict[str, deque[Item]]]] = {
            kind: OrderedDict() for kind in kinds
        }
        self._count: Counter[tuple[str, str, str]] = Counter()
        self._n_urgent, self._next_other = 0, 0

    def __len__(self) -> int:
        return self._count.total()

    def put(self, item: Item, kind: str, address: str, table: str, first: bool = False) -> None:
        """Let an item wait. first: before whatever waits of this kind."""
        ring = self._rings[kind]
        tables = ring.setdefault(address, OrderedDict())
        waiting = tables.setdefault(table, deque())
        self._count[kind, address, table] += 1
        if not first:
            waiting.append(item)
            return
        waiting.appendleft(item)
        ring.move_to_end(address, last=False)
        tables.move_to_end(table, last=False)

    def take(self, kinds: Collection[str]) -> Item | None:
        """The item whose turn it is among these kinds, None for none."""
        waiting = [kind for kind in self.kinds if kind in kinds and self._rings[kind]]
        if not waiting:
            return None
        return self._take(self._chosen(waiting))

    def discard(self, item: Item, kind: str, address: str, table: str) -> bool:
        """Forget an item that waits. Returns whether it waited."""
        tables = self._rings[kind].get(address)
        waiting = tables.get(table) if tables else None
        if not waiting or item not in waiting:
            return False
        waiting.remove(item)
        self._note_gone(kind, address, table)
        return True

    def items(self) -> list[Item]:
        """Everything that waits."""
        rings = self._rings.values()
        return [
            item for ring in rings for tables in ring.values() for found in tables.values() for item in found
        ]

    def count(self, kinds: Collection[str], address: str = "", table: str = "") -> int:
        """How many wait: of these kinds, of an address ("" for any), for a table ("" for any)."""
        return sum(
            n
            for (of_kind, of_address, of_table), n in self._count.items()
            if of_kind in kinds and address in ("", of_address) and table in ("", of_table)
        )

    def _chosen(self, waiting: list[str]) -> str:
        """The most urgent kind, unless the others have waited for PATIENCE turns: these get single turns one after the other."""
        others = waiting[1:]
        self._n_urgent = self._n_urgent + 1 if others else 0
        if self._n_urgent <= PATIENCE:
            return waiting[0]
        self._n_urgent, self._next_other = 0, self._next_other + 1
        return others[self._next_other % len(others)]

    def _take(self, kind: str) -> Item:
        ring = self._rings[kind]
        address = next(iter(ring))
        table = next(iter(ring[address]))
        item = ring[address][table].popleft()
        ring.move_to_end(address)
        ring[address].move_to_end(table)
        self._note_gone(kind, address, table)
        return item

    def _note_gone(self, kind: str, address: str, table: str) -> None:
        ring = self._rings[kind]
        self._count[kind, address, table] -= 1
        if not ring[address][table]:
            del ring[address][table], self._count[kind, address, table]
        if not ring[address]:
            del ring[address]
