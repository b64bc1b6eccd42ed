"""A stop: everybody hears goodbye, and it waits for nothing but what is still open."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn.server
from websockets.exceptions import ConnectionClosed

from gonfalon.server.connections import Tally

from .conftest import ServerProcess
from .raw_requests import HALF_BODY, WHOLE, Running, echo, until


async def test_a_stop_waits_for_nothing_but_its_connections(monkeypatch: pytest.MonkeyPatch):
    """uvicorn looks ten times a second whether to stop, and pauses once more before it has stopped."""

    async def never(_seconds: float) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(uvicorn.server, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": never}))
    found = Running(Tally(), echo)
    assert await found.status() == 200
    await until(lambda: not found.server.server_state.connections)
    with monkeypatch.context() as patched:
        patched.setattr(asyncio, "sleep", never)
        found.server.handle_exit(signal.SIGTERM, None)
        async with asyncio.timeout(60):
            await found.task


async def test_a_second_signal_waits_for_no_connection(monkeypatch: pytest.MonkeyPatch):
    """From Python 3.12.1 on, a closed server is waited for until its last connection ends."""

    async def never(_server: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(asyncio.Server, "wait_closed", never)
    found = Running(Tally(), _silent)
    _, writer = await found.open(WHOLE)
    await until(lambda: bool(found.server.server_state.tasks))
    for sign in (signal.SIGINT, signal.SIGINT):
        found.server.handle_exit(sign, None)
    async with asyncio.timeout(60):
        await found.task
    for task in found.server.server_state.tasks:
        task.cancel()
    writer.close()


async def _silent(_scope: Any, _receive: Any, _send: Any) -> None:
    """Answers nothing."""
    await asyncio.Event().wait()


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_says_goodbye_to_everybody_and_prints_no_traceback(tmp_path: Path, sign: signal.Signals):
    """To 24 open pages, to one that has not said hello yet, and beside it half a request."""
    server, log = ServerProcess(tmp_path / "data"), tmp_path / "log"
    with log.open("w") as stderr, contextlib.ExitStack() as lines:
        server.launch = lambda arguments, environment: _launched(server, arguments, environment, stderr)
        server.start()
        lines.callback(server.stop)
        plan = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "own"}]}
        made = httpx.post(f"{server.base}/api/matches", json=plan).json()
        opened = [lines.enter_context(server.dial(made["match"])) for _ in range(25)]
        for n, line in enumerate(opened[:24]):
            line.send(json.dumps({"type": "hello", "token": made["grants"][n % 2]["token"]}))
            while json.loads(line.recv(timeout=60))["type"] != "update":
                pass
        half = lines.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        half.sendall(
            HALF_BODY.replace(
                b"POST / HTTP/1.1", b"POST /api/matches HTTP/1.1\r\nContent-Type: application/json"
            )
        )
        assert httpx.get(f"{server.base}/api/health").status_code == 200
        assert server.process is not None
        server.process.send_signal(sign)
        assert [_last(line) for line in opened] == [{"type": "goodbye", "code": "resume"}] * 25
        server.wait_dead()
    assert "Traceback" not in log.read_text()


def _launched(server: ServerProcess, arguments: list[str], environment: dict[str, str], stderr: Any) -> str:
    command = [sys.executable, "-m", "gonfalon.cli.main", *arguments]
    server.process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=stderr, text=True
    )
    assert server.process.stdout is not None
    return server.process.stdout.readline()


def _last(line: Any) -> Any:
    """The last message of a line that is closed by the other side."""
    message = None
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = json.loads(line.recv(timeout=60))
    return message
