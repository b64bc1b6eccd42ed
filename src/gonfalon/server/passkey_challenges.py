"""Challenges that passkeys sign: each is good once and for five minutes, and none is stored."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

GOOD_SECONDS = 300
"""A challenge is good for so long."""
MOST_KEPT = 5_000
"""Challenges that are remembered; beyond it the oldest ones are forgotten."""


class Challenge(NamedTuple):
    """What was asked. site: the origin of the page that asked. person: who adds a passkey, "" where somebody comes back with one."""

    site: str
    person: str
    until: float


class Challenges:
    """The open challenges of this server, in memory."""

    def __init__(self) -> None:
        self._open: dict[bytes, Challenge] = {}

    def __len__(self) -> int:
        """How many are open."""
        return len(self._open)

    def ask(self, site: str, person: str = "") -> bytes:
        """A new challenge for a page of this site."""
        now, challenge = time.monotonic(), secrets.token_bytes(32)
        while self._open and (len(self._open) >= MOST_KEPT or next(iter(self._open.values())).until <= now):
            del self._open[next(iter(self._open))]
        self._open[challenge] = Challenge(site, person, now + GOOD_SECONDS)
        return challenge

    def answered(self, challenge: bytes, site: str, person: str = "") -> bool:
        """Is this an answer to what the same site asked the same person? It is used up by being asked about."""
        found = self._open.pop(challenge, None)
        return found is not None and found[:2] == (site, person) and time.monotonic() < found.until
