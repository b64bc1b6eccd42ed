"""A server on PostgreSQL: it is the only one there, and a database that falls is 503 until it is back, without a move lost."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from gonfalon.server import wire
from gonfalon.server.app import build
from gonfalon.server.keys import new_token
from tests.storage.cluster import Cluster

from .conftest import DEPLOY, ForkedServer, until, wish
from .lobby import Lobby
from .test_unavailable import BASE, CALLS, SAID


@contextlib.contextmanager
def fallen(cluster: Cluster) -> Iterator[None]:
    """PostgreSQL crashes, and is back at the end."""
    cluster.stop()
    try:
        yield
    finally:
        cluster.start()


def test_a_second_server_is_told_in_one_line_who_has_the_database(address: str, tmp_path: Path):
    server = ForkedServer(tmp_path, address)
    server.start()
    command = [sys.executable, "-m", "gonfalon.cli.main", "serve", "--port", "0", "--data", address]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert server.forked is not None
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert f"process {server.forked.pid}, since " in done.stderr
    assert "stop it, or choose another database with --data" in done.stderr
    server.kill()
    server.start()
    server.stop()


def test_a_server_says_503_while_its_database_is_away_and_goes_on_by_itself(
    cluster: Cluster, address: str, tmp_path: Path
):
    """Its lock falls with the database, and it takes it again."""
    server = ForkedServer(tmp_path, address)
    server.start()
    body = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "own"}]}

    def made() -> httpx.Response:
        return httpx.post(f"{server.base}/api/matches", json=body, timeout=60)

    assert made().status_code == 201
    with fallen(cluster):
        answers = [made(), httpx.get(f"{server.base}/api/health", timeout=60)]
        assert [(each.status_code, each.headers["retry-after"]) for each in answers] == [(503, SAID)] * 2
    until(lambda: made().status_code == 201, 60)
    until(lambda: httpx.get(f"{server.base}/api/health", timeout=60).status_code == 200, 60)
    server.stop()


def test_no_call_takes_a_database_that_is_away_for_the_callers_fault(cluster: Cluster, address: str):
    headers = {"Authorization": f"Bearer {new_token()}"}

    def answer(path: str, body: object) -> tuple[int, str | None]:
        ask = (
            client.get(path, headers=headers)
            if body is None
            else client.post(path, json=body, headers=headers)
        )
        return ask.status_code, ask.headers.get("retry-after")

    with TestClient(build(address), base_url=BASE) as client:
        with fallen(cluster):
            told = {path: answer(path, body) for path, body in CALLS}
        assert told == {path: (503, SAID) for path, _ in CALLS}
        assert all(answer(path, body)[0] < 500 for path, body in CALLS[1:])


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_move_while_the_database_is_away_is_refused_and_taken_afterwards(
    lobby: Lobby, cluster: Cluster
):
    made = await lobby.tables.create(wish())
    room = await lobby.rooms.find(made.match)
    assert room is not None
    with fallen(cluster):
        refused = await room.submit(0, "d", DEPLOY[0])
        assert isinstance(refused, wire.Nack)
        assert refused.code == "storage/failed"
    assert await room.submit(0, "d", DEPLOY[0]) == wire.Ack("d", 2)
    assert [entry.command for entry in await lobby.store.read(made.match)] == ["d"]
