"""Write docs/capacity.md from `bench/results/capacity.toml` and what `bench/capacity.py` computes."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from capacity import (
    CHECKED_S,
    GATHERED,
    checked,
    costs_of,
    inputs,
    limits,
    need,
    peak_of,
    queue_of,
    shared_wait,
    snapshots_of,
)

from gonfalon.server.room_snapshots import LONG

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

import derived_files  # noqa: E402

PAGE = ROOT / "docs" / "capacity.md"
SHARES = (0.3, 0.5, 0.7, 0.8, 0.9)
ASSUMPTIONS = {
    "games_a_person": ("games a day of somebody who plays that day", ""),
    "seconds_a_move": ("from one move of a game to the next, computers included", "s"),
    "loop_share_before_commit": ("share of the loop's work before a move is stored", ""),
    "loop_share_until_ack": ("share of its work afterwards that comes before the acknowledgement", ""),
    "commit_ms": ("a commit on a good disk that nobody shares", "ms"),
    "thinkers_a_process": ("computers that think at once beside a server process", ""),
    "fullest_loop": ("busiest that an event loop should be", ""),
    "fullest_core": ("busiest that a core should be", ""),
    "fewest_cores": ("cores of the smallest machine", ""),
    "most_cores": ("cores of the largest machine that one rents", ""),
    "process_mb": ("memory of a server process without games", "MB"),
    "stored_slack": ("times that a growing database is larger than a packed one", ""),
    "stored_bytes_a_game": ("bytes on disk of a game beside its moves", ""),
    "visits_a_game": ("visits to the site a game", ""),
    "new_share": ("share of visits that load all pages again", ""),
    "line_megabits": ("a machine's line", "Mbit/s"),
}
PRICED = {
    "core": "a core",
    "memory_gb": "a GB of memory",
    "disk_gb": "a GB of disk",
    "traffic_tb": "a TB of traffic",
}
TEXT = """<!-- Written by bench/capacity_page.py from bench/results/capacity.toml. Do not edit. -->
# How large a server must be

Measured costs of one move, multiplied out for three places. A simulation of the queues says how full a process may be.
All numbers lie in [one file](../bench/results/capacity.toml): change it and run `bench/capacity_page.py`.

## What a move costs

{costs}
Measured on {date} with `bench/move_costs.py`: Battle, one move at a time, two cores that other programs used too.
In the runs further down the whole process took {cpu_from} to {cpu_to} ms of CPU a move.
{inline}

## What three places need

{places}
Peak means the busiest hour of a day. A month has 30 days, and disk is paid for after a year of growth.
Money is a range of assumed prices ({price_date}), not an offer. They stand at the end of the page.
It has no work of people in it, no domain, no copies elsewhere.

**The club** is content with the smallest machine and SQLite. Its loop is busy for {club_loop} of the peak hour.
**The site of 10,000** needs {site_loops} of a loop at its peak, so one process carries it. The cores are for the computers.
**A million games a day** needs {million_processes} servers that share a PostgreSQL database
([decision 24](decisions/0024-servers-that-share-a-database.md)). Two have been run together, never so many.
Computers take {thinking_share} of its cores. Their levels, and how often people play them, matter more than anything else here.
PostgreSQL's own cores and memory were not measured, and are not in the table.

## How full a process may be

Simulated on a machine of its own, with people who think at random.
A commit to a good disk takes {commit} ms, one to the shared disk as long as measured.
One commit takes all moves that wait. *One by one* shows what a commit for each move would cost.
*Cannot* means that moves come faster than the disk takes them.

{queues}
Plan for a loop that is busy for half of its time. Above four fifths, every small burst is felt.
The site of 10,000 at its peak, computers included: the loop is busy for {site_busy}, the processes that think for {site_thinking}.
One ack in a hundred takes more than {site_p99} ms.

## Where it breaks first

{breaks}
These are for one process or one machine. What comes first depends on the machine and on who plays:

1. **A shared or slow disk**: one commit takes all that wait, so it does not limit the moves.
   It makes each ack later, as the table above shows.
   *Then:* a disk of its own.
