"""How much one address, and one person with a name, may ask of this server: a table of limits, and the token buckets that count.

A bucket holds what may come at once. It fills up evenly within the window of its limit. What is counted by price is paid afterwards, once
the price is known: a bucket may go below nothing then, and whoever owes asks again when it has filled up.
"""

from __future__ import annotations

import contextlib
import math
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Generator, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, ParamSpec, TypeVar

from gonfalon.core.errors import GonfalonError, WireError

from .connections import LOOPBACK_HOLDERS, MOST_OF_AN_ADDRESS, holder_of
from .forwarded import is_forwarded

Unit = Literal["calls", "tables", "sockets", "messages", "matches", "seconds", "searches", "tries"]
Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
MOST_BUCKETS = 20_000
"""Buckets that are remembered; beyond it those that have not been used for longest are forgotten."""


LINE_SECONDS = 30
"""When an address that holds as many sockets as it may asks again for one."""


class LimitName(StrEnum):
    """What is limited, as `--limit` and a refusal call it."""

    TABLES = "tables"
    JOINS = "joins"
    SOCKETS = "sockets"
    MESSAGES = "messages"
    STREAMS = "streams"
    THINKING = "thinking"
    MEASUREMENTS = "measurements"
    COACH = "coach"
    PICTURES = "pictures"
    SUMMARIES = "summaries"
    READS = "reads"
    LOOKS = "looks"
    WRONG_KEYS = "wrong-keys"
    NAMES = "names"
    CODES = "codes"
    CODE_TRIES = "code-tries"
    PASSKEYS = "passkeys"
    PUSH = "push"
    CHALLENGES = "challenges"
    ANNOUNCEMENTS = "announcements"
    WAITING = "waiting"
    WAITING_TABLE = "waiting-table"


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `most` of a unit at once, and as many again in each `window` seconds. counts: what, for hosts.

    window: 0 for what is counted while it lasts (by `WorkPool`).
    paid_after: the price is known only afterwards; then nothing is taken before, and a bucket that owes refuses.
    """

    counts: str
    unit: Unit
    most: int
    window: int
    paid_after: bool = False

    @property
    def span(self) -> str:
        """In what time, in words."""
        return f"in {self.window} seconds" if self.window else "at once"


LIMITS: Mapping[LimitName, Limit] = MappingProxyType(
    {
        LimitName.TABLES: Limit("new tables, pairings and games that go on from another", "tables", 60, 180),
        LimitName.JOINS: Limit("invitations that are opened or used", "tries", 120, 120),
        LimitName.SOCKETS: Limit("connections to games", "sockets", 300, 150),
        LimitName.MESSAGES: Limit("what is sent in games", "messages", 3_000, 60),
        LimitName.STREAMS: Limit("streams of events that are opened", "calls", 200, 120),
        LimitName.THINKING: Limit(
            "what the computer thinks for hints, odds, beliefs, set-ups and trials", "seconds", 60, 120, True
        ),
        LimitName.MEASUREMENTS: Limit("games that measure a deck", "seconds", 1_800, 3_600, True),
        LimitName.COACH: Limit("reports of the coach", "seconds", 1_800, 3_600, True),
        LimitName.PICTURES: Limit("pictures and animations that are drawn", "seconds", 60, 180, True),
        LimitName.SUMMARIES: Limit('lines and boards of "my games"', "matches", 6_000, 120, True),
        LimitName.READS: Limit("replays, records and shared games", "calls", 600, 120),
        LimitName.LOOKS: Limit("pages of players, clubs and tournaments, and lists", "calls", 1_200, 120),
        LimitName.WRONG_KEYS: Limit("keys and invitations that open nothing", "tries", 30, 180),
        LimitName.NAMES: Limit("names that are taken or changed", "calls", 12, 360),
        LimitName.CODES: Limit("codes that are made", "calls", 12, 180),
        LimitName.CODE_TRIES: Limit("codes that are tried", "tries", 8, 120),
        LimitName.PASSKEYS: Limit("passkeys that are made or tried", "tries", 12, 180),
        LimitName.PUSH: Limit("browsers that ask for news, or for none", "calls", 30, 180),
        LimitName.CHALLENGES: Limit("challenges by name", "calls", 10, 150),
        LimitName.ANNOUNCEMENTS: Limit("tournaments and clubs that are begun", "calls", 6, 360),
        LimitName.WAITING: Limit(
            "hints, odds, measurements, reports and pictures that wait", "searches", 24, 0
        ),
        LimitName.WAITING_TABLE: Limit("of these, for one table from any address", "searches", 8, 0),
    }
)
"""The limits for one IPv4 address or one /64 network of IPv6, and once more for one person with a name.

