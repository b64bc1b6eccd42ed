"""Limits of an address and of a person: what they count, what over the limit is answered, and what it costs the server."""

from __future__ import annotations

import logging
import re
import threading
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gonfalon.cli.main import app as command
from gonfalon.core.errors import GonfalonError
from gonfalon.server import limits, wire
from gonfalon.server.forwarded import FORWARDED
from gonfalon.server.host_limits import UNTRUSTED_PROXY, HostLimits
from gonfalon.server.keys import new_token
from gonfalon.server.known_keys import KnownKeys
from gonfalon.server.limits import (
    LIMITS,
    Bill,
    LimitError,
    LimitName,
    LimitRules,
    Limits,
    limit_rules,
    metering,
    open_bill,
    told_limits,
)

LOCALES = Path(wire.__file__).parents[1] / "text" / "locales"


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def counted(loopback: bool = False, **most: int) -> tuple[Limits, Clock]:
    clock = Clock()
    told = {LimitName(name.replace("_", "-")): value for name, value in most.items()}
    return Limits(LimitRules(told, loopback), clock), clock


def is_refused(found: Limits, name: LimitName, *payers: str) -> int:
    """The seconds after which it may be asked again, 0 if it is not refused."""
    try:
        found.spend(name, payers)
    except LimitError as error:
        assert error.limit == name
        return error.retry_after
    return 0


