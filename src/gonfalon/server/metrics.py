"""The figures of one server, as Prometheus counts them. Labels are few and known beforehand: no match, no person, no address."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Literal, NamedTuple

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from gonfalon.version import __version__

from .clock import now_ms

Player = Literal["person", "computer", "server"]
"""Who acted: somebody at a browser, a computer player, or the server itself (a flag, a result)."""
WorkKind = Literal["computer", "hint", "odds", "study", "measurement", "coach", "preview", "film"]
"""What workers do: a computer's move or word, a hint, odds, a study (beliefs, proposals), a measured game, a judged turn, pictures."""
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds that histograms tell apart."""
WAITS = (0.01, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0)
"""The same for those who wait for a search."""
METHODS = frozenset({"GET", "HEAD", "POST", "OPTIONS"})
OTHER = "other"
"""The label of whatever a stranger has thought of."""
LAG_SECONDS = 0.5
"""How often the delay of the event loop is measured."""
disable_created_metrics()  # the time at which each series began: as many series again, of which nobody asks


class LimitHits(NamedTuple):
    """How often a limit has refused something. last: when it did so last, milliseconds since 1970."""

    times: int
    last: int


class Wait:
    """One who waits for a worker, until `end` is called for the first time; from any thread."""

    def __init__(self, waiting: Gauge, seconds: Histogram) -> None:
        self._waiting, self._seconds, self._began = waiting, seconds, time.perf_counter()
        self._open = [None]
        waiting.inc()

    def end(self) -> None:
        """It is its turn, or it has gone away."""
        try:
            self._open.pop()
        except IndexError:
            return
        self._waiting.dec()
        self._seconds.observe(time.perf_counter() - self._began)


class _Tables(Collector):
    """How many games go on, by game, counted when somebody asks."""

    def __init__(self, count: Callable[[], Mapping[str, int]]) -> None:
        self.count = count

    def describe(self) -> Iterable[Metric]:
        yield self._family()

    def collect(self) -> Iterable[Metric]:
        """One sample a game."""
        family = self._family()
        for game, n in sorted(self.count().items()):
            family.add_metric([game], n)
        yield family

    def _family(self) -> GaugeMetricFamily:
        about = "Tables in memory whose game goes on"
        return GaugeMetricFamily("gonfalon_tables_running", about, labels=["game"])


class Metrics:
    """The figures of one server, in a registry of its own: tests have many servers in one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._tables: _Tables | None = None

        def counter(name: str, about: str, *labels: str) -> Counter:
            return Counter(f"gonfalon_{name}", about, labels, registry=registry)

        def gauge(name: str, about: str, *labels: str) -> Gauge:
            return Gauge(f"gonfalon_{name}", about, labels, registry=registry)

        def histogram(name: str, about: str, *labels: str, buckets: tuple[float, ...] = FAST) -> Histogram:
            return Histogram(f"gonfalon_{name}", about, labels, registry=registry, buckets=buckets)

        self._requests = histogram(
            "http_request_seconds",
            "Seconds from a request to the beginning of its answer",
            *("method", "route", "status"),
        )
        self.sockets = gauge("sockets_open", "Open match sockets")
        self._acts = counter(
            "acts", "Entries written to the logs of games: moves and table acts", "game", "player"
        )
        self.ack = histogram("ack_seconds", "Seconds from an act at the socket to its acknowledgement")
        self._messages = counter("socket_messages_sent", "Messages sent over match sockets", "type")
        self._sent: dict[str, Counter] = {}
        self._waiting = gauge("searches_waiting", "Searches and pictures that wait for their turn", "queue")
        self._waits = histogram(
            "search_wait_seconds", "Seconds that they have waited for their turn", "queue", buckets=WAITS
        )
        self._deaths = counter("worker_deaths", "Processes that have ended while they worked")
        self.writes_waiting = gauge("storage_writes_waiting", "Writes that wait for the storage")
        self._writes = histogram("storage_write_seconds", "Seconds of a transaction that writes")
        self._write_failures = counter("storage_write_failures", "Writes that failed")
        self.lag = histogram("event_loop_lag_seconds", "Seconds by which the event loop wakes up late")
        self._limits = counter("limits_hit", "Requests and connections refused by a limit", "limit")
        self.limits_hit: dict[str, LimitHits] = {}
        gauge("build", "1, with the version as a label", "version").labels(__version__).set(1)
        ProcessCollector(registry=registry)

    # ---- what the server tells ------------------------------------------------------------------------------------

    def note_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request is answered. route: the template of its path, "" where there is none."""
        known = method if method in METHODS else OTHER
        self._requests.labels(known, route or "none", str(status)).observe(seconds)

    def note_act(self, game: str, player: Player) -> None:
        """An entry has been written to the log of a game."""
        self._acts.labels(game, player).inc()

    def note_message(self, message: bytes) -> None:
        """A message goes out over a match socket."""
        kind = _type_of(message)
        series = self._sent.get(kind)
        if series is None:
            series = self._sent[kind] = self._messages.labels(kind)
        series.inc()

    def note_limit(self, limit: str) -> None:
        """Somebody is refused by a limit. limit: an error code of ours, or another word of the program's."""
        self._limits.labels(limit).inc()
        before = self.limits_hit.get(limit, LimitHits(0, 0))
        self.limits_hit[limit] = LimitHits(before.times + 1, now_ms())

    def note_write(self, seconds: float) -> None:
        """A transaction has ended that wrote something, or failed."""
        self._writes.observe(seconds)

    def note_write_failure(self) -> None:
        """A write has failed."""
        self._write_failures.inc()

    def note_worker_death(self) -> None:
        """A process has ended while it worked."""
        self._deaths.inc()

    def wait(self, queue: WorkKind) -> Wait:
        """Somebody begins to wait for a worker."""
        return Wait(self._waiting.labels(queue), self._waits.labels(queue))

    def show_queues(self, *queues: WorkKind) -> None:
        """Show these queues from the start, empty."""
        for queue in queues:
            self._waiting.labels(queue)
            self._waits.labels(queue)

    # ---- what is counted when somebody asks -----------------------------------------------------------------------

    def count_tables(self, count: Callable[[], Mapping[str, int]]) -> None:
        """Ask `count` for the games that go on: game -> number of tables."""
        if self._tables is not None:  # the same application has started once more
            self.registry.unregister(self._tables)
        self._tables = _Tables(count)
        self.registry.register(self._tables)

    async def measure_lag(self) -> None:
        """Measure for ever how late the event loop wakes up."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.lag.observe(max(0.0, loop.time() - due))


def _type_of(message: bytes) -> str:
    """The type of a message as we encode it: it stands first."""
    head, _, rest = message[:40].partition(b'"type":"')
    return rest.partition(b'"')[0].decode(errors="replace") if head == b"{" else OTHER


NO_METRICS = Metrics()
"""Where nobody has said whose figures they are: they are counted and never shown."""
