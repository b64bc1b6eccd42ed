"""What a server of a given size needs: the arithmetic, and a simulation of queues with the measured costs.

All figures come from `bench/results/capacity.toml`. `bench/capacity_page.py` writes docs/capacity.md from what this computes.
"""

from __future__ import annotations

import heapq
import itertools
import math
import random
import tomllib
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, median
from typing import Any, NamedTuple

from gonfalon.match.snapshots import EVERY
from gonfalon.server.room_snapshots import KEPT, LONG

DATA = Path(__file__).resolve().parent / "results" / "capacity.toml"
MONTH_DAYS, GB = 30, 1e9
CHECKED_S, QUEUE_S, PEAK_S = 200, 60, 600
"""Simulated seconds: of a run that was measured, of a process that is busy for a given share, of a peak hour."""


def inputs() -> dict[str, Any]:
    """The data file: what was measured, what is assumed, prices, and the places that are computed."""
    return tomllib.loads(DATA.read_text(encoding="utf-8"))


@dataclass
class Costs:
    """Milliseconds of each step of a move; lists are drawn from with equal chances.

    loop: of the event loop. before: the share of that before the entry goes to the writer. commit: of one commit to disk.
    think: of a computer's answer. wait: for other programs, once a move, which keeps nothing of the server busy.
    batch: entries that one commit may take together. thinkers: answers that are thought out at once.
    acked: the share of the loop's second part after which the ack is out. snapshots: commits of snapshots a move, which nobody waits for.
    """

    loop: Sequence[float]
    commit: Sequence[float]
    think: Sequence[float] = (0.0,)
    before: float = 0.4
    acked: float = 1.0
    wait: float = 0.0
    batch: int = 1
    thinkers: int = 1
    snapshots: float = 0.0


@dataclass
class Load:
    """Who sends moves.

    games: live games. thinking_s: mean seconds from an ack to the next move of that game, exponential; evenly where `rate` is given.
    rate: moves a second of all games together at equal distances, None for games that think.
    computers: share of moves that a computer answers.
    """

    seconds: float
    games: int = 0
    thinking_s: float = 0.0
    rate: float | None = None
    computers: float = 0.0


@dataclass
class Result:
    """sent, acked, under_way: moves. busy: share of the time that each station worked. acks: milliseconds from sending to the ack."""

    sent: int = 0
    acked: int = 0
    under_way: int = 0
    busy: dict[str, float] = field(default_factory=dict)
    acks: list[float] = field(default_factory=list)

    def ack_ms(self, share: float) -> float:
        """The ack below which this share of all acks lies, in milliseconds."""
        ordered = sorted(self.acks)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Clock:
    """Events in the order of their times."""

    def __init__(self) -> None:
        self.now, self._number = 0.0, itertools.count()
        self._waiting: list[tuple[float, int, Callable[[], None]]] = []

    def after(self, milliseconds: float, act: Callable[[], None]) -> None:
        """Do this in so many milliseconds."""
        heapq.heappush(self._waiting, (self.now + milliseconds, next(self._number), act))

    def run(self, until: float) -> None:
        """Do everything up to a time, in milliseconds."""
        while self._waiting and self._waiting[0][0] <= until:
            self.now, _, act = heapq.heappop(self._waiting)
            act()
        self.now = until


class Station:
    """A queue, first come first served. workers: jobs at once. batch: jobs that one worker takes together, for the time of the first."""

    def __init__(self, clock: Clock, workers: int = 1, batch: int = 1) -> None:
        self.clock, self.idle, self.workers, self.batch, self.worked = clock, workers, workers, batch, 0.0
        self.queue: deque[tuple[float, Callable[[], None]]] = deque()

    def ask(self, milliseconds: float, then: Callable[[], None]) -> None:
        """Work so long for somebody, then tell them."""
        self.queue.append((milliseconds, then))
        self._begin()

    def _begin(self) -> None:
        while self.idle and self.queue:
            jobs = [self.queue.popleft() for _ in range(min(self.batch, len(self.queue)))]
            took = jobs[0][0]
            self.idle -= 1
            self.worked += took
            self.clock.after(took, lambda jobs=jobs: self._end(jobs))

    def _end(self, jobs: Sequence[tuple[float, Callable[[], None]]]) -> None:
        self.idle += 1
        for _, then in jobs:
            then()
        self._begin()