2. **Strong computers**: their processes fill before the loop does, wherever most games are against them.
   People's moves go on, answers come later. *Then:* more cores and a larger `--thinkers`, or another server with cores of its own.
3. **The event loop** of one server. *Then:* several servers on one PostgreSQL database (`--share`), each the owner of its matches.
4. **The database** of a very large site: {million_commits} commits a second at the peak.
   *Then:* matches spread over several databases, old games packed.
5. **Traffic**: each move sends what has changed, {kilobytes} kB to two seats. Its price differs most between offers.
   *Then:* compression leaves {deflated} of it, for more CPU and memory.

## Is the simulation right?

It was run at the loads of four real runs of `bench/server.py`, two at one load and two at twice that, on the same shared machine.
Its costs come from the run with one move at a time alone. There a move waited {wait} ms for other programs, from the medians.
Each cell holds the measured figure, the simulated one, and how far the second is off.

{checks}
CPU is off by {cpu_off} per cent, the middle ack by {middle_off}.
**The rare acks are not predicted** (off by {rare_off} per cent), though each commit is drawn from the measured ones, pauses included.
Two real runs at one load differed by up to {spread} times. Beyond four times no model comes within a factor of two of both.
One move at a time, too, met commits of {slowest} ms, while other programs used the disk.
So trust this page for how busy a server is. Its acks are for a machine of its own, and no such machine was measured.

## Assumptions

Nobody has measured these, but for the times of the computers. Each is a line of the file.

