"""How often one address may do what costs the server or others something: take names, make codes, try codes, challenge."""

from __future__ import annotations

import time
from typing import Any, Literal, NamedTuple

from gonfalon.core.errors import WireError

from .connections import holder_of

Doing = Literal["take", "make_code", "use_code", "look", "push", "challenge", "announce", "play_on"]


class Rate(NamedTuple):
    """So many at once, and so many a minute come back."""

    burst: float
    per_minute: float


RATES: dict[Doing, Rate] = {
    "take": Rate(12, 2),
    "make_code": Rate(12, 4),
    "use_code": Rate(8, 4),
    "look": Rate(120, 120),
    "push": Rate(30, 10),
    "challenge": Rate(10, 4),
    "announce": Rate(6, 1),
    "play_on": Rate(12, 6),
}
"""For one IPv4 address or one /64 network of IPv6."""
OF_LOOPBACK = 25
"""The loopback address may do so many times as much: it is the host's own, or a proxy's that stands for many people."""
MOST_KEPT = 10_000
"""Addresses that are remembered; beyond it those that have not been heard of for longest are forgotten."""


class Allowances:
    """A token bucket for each address and kind of act, in memory."""

    def __init__(self) -> None:
        self._left: dict[tuple[str, Doing], tuple[float, float]] = {}

    def spend(self, doing: Doing, scope: Any) -> None:
        """Note that the sender of this request does it once more. Raises WireError where that is too often."""
        holder = holder_of(str((scope.get("client") or ("",))[0]))
        factor = OF_LOOPBACK if holder in ("127.0.0.1", "::/64", "testclient", "") else 1
        burst, per_minute = (factor * value for value in RATES[doing])
        clock = time.monotonic()
        left, noted = self._left.pop((holder, doing), (burst, clock))
        left = min(burst, left + (clock - noted) * per_minute / 60)
        self._left[holder, doing] = (max(left - 1, 0) if left >= 1 else left, clock)
        while len(self._left) > MOST_KEPT:
            del self._left[next(iter(self._left))]
        if left < 1:
            raise WireError("request/too-often", "too many requests of this kind; wait a minute")
