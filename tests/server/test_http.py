"""Pages and calls: what is answered, how it is packed and kept, and that errors are problems without insides."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from gonfalon.core.errors import GonfalonError
from gonfalon.server import pages
from gonfalon.server.app import build
from gonfalon.server.run import _listen, data_folder

from .conftest import DEPLOY


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(build(str(tmp_path / "test.sqlite"))) as found:
        yield found


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A front end of three files."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the document")
    (static / "assets" / "app-1.js").write_text("plain")
    (static / "assets" / "app-1.js.gz").write_bytes(gzip.compress(b"packed"))
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", static)
    return static


BODY = {"game": "stratego", "variant": "barrage", "opponent": "screen", "side": 0}


def test_every_page_path_is_the_document(client: TestClient, built: Path):
    for path in ("/", "/match/abc", "/join/x", "/rules/stratego", "/replay.html"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>the document")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("path", ["/assets/none.js", "/api/none", "/ws/", "/api/matches"])
def test_what_is_no_page_is_not_found(client: TestClient, built: Path, path: str):
    assert client.get(path).status_code in (404, 405, 426)


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"]
)
def test_nothing_outside_the_front_end_is_served(client: TestClient, built: Path, path: str):
    assert "secret" not in client.get(path).text


def test_assets_are_kept_for_ever_and_packed(client: TestClient, built: Path):
    answer = client.get("/assets/app-1.js", headers={"accept-encoding": "gzip"})
    assert (answer.text, answer.headers["content-encoding"]) == ("packed", "gzip")
    assert "immutable" in answer.headers["cache-control"]
    assert client.get("/assets/app-1.js", headers={"accept-encoding": "identity"}).text == "plain"


def test_without_a_front_end_the_page_says_what_to_do(client: TestClient, built: Path):
    (built / "index.html").unlink()
    answer = client.get("/")
    assert answer.status_code == 503
    assert "./play" in answer.text


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/games", "/api/none", "/api/matches/x?token=y"])
def test_every_answer_carries_the_security_headers(client: TestClient, built: Path, path: str):
    headers = client.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_the_calls_are_described_for_machines_without_any_third_party(client: TestClient):
    described = client.get("/api/schema/openapi.json").json()
    assert {"/api/games", "/api/matches", "/api/matches/{match}/replay"} <= set(described["paths"])
    assert "http" not in client.get("/api/schema").text.replace("http/", "")


def test_a_match_by_http(client: TestClient):
    made = client.post("/api/matches", json={**BODY, "opponent": "link"}).json()
    token = made["grants"][0]["token"]
    at = f"/api/matches/{made['match']}"
    assert client.get(f"{at}?token={token}").json()["status"] == "waiting"
    joined = client.post(f"{at}/join", json={"invite": made["invite"]}).json()
    assert joined["grant"]["seat"] == 1
    with client.websocket_connect(f"/ws/{made['match']}") as line:
        line.send_json({"type": "hello", "token": token})
        line.send_json({"type": "command", "id": "d", "seen": 1, "action": DEPLOY[0]})
        line.send_json({"type": "command", "id": "r", "seen": 1, "action": "/resign"})
        kinds: list[str] = []
        while kinds.count("ack") < 2:
            kinds.append(line.receive_json()["type"])
    summary = client.get(f"{at}?token={joined['grant']['token']}").json()
    assert (summary["status"], summary["seat"], summary["returns"]) == ("over", 1, [-1, 1])
    page = client.get(f"{at}/replay?token={token}&view=public&from=1&to=3").json()
    assert (page["total"], [frame["ply"] for frame in page["frames"]]) == (3, [1, 2])
    record = client.get(f"{at}/record?token={token}")
    assert record.json()["entries"] == [[0, DEPLOY[0]], [0, "/resign"]]
    assert "attachment" in record.headers["content-disposition"]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/matches/none?token=x", 404, "match/unknown"),
        ("/api/matches/%00?token=x", 404, "match/unknown"),
        ("/api/matches/none", 400, "http/400"),
        ("/api/matches/{m}?token=", 403, "match/token"),
        ("/api/matches/{m}?token=wrong", 403, "match/token"),
        ("/api/matches/{m}?token=%ED%A0%80", 403, "match/token"),
        ("/api/matches/{m}/replay?token={t}", 409, "match/running"),
        ("/api/matches/{m}/record?token={t}", 409, "match/running"),
        ("/api/matches/{m}/replay?token={t}&from=x", 400, "http/400"),
        ("/api/random-deployment?game=x&variant=y&side=0", 400, "request/game"),
        ("/api/random-deployment?game=stratego&variant=/etc/passwd&side=0", 400, "request/variant"),
        ("/api/random-deployment?game=stratego&variant=duel&side=2", 400, "request/game"),
    ],
)
def test_refused_questions_are_problems(client: TestClient, path: str, status: int, code: str):
    made = client.post("/api/matches", json=BODY).json()
    answer = client.get(path.format(m=made["match"], t=made["grants"][0]["token"]))
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert set(answer.json()) == {"code", "message"}


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        {**BODY, "more": 1},
        {**BODY, "side": "red"},
        {**BODY, "game": "tiny_hidden"},
        {**BODY, "variant": "../../x"},
        {**BODY, "opponent": "computer", "level": 99},
        {**BODY, "options": {"rescue": "often"}},
        {**BODY, "options": {"seed": 1}},
        {**BODY, "options": {"preset": "x"}},
        {**BODY, "preset": "none"},
    ],
)
def test_refused_wishes_are_problems(client: TestClient, body: Any):
    answer = client.post("/api/matches", json=body)
    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "message"}
    assert "Traceback" not in answer.text


def test_the_list_of_games_is_packed_where_it_may_be(client: TestClient):
    plain = client.get("/api/games", headers={"accept-encoding": "identity"})
    packed = client.get("/api/games", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()
    assert [game["id"] for game in plain.json()["games"]] == ["stratego", "middle_earth"]


def test_a_taken_port_is_said_in_one_line():
    first = _listen("127.0.0.1", 0)
    first.listen()
    with pytest.raises(GonfalonError, match="--port"):
        _listen("127.0.0.1", first.getsockname()[1])
    first.close()


def test_the_data_folder_follows_the_desktop_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "gonfalon"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "gonfalon"
