"""The socket in process: every message has its answer, whatever it is, and nothing said by one browser harms a match."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.core.errors import LeakError, StorageError
from gonfalon.match import table_actions
from gonfalon.server import socket as socket_module
from gonfalon.server import update_stream, wire
from gonfalon.server.socket import MAX_MESSAGE, Socket
from gonfalon.storage.store import Store

from .conftest import DEPLOY, wish
from .lobby import Lobby


class Browser:
    """The other end of a Socket, without a network."""

    def __init__(self, lobby: Lobby, match: str) -> None:
        self.to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.from_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.stalled = asyncio.Event()
        self.stalled.set()
        self.to_server.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(Socket(lobby.rooms, match, self.to_server.get, self._send).run())

    async def _send(self, message: dict[str, Any]) -> None:
        await self.stalled.wait()
        self.from_server.put_nowait(message)

    def say(self, message: Any) -> None:
        """A message as it is if text or bytes, else as JSON."""
        key = "bytes" if isinstance(message, bytes) else "text"
        value = message if isinstance(message, str | bytes) else json.dumps(message)
        self.to_server.put_nowait({"type": "websocket.receive", key: value})

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds; "close" and "accept" for those."""
        while True:
            raw = await asyncio.wait_for(self.from_server.get(), 60)
            message = json.loads(raw["text"]) if "text" in raw else {"type": raw["type"].rpartition(".")[2]}
            if message["type"] in kinds:
                return message

    async def hello(self, token: str, since: int = 0) -> dict[str, Any]:
        self.say({"type": "hello", "token": token, "since": since})
        return await self.hear("welcome", "goodbye")

    def command(self, name: str, action: str, seen: int = 99) -> None:
        self.say({"type": "command", "id": name, "seen": seen, "action": action})

    async def answered(self, name: str, action: str, seen: int = 99) -> dict[str, Any]:
        self.command(name, action, seen)
        return await self.hear("ack", "nack")

    async def leave(self) -> None:
        self.to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, 60)


async def a_table(lobby: Lobby) -> tuple[wire.MatchCreated, list[Browser]]:
    made = await lobby.tables.create(wish())
    browsers = [Browser(lobby, made.match) for _ in range(2)]
    for browser, grant in zip(browsers, made.grants, strict=True):
        await browser.hello(grant.token)
    return made, browsers


async def test_from_hello_to_the_end(lobby: Lobby):
    made, (red, blue) = await a_table(lobby)
    assert (await blue.hear("update"))["v"] == 1
    for n, browser in enumerate((red, blue)):
        assert await browser.answered("d", DEPLOY[n]) == {"type": "ack", "id": "d", "v": n + 2}
    assert (await red.answered("m", "b4-b5"))["v"] == 4
    assert (await blue.answered("r", "/resign"))["type"] == "ack"
    assert (await red.hear("update"))["v"] == 5
    await red.leave()
    assert [seat["here"] for seat in (await blue.hear("presence"))["seats"]] == [False, True]
    await blue.leave()
    assert lobby.rooms.rooms[made.match].outboxes == set()


async def test_the_update_comes_before_the_ack(lobby: Lobby):
    _, (red, _) = await a_table(lobby)
    await red.hear("update")
    red.command("d", DEPLOY[0])
    assert [(await red.hear("update", "ack"))["type"] for _ in range(2)] == ["update", "ack"]


async def test_another_seats_key_gives_that_seat_only(lobby: Lobby):
    """A command is done for the seat whose token opened the line; nothing in it can name another."""
    made, _ = await a_table(lobby)
    other = Browser(lobby, made.match)
    assert (await other.hello(made.grants[1].token))["seat"] == 1
    other.say({"type": "command", "id": "x", "seen": 1, "action": DEPLOY[0], "seat": 0})
    assert (await other.hear("nack"))["code"] == "message/invalid"
    assert (await other.answered("d", DEPLOY[1]))["type"] == "ack"
    assert (await other.answered("e", DEPLOY[1]))["code"] == "action/not-your-turn"
    assert lobby.rooms.rooms[made.match].match_state.to_act() == (0,)


