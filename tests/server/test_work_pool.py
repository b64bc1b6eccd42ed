"""The pool: turns, bounds, what is taken back, workers that die, workers of other processes."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.server import priorities
from gonfalon.server.limits import Bill, LimitError, LimitName, LimitRules, Limits, open_bill
from gonfalon.server.metrics import Metrics
from gonfalon.server.thinking_pool import DRAWING, THINKING, drawing_pool, thinking_pool
from gonfalon.server.work_pool import NotWantedError, Order, WorkPool
from gonfalon.server.workers import (
    Done,
    ProcessWorker,
    ThreadWorker,
    Worker,
    WorkerDiedError,
    WorkFailedError,
)
from tests.server.worker_jobs import fail, fall_over, policy, priority

KINDS = ("computer", "hint", "measurement")


class HandWorker:
    """A worker that does what it is given when the test says so."""

    def __init__(self) -> None:
        self.given: list[tuple[Callable[..., Any], asyncio.Future[Done]]] = []
        self.idle = list[bool]()
        self.n_deaths = 0

    async def run(self, work: Callable[..., Any], *args: Any, idle: bool = False) -> Done:
        self.idle.append(idle)
        if self.n_deaths:
            self.n_deaths -= 1
            raise WorkerDiedError
        self.given.append((work, asyncio.get_running_loop().create_future()))
        return await self.given[-1][1]

    async def finish(self) -> None:
        """The oldest work is done."""
        work, done = self.given.pop(0)
        done.set_result(Done(work(), 2.0))
        for _ in range(5):
            await asyncio.sleep(0)

    def close(self) -> None:
        pass


def order(kind: Any = "hint", table: str = "t", address: str = "a", wanted: Any = lambda: True) -> Order:
    return Order(kind, table, address, wanted)


async def asked(pool: WorkPool, what: Order, name: str, done: list[str]) -> asyncio.Task[Any]:
    """Some work that notes its name when it is done."""
    task = asyncio.create_task(pool.run(what, lambda: done.append(name)))
    for _ in range(3):
        await asyncio.sleep(0)
    return task


async def test_what_is_urgent_is_done_first_and_no_more_at_once_than_there_are_workers():
    worker, done = HandWorker(), list[str]()
    pool = WorkPool([worker], KINDS)
    tasks = [await asked(pool, order(kind), kind, done) for kind in ("measurement", "hint", "computer")]
    assert len(worker.given) == 1
    for _ in tasks:
        await worker.finish()
    assert done == ["measurement", "computer", "hint"], "the first had begun when the others came"
    await asyncio.gather(*tasks)


async def test_at_most_so_many_of_a_kind_run_at_a_time():
    workers, done = [HandWorker(), HandWorker()], list[str]()
    pool = WorkPool(workers, KINDS, at_once={"measurement": 1})
    for number in range(2):
        await asked(pool, order("measurement"), f"measurement {number}", done)
    assert [len(worker.given) for worker in workers] == [1, 0]
    await asked(pool, order("hint"), "hint", done)
    assert [len(worker.given) for worker in workers] == [1, 1]
    await pool.close()


async def test_idle_work_leaves_one_worker_to_the_others():
    """On a full machine idle work hardly ends, so whoever plays would wait for a worker as long."""
    workers, done = [HandWorker() for _ in range(3)], list[str]()
    pool = WorkPool(workers, KINDS, idle=("measurement",))
    for number in range(3):
        await asked(pool, order("measurement"), f"measurement {number}", done)
    assert [worker.idle for worker in workers] == [[True], [True], [False]]
    await workers[0].finish()
    await asked(pool, order("hint"), "hint", done)
    assert workers[0].idle == [True, False]
    await workers[1].finish()
    await asked(pool, order("measurement"), "the last", done)
    assert workers[1].idle == [True, True]
    await pool.close()


async def test_a_single_worker_is_never_idle():
    worker, done = HandWorker(), list[str]()
    await asked(WorkPool([worker], KINDS, idle=("measurement",)), order("measurement"), "it", done)
    assert worker.idle == [False]


async def test_nothing_that_somebody_waits_for_is_idle():
    for pool, kinds in ((thinking_pool(2), THINKING), (drawing_pool(), DRAWING)):
        workers, idle = (HandWorker(), HandWorker()), dict[str, bool]()
        pool.workers = list[Worker](workers)
        for kind in kinds:
            await asked(pool, order(kind), kind, [])
            idle[kind] = workers[0].idle[-1]
            await workers[0].finish()
        assert {kind for kind in kinds if idle[kind]} <= {"measurement", "coach", "film"}
        assert any(idle.values())
        await pool.close()


async def test_whoever_stops_waiting_takes_the_work_back():
    worker, done = HandWorker(), list[str]()
    pool = WorkPool([worker], KINDS)
    await asked(pool, order(), "first", done)
    second = await asked(pool, order(), "second", done)
    second.cancel()
    await asked(pool, order(), "third", done)
    assert pool.state()[1].waiting == 1
    await worker.finish()
    await worker.finish()
    assert done == ["first", "third"]


async def test_what_nobody_wants_any_more_is_not_begun_and_gives_its_place_to_others():
    worker, done, is_wanted = HandWorker(), list[str](), True
    limits = Limits(LimitRules({LimitName.WAITING: 1}))
    pool = WorkPool([worker], KINDS, limits=limits)
    await asked(pool, order(), "first", done)
    second = await asked(pool, order(wanted=lambda: is_wanted), "second", done)
    with pytest.raises(LimitError):
        await pool.run(order(), done.append, "one too many")
    is_wanted = False
    await asked(pool, order(), "third", done)
    with pytest.raises(NotWantedError):
        await second
    await worker.finish()
    await worker.finish()
    assert done == ["first", "third"]


async def test_a_refusal_of_an_address_or_a_table_says_when_to_come_again():
    worker, done = HandWorker(), list[str]()
    limits = Limits(LimitRules({LimitName.WAITING: 3, LimitName.WAITING_TABLE: 2}))
    pool = WorkPool([worker], KINDS, limits=limits, unbounded=("computer",))
    for number in range(3):
        await asked(pool, order(), str(number), done)
    with pytest.raises(LimitError, match="at once; try again in") as of_table:
        await pool.run(order(address="b"), done.append, "")
    await asked(pool, order(table="u"), "3", done)
    with pytest.raises(LimitError) as of_address:
        await pool.run(order(table="v"), done.append, "")
    assert (of_table.value.limit, of_address.value.limit) == (LimitName.WAITING_TABLE, LimitName.WAITING)
    assert of_address.value.retry_after >= 1
    for _ in range(9):
        await asked(pool, order("computer"), "a computer is never refused", done)
    await asked(pool, order(table="v", address="b"), "4", done)
    assert pool.state()[0].waiting == 9
    await pool.close()


async def test_the_same_address_without_a_name_is_bounded_by_table_alone():
    pool = WorkPool([HandWorker()], KINDS, limits=Limits(LimitRules({LimitName.WAITING: 1})))
    for number in range(5):
        await asked(pool, order(table=str(number), address=""), "", [])
    assert pool.state()[1].waiting == 4
    await pool.close()


async def test_after_a_death_the_work_is_tried_once_more_and_then_given_up():
    worker, done, metrics = HandWorker(), list[str](), Metrics()
    pool = WorkPool([worker], KINDS, metrics)
    worker.n_deaths = 1
    saved = await asked(pool, order(), "saved", done)
    await worker.finish()
    await saved
    worker.n_deaths = 2
    with pytest.raises(WorkerDiedError):
        await pool.run(order(), done.append, "lost")
    assert done == ["saved"]
    assert pool.n_died == 3
    assert metrics.registry.get_sample_value("gonfalon_worker_deaths_total") == 3


async def test_work_is_put_on_the_bill_of_whoever_asked():
    worker, limits = HandWorker(), Limits()
    pool = WorkPool([worker], KINDS, limits=limits)
    open_bill(Bill(limits, LimitName.THINKING, ("a",)))
    try:
        task = await asked(pool, order(), "x", [])
    finally:
        open_bill(None)
    await worker.finish()
    await task
    assert limits._left[LimitName.THINKING, "a"][0] == 58


async def test_the_first_worker_warms_alone_and_gives_way_to_work():
    workers, warmed, done = [HandWorker(), HandWorker()], list[int](), list[str]()
    pool = WorkPool(workers, KINDS)
    pool.warm([lambda: warmed.append(1), lambda: warmed.append(2)])
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [len(worker.given) for worker in workers] == [1, 0]
    await asked(pool, order(), "work", done)
    await workers[1].finish()
    assert done == ["work"], "it has not waited for the warming"
    await workers[0].finish()
    await workers[0].finish()
    assert warmed == [1, 2]
    assert len(workers[1].given) == 1, "now the other one"
    await pool.close()


async def test_a_closed_pool_lets_everybody_go():
    worker = HandWorker()
    pool = WorkPool([worker], KINDS)
    tasks = [await asked(pool, order(), "x", []) for _ in range(3)]
    await pool.close()
    for task in tasks[1:]:
        with pytest.raises(asyncio.CancelledError):
            await task
    tasks[0].cancel()


# ---- threads and processes -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("worker", [ThreadWorker, ProcessWorker])
async def test_an_error_comes_back_with_its_code(worker: Callable[[], Any]):
    pool = WorkPool([worker()], KINDS)
    try:
        with pytest.raises(WorkFailedError, match="this is nothing") as error:
            await pool.run(order(), fail)
        assert error.value.code == "request/invalid"
        assert "in fail" in error.value.told
        assert await pool.run(order(), divmod, 7, 2) == (3, 1)
    finally:
        await pool.close()


async def test_a_process_is_of_low_priority_and_another_one_begins_after_its_death():
    worker = ProcessWorker(niceness=7)
    pool = WorkPool([worker], KINDS)
    try:
        assert await pool.run(order(), priority) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 7)
        first = worker.pid
        with pytest.raises(WorkerDiedError):
            await pool.run(order(), fall_over)
        assert await pool.run(order(), os.getpid) == worker.pid != first
    finally:
        await pool.close()


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux knows idle threads")
async def test_idle_work_has_the_processors_that_nobody_wants_and_makes_no_other_work_idle():
    worker = ProcessWorker()
    try:
        policies = [(await worker.run(policy, idle=idle)).result() for idle in (False, True, False, True)]
        assert policies == [os.SCHED_OTHER, os.SCHED_IDLE, os.SCHED_OTHER, os.SCHED_IDLE]
    finally:
        worker.close()


async def test_a_thread_of_the_server_is_never_idle():
    worker = ThreadWorker()
    assert (await worker.run(policy, idle=True)).result() == os.sched_getscheduler(0)
    worker.close()


def test_where_nobody_may_be_idle_work_is_done_all_the_same(monkeypatch: pytest.MonkeyPatch):
    def forbid(*_: Any) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "sched_setscheduler", forbid)
    priorities.become_idle()
    monkeypatch.setattr(sys, "platform", "darwin")
    priorities.become_idle()
    monkeypatch.delattr(os, "nice")
    priorities.lower(7)


class PatientLine:
    """A line to a process that answers at once, and keeps how long it would have been waited for."""

    def __init__(self) -> None:
        self.patience = list[float]()

    def send(self, _: Any) -> None:
        """Hear the work."""

    def poll(self, seconds: float) -> bool:
        self.patience.append(seconds)
        return True

    def recv(self) -> Done:
        return Done(None, 0.0)


async def test_idle_work_may_take_longer_by_as_much_as_its_share_is_smaller(monkeypatch: pytest.MonkeyPatch):
    worker, line = ProcessWorker(longest=600), PatientLine()
    monkeypatch.setattr(worker, "_line", line)
    for idle in (False, True):
        await worker.run(policy, idle=idle)
    assert line.patience == [600, 7200]
    worker.close()


async def test_what_takes_for_ever_is_ended():
    worker = ProcessWorker(longest=0.05)
    with pytest.raises(WorkerDiedError):
        await worker.run(time.sleep, 3600)
    assert worker.pid == 0
    worker.close()
