#!/usr/bin/env python3
"""Time what a page asks of the database with few and with many finished games in it: copied rows, medians, no server.

Each person has finished as many games as before; only the number of all people's games grows. Prints one line of JSON for each call:
the median in milliseconds and of CPU with each number of games, and the CPU of the last as a multiple of the first. Only CPU says
something on a machine that does other things, too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import delete, insert

from gonfalon.core.observation import GameSetup
from gonfalon.match.log import Entry
from gonfalon.match.referee import Setting
from gonfalon.match.terms import Terms
from gonfalon.storage.listings import Listings
from gonfalon.storage.people import OutcomeRow, PeopleStore, PersonRow
from gonfalon.storage.rows import MatchRow, SeatRow
from gonfalon.storage.schema import (
    entries,
    matches,
    outcomes,
    people,
    results,
    seats,
    tournament_tables,
)
from gonfalon.storage.schema import tournaments as tournament_rows
from gonfalon.storage.schema import won_games as won_counts
from gonfalon.storage.store import Store
from gonfalon.storage.tournaments import TournamentRow, TournamentStore
from gonfalon.storage.won_games import recount

SETTING = Setting("stratego", GameSetup("barrage", {}, 2), 7)
GAMES_OF_ONE, ENTRIES = 20, 12
TABLES_OF_A_TOURNAMENT = 50
CHUNK = 2_000


async def seed(store: Store, n_games: int) -> None:
    """`n_games` finished games, GAMES_OF_ONE for each pair of people, all played in tournaments, and one table that is offered."""
    waiting = MatchRow("offered", SETTING, 1, terms=Terms(listed=True))
    await store.create(waiting, [SeatRow(0, "person", "t", "", person="p0"), SeatRow(1, "open", "", "i")])
    match = (await store.rows(matches.select()))[0]._asdict()
    for start in range(0, n_games, CHUNK):
        numbers = range(start, min(n_games, start + CHUNK))
        pairs = sorted({number // GAMES_OF_ONE for number in numbers if number % GAMES_OF_ONE == 0})
        held = [number for number in numbers if number % TABLES_OF_A_TOURNAMENT == 0]
        rows: list[tuple[Any, list[dict[str, Any]]]] = [
            (people, [person(2 * pair + side) for pair in pairs for side in range(2)]),
            (matches, [match | {"id": f"m{number}", "created": number} for number in numbers]),
            (seats, [seat(number, side) for number in numbers for side in range(2)]),
            (entries, [entry(number, seq) for number in numbers for seq in range(ENTRIES)]),
            (outcomes, [outcome(number) for number in numbers]),
            (results, [_result(number) for number in numbers]),
            (tournament_rows, [_tournament(number) for number in held]),
            (tournament_tables, [_table(number) for number in numbers]),
        ]

        async def work(connection: Any, rows: Any = rows) -> None:
            for table, values in rows:
                if values:
                    await connection.execute(insert(table), values)

        await store.write(work)
    await store.write(_count_won)


async def _count_won(connection: Any) -> None:
    """The counts that the server would have kept while these results came in."""
    await connection.execute(delete(won_counts))
    await connection.execute(insert(won_counts).from_select(list(won_counts.c.keys()), recount()))


def person(number: int) -> dict[str, Any]:
    """A person with a name."""
    name = f"Person {number}"
    return PersonRow(f"p{number}", name, name.lower(), "", f"k{number}", "", 1)._asdict()


def seat(number: int, side: int) -> dict[str, Any]:
    """A seat of a game: the same two people meet GAMES_OF_ONE times."""
    who = f"p{2 * (number // GAMES_OF_ONE) + side}"
    return {
        "match": f"m{number}",
        **SeatRow(side, "person", f"t{number}-{side}", "", -1, side, person=who)._asdict(),
    }


def entry(number: int, seq: int) -> dict[str, Any]:
    """A move."""
    move = Entry(seq, seq % 2, "a1-a2", f"c{seq}", 1_000 * number + seq)
    return {"match": f"m{number}", **{name: getattr(move, name) for name in move.__struct_fields__}}


def outcome(number: int) -> dict[str, Any]:
    """How a game ended."""
    row = OutcomeRow(f"m{number}", number, 90, (1.0, -1.0), "flag", ("", ""))._asdict()
    return row | {"returns": "[1.0,-1.0]", "setups": '["",""]'}


def _result(number: int) -> dict[str, Any]:
    return {"match": f"m{number}", "begun_at": 0, "won": True, "people_only": True}


def _tournament(number: int) -> dict[str, Any]:
    blank = {"plan": "{}", "host": "p0", "club": "", "state": "finished", "why": ""}
    row = dict.fromkeys(TournamentRow._fields, 0) | blank | {"id": f"t{number}", "origin": f"o{number}"}
    row["ended_at"] = number
    return row


def _table(number: int) -> dict[str, Any]:
    tournament = number - number % TABLES_OF_A_TOURNAMENT
    fixed = {"round": 1, "seats": "[1,2]", "points": "[1.0,0.0]", "created": 1, "ended": 2}
    return {"tournament": f"t{tournament}", "number": number, "match": f"m{number}", **fixed}


async def measure(n_games: int, runs: int) -> dict[str, tuple[float, float]]:
    """Call -> median milliseconds, and of CPU."""
    with tempfile.TemporaryDirectory(prefix="gonfalon-bench-") as folder:
        store = await Store.open(str(Path(folder) / "games.sqlite"))
        await seed(store, n_games)
        known, tournaments = PeopleStore(store), TournamentStore(store)
        calls: dict[str, Callable[[], Awaitable[Any]]] = {
            "the seats of a person": lambda: known.seats_of("p2"),
            "the finished games of a person": lambda: known.finished("p2"),
            "the lobby": lambda: Listings(store).all(),
            "a match with its entries and seats": lambda: _restore(store),
            "an append": _appending(store),
            "tables of tournaments that have ended": tournaments.ended,
            "tournaments that are due": lambda: tournaments.due(10, 5),
            "finished tournaments": lambda: tournaments.listed("finished", 20),
            "win shares of a game": lambda: store.won_counts("stratego"),
        }
        found = {name: await _median(call, runs) for name, call in calls.items()}
        await store.close()
        return found


def _appending(store: Store) -> Callable[[], Awaitable[None]]:
    numbers = iter(range(1_000_000))
    return lambda: store.append("offered", Entry(seq := next(numbers), 0, "a1-a2", f"c{seq}", seq))


async def _restore(store: Store) -> None:
    await store.match("m2")
    await store.read("m2")
    await store.seats("m2")


async def _median(call: Callable[[], Awaitable[Any]], runs: int) -> tuple[float, float]:
    await call()
    times: list[float] = []
    cpu: list[float] = []
    for _ in range(runs):
        started, spent = time.perf_counter(), time.process_time()
        for _ in range(10):
            await call()
        times.append(100 * (time.perf_counter() - started))
        cpu.append(100 * (time.process_time() - spent))
    return statistics.median(times), statistics.median(cpu)


def main() -> None:
    """One line of JSON for each call."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, nargs="*", default=[100, 100_000])
    parser.add_argument("--runs", type=int, default=5)
    args = parser.parse_args()
    found = {n: asyncio.run(measure(n, args.runs)) for n in args.games}
    first, last = found[args.games[0]], found[args.games[-1]]
    for call in first:
        row = {f"ms_with_{n}_games": round(found[n][call][0], 3) for n in args.games}
        row |= {f"cpu_ms_with_{n}_games": round(found[n][call][1], 3) for n in args.games}
        print(
            json.dumps({"call": call, **row, "times": round(last[call][1] / first[call][1], 2)}), flush=True
        )


if __name__ == "__main__":
    main()