async def test_a_late_command_is_stale(lobby: Lobby):
    _, (red, blue) = await a_table(lobby)
    for n, browser in enumerate((red, blue)):
        await browser.answered("d", DEPLOY[n], 1)
    answer = await red.answered("m", "b4-b5", 1)
    assert (answer["code"], answer["reason"]) == ("action/stale", "stale")
    assert (await red.answered("m", "b4-b5", 3))["type"] == "ack"
    assert (await red.answered("m", "b4-b5", 1))["type"] == "ack", "the same command, sent again"


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "ping"}, "hello"),
        ("", "hello"),
        (b"{}", "hello"),
        ({"type": "hello"}, "hello"),
        ({"type": "hello", "token": "t", "since": "x"}, "hello"),
        ({"type": "hello", "token": ""}, "auth"),
        ({"type": "hello", "token": "\ud800"}, "hello"),
        ({"type": "hello", "token": "t" * 15_000, "since": -5}, "auth"),
    ],
)
async def test_who_does_not_belong_is_turned_away(lobby: Lobby, first: Any, code: str):
    made = await lobby.tables.create(wish("own", "link"))
    browser = Browser(lobby, made.match)
    browser.say(first)
    assert await browser.hear("goodbye", "update") == {"type": "goodbye", "code": code}
    assert await browser.hear("close")
    await asyncio.wait_for(browser.task, 60)


@pytest.mark.parametrize("match", ["", "nowhere", "a/b", "x" * 5000, "%00", "\x00"])
async def test_an_unknown_match_is_said_to_be_unknown(lobby: Lobby, match: str):
    browser = Browser(lobby, match)
    assert await browser.hello("t") == {"type": "goodbye", "code": "match"}


