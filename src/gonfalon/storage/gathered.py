"""Questions that come while others are answered are answered together: one read for all (known as a data loader)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Found = TypeVar("Found")
MOST_AT_ONCE = 200
"""So many questions are answered by one read."""


class Gathered(Generic[Key, Found]):
    """Answers questions by their keys. read: what is found for some of them; a key that is missing there has no answer.

    A read begins after the questions that it answers were asked, so whoever has written something reads it. most: keys of one read.
    """

    def __init__(
        self, read: Callable[[Sequence[Key]], Awaitable[Mapping[Key, Found]]], most: int = MOST_AT_ONCE
    ) -> None:
        self._read, self._most = read, most
        self._waiting: dict[Key, asyncio.Future[Found | None]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def get(self, key: Key) -> Found | None:
        """The answer, None if there is none. Raises what the read raises."""
        answer = self._waiting.get(key)
        if answer is None:
            answer = self._waiting[key] = asyncio.get_running_loop().create_future()
            answer.add_done_callback(_heard)
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all())
        return await asyncio.shield(answer)

    async def _read_all(self) -> None:
        """Read until nobody waits."""
        try:
            while self._waiting:
                keys = list(self._waiting)[: self._most]
                await self._answer({key: self._waiting.pop(key) for key in keys})
        finally:
            self._reading = None

    async def _answer(self, asked: Mapping[Key, asyncio.Future[Found | None]]) -> None:
        try:
            found = await self._read(list(asked))
        except BaseException as error:
            for answer in asked.values():
                answer.set_exception(error) if isinstance(error, Exception) else answer.cancel()
            if not isinstance(error, Exception):
                raise
        else:
            for key, answer in asked.items():
                answer.set_result(found.get(key))


def _heard(answer: asyncio.Future[object]) -> None:
    """Whoever asked may have gone meanwhile: a failure is no surprise then."""
    if not answer.cancelled():
        answer.exception()
