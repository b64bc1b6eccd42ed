"""The time by which seats are charged: it stands while the event loop stands, for what a server fails to do costs nobody time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

BEAT_SECONDS = 0.1
"""How often the loop says that it goes on."""
MOST_SILENCE = 0.25
"""After so many seconds without a beat the loop counts as standing. What comes after that until the next beat is no time."""


class LoopClock:
    """Seconds, from a clock that may stand and never goes back. read: the machine's monotonic clock.

    While nobody beats it, it is the machine's. So it is in programs that serve nobody.
    """

    def __init__(self, read: Callable[[], float] = lambda: time.monotonic()) -> None:
        self._read, self._stood = read, 0.0
        self._beaten: float | None = None

    def now(self) -> float:
        """What the clock shows."""
        at = self._read()
        return at - self._stood - self._silence(at)

    def beat(self) -> None:
        """The loop goes on."""
        at = self._read()
        self._stood += self._silence(at)
        self._beaten = at

    def _silence(self, at: float) -> float:
        """Seconds for which the loop has stood since the last beat."""
        return 0.0 if self._beaten is None else max(0.0, at - self._beaten - MOST_SILENCE)

    async def beat_for_ever(self) -> None:
        """Beat as long as this loop goes on."""
        try:
            while True:
                self.beat()
                await asyncio.sleep(BEAT_SECONDS)
        finally:
            self.beat()
            self._beaten = None