A class or a club of 30 behind one address is not to notice them: a home page makes about eight calls of `LOOKS`, opens two streams, and
asks for up to 100 matches.
"""


class LimitRules(NamedTuple):
    """What a host says of limits. most: instead of `Limit.most`, 0 for no limit. loopback: do they hold for this machine itself?

    lines: sockets that one address may hold at once, 0 for any number.
    """

    most: Mapping[LimitName, int] = MappingProxyType({})
    loopback: bool = False
    lines: int = MOST_OF_AN_ADDRESS

    def of(self, name: LimitName) -> int:
        """How much of this may come at once, 0 for any number."""
        return self.most.get(name, LIMITS[name].most)


USUAL_LIMITS = LimitRules()


class LimitError(WireError):
    """Too much of something. limit: of what. retry_after: whole seconds, at least 1, until it may be asked again."""

    code = "limit/too-many"

    def __init__(self, limit: LimitName, most: int, retry_after: int, at_once: bool = False) -> None:
        told = LIMITS[limit]
        span = "at once" if at_once else told.span
        super().__init__(
            "limit/too-many",
            f"limit {limit} ({told.counts}): {most} {told.unit} {span}; try again in {retry_after} s",
        )
        self.limit, self.retry_after = limit, retry_after


def limit_rules(told: Sequence[str], loopback: bool = False, lines: int = MOST_OF_AN_ADDRESS) -> LimitRules:
    """The rules that `--limit NAME=VALUE` gives. Raises GonfalonError for an unknown name, and for what is no whole number."""
    most: dict[LimitName, int] = {}
    for text in told:
        name, sign, value = text.partition("=")
        try:
            limit = LimitName(name.strip())
        except ValueError:
            raise GonfalonError(
                f"--limit {text[:60]!r}: there is no such limit; known: {', '.join(LIMITS)}"
            ) from None
        if not sign or not (value.isascii() and value.isdigit()) or len(value) > 9:
            raise GonfalonError(
                f"--limit {text[:60]!r}: write {limit}=NUMBER, how many {LIMITS[limit].unit}"
                f" {LIMITS[limit].span}, 0 for no limit"
            )
        most[limit] = int(value)
    return LimitRules(MappingProxyType(most), loopback, lines)


def told_limits(rules: LimitRules) -> list[str]:
    """A line for each limit as it holds here."""
    return [
        f"{name}={rules.of(name) or 'any'} {limit.unit} {limit.span}: {limit.counts}"
        for name, limit in LIMITS.items()
    ]


class Limits:
    """The buckets of one server, in memory and bounded. clock: seconds. Thread-safe.

    is_shared: do other servers count the same (`shared_limits`)? Then what is taken is noted for them, and lines_elsewhere has the sockets
    that addresses hold there.
    """

    is_shared = False

    def __init__(self, rules: LimitRules = USUAL_LIMITS, clock: Callable[[], float] = time.monotonic) -> None:
        self.rules, self.clock = rules, clock
        self.lines_elsewhere: Counter[str] = Counter()
        self._taken: dict[tuple[LimitName, str], float] = {}
        self._left: OrderedDict[tuple[LimitName, str], tuple[float, float]] = OrderedDict()
        self._lock = threading.Lock()
        self._lines = Counter[str]()

    def __len__(self) -> int:
        """Buckets that are remembered."""
        return len(self._left)

    def payers(self, scope: Any, person: str = "") -> tuple[str, ...]:
        """Whose buckets a connection draws on: its address's, and those of the person (an id, "" for nobody). () for nobody's.

        A connection of this machine itself draws on none, unless the host says so; one that a trusted proxy passes on is not of
        this machine, whatever its headers say.
        """
        holder = holder_of(str((scope.get("client") or ("",))[0]))
        if not self.rules.loopback and not is_forwarded(scope) and holder in LOOPBACK_HOLDERS:
            return ()
        return (holder, of_person(person)) if person else (holder,)

    def check(self, name: LimitName, payers: Sequence[str]) -> None:
        """Raise LimitError if one of these has none of this left. Nothing is taken."""
        self._take(name, payers, 0)

    def spend(self, name: LimitName, payers: Sequence[str]) -> None:
        """Take one of this from each. Raises LimitError where one has none left; then nothing is taken."""
        self._take(name, payers, 1)

    def charge(self, name: LimitName, payers: Sequence[str], price: float) -> None:
        """Take what has been used already. A bucket may owe as much as it holds when full."""
        most = self.rules.of(name)
        if not most or not payers:
            return
        with self._lock:
            now = self.clock()
            for payer in payers:
                self._keep(name, payer, max(-most, self._has(name, payer, now) - price), now)
                self._note(name, payer, price)

    def charge_elsewhere(self, name: LimitName, payer: str, price: float, n_others: int) -> None:
        """Take what has been used at one of so many other servers. A bucket may owe what each of them lets pass at once."""
        most = self.rules.of(name)
        if most:
            with self._lock:
                now = self.clock()
                self._keep(name, payer, max(-most * n_others, self._has(name, payer, now) - price), now)

    def take_taken(self) -> list[tuple[LimitName, str, float]]:
        """What has been taken here since this was last asked: (limit, payer, price)."""
        with self._lock:
            found, self._taken = self._taken, {}
        return [(name, payer, price) for (name, payer), price in found.items()]

    @property
    def lines(self) -> Mapping[str, int]:
        """The sockets that each address holds here."""
        return self._lines

    def take_line(self, payers: Sequence[str]) -> None:
        """Count a socket that is open now. Raises LimitError where its address holds as many as it may.

        A proxy holds any number of connections, so that its visitors are counted here.
        """
        most = self.rules.lines
        if most and any(self._lines[payer] + self.lines_elsewhere[payer] >= most for payer in payers[:1]):
            raise LimitError(LimitName.SOCKETS, most, LINE_SECONDS, at_once=True)
        self._lines.update(payers[:1])

    def leave_line(self, payers: Sequence[str]) -> None:
        """A socket that was counted is closed."""
        for payer in payers[:1]:
            self._lines[payer] -= 1
            if not self._lines[payer]:
                del self._lines[payer]

    def _take(self, name: LimitName, payers: Sequence[str], price: int) -> None:
        most = self.rules.of(name)
        if not most or not payers:
            return
        with self._lock:
            now = self.clock()
            left = [self._has(name, payer, now) for payer in payers]
            if min(left) < 1:
                missing = 1 - min(left)
                raise LimitError(name, most, max(1, math.ceil(missing * LIMITS[name].window / most)))
            if price:
                for payer, has in zip(payers, left, strict=True):
                    self._keep(name, payer, has - price, now)
                    self._note(name, payer, price)

    def _note(self, name: LimitName, payer: str, price: float) -> None:
        """Remember for other servers what is taken; of too much the rest is forgotten."""
        if self.is_shared and len(self._taken) < MOST_BUCKETS:
            self._taken[name, payer] = self._taken.get((name, payer), 0.0) + price

    def _has(self, name: LimitName, payer: str, now: float) -> float:
        """What is in a bucket now."""
        most = self.rules.of(name)
        left, noted = self._left.get((name, payer), (float(most), now))
        return min(float(most), left + (now - noted) * most / LIMITS[name].window)

    def _keep(self, name: LimitName, payer: str, left: float, now: float) -> None:
        self._left[name, payer] = (left, now)
        self._left.move_to_end((name, payer))
        while len(self._left) > MOST_BUCKETS:
            self._left.popitem(last=False)


def of_person(person: str) -> str:
    """The payer that a person with a name is. person: their id."""
    return f"person {person}"


class Bill(NamedTuple):
    """Who pays for what is being done, and out of which buckets."""

    limits: Limits
    name: LimitName
    payers: tuple[str, ...]

    def charge(self, price: float) -> None:
        """Put a price on it, in the limit's unit."""
        self.limits.charge(self.name, self.payers, price)


