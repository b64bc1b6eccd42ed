"""The whole application over a copy of one database, by the test's own clock, ids and keys: the same acts give the same bytes."""

from __future__ import annotations

import asyncio
import shutil
import zlib
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiosqlite
import msgspec
import pytest

from gonfalon import games
from gonfalon.pictures import film
from gonfalon.server import (
    chat,
    clock,
    loop_clock,
    open_seats,
    pages,
    push_endpoints,
    pushing,
    rematch,
    rooms,
    seating,
    shared_games,
    tables,
    tournament_pages,
    tournament_play,
    tournaments,
)
from gonfalon.server.app import App, build
from gonfalon.server.host_rules import HostRules
from gonfalon.server.picture_desk import PictureDesk
from gonfalon.server.push_endpoints import Answer
from gonfalon.server.pushing import PushSettings

from .court import CREST, NAMES, key_of
from .hidden_pairs import SEED, Way
from .push_service import PushService, Subscriber
from .sealed import with_equal_keys

HOST = "127.0.0.1:9"
"""Of a push service that nobody runs: what is sent there is taken by the test."""
START_MS = 1_800_000_000_000
STRANGER = NAMES[4]
EVENTS: list[Any] = [tournaments.Tournaments, open_seats.OpenSeats]
"""What looks by itself again and again; here it looks when the test says so."""
LONG_SECONDS = 1.0
"""What is due after so long or longer by the machine's own clock never is: on a busy machine it would be in one match of a pair alone."""


class Phones:
    """A browser with push for each person. raw: what each has been sent, opened; with the length of what was sealed and of its head."""

    def __init__(self) -> None:
        self.service: Any = SimpleNamespace(host=HOST, subscribers={}, tries=[])
        self.all = {name: Subscriber(cast("PushService", self.service), name) for name in NAMES[:5]}

    def post(self, endpoint: Any, headers: dict[str, str], body: bytes) -> Answer:
        """Take a message as its service would."""
        head = {name.lower(): value for name, value in headers.items()}
        return Answer(self.service.subscribers[endpoint.path].take(head, body)[0])

    def taken(self, name: str) -> list[bytes]:
        """What one phone has been sent since it was asked last."""
        phone = self.all[name]
        found = [
            b"%b %d %d" % (raw, len(sealed), sum(map(len, head.values())))
            for raw, sealed, head in zip(phone.raw, phone.sealed, phone.heads, strict=True)
        ]
        for kept in (phone.raw, phone.sealed, phone.heads, phone.opened):
            kept.clear()
        return found


class Stream:
    """An answer that goes on: server-sent events."""

    def __init__(self) -> None:
        self.raw, self.begun, self.gone = list[bytes](), asyncio.Event(), asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.body" and message["body"]:
            self.raw.append(message["body"])
            self.begun.set()

    async def receive(self) -> Any:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def end(self) -> None:
        self.gone.set()
        assert self.task is not None
        await self.task


