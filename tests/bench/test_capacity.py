"""The arithmetic of docs/capacity.md, and its simulation."""

from __future__ import annotations

import csv
import sys
from typing import Any

import pytest

from .loading import load

capacity = sys.modules["capacity"] = load("capacity")
page = load("capacity_page")
DATA = capacity.inputs()


def run(
    costs: Any,
    seconds: float = 200.0,
    games: int = 40,
    thinking_s: float = 1.0,
    computers: float = 0.0,
    seed: int = 1,
) -> Any:
    """A run of games that think."""
    return capacity.simulate(capacity.Load(seconds, games, thinking_s, computers=computers), costs, seed)


def test_every_move_that_was_sent_is_acked_or_under_way() -> None:
    found = run(capacity.Costs([5.0, 20.0], [3.0], think=[50.0]), computers=0.5)
    assert found.sent == found.acked + found.under_way
    assert found.acked == len(found.acks)
    assert 0 <= found.under_way <= 40


def test_a_station_is_busy_for_its_rate_times_its_cost() -> None:
    found = run(capacity.Costs([4.0, 8.0], [2.0], think=[30.0], thinkers=2), computers=0.5)
    rate = found.acked / 200
    assert found.busy["loop"] == pytest.approx(rate * 0.006, rel=0.03)
    assert found.busy["writer"] == pytest.approx(rate * 0.002, rel=0.03)
    assert found.busy["pool"] == pytest.approx(
        rate / 3 * 0.030 / 2, rel=0.1
    )  # one move in three is an answer


def test_the_same_seed_gives_the_same_run() -> None:
    costs = capacity.Costs([4.0, 8.0], [2.0])
    assert run(costs, 20).acks == run(costs, 20).acks
    assert run(costs, 20).acks != run(costs, 20, seed=2).acks


@pytest.mark.parametrize("share", [0.3, 0.6, 0.8])
def test_many_games_wait_as_in_a_queue_with_random_arrivals(share: float) -> None:
    """M/D/1, Pollaczek and Khinchine: the mean wait is share * cost / (2 * (1 - share)). Here the loop does all work in one piece."""
    cost = 10.0
    games = 2000
    thinking = games * cost / 1000 / share
    found = run(capacity.Costs([cost], [0.0], before=0.0), 400, games, thinking)
    wait = sum(found.acks) / len(found.acks) - cost
    assert wait == pytest.approx(share * cost / (2 * (1 - share)), rel=0.1)


def test_evenly_spaced_moves_never_wait() -> None:
    load = capacity.Load(10, rate=50)
    found = capacity.simulate(load, capacity.Costs([4.0], [2.0]))
    assert found.acks == pytest.approx([6.0] * 500)


def test_commits_that_gather_carry_a_load_that_single_ones_cannot() -> None:
    costs = {"loop": [1.0], "commit": [10.0]}
    alone = run(capacity.Costs(**costs), 60, 300, 1.0)
    together = run(capacity.Costs(**costs, batch=100), 60, 300, 1.0)
    assert alone.acked / 60 == pytest.approx(100, rel=0.02)  # the writer's whole time
    assert together.acked / 60 > 280
    assert together.ack_ms(0.99) < alone.ack_ms(0.5)


def test_needs_grow_with_the_games() -> None:
    place = DATA["places"][0] | {"games_a_day": 1000.0}
    one, ten = capacity.need(place, DATA), capacity.need(place | {"games_a_day": 10_000.0}, DATA)
    for name in (
        "moves_a_second",
        "live_games",
        "loops",
        "disk_gb_a_month",
        "traffic_gb_a_month",
        "computer_cores",
    ):
        assert getattr(ten, name) == pytest.approx(10 * getattr(one, name))


def test_snapshots_are_counted_by_their_own_rule() -> None:
    """A game of 330 entries writes three, of 100, 200 and 300 entries; it keeps two while it lives, and none afterwards."""
    data = DATA | {"games": [{"name": "Battle", "share": 1.0, "moves": 330}]}
    measured = data["measured"]
    found = capacity.snapshots_of(data)
    assert found.written * 330 == pytest.approx(600 * measured["snapshot_bytes_an_entry"])
    assert found.ms * 330 == pytest.approx(3 * measured["snapshot_ms"])
    assert found.commits * 330 == pytest.approx(4)  # three, and the two that are kept go with the room
    assert found.live == pytest.approx(500 * measured["snapshot_bytes_an_entry"])
    assert found.finished == 0
    longer = capacity.snapshots_of(data | {"games": [{"name": "Battle", "share": 1.0, "moves": 600}]})
    assert longer.finished == pytest.approx(600 * measured["snapshot_bytes_an_entry"])
    place = DATA["places"][2]
    without = capacity.need(place, DATA | {"measured": measured | {"snapshot_bytes_an_entry": 0}})
    assert capacity.need(place, DATA).written_kb_a_second > without.written_kb_a_second > 0


def test_the_writer_commits_snapshots_beside_moves() -> None:
    """Nobody waits for one, so all moves are acked as before; the writer is busy for longer."""
    costs = {"loop": [2.0], "commit": [5.0]}
    without, found = run(capacity.Costs(**costs)), run(capacity.Costs(**costs, snapshots=0.25))
    assert found.acked / 200 * 0.005 * 1.25 == pytest.approx(found.busy["writer"], rel=0.02)
    assert without.acked / 200 * 0.005 == pytest.approx(without.busy["writer"], rel=0.02)
    assert capacity.costs_of(DATA, is_shared=False).snapshots == capacity.snapshots_of(DATA).commits > 0


def test_the_memory_of_a_game_is_that_of_the_page_of_speed() -> None:
    """Both pages tell one measurement, so neither grows old alone."""
    with (capacity.DATA.parent / "speed.csv").open(encoding="utf-8") as file:
        told = {
            row["what"]: float(row["value"])
            for row in csv.DictReader(file)
            if row["what"].startswith("memory of a fresh game")
        }
    measured = DATA["measured"]
    start = "memory of a fresh game of {} with its two sockets, {} live games"
    assert told[start.format("Battle", 100)] == measured["memory_kb_a_match"]
    assert told[start.format("all families", 500)] == measured["memory_kb_a_match_of_all_families"]


def test_people_become_games() -> None:
    assumed = {"games_a_person": 2}
    place = {"people": 100, "active_share": 0.5, "computer_games": 0.0}
    assert capacity.games_a_day(place, assumed) == 50  # two people share each of the 100 seats' games
    assert capacity.games_a_day(place | {"computer_games": 1.0}, assumed) == 100


def test_shares_are_whole() -> None:
    for kind in ("games", "levels"):
        assert sum(one["share"] for one in DATA[kind]) == pytest.approx(1)


def test_the_simulation_is_as_busy_as_the_servers_that_were_measured() -> None:
    for run in page.checks(DATA):
        assert abs(page.off(run["cores"])) < 15


def test_every_assumption_is_named_on_the_page() -> None:
    assert set(page.ASSUMPTIONS) == set(DATA["assumed"])


def test_no_model_of_the_disk_could_predict_the_rare_acks():
    """As the page says: two runs at one load differ by more than four times, so nothing is within a factor of two of both."""
    assert page.rare_spread(DATA) > 4