_bill: ContextVar[Bill | None] = ContextVar("bill", default=None)
"""The bill of the call that is being answered, None for nobody's."""


def open_bill(bill: Bill | None) -> None:
    """From here on what this task does is put on this bill."""
    _bill.set(bill)


def current_bill() -> Bill | None:
    """The bill of the call that is being answered; for work that other tasks do."""
    return _bill.get()


def payer_of_call() -> str:
    """The address that the call that is being answered is counted to, "" for nobody's."""
    found = _bill.get()
    return found.payers[0] if found is not None and found.payers else ""


def charge(price: float) -> None:
    """Put a price on the bill of the call that is being answered, in the unit of its limit."""
    found = _bill.get()
    if found is not None:
        found.charge(price)


@contextlib.contextmanager
def metered() -> Generator[None]:
    """Put the seconds that this thread computes meanwhile on the bill."""
    began = time.thread_time()
    try:
        yield
    finally:
        charge(time.thread_time() - began)


def metering(work: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
    """The same work for another thread; what it computes there is put on the bill of the call that is being answered here."""
    found = _bill.get()

    def measured(*args: Asked.args, **named: Asked.kwargs) -> Answer:
        began = time.thread_time()
        try:
            return work(*args, **named)
        finally:
            if found is not None:
                found.charge(time.thread_time() - began)

    return measured