class Server:
    """One process: an event loop, a writer of the log and processes that think."""

    def __init__(self, load: Load, costs: Costs, seed: int) -> None:
        self.load, self.costs, self.rng, self.clock, self.result = (
            load,
            costs,
            random.Random(seed),
            Clock(),
            Result(),
        )
        self.loop = Station(self.clock)
        self.writer = Station(self.clock, batch=costs.batch)
        self.pool = Station(self.clock, workers=costs.thinkers)

    def run(self) -> Result:
        """All moves of the time, and what is still under way at its end."""
        if self.load.rate is None:
            for _ in range(self.load.games):
                self._think()
        else:
            for n in range(int(self.load.seconds * self.load.rate)):
                self.clock.after(1000 * n / self.load.rate, lambda: self._move(None))
        end = 1000 * self.load.seconds
        self.clock.run(end)
        self.result.under_way = self.result.sent - self.result.acked
        stations = {"loop": self.loop, "writer": self.writer, "pool": self.pool}
        self.result.busy = {name: one.worked / end / one.workers for name, one in stations.items()}
        return self.result

    def _think(self) -> None:
        self.clock.after(
            self.rng.expovariate(1 / (1000 * self.load.thinking_s)), lambda: self._move(self._next)
        )

    def _next(self) -> None:
        """A computer answers, or a person thinks."""
        if self.rng.random() < self.load.computers:
            self.pool.ask(self.rng.choice(self.costs.think), lambda: self._move(self._think))
        else:
            self._think()

    def _move(self, then: Callable[[], None] | None) -> None:
        """Check it, commit it, apply and tell it; then the game goes on."""
        started, work = self.clock.now, self.rng.choice(self.costs.loop)
        self.result.sent += 1
        rest = work * (1 - self.costs.before)

        def ack() -> None:
            self.result.acked += 1
            self.result.acks.append(self.clock.now - started)

        def done() -> None:
            if self.costs.snapshots and self.rng.random() < self.costs.snapshots:
                self.writer.ask(self.rng.choice(self.costs.commit), lambda: None)
            if then is not None:
                then()

        def apply() -> None:
            # the ack leaves part of the way through the second part, whose work is not interrupted
            self.loop.ask(rest * self.costs.acked, ack)
            self.loop.ask(rest * (1 - self.costs.acked), done)

        def commit() -> None:
            self.writer.ask(self.rng.choice(self.costs.commit), apply)

        self.clock.after(self.costs.wait, lambda: self.loop.ask(work * self.costs.before, commit))


def simulate(load: Load, costs: Costs, seed: int = 1) -> Result:
    """Run one server under one load."""
    return Server(load, costs, seed).run()


GATHERED = 64
"""Moves that one commit may take: the writer of the log takes all that wait, and in no run here more waited."""


def costs_of(data: dict[str, Any], *, is_shared: bool, batch: int = GATHERED) -> Costs:
    """The measured costs. is_shared: by the clock of the machine they were measured on, other programs included; otherwise CPU alone."""
    measured, assumed = data["measured"], data["assumed"]
    return Costs(
        loop=measured["loop_ms"],
        commit=measured["commit_ms"] if is_shared else [assumed["commit_ms"]],
        think=[level["ms"] for level in data["levels"] for _ in range(round(100 * level["share"]))],
        before=assumed["loop_share_before_commit"],
        acked=assumed["loop_share_until_ack"],
        wait=shared_wait(data) if is_shared else 0.0,
        batch=batch,
        thinkers=assumed["thinkers_a_process"],
        snapshots=snapshots_of(data).commits,
    )


