"""Passkeys: a name is brought back by a device that signs, and by nothing else."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count as numbers_from
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from gonfalon.core.errors import WireError
from gonfalon.server import passkey_challenges as challenges
from gonfalon.server import passkeys
from gonfalon.server.app import build
from gonfalon.server.guard import Guard
from gonfalon.server.keys import digest, new_token, of_seat_token, seat_token
from gonfalon.server.limits import LimitName, LimitRules, Limits
from gonfalon.storage.push import PushStore, PushTarget

from .lobby import Lobby
from .passkey_device import Device, b64
from .test_people import CREST, a_person

HERE = "http://localhost"
PUBLIC = "https://play.example.org"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("passkeys")


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[TestClient[Any]]:
    """A server that goes by localhost and, behind a proxy, by a name of its own."""
    app = build(str(folder / "p.sqlite"), Guard(public=["play.example.org"]))
    with TestClient(app, base_url=HERE) as client:
        yield client


class Person:
    """Somebody with a name of their own at one origin."""

    numbers = numbers_from(1)

    def __init__(self, site: TestClient[Any], origin: str = HERE) -> None:
        self.site, self.origin, self.key = site, origin, new_token()
        self.name = f"Heron {next(self.numbers)}"
        body = {"name": self.name, "crest": msgspec.to_builtins(CREST)}
        assert self.post("/api/person", body).status_code == 200

    def headers(self) -> dict[str, str]:
        host = self.origin.partition("://")[2]
        return {"origin": self.origin, "host": host, "authorization": f"Bearer {self.key}"}

    def post(self, path: str, body: Any = None) -> Any:
        return self.site.post(path, json={} if body is None else body, headers=self.headers())

    def wish(self) -> Any:
        return self.post("/api/person/passkeys/challenge").json()

    def adds(self, device: Device, label: str = "Laptop") -> Any:
        return self.post("/api/person/passkeys", device.make(self.wish(), label))

    def passkeys(self) -> list[dict[str, Any]]:
        return self.site.get("/api/person/passkeys", headers=self.headers()).json()["passkeys"]


def question(site: TestClient[Any], origin: str = HERE) -> Any:
    return ask(site, "/api/passkeys/challenge", {}, origin).json()


def come_back(site: TestClient[Any], proof: dict[str, Any], origin: str = HERE) -> Any:
    return ask(site, "/api/passkeys/use", proof, origin)


def ask(site: TestClient[Any], path: str, body: Any, origin: str) -> Any:
    return site.post(path, json=body, headers={"origin": origin, "host": origin.partition("://")[2]})


def own_name(site: TestClient[Any], key: str) -> str:
    return site.get("/api/person", headers={"authorization": f"Bearer {key}"}).json().get("name", "")


@pytest.mark.parametrize("origin", [HERE, "http://localhost:8000", PUBLIC])
def test_a_passkey_brings_the_name_back_and_the_first_browser_keeps_it(site: TestClient[Any], origin: str):
    somebody, device = Person(site, origin=origin), Device(origin)
    (kept,) = somebody.adds(device, "  My  laptop\u202e ").json()["passkeys"]
    assert (kept["label"], kept["used"]) == ("My laptop", 0)
    found = come_back(site, device.sign(question(site, origin)), origin)
    assert found.status_code == 200, found.text
    key = found.json()["person"]
    assert key != somebody.key
    assert own_name(site, key) == own_name(site, somebody.key) == somebody.name
    assert somebody.passkeys()[0]["used"] > 0
    page = site.get(f"/api/people/{somebody.name}", headers={"authorization": f"Bearer {key}"}).json()
    assert page["own"] is True


def test_the_seats_come_along_and_both_browsers_sit_there(site: TestClient[Any]):
    somebody, device = Person(site), Device(HERE)
    seats = [{"kind": "own"}, {"kind": "link"}]
    made = somebody.post("/api/matches", {"game": "stratego", "variant": "barrage", "seats": seats}).json()
    somebody.adds(device)
    parcel = come_back(site, device.sign(question(site))).json()
    (game,) = parcel["games"]
    (grant,) = game["grants"]
    assert (game["match"], grant["seat"]) == (made["match"], 0)
    asked = f"/api/matches/{made['match']}"
    for token in (grant["token"], made["grants"][0]["token"]):
        assert site.get(asked, headers={"authorization": f"Bearer {token}"}).json()["seat"] == 0
        with site.websocket_connect(f"/ws/{made['match']}", headers={"host": "localhost"}) as line:
            line.send_json({"type": "hello", "token": token})
            assert line.receive_json()["seat"] == 0
    for wrong in (seat_token(new_token(), 0), parcel["person"], f"{parcel['person']}.x"):
        assert site.get(asked, headers={"authorization": f"Bearer {wrong}"}).json()["code"] == "match/token"
    elsewhere = site.get(asked, headers={"authorization": f"Bearer {seat_token(parcel['person'], 1)}"})
    assert elsewhere.json()["seat"] == 0, "in a rematch the sides may have changed"
    joined = {"invite": made["invites"][0]["invite"], "keys": [grant["token"]]}
    assert somebody.post(f"{asked}/join", joined).json()["code"] == "match/one-seat"


def test_a_key_to_a_seat_by_name_is_read_as_it_was_written():
    assert of_seat_token(seat_token("k" * 32, 3)) == ("k" * 32, 3)
    for text in ("", "k", ".1", "k.", "k.x", "k.-1", "k.²", "k.1234"):
        assert of_seat_token(text) == ("", -1)


def test_a_challenge_is_good_once_for_one_purpose_and_five_minutes(
    site: TestClient[Any], monkeypatch: pytest.MonkeyPatch
):
    somebody, other, device = Person(site), Person(site), Device(HERE)
    wish = somebody.wish()
    made = device.make(wish)
    assert other.post("/api/person/passkeys", made).json()["code"] == "passkey/late"
    assert somebody.post("/api/person/passkeys", made).json()["code"] == "passkey/late", "it is used up"
    somebody.adds(device)
    proof = device.sign(question(site))
    assert come_back(site, proof).status_code == 200
    assert come_back(site, proof).json()["code"] == "passkey/late"
    assert come_back(site, device.sign(somebody.wish())).json()["code"] == "passkey/late"
    assert come_back(site, device.sign({**question(site), "challenge": b64(b"x" * 32)})).status_code == 409
    late, clock = device.sign(question(site)), time.monotonic()
    later = SimpleNamespace(monotonic=lambda: clock + challenges.GOOD_SECONDS + 1)
    monkeypatch.setattr(challenges, "time", later)
    assert come_back(site, late).json()["code"] == "passkey/late"


def test_another_site_gets_nothing(site: TestClient[Any]):
    somebody, device = Person(site), Device(HERE)
    somebody.adds(device)
    asked = question(site)
    device.origin = PUBLIC
    assert come_back(site, device.sign(asked)).json()["code"] == "passkey/refused", "wrong origin"
    device.origin = HERE
    wrong_host = {**question(site), "host": "play.example.org"}
    assert come_back(site, device.sign(wrong_host)).json()["code"] == "passkey/refused"
    proof = device.sign(question(site))
    assert come_back(site, proof, PUBLIC).json()["code"] == "passkey/late", "asked by another site"
    made = Device("https://evil.example").make(somebody.wish())
    assert somebody.post("/api/person/passkeys", made).json()["code"] == "passkey/refused"
    made = Device(HERE).make({**somebody.wish(), "host": "play.example.org"})
    assert somebody.post("/api/person/passkeys", made).json()["code"] == "passkey/refused"


def test_a_sign_count_that_goes_back_or_stands_still_is_refused(site: TestClient[Any]):
    somebody, device = Person(site), Device(HERE)
    somebody.adds(device)
    for _ in range(3):
        assert come_back(site, device.sign(question(site))).status_code == 200
    for earlier in (1, 2):
        device.counter = earlier
        assert come_back(site, device.sign(question(site))).json()["code"] == "passkey/refused"
    device.counter = 3
    assert come_back(site, device.sign(question(site))).status_code == 200


def test_a_signature_of_another_key_or_for_another_person_is_refused(site: TestClient[Any]):
    somebody, other, device, thief = Person(site), Person(site), Device(HERE), Device(HERE)
    somebody.adds(device)
    other.adds(thief)
    thief.id = device.id
    thief.user = device.user
    assert come_back(site, thief.sign(question(site))).json()["code"] == "passkey/refused"
    device.user = other.wish()["user"]
    assert come_back(site, device.sign(question(site))).json()["code"] == "passkey/refused"


@pytest.mark.parametrize("field", ["client", "data", "signature", "user", "id"])
@pytest.mark.parametrize("told", ["", "AAAA", "_" * 8000])
def test_bytes_of_a_stranger_are_refused_without_a_fault(site: TestClient[Any], field: str, told: str):
    somebody, device = Person(site), Device(HERE)
    somebody.adds(device)
    found = come_back(site, {**device.sign(question(site)), field: told})
    assert found.json()["code"].startswith("passkey/")
    if field in ("client", "id"):
        made = {**Device(HERE).make(somebody.wish()), field: told}
        assert somebody.post("/api/person/passkeys", made).json()["code"].startswith("passkey/")


def test_several_passkeys_are_named_and_removed_with_the_keys_they_gave(site: TestClient[Any]):
    somebody, laptop, phone = Person(site), Device(HERE), Device(HERE)
    somebody.adds(laptop, "Laptop")
    somebody.adds(phone, "Phone")
    assert [one["label"] for one in somebody.passkeys()] == ["Laptop", "Phone"]
    assert set(somebody.wish()["known"]) == {b64(laptop.id), b64(phone.id)}
    assert somebody.adds(phone).json()["code"] == "passkey/known"
    by_laptop, by_phone, again = (
        come_back(site, one.sign(question(site))).json()["person"] for one in (laptop, phone, phone)
    )
    somebody.key = again
    left = somebody.post("/api/person/passkeys/remove", {"id": b64(phone.id)}).json()["passkeys"]
    assert [one["label"] for one in left] == ["Laptop"]
    assert own_name(site, by_phone) == "", "a browser that came back with it is a guest"
    assert own_name(site, by_laptop) == own_name(site, again) == somebody.name
    assert come_back(site, phone.sign(question(site))).json()["code"] == "passkey/unknown"
    stranger = Person(site)
    stranger.post("/api/person/passkeys/remove", {"id": b64(laptop.id)})
    assert len(somebody.passkeys()) == 1, "nobody removes another's"


@pytest.mark.parametrize("way", ["remove", "forget", "recover"])
def test_a_table_that_was_opened_by_name_is_left_when_the_key_ends(site: TestClient[Any], way: str):
    somebody, device = Person(site), Device(HERE)
    seats = [{"kind": "own"}, {"kind": "link"}]
    made = somebody.post("/api/matches", {"game": "stratego", "variant": "barrage", "seats": seats}).json()
    somebody.adds(device)
    thief = come_back(site, device.sign(question(site))).json()["person"]
    with site.websocket_connect(f"/ws/{made['match']}", headers={"host": "localhost"}) as line:
        line.send_json({"type": "hello", "token": seat_token(thief, 0)})
        assert line.receive_json()["type"] == "welcome"
        if way == "recover":
            code = somebody.post("/api/person/recovery").json()["code"]
            somebody.post("/api/person/recover", {"code": code})
        elif way == "forget":
            somebody.post("/api/person/forget")
        else:
            somebody.post("/api/person/passkeys/remove", {"id": b64(device.id)})
        line.send_json({"type": "ping"})
        told = [line.receive_json()["type"]]
        while told[-1] not in ("pong", "goodbye"):
            told.append(line.receive_json()["type"])
        assert told[-1] == "goodbye"


async def test_a_browser_whose_passkey_is_removed_gets_no_news(lobby: Lobby):
    key, person = await a_person(lobby, "Grey Heron")
    push = PushStore(lobby.store)
    await push.keep(PushTarget("a", "https://push.example/a", "", "", person, 0, 0, 1), [])
    await passkeys.Passkeys(lobby.people).remove(key, "of a lost phone")
    assert await push.targets("any match", 0, "", person) == []


def test_a_name_has_ten_at_most(site: TestClient[Any]):
    somebody = Person(site)
    for _ in range(passkeys.MOST_PASSKEYS):
        assert somebody.adds(Device(HERE)).status_code == 200
    assert somebody.wish()["code"] == "passkey/too-many"


@pytest.mark.parametrize("way", ["forget", "recover"])
def test_whoever_is_forgotten_or_recovered_has_no_passkeys(site: TestClient[Any], way: str):
    somebody, device = Person(site), Device(HERE)
    somebody.adds(device)
    other = come_back(site, device.sign(question(site))).json()["person"]
    if way == "forget":
        somebody.post("/api/person/forget")
    else:
        code = somebody.post("/api/person/recovery").json()["code"]
        somebody.post("/api/person/recover", {"code": code})
    assert own_name(site, other) == own_name(site, somebody.key) == ""
    assert come_back(site, device.sign(question(site))).json()["code"] == "passkey/unknown"


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://play.example.org", "play.example.org"),
        ("https://Play.Example.org:8443", "play.example.org"),
        ("http://localhost:8000", "localhost"),
        ("http://a.localhost", "a.localhost"),
        ("http://play.example.org", ""),
        ("http://127.0.0.1:8000", ""),
        ("https://192.168.1.7", ""),
        ("https://[::1]", ""),
        ("http://[::1", ""),
        ("null", ""),
        ("", ""),
        (None, ""),
    ],
)
def test_passkeys_are_for_https_with_a_name_and_for_localhost(origin: str | None, host: str):
    if host:
        assert passkeys.site_of(origin).host == host
        return
    with pytest.raises(WireError) as caught:
        passkeys.site_of(origin)
    assert caught.value.code == "passkey/not-here"


def test_challenges_are_bounded():
    kept = challenges.Challenges()
    first = kept.ask(HERE)
    for _ in range(challenges.MOST_KEPT):
        kept.ask(HERE)
    assert len(kept) == challenges.MOST_KEPT
    assert not kept.answered(first, HERE)


def test_strangers_cannot_ask_without_end(site: TestClient[Any], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(site.app.state, "limits", Limits(LimitRules({LimitName.PASSKEYS: 3}, loopback=True)))
    told = [ask(site, "/api/passkeys/challenge", {}, HERE).status_code for _ in range(4)]
    assert told[-1] == 429


def test_the_server_keeps_no_key(site: TestClient[Any], folder: Path):
    somebody, device = Person(site), Device(HERE)
    somebody.adds(device)
    key = come_back(site, device.sign(question(site))).json()["person"]
    raw = b"".join(path.read_bytes() for path in folder.glob("p.sqlite*"))
    assert digest(key).encode() in raw
    assert key.encode() not in raw
