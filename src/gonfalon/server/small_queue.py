"""A queue for one reader. Each match and each socket has several, and an empty `asyncio.Queue` holds four deques: 3 kB."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class SmallQueue(Generic[Item]):
    """First in, first out; without a bound. Its methods are those of `asyncio.Queue`, for whose place it is made."""

    __slots__ = ("_items", "_waiting")

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._waiting: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """How many items wait."""
        return len(self._items)

    def empty(self) -> bool:
        """Does none wait?"""
        return not self._items

    def put_nowait(self, item: Item) -> None:
        """Add an item."""
        self._items.append(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def get_nowait(self) -> Item:
        """The first item. Raises QueueEmpty."""
        if not self._items:
            raise asyncio.QueueEmpty
        return self._items.pop(0)

    async def get(self) -> Item:
        """The first item, once there is one."""
        while not self._items:
            assert self._waiting is None, "this queue has one reader"
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._items.pop(0)
