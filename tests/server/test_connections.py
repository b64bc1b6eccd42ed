"""Connections: half a request holds nothing for ever, many of them shut nobody out, and each has its place in the tally."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
from collections.abc import Callable
from typing import Any, cast

import pytest

from gonfalon.server import connections, quiet_log
from gonfalon.server.connections import (
    SHORT_AHEAD,
    Line,
    Tally,
    holder_of,
    raise_file_limit,
)
from gonfalon.server.quiet_log import RateLimit
from gonfalon.server.statuses import STATUS

from .raw_requests import HALF_BODY, HALF_HEAD, UPGRADE, WHOLE, echo, running, until


async def test_a_request_that_does_not_arrive_is_answered_and_cut(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.3)
    async with running() as server:
        for half in (HALF_HEAD, HALF_BODY, WHOLE + HALF_HEAD, WHOLE + HALF_BODY):
            reader, writer = await server.open(half)
            told = await asyncio.wait_for(reader.read(), 30)
            assert b"408 Request Timeout" in told, half
            writer.close()
        reader, _ = await server.open(b"")
        assert await asyncio.wait_for(reader.read(), 30) == b"", "who has said nothing is told nothing"
        assert await server.status() == 200


async def test_a_request_that_drips_is_cut_too(monkeypatch: pytest.MonkeyPatch):
    """The clock runs for the whole head: a byte now and then does not set it back."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.5)
    async with running() as server:
        reader, writer = await server.open(HALF_HEAD)
        told = asyncio.create_task(reader.read())
        while not told.done():
            writer.write(b"a")
            await asyncio.sleep(0.02)
        cut = isinstance(told.exception(), ConnectionResetError)  # what drips on may overtake the answer
        assert cut or b"408" in told.result()


async def test_a_request_in_pieces_is_answered_if_it_is_in_time():
    async with running() as server:
        reader, writer = await server.open(HALF_BODY[:30])
        for piece in (HALF_BODY[30:], b"1234", b"5678"):
            await asyncio.sleep(0.01)
            writer.write(piece)
        assert b"200" in await reader.readline()
        writer.close()


async def test_an_answer_that_nobody_takes_is_cut(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.3)
    async with running() as server:
        client = socket.create_connection(("127.0.0.1", server.port))
        client.sendall(b"GET /long HTTP/1.1\r\nHost: a\r\n\r\n")
        await until(lambda: server.tally.total == 1)
        await until(lambda: server.tally.total == 0)
        client.close()


async def test_who_sends_too_much_reads_why():
    """A body that is refused before it has come is read to its end: a reset would take the answer away."""

    async def refuse(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 413, "headers": []})
            await send({"type": "http.response.body", "body": b"too long"})

    def ask(port: int) -> bytes:
        length = 4_000_000
        head = (
            b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % length
        )
        with socket.create_connection(("127.0.0.1", port), 30) as line:
            line.sendall(head)
            answer = line.recv(1000)
            line.sendall(b" " * length)
            while more := line.recv(1000):
                answer += more
        return answer

    async with running(refuse) as server:
        answer = await asyncio.to_thread(ask, server.port)
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert answer.endswith(b"too long\r\n0\r\n\r\n")


async def test_a_connection_that_asks_nothing_more_is_closed():
    async with running() as server:
        server.server.config.timeout_keep_alive = 0  # seconds; 5 where nothing is said
        reader, writer = await server.open(WHOLE)
        assert b"200" in await reader.readline()
        await asyncio.wait_for(reader.read(), 30)  # to its end
        writer.close()
        await until(lambda: server.tally.total == 0)


async def test_half_sent_requests_make_room_for_whole_ones():
    """Of one address 5 times as many as may be open, and the next whole request of the same address is answered."""
    async with running(most=20) as server:
        held = [await server.open(HALF_HEAD if n % 2 else HALF_BODY) for n in range(100)]
        assert await server.status() == 200
        assert server.tally.total <= 20
        for _, writer in held:
            writer.close()


async def test_half_sent_requests_make_room_when_all_places_are_taken():
    async with running(most=0, in_all=20) as server:
        held = [await server.open(HALF_HEAD) for _ in range(60)]
        assert await server.status() == 200
        assert server.tally.total <= 20
        for _, writer in held:
            writer.close()


async def _line(scope: Any, receive: Any, send: Any) -> None:
    """Opens every WebSocket, and answers every message."""
    if scope["type"] == "http":
        await echo(scope, receive, send)
        return
    await send({"type": "websocket.accept"})
    await receive()
    while (await receive())["type"] != "websocket.disconnect":
        await send({"type": "websocket.send", "text": "heard"})


HELLO = b"\x81\x82\0\0\0\0{}"
"""A whole text message, with a mask of zeros."""


