"""Servers that share a database count the limits of an address together, in memory."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec

from gonfalon.server.limits import LIMITS, LimitError, LimitName, LimitRules, Limits
from gonfalon.server.shared_limits import PATH, SharedLimits, Takings
from gonfalon.storage.leases import Owner

from .test_limits import Clock, is_refused

TABLES = LimitName.TABLES
MOST, WINDOW = LIMITS[TABLES].most, LIMITS[TABLES].window


class Site:
    """Servers of one database, which reach each other unless one is away."""

    def __init__(self, n_servers: int, rules: LimitRules | None = None) -> None:
        self.clock, self.away, self.asked = Clock(), set[str](), list[str]()
        self.limits = [Limits(rules or LimitRules(), self.clock) for _ in range(n_servers)]
        names = [Owner(f"s{number}", f"10.0.0.{number}:7000") for number in range(n_servers)]
        self.sharings: list[Any] = [
            SimpleNamespace(
                others=tuple(name for name in names if name != own),
                leases=SimpleNamespace(server=own.server),
            )
            for own in names
        ]
        self.servers = [
            SharedLimits(limits, cast("Any", sharing), self)
            for limits, sharing in zip(self.limits, self.sharings, strict=True)
        ]

    async def ask_for_itself(self, owner: Owner, path: str, content: bytes | None = None) -> bytes | None:
        assert path == PATH
        assert content is not None
        if owner.server in self.away:
            return None
        self.asked.append(owner.server)
        told = self.servers[int(owner.server[1:])].hear(msgspec.json.decode(content, type=Takings))
        return b"null" if told else None

    async def tell(self) -> None:
        for server in self.servers:
            await server.tell()


async def test_what_is_taken_at_one_server_is_gone_at_the_other():
    site = Site(2)
    assert [is_refused(site.limits[0], TABLES, "a") for _ in range(MOST - 1)] == [0] * (MOST - 1)
    await site.tell()
    assert is_refused(site.limits[1], TABLES, "a") == 0
    assert is_refused(site.limits[1], TABLES, "a") > 0
    await site.tell()
    assert is_refused(site.limits[0], TABLES, "a") > 0
    assert is_refused(site.limits[0], TABLES, "b") == 0, "others are not meant"
    assert is_refused(site.limits[0], LimitName.JOINS, "a") == 0


async def test_who_empties_all_servers_at_once_owes_it_afterwards():
    """Over two windows three servers let pass what one server would: all of it at once, and nothing until that is paid."""
    site = Site(3)
    for limits in site.limits:
        assert [is_refused(limits, TABLES, "a") for _ in range(MOST)] == [0] * MOST
    await site.tell()
    n_passed = 0
    for _ in range(WINDOW * 2 // 5 - 1):
        site.clock.now += 5
        for limits in site.limits:
            n_passed += is_refused(limits, TABLES, "a") == 0
        await site.tell()
    assert n_passed == 0
    site.clock.now += 10
    assert is_refused(site.limits[0], TABLES, "a") == 0


async def test_what_is_counted_by_its_cost_is_shared_too():
    site = Site(2)
    site.limits[0].charge(LimitName.THINKING, ("a", "person p"), 100.0)
    await site.tell()
    assert is_refused(site.limits[1], LimitName.THINKING, "a") > 0
    assert is_refused(site.limits[1], LimitName.THINKING, "b", "person p") > 0, "a person is one everywhere"


async def test_sockets_that_an_address_holds_are_counted_at_all_servers():
    site = Site(2, LimitRules(lines=3))

    def is_full(number: int) -> bool:
        try:
            site.limits[number].take_line(("a",))
        except LimitError:
            return True
        return False

    assert [is_full(0), is_full(0)] == [False, False]
    await site.tell()
    assert [is_full(1), is_full(1)] == [False, True]
    site.limits[0].leave_line(("a",))
    await site.tell()
    assert [is_full(1), is_full(1)] == [False, True]
    site.sharings[1].others = ()  # the first server has ended
    await site.servers[1].tell()
    assert [is_full(1), is_full(1)] == [False, True]


async def test_a_server_that_comes_later_or_was_away_learns_of_all_sockets():
    site = Site(2, LimitRules(lines=3))
    site.limits[0].take_line(("a",))
    site.away = {"s1"}
    await site.tell()
    assert not site.limits[1].lines_elsewhere
    site.away = set()
    site.sharings[1].others, known = (), site.sharings[1].others  # it does not know the first one yet
    await site.tell()
    assert not site.limits[1].lines_elsewhere
    site.sharings[1].others = known
    await site.tell()
    assert site.limits[1].lines_elsewhere == {"a": 1}
    site.sharings[0].leases.server = "s9"  # it was silent for too long and has a new name
    site.sharings[1].others = (Owner("s9", ""),)
    await site.tell()
    assert site.limits[1].lines_elsewhere == {"a": 1}


async def test_where_nothing_happens_nothing_is_said():
    site = Site(2)
    is_refused(site.limits[0], TABLES, "a")
    site.limits[0].take_line(("a",))
    await site.tell()
    await site.tell()
    assert site.asked == ["s1"], "what is heard is not told on"


async def test_a_server_of_its_own_remembers_nothing_for_others():
    limits = Limits()
    is_refused(limits, TABLES, "a")
    assert limits.take_taken() == []


async def test_a_limit_that_a_host_has_lifted_counts_nothing():
    site = Site(2, LimitRules({TABLES: 0}))
    site.servers[0].hear(Takings("s1", [(TABLES, "a", 1_000.0)], {}))
    assert is_refused(site.limits[0], TABLES, "a") == 0