def shared_wait(data: dict[str, Any]) -> float:
    """Milliseconds that a move waits for other programs on the machine of the measurement.

    From the medians of the run with one move at a time: what an ack takes beyond the loop's work up to it and one commit.
    """
    measured, assumed = data["measured"], data["assumed"]
    before = assumed["loop_share_before_commit"]
    until_ack = before + (1 - before) * assumed["loop_share_until_ack"]
    known = median(measured["commit_ms"]) + median(measured["loop_ms"]) * until_ack
    return max(0.0, median(measured["ack_ms"]) - known)


def checked(data: dict[str, Any], run: dict[str, Any], seed: int = 1) -> Result:
    """The simulation of a run that was measured, with the costs of that machine. Its games were too short for a snapshot."""
    load, costs = Load(seconds=CHECKED_S, rate=run["moves_a_second"]), costs_of(data, is_shared=True)
    costs.snapshots = 0.0
    return simulate(load, costs, seed)


def queue_of(
    data: dict[str, Any], share: float, batch: int, *, is_disk_shared: bool, seed: int = 1
) -> Result | None:
    """A process whose loop is busy for this share of its time; None where its writer cannot follow.

    is_disk_shared: commits take as long as was measured beside other programs, not as long as is assumed for a good disk.
    """
    costs = costs_of(data, is_shared=False, batch=batch)
    if is_disk_shared:
        costs.commit = data["measured"]["commit_ms"]
    rate = 1000 * share / fmean(costs.loop)
    thinking = data["assumed"]["seconds_a_move"]
    found = simulate(Load(seconds=QUEUE_S, games=round(rate * thinking), thinking_s=thinking), costs, seed)
    return found if found.acked > 0.95 * rate * QUEUE_S else None


def peak_of(place: dict[str, Any], data: dict[str, Any], seed: int = 1) -> Result:
    """The busiest hour of a place that one process carries, its computers included."""
    found, costs = need(place, data), costs_of(data, is_shared=False)
    costs.thinkers = min(costs.thinkers, found.cores)
    answered = place["computer_games"] / 2 / (1 - place["computer_games"] / 2)  # of the moves of people
    thinking = data["assumed"]["seconds_a_move"] * (1 + answered) - fmean(costs.think) * answered / 1000
    return simulate(Load(PEAK_S, round(found.live_games), thinking, computers=answered), costs, seed)


@dataclass
class Need:
    """What a place needs. Peak values are of the busiest hour; traffic, disk and money of a month of 30 days."""

    games_a_day: float
    moves_a_second: float
    live_games: float
    loops: float
    """Event loops that are busy all the time."""
    processes: int
    move_cores: float
    computer_cores: float
    cores: int
    machines: int
    memory_gb: float
    commits_a_second: float
    written_kb_a_second: float
    """To the database: entries and snapshots, without its journal."""
    disk_gb_a_month: float
    traffic_gb_a_month: float
    peak_megabits: float
    money: dict[str, tuple[float, float]]
    """From the low to the high price: of cores, memory, disk (after a year of growth) and traffic."""

    @property
    def total(self) -> tuple[float, float]:
        """All of the money."""
        low, high = zip(*self.money.values(), strict=True)
        return sum(low), sum(high)


class Snapshots(NamedTuple):
    """What snapshots add: commits, bytes written and milliseconds of CPU a move, bytes that a live game and a finished one keep."""

    commits: float
    written: float
    ms: float
    live: float
    finished: float


def snapshots_of(data: dict[str, Any]) -> Snapshots:
    """On average over the games. A snapshot grows with the game: the k-th has the bytes of k times so many entries."""
    measured = data["measured"]
    a_step = measured["snapshot_bytes_an_entry"] * EVERY
    moves = sum(game["share"] * game["moves"] for game in data["games"])
    written = count = last = live = finished = 0.0
    for game in data["games"]:
        share, taken = game["share"], game["moves"] // EVERY
        count += share * taken
        last += share * (taken > 0)  # as the room closes: what is not kept goes
        written += share * a_step * taken * (taken + 1) / 2
        live += share * a_step * sum(range(taken + 1)[-KEPT:])
        finished += share * a_step * game["moves"] / EVERY * (game["moves"] >= LONG)
    return Snapshots(
        (count + last) / moves, written / moves, count * measured["snapshot_ms"] / moves, live, finished
    )


