"""Whose turn it is: by urgency, then by address, then by table; and that nobody waits for ever."""

from __future__ import annotations

import random
from collections import Counter

from gonfalon.server.fair_queue import PATIENCE, FairQueue

KINDS = ("computer", "hint", "odds")


def taken(queue: FairQueue[str], n: int) -> list[str]:
    found = [queue.take(KINDS) for _ in range(n)]
    return [one for one in found if one is not None]


def test_the_most_urgent_goes_first_and_what_a_table_asks_for_is_done_in_order():
    queue = FairQueue[str](KINDS)
    for kind in ("odds", "hint", "computer"):
        for number in (1, 2):
            queue.put(f"{kind} {number}", kind, "a", "t")
    assert taken(queue, 9) == ["computer 1", "computer 2", "hint 1", "hint 2", "odds 1", "odds 2"]
    assert len(queue) == 0


def test_addresses_take_turns_and_then_the_tables_of_an_address():
    queue = FairQueue[str](KINDS)
    for table in range(50):
        queue.put(f"a{table}", "computer", "a", f"a{table}")
    queue.put("b0", "computer", "b", "b0")
    queue.put("b0 again", "computer", "b", "b0")
    assert taken(queue, 5) == ["a0", "b0", "a1", "b0 again", "a2"]


def test_fifty_tables_of_one_address_slow_another_address_by_one_turn_and_each_other_evenly():
    """Every table asks again as soon as it is answered."""
    queue, turns = FairQueue[str](KINDS), Counter[str]()
    where = {f"many {n}": "many" for n in range(50)} | {"one": "one", "two 0": "two", "two 1": "two"}
    for table, address in where.items():
        queue.put(table, "computer", address, table)
    for _ in range(3_000):
        table = queue.take(KINDS)
        assert table is not None
        turns[table] += 1
        queue.put(table, "computer", where[table], table)
    assert {turns["one"], turns["two 0"] + turns["two 1"]} == {1_000}
    assert {turns[table] for table in where if where[table] == "many"} == {20}


def test_less_urgent_kinds_get_a_turn_now_and_then():
    queue = FairQueue[str](KINDS)
    for kind in KINDS:
        for number in range(100):
            queue.put(kind, kind, "a", str(number))
    turns = Counter(taken(queue, 2 * (PATIENCE + 1) * 5))
    assert turns == {"computer": 10 * PATIENCE, "hint": 5, "odds": 5}


def test_only_kinds_that_may_run_are_taken():
    queue = FairQueue[str](KINDS)
    queue.put("first", "computer", "a", "t")
    queue.put("second", "odds", "a", "t")
    assert queue.take(("hint", "odds")) == "second"
    assert queue.take(("hint", "odds")) is None


def test_what_is_taken_back_is_gone_and_leaves_nothing_behind():
    queue = FairQueue[str](KINDS)
    queue.put("first", "hint", "a", "t")
    queue.put("second", "hint", "a", "t")
    queue.put("third", "hint", "b", "u")
    assert (queue.count(KINDS), queue.count(["hint"], "a"), queue.count(KINDS, "", "u")) == (3, 2, 1)
    assert queue.discard("first", "hint", "a", "t")
    assert not queue.discard("first", "hint", "a", "t")
    assert not queue.discard("third", "hint", "nobody", "u")
    assert taken(queue, 3) == ["second", "third"]
    assert (queue.items(), queue.count(KINDS)) == ([], 0)


def test_what_is_put_first_is_next_of_its_kind():
    queue = FairQueue[str](KINDS)
    for address in ("a", "b"):
        queue.put(address, "hint", address, "t")
    queue.put("again", "hint", "c", "t", first=True)
    assert taken(queue, 3) == ["again", "a", "b"]


def test_everything_that_is_put_is_taken_once():
    queue, rng, left = FairQueue[int](KINDS), random.Random(5), set[int]()
    for number in range(2_000):
        queue.put(number, rng.choice(KINDS), rng.choice("abc"), rng.choice("tuv"), rng.random() < 0.1)
        left.add(number)
        if rng.random() < 0.4:
            found = queue.take(KINDS)
            assert found is not None
            left.remove(found)
    while (found := queue.take(KINDS)) is not None:
        left.remove(found)
    assert (left, len(queue)) == (set(), 0)
