"""The addresses of pictures on a running server, and the tags on the page of a game."""

from __future__ import annotations

import asyncio
import io
import os
from pathlib import Path

import pytest
from litestar.testing import TestClient
from PIL import Image

from gonfalon.server import pages
from gonfalon.server.app import build
from gonfalon.server.host_rules import HostRules
from gonfalon.server.limits import LIMITS, Bill, LimitName, LimitRules, Limits, open_bill
from gonfalon.server.picture_desk import PictureDesk
from tests.server.lobby import Lobby
from tests.server.shared import OPEN, a_game, kept, say, setting_of

DUEL = setting_of("stratego", "duel", 2)
HOST = "http://127.0.0.1"


@pytest.fixture
def document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A front end of one document."""
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text('<html><head><link href="/assets/a.css"></head></html>')
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")


def check_shown(client: TestClient, match: str) -> None:
    answer = client.get(f"/game/{match}/preview.png")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert answer.headers.get_list("cross-origin-resource-policy") == ["cross-origin"]
    assert Image.open(io.BytesIO(answer.content)).size == (1200, 630)
    for kind in ("gif", "webp"):
        answer = client.get(f"/game/{match}/game.{kind}")
        assert answer.headers["content-type"] == f"image/{kind}"
        assert answer.headers.get_list("cross-origin-resource-policy") == ["cross-origin"]
        assert Image.open(io.BytesIO(answer.content)).n_frames > 1  # pyright: ignore[reportAttributeAccessIssue]
    told = client.get(f"/game/{match}/game.txt?lang=de")
    assert "gewonnen" in told.text.splitlines()[0]
    assert told.headers["content-type"].startswith("text/plain")
    assert told.headers.get_list("cross-origin-resource-policy") == ["same-origin"]


def check_page(client: TestClient, match: str, base: str) -> None:
    spoofed = {"x-forwarded-proto": "https"}  # of no trusted proxy
    page = client.get(f"{base}/game/{match}?lang=de", headers=spoofed).text
    assert f'content="http://127.0.0.1{base}/game/{match}/preview.png?lang=de"' in page
    assert "gewonnen" in page.partition("og:title")[2].partition("/>")[0]
    assert f'href="{base}/assets/a.css"' in page
    assert 'property="og:image:alt"' in page
    assert "og:" not in client.get(f"{base}/rules").text
    assert "og:" not in client.get(f"{base}/game/nowhere").text


def check_closed(client: TestClient, match: str) -> None:
    assert client.get(f"/game/{match}/preview.png").status_code == 200
    for name in ("game.gif", "game.webp", "game.txt"):
        answer = client.get(f"/game/{match}/{name}")
        assert (answer.status_code, answer.json()["code"]) == (403, "match/not-shared")
        assert client.get(f"/game/nowhere/{name}").status_code == 404
    assert client.get("/game/nowhere/preview.png").status_code == 404


@pytest.mark.parametrize("base", ["", "/gonfalon"])
async def test_a_server_answers_with_the_pictures_of_a_game(
    lobby: Lobby, tmp_path: Path, document: None, base: str
):
    match = await kept(lobby, DUEL, a_game(DUEL, 3, 8))
    closed = await kept(lobby, DUEL, a_game(DUEL, 4, 8))
    await say(lobby, match, 0, OPEN)

    def ask() -> None:
        with TestClient(build(str(tmp_path / "test.sqlite"), base=base), base_url=HOST) as client:
            check_page(client, match, base)
            check_closed(client, closed)
            if not base:
                check_shown(client, match)

    await asyncio.to_thread(ask)


@pytest.mark.parametrize("name", ["preview.png", "game.gif", "game.webp"])
def test_one_address_has_so_much_drawn(tmp_path: Path, name: str):
    """Counted are the seconds of drawing: what is not drawn costs nothing."""
    rules = HostRules(limits=LimitRules({LimitName.PICTURES: 2, LimitName.TABLES: 2}, loopback=True))
    with TestClient(build(str(tmp_path / "test.sqlite"), rules=rules), base_url=HOST) as client:
        answers = [client.get(f"/game/nowhere/{name}").status_code for _ in range(3)]
        limits: Limits = client.app.state.limits
        limits.charge(LimitName.PICTURES, ["testclient"], 2)
        answers.append(client.get(f"/game/nowhere/{name}").status_code)
        going_on = [
            client.post("/api/matches/nowhere/play-on", json={"frame": 0, "seat": 0}) for _ in range(3)
        ]
    assert answers == [404, 404, 404, 429]
    assert [answer.status_code for answer in going_on] == [404, 404, 429]


async def test_a_picture_costs_the_seconds_of_its_drawing():
    limits, desk = Limits(), PictureDesk()
    open_bill(Bill(limits, LimitName.PICTURES, ("a",)))
    try:
        assert len(await desk._in_process("preview", os.urandom, 20_000_000)) == 20_000_000
    finally:
        open_bill(None)
        await desk.close()
    assert limits._left[LimitName.PICTURES, "a"][0] < LIMITS[LimitName.PICTURES].most