{assumptions}
{mixes}
Left out: watchers, chat, hints, pictures, accounts, and pages read without a game. A watcher costs about as much traffic as a seat.
"""


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    return "".join(f"| {' | '.join(line)} |\n" for line in [head, ["---"] * len(head), *rows])


def short(value: float) -> str:
    """Two digits that count, thousands marked."""
    if value >= 100:
        digits = len(str(int(value))) - 2
        return f"{round(value, -digits):,.0f}"
    return f"{value:.2g}"


def percent(share: float) -> str:
    """A share in words."""
    return f"{100 * share:.2g} per cent"


def costs_table(data: dict[str, Any]) -> str:
    """What one move costs."""
    measured = data["measured"]
    costs = costs_of(data, is_shared=False)
    shared = measured["commit_ms"]
    return table(
        ["what", "mean", "middle", "one in ten is above"],
        [
            [
                name,
                f"{fmean(values):.2f} ms",
                f"{sorted(values)[len(values) // 2]:.2f} ms",
                f"{sorted(values)[len(values) * 9 // 10]:.2f} ms",
            ]
            for name, values in (
                ("CPU of the event loop", costs.loop),
                ("CPU of all other threads", measured["others_ms"]),
                ("a commit to the shared disk", shared),
                ("from sending to the acknowledgement", measured["ack_ms"]),
            )
        ],
    )


def places_table(data: dict[str, Any]) -> str:
    """A place in each column."""
    needs = [need(place, data) for place in data["places"]]
    rows: list[tuple[str, list[str]]] = [
        ("games a day", [short(one.games_a_day) for one in needs]),
        ("moves a second at the peak", [short(one.moves_a_second) for one in needs]),
        ("live games at the peak", [short(one.live_games) for one in needs]),
        ("event loops, if each were full", [short(one.loops) for one in needs]),
        ("server processes", [str(one.processes) for one in needs]),
        ("cores for moves", [short(one.move_cores) for one in needs]),
        ("cores for computers", [short(one.computer_cores) for one in needs]),
        ("cores to rent", [short(one.cores) for one in needs]),
        ("machines", [str(one.machines) for one in needs]),
        ("database", [place["database"] for place in data["places"]]),
        ("memory of the servers", [f"{short(one.memory_gb)} GB" for one in needs]),
        ("written at the peak", [f"{short(one.written_kb_a_second)} kB/s" for one in needs]),
        ("disk, more each month", [f"{short(one.disk_gb_a_month)} GB" for one in needs]),
        ("traffic a month", [f"{short(one.traffic_gb_a_month)} GB" for one in needs]),
        ("traffic at the peak", [f"{short(one.peak_megabits)} Mbit/s" for one in needs]),
        ("money a month", [euros(one.total) for one in needs]),
        ("of it cores", [euros(one.money["core"]) for one in needs]),
        ("of it traffic", [euros(one.money["traffic_tb"]) for one in needs]),
    ]
    return table(["", *(place["name"] for place in data["places"])], ([name, *cells] for name, cells in rows))


def queues_table(data: dict[str, Any]) -> str:
    """Acks by how busy the loop is, for both writers."""

    kinds = ((GATHERED, False), (GATHERED, True), (1, True))

    def row(share: float) -> list[str]:
        found = [queue_of(data, share, batch, is_disk_shared=is_shared) for batch, is_shared in kinds]
        cells = [
            "cannot" if one is None else f"{one.ack_ms(0.5):.0f} / {one.ack_ms(0.99):.0f} ms" for one in found
        ]
        return [percent(share), short(share * limits(data)["loop"]), *cells]

    head = [
        "loop busy",
        "moves a second",
        "good disk",
        "shared disk",
        "shared disk, one by one",
    ]
    return (
        table(head, map(row, SHARES))
        + "\nEach cell holds the middle ack and the one that one in a hundred exceeds.\n"
    )


def breaks_table(data: dict[str, Any]) -> str:
    """Moves a second at which each part is full, the smallest first."""
    names = {
        "line": f"a line of {data['assumed']['line_megabits']:,} Mbit/s",
        "loop": "the event loop",
        "memory": "a GB of memory, with live games",
        "thinkers": "the computers' processes (only their own moves count)",
    }
    found = sorted(limits(data).items(), key=lambda one: one[1])
    return table(["what is full", "at moves a second"], ([names[name], short(rate)] for name, rate in found))


def checks(data: dict[str, Any]) -> list[dict[str, tuple[float, float]]]:
    """Of each run that was measured: (measured, simulated) cores, and the middle and the rare ack in milliseconds."""
    found = []
    for run in data["runs"]:
        simulated = checked(data, run)
        others = simulated.acked / CHECKED_S * fmean(data["measured"]["others_ms"]) / 1000
        cores = run["moves_a_second"] * run["cpu_ms_a_move"] / 1000
        found.append(
            {
                "cores": (cores, simulated.busy["loop"] + others),
                "middle": (run["p50_ms"], simulated.ack_ms(0.5)),
                "rare": (run["p99_ms"], simulated.ack_ms(0.99)),
            }
        )
    return found


def checks_table(data: dict[str, Any], found: list[dict[str, tuple[float, float]]]) -> str:
    """Measured beside simulated."""
    forms = {"cores": "{:.3f}, {:.3f}", "middle": "{:.1f}, {:.1f} ms", "rare": "{:.0f}, {:.0f} ms"}
    return table(
        ["run", "cores busy", "ack, middle", "ack, one in a hundred"],
        (
            [f"{run['moves_a_second']:g} a second, {run['games']} games"]
            + [f"{form.format(*one[name])} ({off(one[name]):+.0f} %)" for name, form in forms.items()]
            for run, one in zip(data["runs"], found, strict=True)
        ),
    )


def off(pair: tuple[float, float]) -> float:
    """How far the simulation is off, in per cent of what was measured."""
    return 100 * (pair[1] / pair[0] - 1)


def offs(found: list[dict[str, tuple[float, float]]], name: str) -> str:
    """From the lowest to the highest deviation."""
    every = [off(one[name]) for one in found]
    return f"{min(every):+.0f} to {max(every):+.0f}"


def rare_spread(data: dict[str, Any]) -> float:
    """How many times the rare acks of two runs at one load differ at most."""
    by_load: dict[int, list[float]] = {}
    for run in data["runs"]:
        by_load.setdefault(run["games"], []).append(run["p99_ms"])
    return max(max(one) / min(one) for one in by_load.values())


def inline(data: dict[str, Any]) -> str:
    """What a move and a game cost besides time."""
    measured, snapshots = data["measured"], snapshots_of(data)
    return (
        f"A move sends {measured['bytes_to_both_seats'] / 1000:.1f} kB to its two seats "
        f"and stores {measured['stored_bytes_an_entry']} bytes. "
        f"Snapshots add {snapshots.written:.0f} written bytes and {snapshots.ms:.3f} ms of CPU to each. "
        f"A live game keeps {snapshots.live / 1000:.0f} kB of them, a finished one of fewer than {LONG} entries none. "
        f"A live game of Battle with two sockets holds {measured['memory_kb_a_match']:.0f} kB of memory, "
        f"one of all families on average {measured['memory_kb_a_match_of_all_families']:.0f}. "
        f"A first visit loads {measured['bytes_a_first_visit'] / 1000:.0f} kB."
    )


def text() -> str:
    """The page."""
    data = inputs()
    measured, assumed = data["measured"], data["assumed"]
    club, site, million = (need(place, data) for place in data["places"])
    compared = checks(data)
    peak = peak_of(data["places"][1], data)
    return TEXT.format(
        costs=costs_table(data),
        date=measured["date"],
        inline=inline(data),
        cpu_from=f"{min(run['cpu_ms_a_move'] for run in data['runs']):.1f}",
        cpu_to=f"{max(run['cpu_ms_a_move'] for run in data['runs']):.1f}",
        places=places_table(data),
        price_date=data["prices"]["date"],
        club_loop=percent(club.loops),
        site_loops=short(site.loops),
        million_processes=million.processes,
        thinking_share=percent(million.computer_cores / (million.move_cores + million.computer_cores)),
        commit=f"{assumed['commit_ms']:g}",
        queues=queues_table(data),
        site_busy=percent(peak.busy["loop"]),
        site_thinking=percent(peak.busy["pool"]),
        site_p99=f"{peak.ack_ms(0.99):.0f}",
        breaks=breaks_table(data),
        kilobytes=f"{measured['bytes_to_both_seats'] / 1000:.1f}",
        deflated=percent(measured["deflated_share"]),
        million_commits=short(million.commits_a_second),
        wait=f"{shared_wait(data):.1f}",
        checks=checks_table(data, compared),
        cpu_off=offs(compared, "cores"),
        middle_off=offs(compared, "middle"),
        rare_off=offs(compared, "rare"),
        slowest=f"{max(measured['commit_ms']):.0f}",
        spread=short(rare_spread(data)),
        assumptions=assumptions_tables(data),
        mixes=mixes_tables(data),
    )


def assumptions_tables(data: dict[str, Any]) -> str:
    """Single numbers, and who plays where."""
    assumed, prices = data["assumed"], data["prices"]
    numbers = [
        [words, f"{assumed[name]:,.15g} {unit}".strip()] for name, (words, unit) in ASSUMPTIONS.items()
    ]
    numbers += [[f"price of {words} a month", f"{span(prices[name])} EUR"] for name, words in PRICED.items()]
    places = (
        [place["name"], who(place), percent(place["computer_games"]), percent(place["peak_hour_share"])]
        for place in data["places"]
    )
    head = ["place", "who plays", "games against computers", "of a day's games in the busiest hour"]
    return table(["what", "assumed"], numbers) + "\n" + table(head, places)


def mixes_tables(data: dict[str, Any]) -> str:
    """Which games are played, and which computers answer."""
    games = ([one["name"], percent(one["share"]), str(one["moves"])] for one in data["games"])
    levels = ([one["name"], percent(one["share"]), f"{one['ms']:g} ms"] for one in data["levels"])
    return (
        table(["game", "of all games", "moves"], games)
        + "\n"
        + table(["computer", "of all their answers", "an answer takes a core"], levels)
    )


def who(place: dict[str, Any]) -> str:
    """How many play, in words."""
    return (
        f"{percent(place['active_share'])} of {place['people']:,} on a day" if "people" in place else "given"
    )


def euros(ends: Sequence[float]) -> str:
    """Money from the low to the high price."""
    return f"{short(ends[0])} to {short(ends[1])} EUR"


def span(ends: Sequence[float]) -> str:
    """From the low to the high price."""
    return f"{ends[0]:g} to {ends[1]:g}"


def files() -> dict[Path, str]:
    """The page with its text."""
    return {PAGE: text()}


if __name__ == "__main__":
    sys.exit(derived_files.run(__file__, files))
