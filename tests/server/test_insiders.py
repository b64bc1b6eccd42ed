"""What one server passes on to another: the secret, whom it is from, and the delay of the visitor's line."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.datastructures import Headers
from websockets.exceptions import InvalidMessage, InvalidStatus
from websockets.http11 import Response

from gonfalon.server import passing_on
from gonfalon.server.connections import LAG, lag_of
from gonfalon.server.forwarded import FORWARDED, is_forwarded
from gonfalon.server.insiders import (
    InsideLine,
    Insiders,
    headers_for,
    is_by_server,
    is_inside,
    lag_message,
    own_headers,
)
from gonfalon.server.limits import Limits
from gonfalon.server.passing_on import PassingOn, subject_of
from gonfalon.server.sharing import Sharing
from gonfalon.storage.leases import PERIODIC, OtherServer, Owner

INSIDE_PORT = 9000


def scope_of(client: str, *headers: tuple[bytes, bytes], **more: Any) -> dict[str, Any]:
    """A connection as a server gets it."""
    server = ("10.0.0.2", INSIDE_PORT)
    return {"type": "http", "client": (client, 4), "server": server, "headers": list(headers), **more}


def passed_on(visitor: dict[str, Any], secret: str = "right") -> dict[str, Any]:
    """The same connection as the other server gets it."""
    return scope_of("10.0.0.1", (b"host", b"games.example"), *headers_for(visitor, secret))


def test_the_visitor_stays_who_they_are():
    visitor = scope_of("203.0.113.7", scheme="https")
    found = Insiders(INSIDE_PORT, "right").admitted(passed_on(visitor))
    assert found["client"] == ("203.0.113.7", 0)
    assert found["scheme"] == "https"
    assert found["headers"] == [(b"host", b"games.example")]
    assert is_inside(found)
    assert Limits().payers(found) == Limits().payers(visitor) == ("203.0.113.7",)


def test_a_visitor_of_the_machine_itself_is_one_elsewhere_too_unless_a_proxy_stands_in():
    of_this_machine = scope_of("127.0.0.1")
    by_proxy = scope_of("127.0.0.1", extensions={FORWARDED: {}})
    ours = Insiders(INSIDE_PORT, "right")
    assert Limits().payers(ours.admitted(passed_on(of_this_machine))) == ()
    assert is_forwarded(ours.admitted(passed_on(by_proxy)))
    assert Limits().payers(ours.admitted(passed_on(by_proxy))) == ("127.0.0.1",)


def test_what_a_server_says_for_itself_is_known_from_what_it_passes_on():
    ours = Insiders(INSIDE_PORT, "right")
    own = ours.admitted(scope_of("10.0.0.1", *own_headers("right")))
    assert (is_inside(own), is_by_server(own), own["headers"]) == (True, True, [])
    assert not is_by_server(ours.admitted(passed_on(scope_of("203.0.113.7"))))
    assert ours.admitted(scope_of("10.0.0.1", *own_headers("wrong"))) is None
    assert {name for name, _ in own_headers("right")} <= passing_on._OF_A_HOP, (
        "no visitor's header is passed on"
    )


@pytest.mark.parametrize("secret", ["", "wrong", "righ", "right "])
def test_whoever_does_not_know_the_secret_is_no_server(secret: str):
    assert Insiders(INSIDE_PORT, "right").admitted(passed_on(scope_of("127.0.0.1"), secret)) is None


def test_before_the_secret_is_known_nobody_is_let_in():
    assert Insiders(INSIDE_PORT).admitted(passed_on(scope_of("127.0.0.1"), "")) is None


def test_only_the_address_for_servers_takes_what_is_passed_on():
    told = passed_on(scope_of("203.0.113.7"))
    assert Insiders(INSIDE_PORT, "right").expects(told)
    assert not Insiders(INSIDE_PORT, "right").expects({**told, "server": ("10.0.0.2", 8000)})
    assert not Insiders().expects(told)


async def test_the_delay_of_the_visitors_line_is_added_to_that_between_the_servers():
    said = [lag_message(0.25), None, lag_message(-3.0), None]

    async def receive() -> Any:
        raw = said.pop(0)
        return {"type": "websocket.receive", "text": "a move" if raw is None else None, "bytes": raw}

    line = InsideLine({"extensions": {LAG: lambda: 0.01}}, receive)
    assert lag_of(line.scope)() == 0.01
    assert (await line.receive())["text"] == "a move"
    assert lag_of(line.scope)() == pytest.approx(0.26)
    await line.receive()
    assert lag_of(line.scope)() == 0.01


@pytest.mark.parametrize(
    ("method", "path", "subject"),
    [
        ("GET", "/api/matches/abcdefghijkl", "abcdefghijkl"),
        ("POST", "/api/matches/abcdefghijkl/join", "abcdefghijkl"),
        ("GET", "/game/abcdefghijkl/preview.png", "abcdefghijkl"),
        ("POST", "/api/matches", ""),
        ("GET", "/api/matches/" + 25 * "x", ""),
        ("POST", "/api/pairing", PERIODIC),
        ("GET", "/api/pairing", ""),
        ("POST", "/api/tournaments/abcdefghijkl/join", PERIODIC),
        ("GET", "/api/tournaments/abcdefghijkl/events", ""),
        ("POST", "/api/passkeys/challenge", PERIODIC),
        ("GET", "/api/measurements/7", PERIODIC),
        ("GET", "/", ""),
    ],
)
def test_what_a_call_is_about_decides_whose_it_is(method: str, path: str, subject: str):
    assert subject_of({"type": "http", "method": method, "path": path}) == subject


def test_a_socket_is_for_the_server_of_its_match():
    assert subject_of({"type": "websocket", "path": "/ws/abcdefghijkl"}) == "abcdefghijkl"


async def test_whoever_waits_for_a_silent_server_is_woken_once_it_is_gone():
    """Nobody asks the database meanwhile: hundreds would keep the server from looking."""
    others = [Owner("b", "10.0.0.2:7000")]

    async def told(*_: Any) -> Any:
        return [OtherServer(each, 3.0) for each in others]

    async def leader(*_: Any) -> Owner:
        return Owner("a", "")

    async def nothing() -> list[str]:
        return []

    member = SimpleNamespace(is_retired=False)
    leases = SimpleNamespace(member=member, server="a", bury=nothing, others=told, owner=leader)
    sharing = Sharing(cast("Any", SimpleNamespace(rooms={})), cast("Any", leases))
    await sharing.look()
    waiting = [asyncio.create_task(sharing.wait(3_600)) for _ in range(3)]
    await asyncio.sleep(0)
    await sharing.look()
    assert not any(task.done() for task in waiting), "nothing has changed"
    others.clear()
    await sharing.look()
    await asyncio.gather(*waiting)
    await sharing.wait(0)


class Doubts:
    """Another server that has every match, as `PassingOn` sees it. doubted: is it thought to be gone?"""

    def __init__(self) -> None:
        self.other, self.doubted = Owner("b", "10.0.0.2:7000"), False

    async def owner(self, _: str) -> Owner:
        return self.other

    @contextlib.asynccontextmanager
    async def while_it_lives(self, _: Owner) -> AsyncGenerator[None]:
        yield

    async def wait(self, _: float) -> None:
        pass

    def doubt(self, _: Owner) -> None:
        self.doubted = True


async def passed_socket(monkeypatch: pytest.MonkeyPatch, line: Any, visitor_is_gone: bool = False) -> Doubts:
    """Pass a socket on through a line whose context or messages behave like this."""
    sharing, gone = Doubts(), asyncio.Event()
    passing = PassingOn(cast("Any", sharing), "secret", 1_000)

    async def receive() -> Any:
        if not gone.is_set():
            gone.set()
            return {"type": "websocket.connect"}
        return await asyncio.Future()

    async def send(message: Any) -> None:
        if visitor_is_gone and message["type"] != "websocket.accept":
            raise ClientDisconnected

    monkeypatch.setattr(passing_on, "PATIENCE_SECONDS", 0.05)
    monkeypatch.setattr(PassingOn, "_line", lambda *_: line())
    scope = {"type": "websocket", "path": "/ws/abcdefghijkl", "headers": [], "extensions": {}}
    await passing.passed(scope, receive, send)
    await passing.close()
    return sharing


async def test_a_visitor_who_goes_raises_no_doubt_of_the_other_server(monkeypatch: pytest.MonkeyPatch):
    """Everybody else would be kept from it for a moment, whenever somebody closes a page."""

    async def recv() -> str:
        return "an update"

    @contextlib.asynccontextmanager
    async def line() -> AsyncGenerator[Any]:
        yield SimpleNamespace(recv=recv)

    assert not (await passed_socket(monkeypatch, line, visitor_is_gone=True)).doubted


@pytest.mark.parametrize(
    ("fault", "is_doubted"),
    [
        (InvalidStatus(Response(503, "Service Unavailable", Headers())), False),
        (InvalidMessage("it ended before it answered"), True),
        (ConnectionRefusedError(), True),
        (TimeoutError(), True),
    ],
)
async def test_a_server_that_answers_is_not_in_doubt(
    fault: Exception, is_doubted: bool, monkeypatch: pytest.MonkeyPatch
):
    @contextlib.asynccontextmanager
    async def line() -> AsyncGenerator[Any]:
        raise fault
        yield

    assert (await passed_socket(monkeypatch, line)).doubted == is_doubted
