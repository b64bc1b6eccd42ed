"""Through nginx and Caddy as deploy/ configures them: pages, calls, sockets, streams of events and the visitor's address.

The server runs with the options of deploy/systemd/gonfalon.env.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from gonfalon.server.app import MAX_BODY
from gonfalon.server.pages import STATIC
from tests.server.conftest import DEPLOY as ACTIONS
from tests.server.conftest import ForkedServer

from . import programs
from .proxies import NAME, Proxied, ProxyName, certificate, changed, proxied, shipped

PATH = "/gonfalon"
"""Below which deploy/ configures a server that shares its host."""
BODY = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}] * 2}
OFFERED = {
    "game": "stratego",
    "variant": "barrage",
    "seats": [{"kind": "own"}, {"kind": "open"}],
    "terms": {"listed": True},
}


@cache
def known_options() -> str:
    """What `gonfalon serve --help` tells."""
    command = [sys.executable, "-m", "gonfalon.cli.main", "serve", "--help"]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout


def options() -> tuple[str, ...]:
    """The options of the unit, as systemd would split them."""
    told = programs.settings(programs.DEPLOY / "systemd/gonfalon.env")
    return ("--public-name", told["GONFALON_NAME"], *told["GONFALON_OPTIONS"].split())


def trusts_proxies() -> bool:
    """Does this server take the visitor's address from a proxy?"""
    return "--trust-proxy" in known_options()


@contextlib.contextmanager
def site(kind: ProxyName, folder: Path, path: str, more: tuple[str, ...] = ()) -> Iterator[Proxied]:
    """A server with its proxy. path: "" or PATH; more: further options of the server."""
    programs.program(kind)
    server = ForkedServer(folder / "data", GONFALON_WARM="0")
    server.path = path
    server.more = (*(options() if trusts_proxies() else options()[:2]), *more)
    server.start()
    try:
        with proxied(kind, folder / kind, server.port, path) as found:
            yield found
    finally:
        server.stop()


@pytest.fixture(
    scope="module", params=[("nginx", ""), ("nginx", PATH), ("caddy", ""), ("caddy", PATH)], ids="".join
)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    """A server behind each proxy, with a host of its own and below a path."""
    kind, path = request.param
    with site(kind, tmp_path_factory.mktemp("proxied"), path) as found:
        yield found


def test_the_page_comes_with_its_path(place: Proxied):
    with place.client() as client:
        page = client.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert "default-src 'self'" in page.headers["content-security-policy"]
        if (STATIC / "index.html").is_file():
            assert page.status_code == 200
            assert f'name="gonfalon-base" content="{place.path}/"' in page.text
        assert client.get("/api/health").json()["ready"] is True


def test_whoever_comes_without_tls_is_sent_to_it(place: Proxied):
    """Below a path that is the other site's business; Caddy does it everywhere."""
    with contextlib.suppress(httpx.ConnectError):
        answer = httpx.get(f"http://127.0.0.1:{place.plain}/api/health", headers={"Host": NAME})
        assert answer.status_code in (301, 308)
        assert answer.headers["location"].startswith(f"https://{NAME}")
        return
    assert place.path == PATH


def test_the_path_without_its_slash_leads_to_the_page_and_its_neighbours_stay(place: Proxied):
    if not place.path:
        return
    with place.client() as client:
        bare = client.get(f"https://127.0.0.1:{place.port}{PATH}")
        assert bare.status_code in (301, 302)
        assert bare.headers["location"].endswith(f"{PATH}/")
        other = client.get(f"https://127.0.0.1:{place.port}/api/health")
        assert "ready" not in other.text


def test_a_game_is_played_through_the_socket(place: Proxied):
    with place.client() as client:
        made = client.post("/api/matches", json=BODY).json()
    grant = next(each for each in made["grants"] if each["seat"] == 0)
    with place.socket(made["match"]) as line:
        line.send(json.dumps({"type": "hello", "token": grant["token"]}))
        welcome = until(line, "welcome")
        line.send(json.dumps({"type": "command", "id": "a", "seen": welcome["v"], "action": ACTIONS[0]}))
        assert until(line, "ack", "nack") == {"type": "ack", "id": "a", "v": welcome["v"] + 1}


