"""Packed lists (`core.packed_log`): they are lists, whatever of them is packed, and what is packed is small."""

from __future__ import annotations

import copy
import pickle
import random
import threading

import pytest

from gonfalon.core import packed_log
from gonfalon.core.events import Event
from gonfalon.core.packed_log import CHUNK, StepLog, TakenStep, pack, unpack


def step(number: int) -> TakenStep:
    facts = {"source": f"a{number % 8}", "target": f"b{number % 5}", "list": [1, "x", None, 2.5, {"y": True}]}
    audience = None if number % 3 else (number % 2,)
    return TakenStep(
        number % 2, f"a{number % 8}-b{number % 5}", (Event(number, "move", facts, audience, "move"),), ""
    )


def a_log(n: int, n_packed: int) -> tuple[StepLog, list[TakenStep]]:
    steps = [step(number) for number in range(n)]
    log = StepLog(steps)
    log.pack(n_packed)
    return log, steps


@pytest.mark.parametrize("n_packed", [0, 1, CHUNK, 70, 100])
def test_a_packed_log_is_the_list_of_what_was_appended(n_packed: int):
    log, steps = a_log(100, n_packed)
    assert (len(log), log.n_packed) == (100, n_packed)
    assert list(log) == steps
    assert log == steps
    assert list(reversed(log)) == steps[::-1]
    rng = random.Random(n_packed)
    for _ in range(60):
        first, stop = rng.randrange(-110, 110), rng.randrange(-110, 110)
        assert log[first:stop] == steps[first:stop]
        place = rng.randrange(-100, 100)
        assert log[place] == steps[place]
    assert log[::-7] == steps[::-7]
    for outside in (100, -101):
        with pytest.raises(IndexError):
            log[outside]


def test_copies_and_parts_go_on_by_themselves():
    log, steps = a_log(80, 64)
    twin = log.copy()
    log.append(step(80))
    twin.append(step(99))
    assert (log[-1], twin[-1]) == (step(80), step(99))
    assert [len(log.first(n)) for n in (10, 64, 70)] == [10, 64, 70]
    assert log.first(70) == steps[:70]
    assert log.first(70).n_packed == 64
    for again in (copy.deepcopy(log), pickle.loads(pickle.dumps(log))):
        assert again == log
    log.replace_last(step(5))
    assert log[-1] == step(5)


def test_packing_takes_no_item_from_whoever_reads_meanwhile():
    log, steps = a_log(400, 0)
    reading = iter(log)
    first = [next(reading) for _ in range(100)]
    packing = threading.Thread(target=log.pack, args=(384,))
    packing.start()
    packing.join()
    log.append(step(400))
    assert [*first, *reading] == steps
    assert list(log) == [*steps, step(400)]


def test_what_is_packed_is_small_and_least_beside_what_says_the_same():
    log, steps = a_log(CHUNK, CHUNK)
    base = log.chunks[0].held
    assert len(base) < 20 * CHUNK
    told = [one.events for one in steps]
    beside = pack(told, base)
    assert unpack(beside, list[tuple[Event, ...]], base) == told
    assert len(beside) < len(pack(told)) / 2


def test_few_chunks_stay_unpacked():
    log, _ = a_log(4_000, 4_000)
    packed_log._steps.cache_clear()  # pyright: ignore[reportPrivateUsage]
    list(log)
    assert packed_log._steps.cache_info().currsize == packed_log.CACHED  # pyright: ignore[reportPrivateUsage]
