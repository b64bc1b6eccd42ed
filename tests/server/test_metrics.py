"""The figures under /metrics: right, few labels, one registry a server, for this machine alone, and all of them in the guide."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect

from gonfalon.core.errors import StorageError, WireError
from gonfalon.server import metrics_page
from gonfalon.server.app import App, build
from gonfalon.server.connections import Tally
from gonfalon.server.guard import Guard
from gonfalon.server.host_rules import HostRules
from gonfalon.server.metrics import Metrics
from gonfalon.server.work_pool import Order, WorkPool
from gonfalon.server.workers import ThreadWorker
from gonfalon.storage.store import Store

from .conftest import DEPLOY, ServerProcess, wish
from .listening import listening
from .lobby import Lobby

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guides" / "run-a-server.md"
SEATS = [{"kind": "own"}, {"kind": "own"}]
BODY = {"game": "stratego", "variant": "barrage", "seats": SEATS}
WATCHED = HostRules(metrics=True)


def figures(text: str) -> dict[str, float]:
    """Every sample of a page: name{labels} -> value."""
    return {
        f"{sample.name}{{{','.join(f'{key}={value}' for key, value in sorted(sample.labels.items()))}}}": sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def watched(folder: Path, guard: Guard | None = None) -> App:
    return build(str(folder / "test.sqlite"), guard, rules=WATCHED)


async def page(port: int, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient() as asker:
        return await asker.get(f"http://127.0.0.1:{port}/metrics", headers=headers)


async def _move(line: Any, token: str, action: str) -> None:
    await line.send(json.dumps({"type": "hello", "token": token}))
    await line.send(json.dumps({"type": "command", "id": "d", "seen": 1, "action": action}))
    while json.loads(await line.recv())["type"] != "ack":
        pass


async def test_a_game_shows_in_the_figures(tmp_path: Path):
    app = watched(tmp_path)
    async with listening(app) as port, httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as asker:
        app.state.rules.set()
        made = (await asker.post("/api/matches", json=BODY)).json()
        assert (await asker.get("/api/matches/nowhere")).status_code == 404
        address = f"ws://127.0.0.1:{port}/ws/{made['match']}"
        async with connect(address, open_timeout=60) as red, connect(address, open_timeout=60) as blue:
            await _move(red, made["grants"][0]["token"], DEPLOY[0])
            await _move(blue, made["grants"][1]["token"], DEPLOY[1])
            answer = await page(port)
        assert answer.headers["content-type"].startswith("text/plain")
        found = figures(answer.text)
    route = "method=POST,route=/api/matches,status=201"
    assert found[f"gonfalon_http_request_seconds_count{{{route}}}"] == 1
    unknown = "method=GET,route=/api/matches/{match},status=404"
    assert found[f"gonfalon_http_request_seconds_count{{{unknown}}}"] == 1
    assert found["gonfalon_sockets_open{}"] == 2
    assert found["gonfalon_tables_running{game=stratego}"] == 1
    assert found["gonfalon_acts_total{game=stratego,player=person}"] == 2
    assert found["gonfalon_ack_seconds_count{}"] == 2
    assert found["gonfalon_socket_messages_sent_total{type=ack}"] == 2
    assert found["gonfalon_socket_messages_sent_total{type=update}"] >= 4
    assert found["gonfalon_storage_write_seconds_count{}"] >= 3
    assert found["gonfalon_storage_write_failures_total{}"] == 0
    assert found["process_cpu_seconds_total{}"] > 0
    assert found["process_resident_memory_bytes{}"] > 0
    secrets = [made["match"], *(grant["token"] for grant in made["grants"])]
    assert [secret for secret in secrets if secret in answer.text] == []


async def test_two_servers_of_a_process_count_apart(tmp_path: Path):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    first, second = watched(tmp_path / "a"), watched(tmp_path / "b")
    async with listening(first) as one, listening(second) as two, httpx.AsyncClient() as asker:
        await asker.get(f"http://127.0.0.1:{one}/api/reach")
        name = "gonfalon_http_request_seconds_count{method=GET,route=/api/reach,status=200}"
        assert figures((await page(one)).text)[name] == 1
        assert name not in figures((await page(two)).text)


@pytest.mark.parametrize("header", metrics_page.FORWARDED)
async def test_what_a_proxy_passes_on_is_told_nothing(tmp_path: Path, header: str):
    async with listening(watched(tmp_path, Guard(public=("play.example.org",)))) as port:
        assert (await page(port)).status_code == 200
        passed_on = await page(port, **{header: "127.0.0.1"})
        assert (passed_on.status_code, passed_on.json()["code"]) == (404, "http/404")
        assert (await page(port, host="play.example.org")).status_code == 404


async def _status(application: App, address: str) -> int:
    """The status with which the page is answered to somebody at this address."""
    transport = httpx.ASGITransport(application, client=(address, 5))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as asker:
        return (await asker.get("/metrics")).status_code


async def test_other_machines_are_told_nothing(tmp_path: Path):
    application = watched(tmp_path, Guard(any_address=True))
    for address in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        assert await _status(application, address) == 200, address
    for address in ("192.168.1.9", "2001:db8::1", "", "localhost.example.org"):
        assert await _status(application, address) == 404, address


async def test_without_the_option_there_are_no_figures(tmp_path: Path):
    assert await _status(build(str(tmp_path / "test.sqlite")), "127.0.0.1") == 404


def test_the_option_of_the_command_shows_them(server: ServerProcess):
    server.more = ("--metrics",)
    server.start()
    assert "gonfalon_build" in httpx.get(f"{server.base}/metrics").text


def test_labels_do_not_grow_with_what_strangers_send(client: TestClient):
    application: Any = client.app
    before = _n_samples(application.metrics)
    for n in range(50):
        client.get(f"/api/matches/stranger-{n}")
        client.get(f"/somewhere/{n}")
        client.request(f"M{n}", f"/api/else/{n}")
        client.get("/api/health", headers={"host": f"evil-{n}.example"})
    assert _n_samples(application.metrics) - before < 5 * 20


def _n_samples(metrics: Metrics) -> int:
    return sum(len(family.samples) for family in metrics.registry.collect())


def _value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, labels)


# ---- queues, storage, limits, the loop -------------------------------------------------------------------------------


async def test_searches_that_wait_are_counted_until_their_turn():
    metrics, gate = Metrics(), threading.Event()
    pool = WorkPool([ThreadWorker()], ("hint",), metrics)
    asked = [asyncio.create_task(pool.run(Order("hint", "a table"), gate.wait, 60)) for _ in range(3)]
    await _until(lambda: _value(metrics, "gonfalon_searches_waiting", queue="hint") == 2)
    gate.set()
    assert await asyncio.gather(*asked) == [True, True, True]
    assert _value(metrics, "gonfalon_searches_waiting", queue="hint") == 0
    assert _value(metrics, "gonfalon_search_wait_seconds_count", queue="hint") == 3
    await pool.close()


async def test_one_who_gives_up_waits_no_more():
    metrics = Metrics()
    wait = metrics.wait("computer")
    wait.end()
    wait.end()
    assert _value(metrics, "gonfalon_searches_waiting", queue="computer") == 0
    assert _value(metrics, "gonfalon_search_wait_seconds_count", queue="computer") == 1


async def test_a_computer_that_plays_is_counted(lobby: Lobby):
    lobby.rooms.metrics = lobby.rooms.pool.metrics = metrics = Metrics()
    made = await lobby.tables.create(wish("own", 1))
    room = await lobby.rooms.get(made.match)
    assert room.computers is not None
    room.computers.start()
    await _until(lambda: _value(metrics, "gonfalon_acts_total", game="stratego", player="computer") == 1)
    assert _value(metrics, "gonfalon_search_wait_seconds_count", queue="computer") == 1


async def test_a_write_that_fails_is_counted(tmp_path: Path):
    store = await Store.open(str(tmp_path / "test.sqlite"))
    store.watch = metrics = Metrics()

    async def broken(_: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("the disk is full"))

    with pytest.raises(StorageError):
        await store.write(broken)
    await store.close()
    assert _value(metrics, "gonfalon_storage_write_failures_total") == 1
    assert _value(metrics, "gonfalon_storage_write_seconds_count") == 1


def test_limits_that_are_hit_are_counted(client: TestClient, monkeypatch: pytest.MonkeyPatch):
    application: Any = client.app

    def refused(*_: Any) -> None:
        raise WireError("request/too-often", "wait")

    monkeypatch.setattr("gonfalon.server.tables.Tables.create", refused)
    assert client.post("/api/matches", json=BODY).status_code == 429
    assert _value(application.metrics, "gonfalon_limits_hit_total", limit="request/too-often") == 1


def test_a_connection_that_is_turned_away_is_counted(tmp_path: Path):
    from gonfalon.server.forwarded import TrustedProxies
    from gonfalon.server.run import Watching, _config, _logging

    application = build(str(tmp_path / "test.sqlite"))
    tally: Tally = _config(application, 1, False, TrustedProxies(), _logging(Watching())).tally
    tally.on_full()
    assert _value(application.metrics, "gonfalon_limits_hit_total", limit="connections") == 1


async def test_a_loop_that_is_held_up_is_late(monkeypatch: pytest.MonkeyPatch):
    metrics = Metrics()
    monkeypatch.setattr("gonfalon.server.metrics.LAG_SECONDS", 0.0)
    measuring = asyncio.create_task(metrics.measure_lag())
    await _until(lambda: (_value(metrics, "gonfalon_event_loop_lag_seconds_count") or 0) >= 3)
    measuring.cancel()


async def _until(condition: Any) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


# ---- the guide -------------------------------------------------------------------------------------------------------


@pytest.fixture
def families(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Every family of figures that a server shows: name -> what it says."""
    application = build(str(tmp_path / "test.sqlite"))
    with TestClient(application, base_url="http://127.0.0.1"):
        found = {
            family.name + ("_total" if family.type == "counter" else ""): family.documentation
            for family in application.metrics.registry.collect()
        }
        yield found


def test_the_guide_lists_every_figure_and_no_other(families: dict[str, str]):
    told = set(re.findall(r"`((?:gonfalon|process)_\w+)`", GUIDE.read_text(encoding="utf-8")))
    assert told == set(families)


def test_every_figure_says_what_it_counts(families: dict[str, str]):
    assert [name for name, about in families.items() if len(about) < 10] == []
