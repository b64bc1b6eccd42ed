"""Clocked games in a server: flags, restarts, kills, and the time that each seat is charged over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from gonfalon.core.errors import StorageError
from gonfalon.match.terms import Clock, Terms
from gonfalon.server import room_clocks, wire
from gonfalon.server.app import App, build
from gonfalon.server.connections import LAG
from gonfalon.server.room_clocks import Arrival
from gonfalon.server.rooms import Room
from gonfalon.server.update_stream import claim_after
from gonfalon.storage.store import Store

from .conftest import DEPLOY, Ear, ServerProcess, legal_of, wish
from .listening import listening
from .lobby import Lobby
from .test_crash import battles, check_log, deployment, live_until_killed, new_company, shares

SHORT = Terms(Clock(initial=1, setup=600))
LONG = Terms(Clock(initial=600, increment=5, setup=600))
KILLS, MANY_KILLS = 4, 100


async def seated(lobby: Lobby, terms: Terms = LONG, kinds: tuple[str | int, ...] = ("own", "own")) -> Room:
    made = await lobby.tables.create(wish(*kinds, terms=terms))
    return await lobby.rooms.get(made.match)


async def playing(lobby: Lobby, terms: Terms = LONG, here: bool = True) -> tuple[Room, list[Ear]]:
    """A match whose armies stand."""
    room = await seated(lobby, terms)
    ears = [Ear(0), Ear(1)]
    for seat, ear in enumerate(ears):
        await room.join(ear, 0)
        assert isinstance(await room.submit(seat, "d", DEPLOY[seat]), wire.Ack)
    if not here:
        for ear in ears:
            await room.leave(ear)
    return room, ears


async def until(condition: Any) -> None:
    while not condition():
        await asyncio.sleep(0.01)


# ---- flags


@pytest.mark.parametrize("here", [True, False])
async def test_a_flag_falls_by_itself_whoever_is_here(lobby: Lobby, here: bool):
    room, ears = await playing(lobby, SHORT, here)
    await until(lambda: room.match_state.outcome is not None)
    assert room.match_state.outcome is not None
    assert room.match_state.outcome.reason == "timeout"
    assert room.match_state.outcome.returns == (-1.0, 1.0)
    assert [entry.text for entry in await lobby.store.read(room.row.id)][-1] == "/flag"
    if here:
        assert ears[0].heard("update")[-1]["status"]["reason"] == "timeout"
        clocks = ears[0].heard("clocks")[-1]["seats"]
        assert [clock["state"] for clock in clocks] == ["out", "waits"]
        assert clocks[0]["left"] == 0


async def test_an_answer_that_comes_too_late_is_refused_and_the_flag_falls(lobby: Lobby):
    room, ears = await playing(lobby)
    answer = await room.submit(0, "m", ears[0].legal[0], room.v, Arrival(time.monotonic() + 601))
    assert isinstance(answer, wire.Nack)
    assert answer.reason == "game_over"
    assert room.match_state.outcome is not None
    assert room.match_state.outcome.reason == "timeout"


async def test_the_server_sets_up_for_whoever_had_no_time_left_for_it(lobby: Lobby):
    room = await seated(lobby, Terms(Clock(initial=600, setup=1)))
    ear = Ear(1)
    await room.join(ear, 0)
    await room.submit(1, "d", DEPLOY[1])
    await room.join(Ear(0), 0)
    await until(lambda: not room.match_state.setting_up())
    told = [event for update in ear.heard("update") for event in update["events"]]
    assert [event["facts"] for event in told if event["kind"] == "timeout"] == [{"seat": 0, "in_setup": True}]
    assert room.match_state.outcome is None
    entries = await lobby.store.read(room.row.id)
    assert [(entry.seat, entry.text.split(" ")[0]) for entry in entries] == [
        (1, "deploy"),
        (0, "/flag"),
        (0, "deploy"),
    ]


async def test_people_drop_no_flags(lobby: Lobby):
    room, _ = await playing(lobby)
    for seat in (0, 1):
        assert isinstance(await room.submit(seat, "f", "/flag"), wire.Nack)
    assert room.match_state.outcome is None


async def test_a_flag_that_cannot_be_stored_falls_later(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    room, _ = await playing(lobby, SHORT)
    append, failures = Store.append, 0

    async def fail_once(self: Store, match: str, entry: Any) -> None:
        nonlocal failures
        failures += 1
        if failures == 1:
            raise StorageError("full")
        await append(self, match, entry)

    monkeypatch.setattr(Store, "append", fail_once)
    await until(lambda: room.match_state.outcome is not None)
    assert failures == 2


# ---- what is told


async def test_everybody_is_told_the_same_of_the_clocks_and_after_each_update(lobby: Lobby):
    room, ears = await playing(lobby)
    await room.submit(0, "m", ears[0].legal[0])
    told = [[raw for raw in ear.raw if b'"type":"clocks"' in raw] for ear in ears]
    assert told[0][-3:] == told[1][-3:]
    assert [json.loads(raw)["v"] for raw in told[0]][-1] == room.v
    seats = json.loads(told[0][-1])["seats"]
    assert [seat["state"] for seat in seats] == ["waits", "runs"]
    assert 600_000 < seats[0]["left"] <= 605_000, "the increment"


async def test_updates_hold_no_time_so_that_they_are_the_same_after_a_restart(lobby: Lobby):
    room, ears = await playing(lobby)
    await room.submit(0, "m", ears[0].legal[0])
    updates = [raw for raw in ears[1].raw if b'"type":"update"' in raw]
    again = Ear(1)
    await Lobby(lobby.store).rooms.get(room.row.id)
    other = await Lobby(lobby.store).rooms.get(room.row.id)
    await other.join(again, 0)
    assert [raw for raw in again.raw if b'"type":"update"' in raw] == updates


async def test_a_match_without_a_clock_hears_nothing_of_clocks(lobby: Lobby):
    _, ears = await playing(lobby, Terms())
    assert not ears[0].heard("clocks")


async def test_a_rematch_has_the_same_clock(lobby: Lobby):
    room, _ = await playing(lobby)
    await room.submit(0, "r", "/resign")
    await room.submit(0, "again", "/rematch")
    row = await lobby.store.match(room.match_state.rematch)
    assert row is not None
    assert row.terms == LONG
    assert row.setting.clock == LONG.clock


# ---- restarts


async def test_a_restart_keeps_what_was_used_and_charges_nothing_meanwhile(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(room_clocks, "RETURN_SECONDS", 1e6)
    room, ears = await playing(lobby)
    clocks: Any = room.time.clocks
    clocks._debts[0].used += 100  # so long it has thought already
    await lobby.rooms.keep_clocks()
    other = Lobby(lobby.store)
    back = await other.rooms.get(room.row.id)
    ear = Ear(1)
    await back.join(ear, 0)
    seats = ear.heard("clocks")[-1]["seats"]
    assert seats[0]["state"] == "stands"
    assert 499_000 < seats[0]["left"] <= 500_000
    await back.join(Ear(0), 0)
    assert ear.heard("clocks")[-1]["seats"][0]["state"] == "runs"
    await back.submit(0, "m", ears[0].legal[0])
    assert 100_000 <= (await other.store.read(room.row.id))[-1].spent < 101_000
    await other.rooms.close()


async def test_a_running_clock_is_opened_with_the_server_and_kept_open(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    """A flag falls although nobody has come back since the server was away."""
    monkeypatch.setattr(room_clocks, "RETURN_SECONDS", 0.0)
    room, _ = await playing(lobby, SHORT, here=False)
    await lobby.rooms.close()
    other = Lobby(lobby.store)
    keeping = asyncio.create_task(other.rooms.keep_clocks_for_ever())
    await until(lambda: room.row.id in other.rooms.rooms)
    await other.rooms.sweep()
    back = other.rooms.rooms[room.row.id]
    back.owner.touched -= 1e6
    await other.rooms.sweep()
    assert room.row.id in other.rooms.rooms
    await until(lambda: back.match_state.outcome is not None)
    await other.rooms.keep_clocks()
    assert await other.store.clock_marks() == []
    keeping.cancel()
    await other.rooms.close()


# ---- the time that is charged


class Stamps:
    """The application, with the test's own times of what passes its sockets: when a seat was asked and when it answered."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.asked: dict[int, float] = {}
        self.spent = {0: 0.0, 1: 0.0}

    def now(self) -> float:
        """It stands while the loop of this process stands, which is charged to nobody (test_loop_clock.py)."""
        return self.app.state.rooms.clock.now()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        scope["extensions"].pop(LAG, None)  # the line's delay is not the socket's
        seat, came = -1, 0.0

        async def stamped_send(message: Any) -> None:
            nonlocal seat
            told = json.loads(message.get("text") or "{}")
            await send(message)
            at = self.now()
            if told.get("type") == "welcome":
                seat = told["seat"]
                if seat in self.asked:  # whoever comes back does not pay for being let in
                    self.asked[seat] += at - came
            if told.get("type") == "update":
                owing = told["observation"]["to_act"]
                if seat in owing:
                    self.asked[seat] = min(self.asked.get(seat, at), at)

        async def stamped_receive() -> Any:
            nonlocal came
            message = await receive()
            at, told = self.now(), json.loads(message.get("text") or "{}")
            if told.get("type") == "hello":
                came = at
            if told.get("type") == "command":
                self.spent[seat] += at - self.asked.pop(seat)
            return message

        await self.app(scope, stamped_receive, stamped_send)


