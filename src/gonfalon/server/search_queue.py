"""Searches that people have asked for: one at a time for all matches, few that wait, each done once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, TypeVar

from gonfalon.core.errors import WireCode, WireError

from .metrics import NO_METRICS, Metrics, QueueName

MOST_WAITING = 8
"""Searches that may wait for their turn."""
MOST_KEPT = 256
"""Answers that are remembered."""
Answer = TypeVar("Answer")


class SearchQueue:
    """At most one search runs, so that the computers at other tables keep most of their pool."""

    def __init__(self, name: QueueName, metrics: Metrics = NO_METRICS) -> None:
        self.name: QueueName = name
        self.metrics = metrics
        self._answers: dict[Hashable, asyncio.Task[Any]] = {}
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def answer(
        self, asked: Hashable, busy: WireCode, search: Callable[[], Coroutine[Any, Any, Answer]]
    ) -> Answer:
        """What the search finds, from memory if the same has been asked before; one that fails is forgotten.

        busy: the code of the WireError that is raised where too many wait.
        """
        if asked not in self._answers:
            if self._waiting >= MOST_WAITING:
                raise WireError(busy, "too many ask the computer; try again in a few seconds")
            while len(self._answers) >= MOST_KEPT:
                self._answers.pop(next(iter(self._answers)))
            self._answers[asked] = asyncio.create_task(self._search(asked, search))
        return await asyncio.shield(self._answers[asked])

    async def _search(self, asked: Hashable, search: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        self._waiting += 1
        wait = self.metrics.wait(self.name)
        try:
            async with self._turn:
                wait.end()
                return await search()
        except BaseException:
            self._answers.pop(asked, None)
            raise
        finally:
            wait.end()
            self._waiting -= 1