class Site:
    """The application, to be started over and over from the same beginning. seconds: of its clock.

    hidden: a small number that follows from what is hidden in the match that is played, for leaks that are planted.
    """

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch, self.seconds, self.hidden = monkeypatch, 0.0, 0
        self.beginning, self.database = folder / "beginning.sqlite", folder / "site.sqlite"
        self.phones = Phones()
        (folder / "static").mkdir()
        (folder / "static" / "index.html").write_text("<html><head></head></html>")
        self._patch(folder)
        push = PushSettings(hosts=(HOST,))
        self.app: App = build(str(self.database), rules=HostRules(chat="friends", push=push))

    def _patch(self, folder: Path) -> None:
        same = self.monkeypatch.setattr
        told = SimpleNamespace(monotonic=lambda: self.seconds, time=lambda: START_MS / 1000 + self.seconds)
        for module in (clock, rooms, loop_clock, seating, pushing, chat, tournament_pages):
            same(module, "time", told)
        same(loop_clock, "MOST_SILENCE", float("inf"))  # a leap of this time is no standing loop
        for looking in EVENTS:
            same(looking, "look_for_ever", _for_ever)
        same(pages, "STATIC", folder / "static")
        same(push_endpoints, "post", self.phones.post)
        same(PictureDesk, "_in_process", _at_once)
        same(film, "SIDES", (120,))
        same(aiosqlite.Connection, "_connect", _connected)
        same(aiosqlite.Connection, "_execute", _executed)

    async def prepare(self) -> None:
        """People with names and phones, once."""
        async with self.app.lifespan():
            for name in NAMES[:5]:
                request = {"name": name, "crest": msgspec.to_builtins(CREST)}
                assert (await self.call("POST", "/api/person", key_of(name), request)).startswith(b"200")
                phone = self.phones.all[name].request()
                assert (await self.call("POST", "/api/push", key_of(name), phone)).startswith(b"200")
        shutil.copy(self.database, self.beginning)

    @asynccontextmanager
    async def server(self, way: Way) -> AsyncIterator[App]:
        """The application from the beginning, where the rules deal what this way says."""
        for left in self.database.parent.glob("site.sqlite*"):
            left.unlink()
        shutil.copy(self.beginning, self.database)
        self.seconds, self.hidden = 1000.0, zlib.crc32(repr(way.told).encode()) % 29
        with self.monkeypatch.context() as patch:
            _same_secrets(patch)
            if way.start is not None:
                game = type(games.get(way.setting.game))
                patch.setattr(game, "new", lambda self, seed, setup=None: way.start.copy())
            async with self.app.lifespan():
                with self.monkeypatch.context() as timers:
                    timers.setattr(asyncio.get_running_loop(), "call_later", _call_soon_or_never)
                    yield self.app

    async def call(self, method: str, path: str, key: str = "", data: Any = None) -> bytes:
        """The whole answer: status, headers and body."""
        found: list[Any] = []
        body = b"" if data is None else msgspec.json.encode(data)

        async def receive() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            found.append(message)

        await self.app(_scope(method, path, key), receive, send)
        head = sorted(b"%b: %b" % header for header in found[0]["headers"])
        content = b"".join(message.get("body", b"") for message in found[1:])
        return b"\n".join([str(found[0]["status"]).encode(), *head, b"", content])

    async def told(self, method: str, path: str, key: str = "", data: Any = None) -> Any:
        """What a call answers that must not be refused, decoded."""
        raw = await self.call(method, path, key, data)
        assert raw.startswith(b"20"), raw
        return msgspec.json.decode(raw.partition(b"\n\n")[2])

    async def follow(self, path: str) -> Stream:
        """A stream of events, once its first has come."""
        stream = Stream()
        stream.task = asyncio.create_task(self.app(_scope("GET", path, ""), stream.receive, stream.send))
        await asyncio.wait_for(stream.begun.wait(), 60)
        return stream

    async def settle(self) -> None:
        """Let everything that is ready go out."""
        for _ in range(12):
            await asyncio.sleep(0)

    async def pass_time(self, seconds: float) -> None:
        """So much later, the news that was due is sent and every watcher sees what may be seen."""
        self.seconds += seconds
        state = self.app.state
        state.pushing._on_alarm()
        while state.pushing._tasks:
            await asyncio.gather(*state.pushing._tasks)
        for room in list(state.rooms.rooms.values()):
            room.watchers.advance()
            room.watchers.wait_for_applause()


def _scope(method: str, path: str, key: str) -> dict[str, Any]:
    address, _, query = path.partition("?")
    headers = [
        (b"host", b"localhost"),
        (b"content-type", b"application/json"),
        (b"x-request-id", b"one-request"),
    ]
    headers += [(b"authorization", f"Bearer {key}".encode())] if key else []
    return {
        "type": "http",
        "method": method,
        "path": address,
        "raw_path": address.encode(),
        "query_string": query.encode(),
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "scheme": "http",
        "http_version": "1.1",
        "root_path": "",
        "asgi": {"version": "3.0"},
    }


def _same_secrets(patch: pytest.MonkeyPatch) -> None:
    """Ids, keys and deals in a fixed order."""
    numbers: defaultdict[str, count[int]] = defaultdict(count)
    makers = ("new_match_id", "new_token", "new_invite")
    for module in (tables, shared_games, rematch, tournaments, tournament_play):
        for name in makers:
            if hasattr(module, name):
                made = f"{name.replace('_', '-')}-"
                patch.setattr(module, name, lambda made=made: f"{made}{next(numbers[made])}")
    with_equal_keys(patch)
    for module in (seating, tables):
        patch.setattr(module, "derived_seed", lambda part, parts: SEED)


def _call_soon_or_never(delay: float, work: Any, *args: Any, context: Any = None) -> asyncio.TimerHandle:
    """A loop's `call_later`, which forgets what is far away."""
    loop = asyncio.get_running_loop()
    when = loop.time() + delay
    if delay < LONG_SECONDS:
        return loop.call_at(when, work, *args, context=context)
    return asyncio.TimerHandle(when, work, args, loop, context)


async def _for_ever(self: Any) -> None:
    await asyncio.Event().wait()


async def _connected(self: Any) -> Any:
    """A database of this thread: to hand each query to another one takes twice as long as the query."""
    self._connection = self._connector()
    return self


async def _executed(self: Any, work: Any, *args: Any, **more: Any) -> Any:
    return work(*args, **more)


async def _at_once(self: Any, queue: Any, work: Any, *args: Any) -> bytes:
    return work(*args)