def need(place: dict[str, Any], data: dict[str, Any]) -> Need:
    """The arithmetic of one place."""
    measured, assumed, prices = data["measured"], data["assumed"], data["prices"]
    games = games_a_day(place, assumed)
    moves = sum(game["share"] * game["moves"] for game in data["games"])
    at_peak = games * place["peak_hour_share"] / 3600  # games begun a second
    rate = at_peak * moves
    live = rate * assumed["seconds_a_move"]  # Little's law
    loops = rate * fmean(measured["loop_ms"]) / 1000
    processes = max(1, math.ceil(loops / assumed["fullest_loop"]))
    snapshots = snapshots_of(data)
    move_cores = rate * (fmean(measured["loop_ms"]) + fmean(measured["others_ms"]) + snapshots.ms) / 1000
    answers = rate * place["computer_games"] / 2
    computer_cores = answers * sum(level["share"] * level["ms"] for level in data["levels"]) / 1000
    cores = max(assumed["fewest_cores"], math.ceil((move_cores + computer_cores) / assumed["fullest_core"]))
    memory = (processes * assumed["process_mb"] * 1e6 + live * measured["memory_kb_a_match"] * 1e3) / GB
    kept = moves * measured["stored_bytes_an_entry"] + snapshots.finished
    stored = kept * assumed["stored_slack"] + assumed["stored_bytes_a_game"]
    disk = MONTH_DAYS * games * stored / GB
    visits = (
        MONTH_DAYS * games * assumed["visits_a_game"] * measured["bytes_a_first_visit"] * assumed["new_share"]
    )
    sockets = 1 - place["computer_games"] / 2  # a game against a computer has one socket, not two
    played = MONTH_DAYS * games * moves * measured["bytes_to_both_seats"] * sockets
    traffic = (visits + played) / GB
    bought = {
        "core": cores,
        "memory_gb": math.ceil(2 * memory),
        "disk_gb": 12 * disk,
        "traffic_tb": traffic / 1000,
    }
    money = {name: (amount * prices[name][0], amount * prices[name][1]) for name, amount in bought.items()}
    return Need(
        games,
        rate,
        live,
        loops,
        processes,
        move_cores,
        computer_cores,
        cores,
        math.ceil(cores / assumed["most_cores"]),
        memory,
        rate * (1 + snapshots.commits),
        rate * (measured["stored_bytes_an_entry"] + snapshots.written) / 1000,
        disk,
        traffic,
        rate * measured["bytes_to_both_seats"] * sockets * 8 / 1e6,
        money,
    )


def games_a_day(place: dict[str, Any], assumed: dict[str, Any]) -> float:
    """Given, or from the people: each active one plays so many, and two people share a game."""
    if "games_a_day" in place:
        return place["games_a_day"]
    seats = place["people"] * place["active_share"] * assumed["games_a_person"]
    return seats * (place["computer_games"] + (1 - place["computer_games"]) / 2)


def limits(data: dict[str, Any]) -> dict[str, float]:
    """Moves a second at which each part of one process or one machine is full."""
    measured, assumed = data["measured"], data["assumed"]
    answer = sum(level["share"] * level["ms"] for level in data["levels"])
    return {
        "loop": 1000 / fmean(measured["loop_ms"]),
        "thinkers": 1000 * assumed["thinkers_a_process"] / answer,
        "line": assumed["line_megabits"] * 1e6 / 8 / measured["bytes_to_both_seats"],
        "memory": GB / (measured["memory_kb_a_match"] * 1e3) / assumed["seconds_a_move"],
    }