@contextlib.asynccontextmanager
async def served(database: Path) -> AsyncIterator[tuple[Stamps, App, int]]:
    """A real server in this process, and the port where it listens."""
    app = build(str(database))
    stamps = Stamps(app)
    async with listening(app, stamps) as port:
        yield stamps, app, port


class Player:
    """A seat's line, which breaks now and then."""

    def __init__(self, address: str, token: str, rng: random.Random) -> None:
        self.address, self.token, self.rng = address, token, rng
        self.v, self.seen, self.line = 0, dict[str, Any](), None
        self.n_lines = 0

    async def connect(self) -> None:
        if self.line is not None:
            await self.line.close()
        self.n_lines += 1
        self.line = await connect(self.address)
        await self.line.send(json.dumps({"type": "hello", "token": self.token, "since": self.v}))

    async def read_to(self, v: int) -> None:
        while self.v < v:
            assert self.line is not None
            message = json.loads(await self.line.recv())
            if message["type"] == "update":
                self.v, self.seen = message["v"], message["observation"]

    async def answer(self, name: str, action: str) -> None:
        assert self.line is not None
        message = {"type": "command", "id": name, "seen": self.v, "action": action}
        await self.line.send(json.dumps(message))


async def test_the_time_charged_over_a_long_game_with_reconnects_is_that_of_the_stamps(tmp_path: Path):
    """Within 50 ms for each seat over 200 moves."""
    rng = random.Random(5)
    async with served(tmp_path / "clocks.sqlite") as (stamps, app, port):
        made = await app.state.tables.create(wish(variant="battle", terms=LONG, options={"quiet_draw": 0}))
        address = f"ws://127.0.0.1:{port}/ws/{made.match}"
        players = [Player(address, grant.token, rng) for grant in made.grants]
        v = 1
        for seat, player in enumerate(players):
            await player.connect()
            await player.read_to(v)
            await player.answer("d", deployment("battle", seat, 3))
            v += 1
        for move in range(200):
            for player in players:
                if rng.random() < 0.1:
                    await player.connect()
                await player.read_to(v)
            (mover,) = players[0].seen["to_act"]
            if rng.random() < 0.2:
                await asyncio.sleep(rng.random() / 50)
            await players[mover].answer(f"m{move}", rng.choice(legal_of(players[mover].seen)))
            v += 1
        for player in players:
            await player.read_to(v)
        entries = await app.state.rooms.store.read(made.match)
        for seat in range(2):
            charged = sum(entry.spent for entry in entries if entry.seat == seat)
            print(f"seat {seat}: charged {charged} ms, stamped {1000 * stamps.spent[seat]:.1f} ms")
            assert abs(charged - 1000 * stamps.spent[seat]) <= 50
        assert sum(player.n_lines for player in players) > 20
        for player in players:
            assert player.line is not None
            await player.line.close()


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY_KILLS, marks=pytest.mark.long)])
def test_kills_cost_nobody_time_or_a_move(server: ServerProcess, kills: int):
    """All seats together are charged no more than the server has lived, and each acknowledged move stands once."""
    rng = random.Random(7)
    more = {"terms": {"clock": {"initial": 900, "setup": 600}}, "options": {"quiet_draw": 0}}
    for lives in shares(kills):
        server.start()
        tables = battles(server, lambda: new_company(server, ("own", "own"), "stratego", "battle", **more))
        server.kill()
        lived = 0.0
        for kill in range(lives):
            plan = ("now", "before-commit:", "after-commit:")[kill % 3]
            server.start("" if plan == "now" else f"{plan}{rng.randint(1, 12)}")
            begun = time.monotonic()
            live_until_killed(server, tables, plan, rng)
            lived += time.monotonic() - begun
        server.start()
        begun = time.monotonic()
        for table in tables:
            table.reconnect()
            table.resend()
            check_log(server, table)
        lived += time.monotonic() - begun
        for table in tables:
            charged, texts = spent_in(server, table.match)
            assert "/flag" not in texts
            assert charged <= 1000 * lived
            print(f"{lives} kills, {len(texts)} entries, charged {charged} ms of {1000 * lived:.0f} ms lived")
        server.kill()


def spent_in(server: ServerProcess, match: str) -> tuple[int, list[str]]:
    """Milliseconds charged for the moves of a match, and the texts of its entries."""
    with contextlib.closing(sqlite3.connect(server.folder / "gonfalon.sqlite")) as database:
        query = "SELECT text, spent FROM entries WHERE match = ?"
        rows = database.execute(query, (match,)).fetchall()
    return sum(spent for text, spent in rows if not text.startswith("deploy")), [text for text, _ in rows]


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (None, 120),
        (Clock(initial=300, increment=5), 30),
        (Clock(initial=900, increment=10), 120),
        (Clock(move=10), 30),
        (Clock(move=86_400), 0),
    ],
)
def test_a_win_is_claimed_sooner_in_quick_games_and_never_at_days_a_move(clock: Clock | None, seconds: int):
    assert claim_after(clock) == seconds