async def test_silence_at_the_door_is_ended(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(socket_module, "HELLO_SECONDS", 0.01)
    browser = Browser(lobby, "m")
    assert await browser.hear("goodbye") == {"type": "goodbye", "code": "resume"}


async def test_a_browser_may_leave_at_any_moment(lobby: Lobby):
    made = await lobby.tables.create(wish())
    for count in range(3):
        browser = Browser(lobby, made.match)
        if count > 0:
            browser.say({"type": "hello", "token": made.grants[0].token})
        if count > 1:
            browser.command("d", DEPLOY[0])
        await browser.leave()
    room = await lobby.rooms.find(made.match)
    assert room is not None
    assert room.outboxes == set()
    assert room.match_state.n_entries == 1, "what was on its way before the line broke is done"


async def test_a_slow_browser_holds_up_nobody_and_is_asked_to_come_back(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("gonfalon.server.outbox.BOUND", 5)
    made, (red, blue) = await a_table(lobby)
    blue.stalled.clear()
    await red.answered("d", DEPLOY[0])
    for n in range(8):
        await red.answered(f"u{n}", "/unready" if n % 2 == 0 else DEPLOY[0])
    blue.stalled.set()
    assert await blue.hear("goodbye") == {"type": "goodbye", "code": "resume"}
    await blue.leave()
    back = Browser(lobby, made.match)
    await back.hello(made.grants[1].token, 3)
    assert (await back.hear("update"))["v"] == 4


async def test_a_fault_of_ours_is_answered_and_does_not_show_its_inside(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    made, (red, _) = await a_table(lobby)
    room = lobby.rooms.rooms[made.match]
    for error, code in ((RuntimeError("secret"), "server/failed"), (LeakError("secret"), "view/leak")):

        def broken(*_: Any, error: Exception = error) -> None:
            raise error

        monkeypatch.setattr(room, "_judged", broken)
        answer = await red.answered("d", DEPLOY[0])
        assert answer == {"type": "nack", "id": "d", "code": code, "reason": "", "section": "", "faults": []}
    monkeypatch.undo()
    assert (await red.answered("d", DEPLOY[0]))["type"] == "ack"


async def test_a_match_that_cannot_be_shown_is_not(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    made = await lobby.tables.create(wish())

    def leaks(*_: Any) -> bytes:
        raise LeakError("secret")

    monkeypatch.setattr(update_stream, "newest_message", leaks)
    assert await Browser(lobby, made.match).hello(made.grants[0].token) == {
        "type": "goodbye",
        "code": "failed",
    }


async def test_an_unreadable_database_asks_to_come_back(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    made = await lobby.tables.create(wish())

    async def fails(*_: Any) -> None:
        raise StorageError("locked")

    monkeypatch.setattr(lobby.store, "seats", fails)
    answer = await Browser(lobby, made.match).hello(made.grants[0].token)
    assert answer == {"type": "goodbye", "code": "resume"}


async def test_closing_the_server_asks_everybody_to_come_back(lobby: Lobby):
    _, browsers = await a_table(lobby)
    await lobby.rooms.close()
    for browser in browsers:
        assert await browser.hear("goodbye") == {"type": "goodbye", "code": "resume"}
        await browser.leave()


async def test_too_many_messages_are_read_more_slowly_and_none_is_lost(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(socket_module, "PER_SECOND", 400)
    _, (red, _) = await a_table(lobby)
    clock = asyncio.get_running_loop().time()
    for _ in range(120):
        red.say({"type": "ping"})
    for _ in range(120):
        await red.hear("pong")
    assert asyncio.get_running_loop().time() - clock > 0.15


# ---- anything at all -------------------------------------------------------------------------------------------------

ACTIONS = st.sampled_from(
    [*DEPLOY, "deploy", "a4-a5", "b4-b5", "a10-a9", "rescue none", *table_actions.ALL, "/x", ""]
)
COMMANDS = st.fixed_dictionaries(
    {
        "type": st.just("command"),
        "id": st.sampled_from(["a", "b", "c", "d", "", "x" * 70]) | st.text(max_size=5),
        "seen": st.integers(-2, 9),
        "action": ACTIONS | st.text(max_size=40),
    }
)
JSONS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["type", "id", "seen", "action", "token"]), inner, max_size=4)
    ),
    max_leaves=6,
)
MESSAGES = st.one_of(
    COMMANDS,
    COMMANDS,
    st.just({"type": "ping"}),
    st.just({"type": "hello", "token": "t"}),
    JSONS,
    st.binary(max_size=30),
    st.text(max_size=30),
    st.just("x" * (MAX_MESSAGE + 1)),
)


@settings(max_examples=40, deadline=None)
@given(said=st.lists(st.tuples(st.integers(0, 1), MESSAGES), max_size=25))
def test_anything_said_gets_one_answer_and_the_log_stays_sound(said: list[tuple[int, Any]]):
    with TemporaryDirectory() as folder:
        asyncio.run(converse(Path(folder) / "x.sqlite", said))


async def converse(place: Path, said: list[tuple[int, Any]]) -> None:
    store = await Store.open(str(place))
    lobby = Lobby(store)
    made, browsers = await a_table(lobby)
    acked: dict[tuple[int, str], int] = {}
    for seat, message in said:
        browsers[seat].say(message)
        answer = await browsers[seat].hear("ack", "nack", "pong", "close")
        assert answer["type"] != "close"
        if answer["type"] == "ack":
            assert acked.setdefault((seat, answer["id"]), answer["v"]) == answer["v"]
        elif answer["type"] == "nack":
            assert "/" in answer["code"]
            assert (seat, answer["id"]) not in acked
    entries = await store.read(made.match)
    assert {(e.seat, e.command): e.seq + 2 for e in entries} == acked
    state = lobby.rooms.rooms[made.match].match_state.state.digest()
    await lobby.rooms.close()
    back = await lobby.rooms.find(made.match)
    assert back is not None
    assert back.match_state.state.digest() == state
    await lobby.rooms.close()
    await store.close()
    for browser in browsers:
        await browser.leave()
