"""Limits of several servers that share a database (decision 24): each tells the others twice a second what has been taken at it.

A bucket of one server is thus emptied by all. Whoever asks several servers within half a second may get more at once, and owes it
afterwards: over any longer time all servers together let pass what one would. Counts stay in memory, never in the database. What does
not reach a server, because that has just ended, is forgotten.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Protocol

import msgspec

from gonfalon.storage.leases import Owner

from .limits import LimitName, Limits
from .sharing import Sharing

TELL_SECONDS = 0.5
"""How often other servers are told."""
PATH = "/inside/limits"


class Takings(msgspec.Struct, frozen=True):
    """POST /inside/limits, from one server to another. server: the name of the first.

    taken: limit, payer and price of what has been taken since the last time. lines: the sockets that an address holds there, where that
    number has changed.
    """

    server: str
    taken: list[tuple[LimitName, str, float]]
    lines: dict[str, int]


class Teller(Protocol):
    """Asks other servers (`PassingOn`)."""

    async def ask_for_itself(self, owner: Owner, path: str, content: bytes | None = None) -> bytes | None:
        """What another server answers, None where it does not."""
        ...


class SharedLimits:
    """The part of one server. teller: by which it reaches the others."""

    def __init__(self, limits: Limits, sharing: Sharing, teller: Teller) -> None:
        self.limits, self.sharing, self.teller = limits, sharing, teller
        limits.is_shared = True
        self._told_as = ""
        self._told: dict[str, Mapping[str, int]] = {}
        """The lines that each other server knows of."""
        self._elsewhere: dict[str, dict[str, int]] = {}

    async def tell_for_ever(self) -> None:
        """Tell the others again and again."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            await self.tell()

    async def tell(self) -> None:
        """Tell the others what has been taken since the last time."""
        others, mine = self.sharing.others, self.sharing.leases.server
        self._forget_all_but({other.server for other in others})
        taken = self.limits.take_taken()
        if mine != self._told_as:  # nobody knows this name yet
            self._told_as, self._told = mine, {}
        if mine:
            await asyncio.gather(*(self._tell(other, mine, taken) for other in others))

    def hear(self, told: Takings) -> bool:
        """Count what has been taken at another server. False if that is not known here yet; then it tells all its lines again."""
        n_others = max(1, len(self.sharing.others))
        for name, payer, price in told.taken:
            self.limits.charge_elsewhere(name, payer, price, n_others)
        if told.server not in {other.server for other in self.sharing.others}:
            return False
        known = self._elsewhere.setdefault(told.server, {})
        known.update(told.lines)
        self._elsewhere[told.server] = {payer: n for payer, n in known.items() if n}
        self._count_lines()
        return True

    async def _tell(self, other: Owner, mine: str, taken: list[tuple[LimitName, str, float]]) -> None:
        known, lines = self._told.get(other.server, {}), dict(self.limits.lines)
        changed = {payer: n for payer, n in lines.items() if known.get(payer) != n}
        changed |= {payer: 0 for payer in known if payer not in lines}
        if not taken and not changed:
            return
        raw = msgspec.json.encode(Takings(mine, taken, changed))
        if await self.teller.ask_for_itself(other, PATH, raw) is not None:
            self._told[other.server] = lines

    def _forget_all_but(self, living: set[str]) -> None:
        """Forget what servers have told that are no more, and what they know."""
        self._told = {server: lines for server, lines in self._told.items() if server in living}
        if not self._elsewhere.keys() <= living:
            self._elsewhere = {server: lines for server, lines in self._elsewhere.items() if server in living}
            self._count_lines()

    def _count_lines(self) -> None:
        found = Counter[str]()
        for lines in self._elsewhere.values():
            found.update(lines)
        self.limits.lines_elsewhere = found
