"""Pages and calls: what is answered, how it is packed and kept, and that errors are problems without insides."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from gonfalon import games
from gonfalon.server import pages
from gonfalon.server.app import build
from gonfalon.server.guard import Guard

from .conftest import DEPLOY

BASE = "http://127.0.0.1"


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """What asks a server that knows an address and a name of its own."""
    guard = Guard(("192.168.1.5",), ("play.example.org",))
    application = build(str(tmp_path_factory.mktemp("guarded") / "test.sqlite"), guard)
    with TestClient(application, base_url=BASE) as found:
        yield found


def key(token: str) -> dict[str, str]:
    """The header that opens a seat."""
    return {"authorization": f"Bearer {token}"}


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


OWN, LINK = {"kind": "own"}, {"kind": "link"}
BODY = {"game": "stratego", "variant": "barrage", "seats": [OWN, OWN]}


def test_an_address_that_leads_nowhere_is_answered_with_404_and_the_document(client: TestClient, built: Path):
    made = client.post("/api/matches", json={**BODY, "seats": [OWN, LINK]}).json()
    box = BODY["variant"]
    wanted = {f"/join/{made['match']}": 200, "/join/zzzz": 404, f"/join/{'z' * 40}": 404}
    wanted |= {
        f"/start/{box}": 200,
        f"/start/{box}/link": 200,
        f"/start/{box}/friend": 404,
        "/start/foo/link": 404,
    }
    for path, status in wanted.items():
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (status, "<!doctype html>the document"), path


def test_every_page_path_is_the_document(client: TestClient, built: Path):
    for path in ("/", "/match/abc", "/rules/stratego", "/replay.html"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>the document")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_the_server_says_where_the_local_network_finds_it(client: TestClient, tmp_path: Path):
    assert client.get("/api/reach").json() == {"addresses": []}
    near = ("http://192.168.1.7:8000",)
    with TestClient(build(str(tmp_path / "near.sqlite"), addresses=near), base_url=BASE) as other:
        assert other.get("/api/reach").json() == {"addresses": list(near)}


def test_an_invitation_says_what_it_leads_to_and_takes_no_seat(client: TestClient):
    options = {"silent_defence": True}
    body = {**BODY, "variant": "duel", "seats": [OWN, LINK], "options": options}
    made = client.post("/api/matches", json=body).json()
    at, asked = f"/api/matches/{made['match']}", {"invite": made["invites"][0]["invite"]}
    for _ in range(2):
        said = client.post(f"{at}/invitation", json=asked).json()
        assert (said["game"], said["variant"], said["free"], said["n_seats"]) == ("stratego", "duel", [1], 2)
        assert said["options"]["silent_defence"] is True
    assert client.post(f"{at}/join", json=asked).status_code == 200
    for path, sent in (
        (at, asked),
        (at, {"invite": "wrong"}),
        (at, {"invite": ""}),
        ("/api/matches/none", asked),
    ):
        answer = client.post(f"{path}/invitation", json=sent)
        code = "match/invite" if path == at else "match/unknown"
        assert answer.json()["code"] == code


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


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/games", "/api/none", "/api/matches/x"])
def test_every_answer_carries_the_security_headers(client: TestClient, built: Path, path: str):
    headers = client.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers.get_list("cross-origin-opener-policy") == ["same-origin"]
    assert headers.get_list("cross-origin-resource-policy") == ["same-origin"]
    assert "strict-transport-security" not in headers


def test_the_calls_are_described_for_machines_without_any_third_party(client: TestClient):
    described = client.get("/api/schema/openapi.json").json()
    assert {"/api/games", "/api/matches", "/api/matches/{match}/replay"} <= set(described["paths"])
    assert "http" not in client.get("/api/schema").text.replace("http/", "").replace('"type":"http"', "")


def test_a_match_by_http(client: TestClient):
    made = client.post("/api/matches", json={**BODY, "seats": [OWN, LINK]}).json()
    token = made["grants"][0]["token"]
    at = f"/api/matches/{made['match']}"
    assert client.get(at, headers=key(token)).json()["status"] == "waiting"
    joined = client.post(f"{at}/join", json={"invite": made["invites"][0]["invite"]}).json()
    assert joined["grant"]["seat"] == 1
    for seat, each in enumerate((token, joined["grant"]["token"])):
        with client.websocket_connect(f"/ws/{made['match']}") as line:
            line.send_json({"type": "hello", "token": each})
            line.send_json({"type": "command", "id": "d", "seen": 1, "action": DEPLOY[seat]})
            while line.receive_json()["type"] != "ack":
                pass
            if seat:
                line.send_json({"type": "command", "id": "r", "seen": 3, "action": "/resign"})
                while line.receive_json()["type"] != "ack":
                    pass
    summary = client.get(at, headers=key(joined["grant"]["token"])).json()
    assert (summary["status"], summary["seat"], summary["returns"]) == ("over", 1, [1, -1])
    page = client.get(f"{at}/replay?view=public&from=1&to=3", headers=key(token)).json()
    assert (page["total"], [frame["ply"] for frame in page["frames"]]) == (4, [1, 2])
    for asked, view in (("0", 0), ("1", 1), ("public", "public")):
        assert client.get(f"{at}/replay?view={asked}", headers=key(token)).json()["view"] == view
    for wrong in ("2", "-1", "x", "%C2%B2", "9999"):
        refused = client.get(f"{at}/replay?view={wrong}", headers=key(token))
        assert (refused.status_code, refused.json()["code"]) == (400, "replay/view")
    record = client.get(f"{at}/record", headers=key(token))
    assert record.json()["entries"] == [[0, DEPLOY[0]], [1, DEPLOY[1]], [1, "/resign"]]
    assert "attachment" in record.headers["content-disposition"]
    assert client.get(at).json()["code"] == "match/not-shared"
    for holder in (token, joined["grant"]["token"]):
        shown = client.post(f"{at}/share", json={"shared": True, "covered": False}, headers=key(holder))
    assert shown.json()["whole"] is True
    page = client.get(f"{at}/shared").json()
    assert (page["total"], page["is_whole"], page["play_on_until"]) == (4, True, 3)
    assert client.post(f"{at}/play-on", json={"frame": 3, "seat": 0}).status_code == 201
    watched = client.get(at).json()
    assert (watched["status"], watched["seat"], watched["game"]) == ("over", -1, "stratego")
    for path in ("replay?view=public&from=1&to=3", "replay?view=all", "belief?seat=0&ply=3", "record"):
        assert client.get(f"{at}/{path}").content == client.get(f"{at}/{path}", headers=key(token)).content
    assert client.get(at, headers=key("wrong")).status_code == 403


@pytest.mark.parametrize(
    ("path", "token", "status", "code"),
    [
        ("/api/matches/none", "x", 404, "match/unknown"),
        ("/api/matches/none", None, 404, "match/unknown"),
        ("/api/matches/{m}", None, 409, "match/running"),
        ("/api/matches/{m}", "wrong", 403, "match/token"),
        ("/api/matches/{m}", "\xed\xa0\x80", 403, "match/token"),
        ("/api/matches/{m}?token={t}", None, 409, "match/running"),
        ("/api/matches/{m}/replay?view=all", None, 409, "match/running"),
        ("/api/matches/{m}/belief?seat=0&ply=0", None, 409, "match/running"),
        ("/api/matches/{m}/record", None, 409, "match/running"),
        ("/api/matches/{m}/replay", "{t}", 409, "match/running"),
        ("/api/matches/{m}/record", "{t}", 409, "match/running"),
        ("/api/matches/{m}/replay?from=x", "{t}", 400, "http/400"),
    ],
)
def test_refused_questions_are_problems(
    client: TestClient, path: str, token: str | None, status: int, code: str
):
    made = client.post("/api/matches", json=BODY).json()
    opens = made["grants"][0]["token"]
    told = b"" if token is None else f"Bearer {token.format(t=opens)}".encode("latin-1")
    headers = {b"authorization": told} if told else {}
    answer = client.get(path.format(m=made["match"], t=opens), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert set(answer.json()) == {"code", "message", "request_id"}


# ---- anything a browser or a stranger may send -----------------------------------------------------------------------

LONG = "x" * 300


@pytest.mark.parametrize(
    "path",
    [
        *("/%00", "/api/matches/%00", "/" + LONG, f"/assets/{LONG}.js", "/%ff%fe", "/a%0d%0ab", "/x/" * 400),
        *("/api/matches/abcdefghijkl/%2e%2e/%2e%2e/host", "/game/x/%2e/y"),
    ],
)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_no_path_breaks_the_server(client: TestClient, built: Path, path: str, method: str):
    answer = client.request(method, path)
    assert answer.status_code == 404
    assert answer.headers["x-content-type-options"] == "nosniff"
    if method == "GET":
        assert answer.json()["code"] == "http/404"


@pytest.mark.parametrize(
    "body",
    [b"{", b"\xff\xfe", b'{"game":"\xff"}', b"[" * 20_000, b'{"game":' + b'{"a":' * 20_000, b"", b"null"],
)
def test_no_body_breaks_the_server(client: TestClient, body: bytes):
    answer = client.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "http/400")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "Traceback" not in answer.text


def test_a_body_without_end_is_cut_off(client: TestClient):
    answer = client.post("/api/matches", json={**BODY, "variant": "x" * 2_000_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "http/413")


def test_a_fault_of_ours_is_logged_and_keeps_its_inside(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def broken(*_: Any) -> None:
        raise ValueError("secret inside")

    monkeypatch.setattr("gonfalon.server.tables.Tables.create", broken)
    answer = client.post("/api/matches", json=BODY)
    assert (answer.status_code, answer.json()["code"]) == (500, "http/500")
    assert "secret" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "secret inside" in caplog.text


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_what_a_page_of_another_site_may_post_unasked_is_refused(client: TestClient, kind: str):
    """Forms and text/plain need no leave of ours (no preflight); JSON does."""
    headers = {"content-type": kind}
    answer = client.post("/api/matches", content=json.dumps(BODY).encode(), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (415, "http/415")


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("localhost", None, 200),
        ("127.0.0.1:8000", "http://127.0.0.1:8000", 200),
        ("[::1]:8000", "http://[::1]:8000", 200),
        ("LOCALHOST.", None, 200),
        ("play.example.org", "https://play.example.org", 200),
        ("localhost:8000", "https://play.example.org", 200),
        ("192.168.1.5:8000", "http://192.168.1.5:8000", 200),
        ("evil.example", None, 403),
        ("evil.example", "http://evil.example", 403),
        ("localhost:8000", "http://evil.example", 403),
        ("localhost:8000", "http://localhost:9000", 403),
        ("localhost:8000", "null", 403),
        ("localhost:8000", "http://[", 403),
        ("localhost@evil.example", None, 403),
        ("", None, 403),
    ],
)
def test_only_known_names_and_own_pages_are_answered(
    guarded: TestClient, host: str, origin: str | None, status: int
):
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    answer = guarded.get("/api/health", headers=headers)
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["code"] in ("request/host", "request/origin")
        with (
            pytest.raises(WebSocketDisconnect),
            guarded.websocket_connect("/ws/x", headers=headers) as line,
        ):
            line.receive_json()
    else:
        with guarded.websocket_connect("/ws/x", headers=headers) as line:
            line.send_json({"type": "hello", "token": "t"})
            assert line.receive_json() == {"type": "goodbye", "code": "match"}


@pytest.mark.parametrize(
    "path", ["/", "/match/abc", "/assets/app-1.js", "/api/games", "/api/health", "/robots.txt"]
)
def test_head_is_get_without_the_body(client: TestClient, built: Path, path: str):
    whole, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-type", "content-length", "cache-control"):
        assert head.headers.get(name) == whole.headers.get(name)


def test_search_engines_find_a_text_that_keeps_them_out_of_matches(client: TestClient, built: Path):
    answer = client.get("/robots.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "Disallow: /match/" in answer.text
    assert "<" not in answer.text


# ---- calls -----------------------------------------------------------------------------------------------------------


def test_all_of_my_games_take_one_call(client: TestClient):
    made = [client.post("/api/matches", json=BODY).json() for _ in range(3)]
    keys = [{"match": each["match"], "token": each["grants"][1]["token"]} for each in made]
    wrong = [{"match": made[0]["match"], "token": "x"}, {"match": "none", "token": keys[0]["token"]}]
    answer = client.post("/api/summaries", json=[*keys, *wrong])
    assert [each and (each["match"], each["seat"]) for each in answer.json()] == [
        *((each["match"], 1) for each in made),
        None,
        None,
    ]
    alone = client.get(f"/api/matches/{made[0]['match']}", headers=key(keys[0]["token"])).json()
    ignored = {"seats": [], "updated": 0}
    assert answer.json()[0] | ignored == alone | ignored
    assert client.post("/api/summaries", json=keys * 40).status_code == 400
    assert client.post("/api/summaries", json=[]).json() == []


WISH = {"game": "stratego", "variant": "barrage", "seat": 1}


def test_random_set_ups_are_legal_and_never_the_same(client: TestClient):
    actions = {client.post("/api/random-action", json=WISH).json()["action"] for _ in range(5)}
    assert len(actions) == 5
    game = games.get("stratego")
    for action in actions:
        game.check(game.new(0, game.setup("barrage")), 1, action)
    assert client.get("/api/random-deployment?game=stratego&variant=barrage&side=0").status_code == 404


def test_a_random_set_up_comes_from_the_systems_random_source(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
):
    """The same bits from `secrets` give the same set-up, and nothing else has a say; 63 of them."""
    asked: list[int] = []
    bits = [5]
    monkeypatch.setattr("gonfalon.server.app.secrets.randbits", lambda n: asked.append(n) or bits[0])
    one, same = (client.post("/api/random-action", json=WISH).json()["action"] for _ in range(2))
    assert one == same
    bits[0] += 2**40  # beyond the 31 bits of before
    assert client.post("/api/random-action", json=WISH).json()["action"] != one
    assert asked == [63] * 3


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "x"}, "request/game"),
        ({"variant": "/etc/passwd"}, "request/variant"),
        ({"seat": 2}, "request/invalid"),
        ({"seat": -1}, "request/invalid"),
        ({"options": {"preset": "x"}}, "request/invalid"),
        ({"options": {"seed": 1}}, "ruleset/invalid"),
        ({"n_seats": 3}, "ruleset/invalid"),
        ({"seed": 5}, "http/400"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(client: TestClient, change: dict[str, Any], code: str):
    answer = client.post("/api/random-action", json=WISH | change)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        {**BODY, "more": 1},
        {**BODY, "seats": []},
        {**BODY, "seats": [OWN] * 9},
        {**BODY, "seats": [OWN]},
        {**BODY, "seats": [OWN, {"kind": "nobody"}]},
        {**BODY, "seats": [OWN, {"kind": "own", "brings": "x" * 16_001}]},
        {**BODY, "game": "tiny_hidden"},
        {**BODY, "variant": "../../x"},
        {**BODY, "seats": [OWN, {"kind": "computer", "level": 99}]},
        {**BODY, "options": {"rescue": "often"}},
        {**BODY, "options": {"seed": 1}},
        {**BODY, "options": {"preset": "x"}},
        {**BODY, "preset": "none"},
    ],
)
def test_refused_wishes_are_problems(client: TestClient, body: Any):
    answer = client.post("/api/matches", json=body)
    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "message", "request_id"}
    assert "Traceback" not in answer.text


def test_the_list_of_games_is_packed_where_it_may_be(client: TestClient):
    plain = client.get("/api/games", headers={"accept-encoding": "identity"})
    packed = client.get("/api/games", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()
    assert [game["id"] for game in plain.json()["games"]] == list(games.lobby_ids())


def test_a_match_is_opened_once_the_rules_are_loaded(tmp_path: Path):
    app = build(str(tmp_path / "loading.sqlite"))
    app.loads_rules = True
    with TestClient(app, base_url=BASE) as client:
        health = client.get("/api/health")
        assert (health.status_code, health.json()["rules"]) == (503, "loading")
        made = client.post("/api/matches", json=BODY).json()
        app.note_rules_loaded()
        headers = {"Authorization": f"Bearer {made['grants'][0]['token']}"}
        assert client.get(f"/api/matches/{made['match']}", headers=headers).status_code == 200
        assert client.get("/api/health").json()["rules"] == "ready"
