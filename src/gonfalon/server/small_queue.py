"""A queue for one reader, and an event. Each match and each socket has several, and an empty `asyncio.Queue` holds four deques: 3 kB."""

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


class SmallEvent:
    """Something that is the case or not. Its methods are those of `asyncio.Event`, for whose place it is made: a deque is 0.7 kB."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        """Is it the case?"""
        return self._is_set

    def set(self) -> None:
        """It is the case from now on: whoever waits goes on."""
        self._is_set = True
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    def clear(self) -> None:
        """It is the case no more."""
        self._is_set = False

    async def wait(self) -> bool:
        """Wait until it is the case."""
        if self._is_set:
            return True
        waiting = asyncio.get_running_loop().create_future()
        self._waiting = (*self._waiting, waiting)
        try:
            await waiting
        finally:
            self._waiting = tuple(one for one in self._waiting if one is not waiting)
        return True