@pytest.mark.parametrize("limits", [{"most": 20}, {"most": 0, "in_all": 20}])
async def test_sockets_without_a_hello_make_room_and_others_stay(limits: dict[str, int]):
    async with running(_line, **limits) as server:
        reader, speaking = await server.open(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        speaking.write(HELLO)
        await until(lambda: server.tally.total == 1 and not server.tally.waiting)
        held = [await server.open(UPGRADE if n % 3 else UPGRADE + HELLO[:4]) for n in range(60)]
        assert await server.status() == 200
        assert server.tally.total <= 20
        speaking.write(HELLO)
        assert await reader.readexactly(14) == b"\x81\x05heard" * 2, "whoever has said hello is not cut"
        for _, writer in (*held, (reader, speaking)):
            writer.close()
        await until(lambda: server.tally.total == 0)
        assert not server.tally.open
        assert not server.tally.waiting


async def test_a_line_reads_on_while_few_messages_wait_and_holds_no_request():
    """The application takes nothing at first: short messages may wait, more of them or a long one stop the reading."""
    gate = asyncio.Event()

    async def late(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await gate.wait()
        await _line(scope, receive, lambda message: send(message) if "text" in message else asyncio.sleep(0))

    async with running(late) as server:
        reader, writer = await server.open(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        (line,) = cast("set[Line]", server.server.server_state.connections)
        for number in range(1, 7):
            writer.write(HELLO)
            await until(lambda number=number: line.queue.qsize() > number or line.read_paused)
            assert line.read_paused == (number >= SHORT_AHEAD), (
                "the first that waits is the connection itself"
            )
            if line.read_paused:
                break
        assert not any((line.request.headers, line.response.headers, line.scope["headers"]))
        gate.set()
        assert await reader.readexactly(7 * SHORT_AHEAD) == b"\x81\x05heard" * SHORT_AHEAD
        await until(lambda: not line.read_paused)
        writer.close()


async def test_more_connections_at_work_than_an_address_may_hold_are_told_so():
    gate = asyncio.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await gate.wait()
        await echo(scope, receive, send)

    async with running(slow, most=3) as server:
        held = [await server.open(WHOLE) for _ in range(3)]
        await until(lambda: server.tally.total == 3 and not server.tally.waiting)
        assert await server.status() == 503
        reader, writer = await server.open(WHOLE)
        is_told = b"\r\nretry-after: 5\r\n" in await reader.readuntil(b"\r\n\r\n")
        writer.close()
        gate.set()
        assert is_told, "when to try again"
        for reader, writer in held:
            assert b"200" in await reader.readline()
            writer.close()
        assert await server.status() == 200


def test_an_address_is_one_holder_in_whatever_form():
    assert holder_of("::ffff:192.0.2.7") == holder_of("192.0.2.7") == "192.0.2.7"
    assert holder_of("2001:db8:1:2::7") == holder_of("2001:db8:1:2:ffff::1%eth0") == "2001:db8:1:2::/64"
    assert holder_of("2001:db8:1:3::7") != holder_of("2001:db8:1:2::7")
    assert holder_of("") == ""


def test_a_proxy_of_this_machine_stands_for_many_people():
    for address in ("127.0.0.1", "::1"):
        tally = Tally(most=2, behind_proxy=True)
        assert [tally.enter(holder_of(address)) for _ in range(5)] == [True] * 5
        tally = Tally(most=2)
        assert [tally.enter(holder_of(address)) for _ in range(3)] == [True, True, False]


def test_the_limit_of_open_files_is_raised(monkeypatch: pytest.MonkeyPatch):
    asked: list[Any] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    assert raise_file_limit() == 4096
    assert asked == [(4096, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: (4096, 4096))
    assert raise_file_limit() == 4096
    assert len(asked) == 1


def test_nobody_fills_the_log():
    clock = [0.0]
    limit = RateLimit(lambda: clock[0])

    def written(message: str, *values: Any) -> str:
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, message, values, None)
        return record.getMessage() if limit.filter(record) else ""

    told = [written("no room for %s", n) for n in range(1000)]
    assert len([each for each in told if each]) == quiet_log.MOST_OF_A_KIND
    assert written("another kind")
    clock[0] = quiet_log.A_WHILE + 1
    assert written("no room for %s", 7) == "no room for 7 (and 990 more like it)"
    assert written("no room for %s", 8) == "no room for 8"


def test_nobody_fills_the_log_with_messages_of_many_kinds():
    clock = [0.0]
    limit = RateLimit(lambda: clock[0])

    def n_written(name: str) -> int:
        records = [
            logging.LogRecord("asyncio", logging.ERROR, "", 0, f"{name} {n}", (), None) for n in range(5_000)
        ]
        return sum(map(limit.filter, records))

    assert n_written("a") == quiet_log.MOST_IN_ALL
    assert n_written("b") == 0
    clock[0] = quiet_log.A_WHILE + 1
    assert n_written("c") == quiet_log.MOST_IN_ALL
    assert len(limit.kinds) <= quiet_log.MOST_KINDS


def test_a_fault_of_the_server_is_never_the_callers():
    """Every code of ours that tells of a failure here is answered with 5xx."""
    faults = ("storage/failed", "storage/conflict", "view/leak", "replay/mismatch")
    assert all(STATUS[code] >= 500 for code in faults)


class _Alarms:
    """A loop that notes when it is asked to call somebody, and what is cancelled."""

    def __init__(self) -> None:
        self.set, self.cancelled = list[float](), 0

    def call_later(self, seconds: float, _call: Callable[[], None]) -> _Alarms:
        self.set.append(seconds)
        return self

    def cancel(self) -> None:
        self.cancelled += 1


def test_a_line_is_measured_often_only_where_somebody_asks_for_its_delay():
    line, alarms = object.__new__(Line), _Alarms()
    line.loop, line.ping_timer, line.last_ping_rtt = alarms, None, 0.0  # type: ignore[assignment]
    line.schedule_ping()
    assert alarms.set == [connections.QUIET_SECONDS]
    assert [line.tell_lag(), line.tell_lag()] == [0.0, 0.0]
    assert (alarms.set[1:], alarms.cancelled) == ([connections.LAG_SECONDS], 1), "from the first question on"
    line.schedule_ping()
    assert alarms.set[2:] == [connections.LAG_SECONDS]
