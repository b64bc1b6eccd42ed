"""When a server cannot: 503 with a time to try again, for whatever reason, and one clear line where it cannot even start."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from gonfalon.core.errors import StorageError
from gonfalon.server import run
from gonfalon.server.app import build
from gonfalon.server.guard import Guard
from gonfalon.server.keys import new_token
from gonfalon.server.unavailable import RETRY_AFTER_SECONDS, with_retry_after
from gonfalon.storage.store import Store

BASE = "http://127.0.0.1"
SAID = str(RETRY_AFTER_SECONDS)


def test_a_server_that_loads_says_when_to_come_back(tmp_path: Path):
    app = build(str(tmp_path / "test.sqlite"))
    app.loads_rules = True
    with TestClient(app, base_url=BASE) as client:
        for ask in (client.get, client.head):
            answer = ask("/api/health")
            assert (answer.status_code, answer.headers["retry-after"]) == (503, SAID)
        app.note_rules_loaded()
        answer = client.get("/api/health")
        assert (answer.status_code, "retry-after" in answer.headers) == (200, False)


async def test_what_an_answer_says_itself_stands():
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    own = [(b"Retry-After", b"60")]
    for status, headers in ((503, own), (503, []), (429, []), (200, [])):
        start = {"type": "http.response.start", "status": status, "headers": headers}
        await with_retry_after(send)(start)
        assert start["headers"] is headers, "what came is not changed"
    assert [message["headers"] for message in sent] == [own, [(b"retry-after", SAID.encode())], [], []]


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server whose storage has failed since it started."""

    async def fail(*_: Any) -> Any:
        raise StorageError("the database could not be read")

    with TestClient(build(str(tmp_path / "test.sqlite"), Guard()), base_url=BASE) as found:
        monkeypatch.setattr(Store, "_rows", fail)
        monkeypatch.setattr(Store, "_commit", fail)
        yield found
        monkeypatch.undo()


PLAN = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "own"}]}
KEY = {"match": "abcdefghijkl", "token": "t" * 32}
CALLS: list[tuple[str, Any]] = [
    ("/api/health", None),
    ("/api/matches", PLAN),
    ("/api/matches/abcdefghijkl", None),
    ("/api/matches/abcdefghijkl/record", None),
    ("/api/matches/abcdefghijkl/join", {"invite": "x"}),
    ("/api/summaries", [KEY]),
    ("/api/boards", [{**KEY, "public": True}]),
    ("/api/person", None),
    ("/api/win-shares?game=fellowship", None),
    ("/api/tournaments", None),
]


@pytest.mark.parametrize(("path", "body"), CALLS, ids=[path for path, _ in CALLS])
def test_storage_that_fails_is_503_and_never_the_callers_fault(broken: TestClient, path: str, body: Any):
    headers = {"Authorization": f"Bearer {new_token()}"}
    answer = (
        broken.get(path, headers=headers) if body is None else broken.post(path, json=body, headers=headers)
    )
    assert (answer.status_code, answer.headers.get("retry-after")) == (503, SAID), answer.text
    if path != "/api/health":
        assert answer.json()["code"] == "storage/failed"


# ---- a database that is damaged, at the start --------------------------------------------------------------------------


async def _filled(file: Path) -> None:
    """A database with enough in it that a page can be spoilt which nothing reads at the start."""
    store = await Store.open(str(file))
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql(
            "INSERT INTO parcels (id, sealed, expires) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)"
            " SELECT 'parcel ' || i, hex(zeroblob(400)), 0 FROM n"
        )
    await store.close()


def _spoil(file: Path, harm: str) -> None:
    with file.open("r+b") as raw:
        if harm == "no database":
            raw.write(b"This file is something else altogether. " * 300)
        elif harm == "one page":
            raw.seek(-3 * 4096, 2)
            raw.write(b"\xff" * 4096)
        else:
            raw.truncate(file.stat().st_size // 2)


@pytest.mark.parametrize("harm", ["no database", "one page", "cut"])
def test_a_damaged_database_stops_the_start_and_stays_as_it_is(tmp_path: Path, harm: str):
    file = tmp_path / "gonfalon.sqlite"
    asyncio.run(_filled(file))
    _spoil(file, harm)
    before = file.read_bytes()
    with pytest.raises(StorageError) as told:
        asyncio.run(run._prepare(str(file)))  # pyright: ignore[reportPrivateUsage]
    said = str(told.value)
    assert f"the database {file} is damaged" in said
    assert f"gonfalon restore BACKUP --data {tmp_path}" in said
    assert len(said.splitlines()) == 1
    assert file.read_bytes() == before


def test_the_command_says_it_in_one_line(tmp_path: Path):
    (tmp_path / "gonfalon.sqlite").write_bytes(b"This file is something else altogether. " * 300)
    command = [sys.executable, "-m", "gonfalon.cli.main", "serve", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "is damaged (file is not a database)" in done.stderr
