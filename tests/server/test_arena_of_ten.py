"""An arena of eight computers and two people over real sockets: everybody plays one game at a time, and the table adds up."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from gonfalon.arena import entrants
from gonfalon.arena.tournaments import Game, Participant, Tournament, crosstable, standings, trf
from gonfalon.players import Computer
from gonfalon.server import bots
from gonfalon.server.app import App, build
from gonfalon.server.clock import now_ms
from gonfalon.storage.tournaments import Held, TableRow, TournamentStore

from .conftest import legal_of
from .court import NAMES, key_of
from .court import teaching as teaching
from .listening import listening

N_COMPUTERS, MINUTES, STEP_SECONDS = 8, 5, 50
"""The shortest arena there is, and by how much its time goes on after each wave of games."""


class Guest:
    """Somebody with a name who plays whatever the arena gives them, at random."""

    def __init__(self, name: str, port: int, box: dict[str, str]) -> None:
        self.name, self.port, self.box, self.rng = name, port, box, random.Random(name)
        headers = {"Authorization": f"Bearer {key_of(name)}"}
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=60)

    async def call(self, path: str, data: Any = None) -> Any:
        """Ask for a page, or send something."""
        answer = await (self.http.get(path) if data is None else self.http.post(path, json=data))
        assert answer.is_success, (path, answer.text)
        return answer.json()

    async def play(self, tournament: str) -> str:
        """Play the game that waits, to its end; the match, "" for none."""
        table = (await self.call(f"/api/tournaments/{tournament}"))["own"]["table"]
        if table is None:
            return ""
        answered = ""
        address = f"ws://127.0.0.1:{self.port}/ws/{table['match']}"
        async with connect(address, open_timeout=60, ping_interval=None) as line:
            await line.send(json.dumps({"type": "hello", "token": table["token"]}))
            async for text in line:
                message = json.loads(text)
                assert message["type"] not in ("nack", "goodbye"), message
                if message["type"] != "update":
                    continue
                if message["status"]["returns"] is not None:
                    break
                decision = message["observation"]["decision"]
                if decision is not None and decision["id"] != answered:
                    answered = decision["id"]
                    action = await self.any_action(message["observation"])
                    command = {"type": "command", "id": f"c{message['v']}", "seen": message["v"]}
                    await line.send(json.dumps({**command, "action": action}))
        return table["match"]

    async def any_action(self, seen: dict[str, Any]) -> str:
        """A legal action; a set-up is drawn by the server."""
        if legal := legal_of(seen):
            return self.rng.choice(legal)
        asked = {**self.box, "seat": seen["seat"], "n_seats": 2, "options": {}}
        return (await self.call("/api/random-action", asked))["action"]


async def over(app: App, matches: Iterable[str]) -> None:
    """Until these matches have ended and what they have come to is kept."""
    for match in matches:
        room = await app.state.rooms.get(match)
        while room.match_state.outcome is None:
            await asyncio.sleep(0.01)
        await room.owner.do(nothing)


async def nothing() -> None:
    """A job after all others of a room."""


def busy_twice(held: Held) -> list[int]:
    """Who sits at two tables whose games go on."""
    seated = Counter(number for table in held.tables if table.is_open for number in table.seats)
    return [number for number, times in seated.items() if times > 1]


def points_with_streaks(number: int, ended: Sequence[tuple[TableRow, tuple[float, ...]]]) -> float:
    """What the games of one who takes part come to, where the third win on end and each one after it counts twice."""
    total, wins = 0.0, 0
    for table, shares in ended:
        if number in table.seats:
            share = shares[table.seats.index(number)]
            total += share * (2 if wins >= 2 else 1)
            wins = wins + 1 if share == 1 else 0
    return total


def shares_of(returns: Sequence[float]) -> tuple[float, ...]:
    """Points of a game of two by what it has returned."""
    first, second = returns
    return (0.5, 0.5) if first == second else (1.0, 0.0) if first > second else (0.0, 1.0)


def names_of(held: Held, level: int) -> dict[int, str]:
    """How results as text name everybody: computers of one level are told apart by their numbers."""
    found: dict[int, str] = {}
    people, computer = iter(NAMES), entrants.name_of(Computer(level))
    for one in held.entrants:
        name = computer if one.computer else next(people)
        found[one.number] = f"{name} ({one.number})" if name in found.values() else name
    return found


LEVELS = (
    pytest.param({"game": "tiny_hidden", "variant": "outpost"}, 0, id="outpost"),
    pytest.param({"game": "stratego", "variant": "duel"}, 1, id="duel", marks=pytest.mark.long),
)


@pytest.mark.parametrize(("box", "level"), LEVELS)
async def test_eight_computers_and_two_people_play_an_arena_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, box: dict[str, str], level: int
):
    monkeypatch.setattr(bots, "FIXED_SECONDS", 0.0)
    app = build(str(tmp_path / "arena.sqlite"))
    ahead = 0
    async with listening(app) as port:
        app.state.tournaments.clock = app.state.tournaments.pages.clock = lambda: now_ms() + ahead
        store = TournamentStore(app.state.rooms.store)
        guests = [Guest(name, port, box) for name in NAMES[:2]]
        arena = await announced(guests, box, level)
        n_waves = 0
        while (held := await store.held(arena)) is not None and held.row.state == "running":
            tables = [table.match for table in held.tables if table.is_open]
            played = await asyncio.gather(*(guest.play(arena) for guest in guests))
            assert set(played) - {""} <= set(tables)
            await over(app, tables)
            ahead += STEP_SECONDS * 1000
            n_waves += 1
            await app.state.tournaments.look()
            await app.state.tournaments.go_on(arena)
            assert busy_twice(await held_of(store, arena)) == []
        assert n_waves >= MINUTES * 60 // STEP_SECONDS
        await check_results(app, guests[0], await held_of(store, arena), level)
        await check_no_two_at_once(app, await held_of(store, arena))
        for guest in guests:
            await guest.http.aclose()


async def held_of(store: TournamentStore, tournament: str) -> Held:
    held = await store.held(tournament)
    assert held is not None
    return held


async def announced(guests: Sequence[Guest], box: dict[str, str], level: int) -> str:
    """The arena, which two people with names have joined, and which has begun."""
    crest = {"cloth": "azure", "division": "plain", "device": "star"}
    for guest in guests:
        await guest.call("/api/person", {"name": guest.name, "crest": crest})
    host = guests[0]
    plan = {"name": "Ten", "system": "arena", "minutes": MINUTES, "clock": {"initial": 300, "increment": 5}}
    computers = [{"level": level}] * N_COMPUTERS
    arena = (await host.call("/api/tournaments", {**plan, **box, "computers": computers}))["id"]
    for guest in guests:
        await guest.call(f"/api/tournaments/{arena}/join", {})
    page = await host.call(f"/api/tournaments/{arena}/start", {})
    assert (page["line"]["n_joined"], page["line"]["n_people"], len(page["tables"])) == (10, 2, 5)
    return arena


async def check_results(app: App, guest: Guest, held: Held, level: int) -> None:
    """The standings follow from how each match has ended, and both exports are those of the engine."""
    rooms = [await app.state.rooms.get(table.match) for table in held.tables]
    shares = [shares_of(room.match_state.outcome.returns) for room in rooms]
    ended = sorted(zip(held.tables, shares, strict=True), key=lambda one: (one[0].ended, one[0].number))
    page = await guest.call(f"/api/tournaments/{held.row.id}")
    rows = {row["entrant"]: row for row in page["standings"]}
    assert len(rows) == N_COMPUTERS + 2
    assert {n: row["points"] for n, row in rows.items()} == {n: points_with_streaks(n, ended) for n in rows}
    assert sum(row["n_games"] for row in rows.values()) == 2 * len(held.tables)
    assert min(row["n_games"] for row in rows.values()) > 1
    names = names_of(held, level)
    games = [Game(table.round, tuple(names[n] for n in table.seats), share) for table, share in ended]
    ratings = {one["number"]: float((one["rating"] or {"value": 0})["value"]) for one in page["entrants"]}
    participants = tuple(
        Participant(names[one.number], ratings[one.number], one.computer) for one in held.entrants
    )
    engine = Tournament(participants, "arena", streaks=True)
    places = {row.name: (row.place, row.points) for row in standings(engine, games)}
    assert {names[n]: (row["rank"], row["points"]) for n, row in rows.items()} == places
    for kind, text in (("txt", crosstable(engine, games)), ("trf", trf(engine, games, "Ten"))):
        assert (await guest.http.get(f"/api/tournaments/{held.row.id}/results.{kind}")).text == text
    print(
        f"{len(held.tables)} games; " + ", ".join(f"{name} {points}" for name, (_, points) in places.items())
    )


async def check_no_two_at_once(app: App, held: Held) -> None:
    """Nobody's next match was made before the last one had ended, by the times in the log."""
    free = dict.fromkeys((one.number for one in held.entrants), 0)
    for table in held.tables:
        row = await app.state.rooms.store.match(table.match)
        assert row is not None
        for number in table.seats:
            assert free[number] <= row.created, (table, number)
            free[number] = table.ended