def test_so_many_at_once_and_as_many_again_in_each_window():
    found, clock = counted(codes=12)
    window = LIMITS[LimitName.CODES].window
    assert [is_refused(found, LimitName.CODES, "a") for _ in range(13)] == [0] * 12 + [window // 12]
    clock.now += window // 12 - 1
    assert is_refused(found, LimitName.CODES, "a") == 1, "what is refused costs nothing"
    clock.now += 1
    assert [is_refused(found, LimitName.CODES, "a") > 0 for _ in range(2)] == [False, True]
    clock.now += 100 * window
    assert [is_refused(found, LimitName.CODES, "a") > 0 for _ in range(13)] == [False] * 12 + [True]
    assert is_refused(found, LimitName.CODES, "b") == 0, "each address has a bucket of its own"
    assert is_refused(found, LimitName.CODE_TRIES, "a") == 0, "and each limit, too"


def test_a_cost_is_paid_afterwards_and_what_is_owed_is_bounded():
    found, clock = counted(thinking=60)
    name, window = LimitName.THINKING, LIMITS[LimitName.THINKING].window
    for cost in (20, 39):
        found.check(name, ["a"])
        found.charge(name, ["a"], cost)
    found.check(name, ["a"])
    found.charge(name, ["a"], 31)
    with pytest.raises(LimitError) as caught:
        found.check(name, ["a"])
    assert caught.value.retry_after == 31 * window // 60, "30 seconds are owed, and one must be there"
    clock.now += caught.value.retry_after
    found.check(name, ["a"])
    found.charge(name, ["a"], 1_000_000)
    with pytest.raises(LimitError) as caught:
        found.check(name, ["a"])
    assert caught.value.retry_after <= window * 61 / 60


def test_an_ipv6_network_is_one_address_and_an_ipv4_address_another():
    found, _ = counted(names=1)

    def payers(address: str) -> tuple[str, ...]:
        return found.payers({"client": (address, 5)})

    assert is_refused(found, LimitName.NAMES, *payers("2001:db8:1:2::7")) == 0
    assert is_refused(found, LimitName.NAMES, *payers("2001:db8:1:2:ffff::1")) > 0
    assert is_refused(found, LimitName.NAMES, *payers("2001:db8:1:3::7")) == 0
    assert is_refused(found, LimitName.NAMES, *payers("192.0.2.7")) == 0
    assert is_refused(found, LimitName.NAMES, *payers("::ffff:192.0.2.7")) > 0
    assert is_refused(found, LimitName.NAMES, *payers("192.0.2.8")) == 0


def test_a_person_is_counted_at_every_address():
    found, _ = counted(challenges=2)
    told = [
        is_refused(found, LimitName.CHALLENGES, *found.payers({"client": (f"192.0.2.{n}", 5)}, "ann")) > 0
        for n in range(3)
    ]
    assert told == [False, False, True]
    assert is_refused(found, LimitName.CHALLENGES, *found.payers({"client": ("192.0.2.2", 5)}, "ben")) == 0


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", ""])
def test_nobody_is_limited_on_this_machine_unless_the_host_says_so(address: str):
    found, _ = counted(names=1)
    assert found.payers({"client": (address, 5)}) == ()
    assert [is_refused(found, LimitName.NAMES) for _ in range(9)] == [0] * 9
    found, _ = counted(loopback=True, names=1)
    assert found.payers({"client": (address, 5)}) != ()


def test_who_says_through_a_proxy_to_be_this_machine_is_limited():
    found, _ = counted(names=1)
    assert found.payers({"client": ("127.0.0.1", 0), "extensions": {FORWARDED: {}}}) == ("127.0.0.1",)


def test_nothing_is_limited_where_the_host_says_0():
    found, _ = counted(names=0)
    assert [is_refused(found, LimitName.NAMES, "a") for _ in range(999)] == [0] * 999
    assert len(found) == 0


def test_what_the_limits_remember_is_bounded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    found, _ = counted(names=1)
    for n in range(1_000):
        assert is_refused(found, LimitName.NAMES, f"192.0.{n // 256}.{n % 256}") == 0
    assert len(found) == 100
    assert is_refused(found, LimitName.NAMES, "192.0.3.231") > 0, "the latest are remembered"


def test_the_keys_that_are_remembered_are_bounded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("gonfalon.server.known_keys.MOST_KEPT", 3)
    known, keys = KnownKeys(), [new_token() for _ in range(5)]
    for number, key in enumerate(keys):
        known.note(key, f"p{number}")
    assert [known.person_of(key) for key in keys] == [None, None, "p2", "p3", "p4"]


def test_buckets_are_counted_right_from_many_threads():
    found, _ = counted(thinking=1_000)
    threads = [
        threading.Thread(target=lambda: [found.charge(LimitName.THINKING, ["a"], 1) for _ in range(200)])
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    left = found._has(LimitName.THINKING, "a", found.clock())
    assert left == 200


def test_what_another_thread_computes_is_on_the_bill_of_the_call(monkeypatch: pytest.MonkeyPatch):
    found, _ = counted(thinking=60)
    open_bill(Bill(found, LimitName.THINKING, ("a",)))
    seconds = iter([10.0, 52.0])
    monkeypatch.setattr(limits.time, "thread_time", lambda: next(seconds))
    work = metering(lambda number: number + 1)
    open_bill(None)
    told: list[int] = []
    thread = threading.Thread(target=lambda: told.append(work(1)))
    thread.start()
    thread.join()
    assert told == [2]
    assert found._has(LimitName.THINKING, "a", found.clock()) == 60 - 42


# ---- what a host writes ----------------------------------------------------------------------------------------------


def test_a_host_sets_limits():
    rules = limit_rules(["tables=5", "wrong-keys=0"], loopback=True)
    assert rules.loopback
    assert (rules.of(LimitName.TABLES), rules.of(LimitName.WRONG_KEYS)) == (5, 0)
    assert rules.of(LimitName.JOINS) == LIMITS[LimitName.JOINS].most
    told = told_limits(rules)
    assert len(told) == len(LIMITS)
    assert any(line.startswith("tables=5 tables in 180 s") for line in told)
    assert any(line.startswith("wrong-keys=any ") for line in told)


def test_an_unknown_limit_is_refused_with_all_that_there_are():
    answer = CliRunner().invoke(command, ["serve", "--limit", "cakes=3"])
    assert answer.exit_code != 0
    assert "cakes=3" in answer.output
    assert all(name in answer.output for name in LIMITS)
    assert "Traceback" not in answer.output


@pytest.mark.parametrize(
    "text", ["tables", "tables=", "tables=-1", "tables=many", "tables=1.5", "tables=1e9"]
)
def test_what_is_no_number_is_refused(text: str):
    with pytest.raises(GonfalonError, match="tables=NUMBER"):
        limit_rules([text])


def test_the_limits_are_told_on_debug(caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG, "gonfalon.limits")
    told = HostLimits(["tables=5"])
    told.tell(told.rules(0)["limits"], proxied=False)
    assert "\ntables=5 tables in 180 s" in caplog.text
    assert len(caplog.records) == 1, "of more lines of one kind the log would leave some out"
    assert UNTRUSTED_PROXY not in caplog.text


def test_a_host_behind_a_proxy_hears_that_nobody_is_limited(caplog: pytest.LogCaptureFixture):
    HostLimits().tell(LimitRules(), proxied=True)
    assert UNTRUSTED_PROXY in caplog.text
    caplog.clear()
    HostLimits(trusted_proxies=["127.0.0.1"]).tell(LimitRules(), proxied=True)
    assert UNTRUSTED_PROXY not in caplog.text


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "pl", "ru"])
def test_every_limit_has_a_name_for_players(language: str):
    """In the words of the first pages: a form there can be refused as well."""
    text = (LOCALES / language / "app.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^limit-([a-z-]+) = .", text, re.MULTILINE))
    assert named - {"time-seconds", "time-minutes"} == {*LIMITS}
