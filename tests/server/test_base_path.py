"""A server below a path of somebody's host: behind a proxy that passes the path on, and behind one that takes it away."""

from __future__ import annotations

import gzip
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from gonfalon.core.errors import GonfalonError
from gonfalon.server import pages
from gonfalon.server.app import build
from gonfalon.server.base_path import base_path, without_base

from .conftest import ServerProcess

BASE = "/play/gonfalon"
ADDRESSED = re.compile(r'(?:href|src|content)="(/[^"]*)"')
DOCUMENT = '<meta name="gonfalon-base" content="/" /><link href="/assets/a.svg" /><script src="/assets/app-1.js"></script>'


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A front end of two files, both packed."""
    static = tmp_path_factory.mktemp("static")
    (static / "assets").mkdir()
    for name, text in (("index.html", DOCUMENT), ("assets/app-1.js", "script")):
        (static / name).write_text(text)
        (static / f"{name}.gz").write_bytes(gzip.compress(text.encode()))
        (static / f"{name}.br").write_bytes(b"packed")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "STATIC", static)
        yield static


@pytest.fixture(scope="module")
def client(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """What asks one server for everything here: to start one for each of 30 questions took 4 s."""
    application = build(str(tmp_path_factory.mktemp("data") / "test.sqlite"), base=BASE)
    with TestClient(application, base_url="http://127.0.0.1") as found:
        yield found


@pytest.mark.parametrize(
    ("told", "base"),
    [
        ("", ""),
        ("/", ""),
        ("gonfalon", "/gonfalon"),
        ("/gonfalon/", "/gonfalon"),
        ("/a/b-c.d_e~1", "/a/b-c.d_e~1"),
    ],
)
def test_a_path_may_be_written_as_people_write_it(told: str, base: str):
    assert base_path(told) == base


@pytest.mark.parametrize(
    "told", ["/..", "/a/../b", "/a b", "/é", "/a%20b", '/a"b', "https://x.org/a", "/api", "/ws/x"]
)
def test_what_cannot_be_a_path_is_refused_in_one_line(told: str):
    with pytest.raises(GonfalonError, match="--path"):
        base_path(told)


@pytest.mark.parametrize(
    ("path", "left"),
    [
        (BASE, "/"),
        (f"{BASE}/", "/"),
        (f"{BASE}/api/games", "/api/games"),
        ("/api/games", "/api/games"),
        (f"{BASE}s/api", f"{BASE}s/api"),
        (f"{BASE}{BASE}/x", f"{BASE}/x"),
    ],
)
def test_the_path_is_taken_away_once_and_only_where_it_stands(path: str, left: str):
    scope = without_base({"path": path, "raw_path": path.encode()}, BASE)
    assert (scope["path"], scope["raw_path"]) == (left, left.encode())


@pytest.mark.parametrize("prefix", [BASE, ""], ids=["passed on", "taken away"])
@pytest.mark.parametrize("accepted", ["identity", "gzip", "br", "gzip, br"])
@pytest.mark.parametrize("place", ["/", "/match/abc/replay", "/index.html"])
def test_the_document_names_every_place_below_the_path(
    client: TestClient, prefix: str, accepted: str, place: str
):
    answer = client.get(prefix + place, headers={"accept-encoding": accepted})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert ADDRESSED.findall(answer.text) == [f"{BASE}/", f"{BASE}/assets/a.svg", f"{BASE}/assets/app-1.js"]
    assert ("content-encoding" in answer.headers) == ("gzip" in accepted)


def test_a_server_with_a_host_of_its_own_hands_out_the_packed_document(built: Path, tmp_path: Path):
    with TestClient(build(str(tmp_path / "test.sqlite")), base_url="http://127.0.0.1") as client:
        answer = client.get("/", headers={"accept-encoding": "gzip"})
        assert (answer.text, answer.headers["content-encoding"]) == (DOCUMENT, "gzip")
        assert ADDRESSED.findall(DOCUMENT) == ["/", "/assets/a.svg", "/assets/app-1.js"]


@pytest.mark.parametrize("prefix", [BASE, ""], ids=["passed on", "taken away"])
def test_calls_files_and_sockets_are_answered_with_the_path_and_without(client: TestClient, prefix: str):
    packed = client.get(f"{prefix}/assets/app-1.js", headers={"accept-encoding": "gzip"})
    assert (packed.text, packed.headers["content-encoding"]) == ("script", "gzip")
    assert "immutable" in packed.headers["cache-control"]
    assert client.get(f"{prefix}/api/health").json()["ready"]
    assert client.head(f"{prefix}/api/health").status_code == 200
    assert f"Disallow: {BASE}/match/" in client.get(f"{prefix}/robots.txt").text
    assert client.get(f"{prefix}/api/schema/openapi.json").json()["servers"] == [{"url": BASE}]
    for nowhere in ("/api/none", "/assets/none.js", "/join/zzzz", "/start/zzzz"):
        assert client.get(prefix + nowhere).status_code == 404
    body = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}] * 2}
    made = client.post(f"{prefix}/api/matches", json=body).json()
    with client.websocket_connect(f"{prefix}/ws/{made['match']}") as line:
        line.send_json({"type": "hello", "token": made["grants"][0]["token"]})
        assert line.receive_json()["type"] == "welcome"


@pytest.mark.parametrize("headers", [{"host": "evil.example"}, {"origin": "http://evil.example"}])
def test_the_guard_stands_before_the_path_too(client: TestClient, headers: dict[str, str]):
    assert client.get(f"{BASE}/api/health", headers=headers).status_code == 403
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"{BASE}/ws/x", headers=headers) as line,
    ):
        line.receive_json()


def test_a_neighbours_path_is_none_of_ours(client: TestClient):
    assert client.get(f"{BASE}s/api/health").headers["content-type"].startswith("text/html")


def test_the_address_that_is_printed_has_the_path(server: ServerProcess):
    arguments = ["serve", "--port", "0", "--data", str(server.folder), "--path", "play/gonfalon/"]
    line = server.launch(arguments, {**os.environ, "GONFALON_WARM": "0", "GONFALON_THINKERS": "0"})
    assert re.search(r"ready at http://127\.0\.0\.1:\d+/play/gonfalon/$", line.strip()), line
