"""Answers that arrive: a line is not closed under somebody who still sends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


class LingeringTransport:
    """The transport of an answer, whose close is somebody else's to decide. A closed line resets what still comes, the answer unread."""

    def __init__(self, transport: asyncio.Transport, close: Callable[[], None]) -> None:
        self._transport, self.close = transport, close

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)
