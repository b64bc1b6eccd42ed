"""A pool of workers with a fair queue before it: what waits is bounded, what nobody wants any more is not done (decision 23)."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from gonfalon.core.errors import GonfalonError

from .fair_queue import FairQueue
from .limits import USUAL_LIMITS, Bill, LimitError, LimitName, Limits, current_bill
from .metrics import NO_METRICS, Metrics, Wait, WorkKind
from .workers import Worker, WorkerDiedError

Answer = TypeVar("Answer")
MOST_TRIES = 2
"""Times that something is begun whose worker dies."""
MOST_TOLD = 60
"""Seconds after which a refusal tells to come again, at most."""
MOST_REMEMBERED = 50
"""Waits and durations of a kind that means are taken of."""
log = logging.getLogger("gonfalon.work")


class NotWantedError(GonfalonError):
    """Nobody wants this any more: the game has gone on, or its table is closed."""

    code = "work/not-wanted"


def _always() -> bool:
    return True


def _nothing() -> None:
    pass


class Order(NamedTuple):
    """Some work. table: the match it is for, or what else stands beside a match. address: who waits, "" for this machine.

    is_wanted: asked before it is begun. note_begun: called when a worker begins.
    """

    kind: WorkKind
    table: str
    address: str = ""
    is_wanted: Callable[[], bool] = _always
    note_begun: Callable[[], None] = _nothing


class QueueState(NamedTuple):
    """How a kind of work fares. waited: seconds that the last of it has waited, the mean."""

    kind: WorkKind
    waiting: int
    running: int
    waited: float


@dataclass(eq=False)
class _Work:
    order: Order
    work: Callable[..., Any]
    args: tuple[Any, ...]
    done: asyncio.Future[Any]
    wait: Wait
    bill: Bill | None = field(default_factory=current_bill)
    n_tries: int = 0
    asked: float = field(default_factory=time.monotonic)


class WorkPool:
    """Workers, and what waits for them. kinds: the most urgent first. at_once: at most so many of a kind are done at a time.

    unbounded: kinds that are never refused, because whoever asks waits for one thing at a time.
    idle: kinds that nobody waits for with a game: they compute only while nobody else wants a processor. One worker is always left to the
    others, for on a full machine idle work hardly ends; what takes the last worker computes as they do.
    limits: the host's, None for the usual ones.
    """

    def __init__(
        self,
        workers: Sequence[Worker],
        kinds: Sequence[WorkKind],
        metrics: Metrics = NO_METRICS,
        limits: Limits | None = None,
        at_once: Mapping[WorkKind, int] | None = None,
        unbounded: Collection[WorkKind] = (),
        idle: Collection[WorkKind] = (),
    ) -> None:
        self.workers, self.kinds, self.metrics, self.limits = list(workers), tuple(kinds), metrics, limits
        self.at_once, self.unbounded, self.idle = at_once or {}, unbounded, idle
        self.n_died = self._n_idle = 0
        self._queue: FairQueue[_Work] = FairQueue(kinds)
        self._running: Counter[WorkKind] = Counter()
        self._busy: dict[Worker, asyncio.Task[None]] = {}
        self._warming: dict[Worker, deque[Callable[[], None]]] = {}
        self._waits: dict[WorkKind, deque[float]] = {kind: deque(maxlen=MOST_REMEMBERED) for kind in kinds}
        self._took: dict[WorkKind, deque[float]] = {kind: deque(maxlen=MOST_REMEMBERED) for kind in kinds}
        self._is_closed = False
        metrics.show_queues(*kinds)

    async def run(self, order: Order, work: Callable[..., Answer], *args: Any) -> Answer:
        """What comes of some work, when its turn has come. What it computes is put on the bill of the call that is being answered here.

        Whoever stops waiting takes it back. Raises LimitError where too much waits, NotWantedError, WorkerDiedError if it ends its
        worker twice, WorkFailedError for what it raises.
        """
        self._check(order)
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        waiting = _Work(order, work, args, done, self.metrics.wait(order.kind))
        self._queue.put(waiting, order.kind, order.address, order.table)
        self._dispatch()
        try:
            return await done
        finally:
            self._queue.discard(waiting, order.kind, order.address, order.table)
            waiting.wait.end()

    def warm(self, works: Iterable[Callable[[], None]]) -> None:
        """Have every worker do this while nothing waits: the first does it alone, for it may fill a cache for the others."""
        found = tuple(works)
        self._warming = {worker: deque(found) for worker in self.workers}
        self._dispatch()

    def state(self) -> list[QueueState]:
        """How each kind fares now."""
        return [
            QueueState(kind, self._queue.count([kind]), self._running[kind], _mean(self._waits[kind]))
            for kind in self.kinds
        ]

    async def close(self) -> None:
        """End the workers; nothing that waits is done."""
        self._is_closed = True
        for waiting in self._queue.items():
            waiting.done.cancel()
        busy = list(self._busy.values())
        for worker in self.workers:
            worker.close()
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)

    # ---- bounds ----------------------------------------------------------------------------------------------------

    def _check(self, order: Order) -> None:
        """Raise LimitError where this table or this address has as much waiting as it may."""
        if order.kind in self.unbounded:
            return
        self._forget_unwanted(order)
        bounded = [kind for kind in self.kinds if kind not in self.unbounded]
        rules = self.limits.rules if self.limits is not None else USUAL_LIMITS
        bounds = (
            (LimitName.WAITING_TABLE, self._queue.count(bounded, "", order.table) if order.table else 0),
            (LimitName.WAITING, self._queue.count(bounded, order.address) if order.address else 0),
        )
        for name, n in bounds:
            if rules.of(name) and n >= rules.of(name):
                raise LimitError(name, rules.of(name), self._retry_after(order, n), at_once=True)

    def _forget_unwanted(self, order: Order) -> None:
        for waiting in self._queue.items():
            asked = waiting.order
            near = asked.table == order.table or asked.address == order.address
            if near and not asked.is_wanted():
                self._queue.discard(waiting, asked.kind, asked.address, asked.table)
                _refuse(waiting)

    def _retry_after(self, order: Order, n: int) -> int:
        """Seconds in which a place is free: what waits ahead, by what such work has taken of late."""
        took = _mean(self._took[order.kind]) or 1.0
        return max(1, min(MOST_TOLD, math.ceil(n * took / max(1, len(self.workers)))))

    # ---- turns -----------------------------------------------------------------------------------------------------

    def _dispatch(self) -> None:
        """Give every idle worker something to do."""
        if self._is_closed:
            return
        for worker in self.workers:
            if worker in self._busy:
                continue
            waiting = self._next()
            if waiting is not None:
                idle = waiting.order.kind in self.idle and self._n_idle < len(self.workers) - 1
                self._running[waiting.order.kind] += 1
                self._n_idle += idle
                self._busy[worker] = asyncio.create_task(self._do(worker, waiting, idle))
            elif self._may_warm(worker):
                self._busy[worker] = asyncio.create_task(self._warm(worker))

    def _next(self) -> _Work | None:
        """The next that somebody still wants."""
        while True:
            kinds = [
                kind for kind in self.kinds if self._running[kind] < self.at_once.get(kind, len(self.workers))
            ]
            waiting = self._queue.take(kinds)
            if waiting is None or (not waiting.done.done() and waiting.order.is_wanted()):
                return waiting
            _refuse(waiting)

    async def _do(self, worker: Worker, waiting: _Work, idle: bool) -> None:
        order, began = waiting.order, time.monotonic()
        waiting.n_tries += 1
        order.note_begun()
        if waiting.n_tries == 1:
            waiting.wait.end()
            self._waits[order.kind].append(began - waiting.asked)
        try:
            done = await worker.run(waiting.work, *waiting.args, idle=idle)
            self._took[order.kind].append(time.monotonic() - began)
            if waiting.bill is not None:
                waiting.bill.charge(done.seconds)
            if not waiting.done.done():
                waiting.done.set_result(done.result())
        except WorkerDiedError as error:
            self._note_death(waiting, error)
        except Exception as error:
            if not waiting.done.done():
                waiting.done.set_exception(error)
        finally:
            self._running[order.kind] -= 1
            self._n_idle -= idle
            del self._busy[worker]
            self._dispatch()

    def _note_death(self, waiting: _Work, error: WorkerDiedError) -> None:
        """Let the work wait once more, as the next of its kind; give up when it has ended two workers."""
        order = waiting.order
        self.n_died += 1
        self.metrics.note_worker_death()
        log.error("a worker has ended while it worked (%s, try %d)", order.kind, waiting.n_tries)
        if waiting.done.done():
            return
        if waiting.n_tries >= MOST_TRIES:
            waiting.done.set_exception(error)
        else:
            self._queue.put(waiting, order.kind, order.address, order.table, first=True)

    def _may_warm(self, worker: Worker) -> bool:
        first = self.workers[0]
        return bool(self._warming.get(worker)) and (worker is first or not self._warming.get(first))

    async def _warm(self, worker: Worker) -> None:
        work = self._warming[worker].popleft()
        try:
            done = await worker.run(work)
            done.result()
        except GonfalonError:
            log.exception("a worker could not be warmed")
        finally:
            del self._busy[worker]
            self._dispatch()


def _refuse(waiting: _Work) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(NotWantedError("nobody waits for this any more"))


def _mean(seconds: Collection[float]) -> float:
    return sum(seconds) / len(seconds) if seconds else 0.0