def until(line: Any, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message = json.loads(line.recv(timeout=120))
        if message["type"] in kinds:
            return message


def test_events_arrive_while_their_stream_is_open(place: Proxied):
    """The second event tells of a table that was offered after the first had arrived: the proxy has held neither back."""
    with place.client() as client, client.stream("GET", "/api/seats/events") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        lines = stream.iter_lines()
        assert next(line for line in lines if line.startswith("data:"))
        with place.client() as other:
            made = other.post("/api/matches", json=OFFERED)
            assert made.status_code == 201, made.text
        assert next(line for line in lines if line.startswith("data:") and made.json()["match"] in line)


def test_the_longest_body_passes_and_a_longer_one_is_refused_by_the_server(place: Proxied):
    """The server's own bound is told as a problem in JSON; nginx's lies above it."""
    with place.client() as client:
        head = {"content-type": "application/json"}
        fits = client.post("/api/appraisal", content=b"[" + b" " * (MAX_BODY - 2) + b"]", headers=head)
        assert fits.status_code == 400
        assert fits.json()["code"]
        beyond = client.post("/api/appraisal", content=b" " * (MAX_BODY + 1), headers=head)
        assert beyond.status_code == 413


def test_nothing_but_the_name_of_the_site_is_answered(place: Proxied):
    with place.client() as client:
        answer = client.get("/api/health", headers={"Origin": "https://evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "request/origin")


# ---- the visitor's address ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded"])
def test_what_a_visitor_says_of_their_address_never_reaches_the_server(
    kind: ProxyName, header: str, tmp_path: Path
):
    """The server gets the address of the connection, whatever the visitor has written. A listener in its place sees that."""
    programs.program(kind)
    heard: list[dict[str, str]] = []
    with listener(heard) as port, proxied(kind, tmp_path, port, "") as found, found.client() as client:
        client.get(
            "/api/health", headers={header: "for=192.0.2.77" if header == "Forwarded" else "192.0.2.77"}
        )
    assert heard[0]["x-forwarded-for"] == "127.0.0.1"
    assert heard[0]["x-forwarded-proto"] == "https"
    assert heard[0]["host"] == NAME
    assert "192.0.2.77" not in "".join(heard[0].values())


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
@pytest.mark.parametrize("path", ["", PATH], ids=["root", "path"])
def test_the_figures_of_the_server_are_shown_to_nobody(kind: ProxyName, path: str, tmp_path: Path):
    """The proxy refuses them itself; other places reach the listener."""
    programs.program(kind)
    heard: list[dict[str, str]] = []
    with listener(heard) as port, proxied(kind, tmp_path, port, path) as found, found.client() as client:
        assert [client.get(place).status_code for place in ("/metrics", "/metric", "/")] == [404, 204, 204]
    assert len(heard) == 2


@contextlib.contextmanager
def listener(heard: list[dict[str, str]]) -> Iterator[int]:
    """The port of a server that answers everything with 204 and keeps the headers, their names in small letters."""
    import threading
    from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            heard.append({name.lower(): value for name, value in self.headers.items()})
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server.server_port
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_the_visitors_address_counts_from_a_trusted_proxy_alone(kind: ProxyName, tmp_path: Path):
    """With trust each visitor has limits of their own, although all connections come from this machine."""
    if not trusts_proxies():
        pytest.skip("this server takes no address from proxies yet: `serve` has no --trust-proxy")
    with site(kind, tmp_path / "trusting", "", ("--limit", "tables=2")) as found, found.client() as client:
        answers = [client.post("/api/matches", json=BODY).status_code for _ in range(3)]
    assert answers == [201, 201, 429], "the visitor is limited, whom the proxy names"


# ---- the helpers themselves --------------------------------------------------------------------------------------------


def test_a_place_that_a_configuration_lacks_is_told():
    with pytest.raises(AssertionError, match="no 'listen 81;'"):
        changed(shipped("nginx/site.conf"), ("listen 81;", "listen 8081;"))


def test_the_certificate_is_for_the_name_of_the_configurations(tmp_path: Path):
    certificate(tmp_path)
    assert os.stat(tmp_path / "key.pem").st_size > 0
    for file in ("nginx/site.conf", "caddy/Caddyfile", "caddy/Caddyfile.path"):
        assert NAME in shipped(file)
