"""The time of a computer's answer tells nothing: two worlds that differ in what a computer hides, and a control of two equal ones.

Seconds are counted, not measured: a worker's time is as long as the thoughts that a world gives it.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable, Sequence

import pytest

from gonfalon.server import bots
from gonfalon.server.fair_queue import FairQueue

KINDS = ("computer",)
N_TABLES, N_ANSWERS, N_WORKERS = 12, 400, 2
SHORT, LONG = (0.02, 0.15), (0.02, 0.55)
"""Seconds of a thought in a world in which a computer hides what is easy to play, and in one in which it is hard."""
Pace = Callable[[float, float], float]
"""(wait, thought) -> seconds from the question to the answer."""


@pytest.fixture(autouse=True)
def paced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "FIXED_SECONDS", None)


def as_served(wait: float, thought: float) -> float:
    """As the server answers: the wait for a worker, then the level's fixed time."""
    return wait + bots.answer_after(None, thought)


def at_once(wait: float, thought: float) -> float:
    return wait + thought


def late_together(wait: float, thought: float) -> float:
    """As a server would that counts the wait as thought."""
    return bots.answer_after(None, wait + thought)


def answers(hidden: tuple[float, float], others: int, pace: Pace) -> list[float]:
    """What a viewer can measure at a table whose computer hides something: seconds from each question to its answer.

    The other tables keep the workers busy, all in the same way for the same number. Each person asks again a moment after the answer.
    """
    rngs = [random.Random(f"{others} {table}") for table in range(N_TABLES)]
    own, queue, told = random.Random("own"), FairQueue[int](KINDS), list[float]()
    asks = [(rng.random(), table) for table, rng in enumerate(rngs)]
    asked, free = dict[int, float](), [0.0] * N_WORKERS
    heapq.heapify(asks)
    while len(told) < N_ANSWERS:
        now = free[0]
        if not len(queue):
            now = max(now, asks[0][0])
        while asks and asks[0][0] <= now:
            at, table = heapq.heappop(asks)
            asked[table] = at
            queue.put(table, "computer", f"address {table % 4}", str(table))
        table = queue.take(KINDS)
        assert table is not None
        rng = rngs[table]
        thought = own.uniform(*hidden) if table == 0 else rng.uniform(*SHORT)
        took = pace(now - asked[table], thought)
        heapq.heapreplace(free, now + thought)
        heapq.heappush(asks, (asked[table] + took + rng.uniform(0.0, 0.6), table))
        if table == 0:
            told.append(took)
    return told


def distance(first: Sequence[float], second: Sequence[float]) -> float:
    """The largest difference of the two distributions (Kolmogorov and Smirnov), from 0 to 1."""
    places = sorted({*first, *second})
    return max(
        abs(sum(one <= place for one in first) - sum(one <= place for one in second)) / len(first)
        for place in places
    )


def test_two_worlds_are_no_further_apart_than_two_equal_ones():
    """On a busy server. The control differs in what the other tables do."""
    easy, hard = (answers(hidden, 1, as_served) for hidden in (SHORT, LONG))
    control = max(distance(easy, answers(SHORT, others, as_served)) for others in (2, 3, 4))
    assert distance(easy, hard) <= control
    assert len({round(took, 3) for took in easy}) > 20, "the server is busy: waits differ"


@pytest.mark.parametrize("pace", [at_once, late_together])
def test_the_same_measure_finds_a_computer_that_tells(pace: Pace):
    easy, hard = (answers(hidden, 1, pace) for hidden in (SHORT, LONG))
    control = max(distance(easy, answers(SHORT, others, pace)) for others in (2, 3, 4))
    assert distance(easy, hard) > 1.5 * control
