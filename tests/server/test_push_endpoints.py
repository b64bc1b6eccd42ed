"""Where web push may be sent to: push services alone, over TLS, at public addresses; and the calls of browsers."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from litestar.testing import TestClient

from gonfalon.core.errors import WireError
from gonfalon.server import push_endpoints
from gonfalon.server.app import build
from gonfalon.server.host_rules import HostRules
from gonfalon.server.limits import LimitName, LimitRules
from gonfalon.server.push_endpoints import Answer, endpoint_of, is_public, post, reachable
from gonfalon.server.pushing import PushSettings

from .push_service import PushService, Subscriber

GOOGLE = "https://fcm.googleapis.com/fcm/send/abc:def"


@pytest.mark.parametrize(
    "address",
    [
        GOOGLE,
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QGx?a=b",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d",
        "https://fcm.googleapis.com:443/fcm/send/abc",
    ],
)
def test_the_services_of_browsers_are_known(address: str):
    found = endpoint_of(address)
    assert (found.scheme, found.port, found.is_named) == ("https", 443, False)
    assert address.startswith(found.origin)


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/x",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilnotify.windows.com/x",
        "https://notify.windows.com/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com\\@127.0.0.1/x",
        "https://fcm.googleapis.com#@127.0.0.1/",
        "https://fcm.googleapis.com./x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://169.254.169.254/latest/meta-data",
        "file:///etc/passwd",
        "//fcm.googleapis.com/x",
        "https:///x",
        "https://fcm.googleapis.com:port/x",
        "https://fcm.googleapis.com/x\r\nHost: other",
        "https://fcm.googleapis.com/ä",
        "https://fcm.googleapis.com/a b",
        "https://[fcm.googleapis.com/x",
        "",
    ],
)
def test_no_other_address_is_taken(address: str):
    with pytest.raises(WireError) as refused:
        endpoint_of(address)
    assert refused.value.code == "push/endpoint"


def test_the_host_of_the_server_may_name_a_service():
    """On the loopback address without TLS, elsewhere only with it; at the port that was named and no other."""
    named = ("127.0.0.1:9000", "push.example.org", "[::1]:9000")
    assert endpoint_of("http://127.0.0.1:9000/x", named).is_named
    assert endpoint_of("http://[::1]:9000/x", named).is_named
    assert endpoint_of("https://push.example.org/x", named).origin == "https://push.example.org"
    for other in (
        "http://push.example.org/x",
        "http://127.0.0.1:9001/x",
        "http://127.0.0.1/x",
        "https://push.example.org:8443/x",
        "http://localhost:9000/x",
    ):
        with pytest.raises(WireError):
            endpoint_of(other, named)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.7", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "2002:a00:1::1"),
    ],
)
def test_a_known_name_that_leads_inside_is_not_followed(address: str, monkeypatch: pytest.MonkeyPatch):
    """Not even where only one of its addresses does; and the connection goes to the address that was looked at."""
    assert not is_public(address)
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    leads = [(socket.AF_INET, 1, 6, "", ("142.250.1.95", 443)), (family, 1, 6, "", (address, 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_more: leads)
    with pytest.raises(OSError, match="private network"):
        reachable(endpoint_of(GOOGLE))
    asked: list[str] = []
    monkeypatch.setattr(socket, "create_connection", lambda *where, **_: asked.append(str(where)))
    assert post(endpoint_of(GOOGLE), {}, b"") == Answer(0)
    assert asked == []


def test_the_connection_goes_to_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch):
    leads = [(socket.AF_INET, 1, 6, "", ("142.250.1.95", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_more: leads)
    asked: list[object] = []

    def refuse(where: object, *_: object) -> None:
        asked.append(where)
        raise OSError

    monkeypatch.setattr(push_endpoints.socket, "create_connection", refuse)
    assert post(endpoint_of(GOOGLE), {}, b"") == Answer(0)
    assert asked == [("142.250.1.95", 443)]


def test_public_addresses_are_public():
    assert is_public("142.250.1.95")
    assert is_public("2a00:1450:4001:80b::200a")


# ---- over HTTP ------------------------------------------------------------------------------------------------------


@pytest.fixture
def service() -> Iterator[PushService]:
    found = PushService()
    yield found
    found.close()


def test_the_calls(tmp_path: Path, service: PushService):
    phone = Subscriber(service, "phone")
    settings = PushSettings(hosts=(service.host,))
    with TestClient(
        build(str(tmp_path / "test.sqlite"), rules=HostRules(push=settings)), base_url="http://127.0.0.1"
    ) as client:
        offer = client.get("/api/push").json()
        assert offer["available"]
        assert client.get("/api/push").json() == offer, "the key stays"
        plan = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "own"}]}
        made = client.post("/api/matches", json=plan).json()
        request = msgspec.to_builtins(phone.request((made["match"], made["grants"][0]["token"])))
        assert client.post("/api/push", json=request).json() == {"seats": 1}
        assert client.post("/api/push/test", json={"endpoint": phone.endpoint}).json() == {"accepted": True}
        assert phone.kinds == ["test"]
        assert f"k={offer['key']}" in phone.heads[0]["authorization"]
        assert client.post("/api/push/forget", json={"endpoint": phone.endpoint}).json() == {"known": True}
        answer = client.post("/api/push/test", json={"endpoint": phone.endpoint})
        assert (answer.status_code, answer.json()["code"]) == (404, "push/unknown")
        for wrong in (
            {"endpoint": "http://127.0.0.1:1/x"},
            {"endpoint": "http://169.254.169.254/latest"},
            {"p256dh": "AAAA"},
            {"p256dh": "ä"},
            {"auth": "AAAA"},
            {"auth": "?"},
        ):
            answer = client.post("/api/push", json={**request, **wrong})
            assert (answer.status_code, answer.json()["code"]) == (400, "push/endpoint"), wrong
        assert client.post("/api/push", json={**request, "quiet_from": 1440}).status_code == 400
        assert client.post("/api/push", json={**request, "seats": [{}]}).status_code == 400


def test_a_server_without_push_says_so(tmp_path: Path, service: PushService):
    phone = Subscriber(service, "phone")
    with TestClient(
        build(str(tmp_path / "test.sqlite"), rules=HostRules(push=PushSettings(is_on=False))),
        base_url="http://127.0.0.1",
    ) as client:
        assert client.get("/api/push").json() == {"available": False, "key": ""}
        answer = client.post("/api/push", json=msgspec.to_builtins(phone.request()))
        assert (answer.status_code, answer.json()["code"]) == (403, "push/off")


def test_whoever_asks_too_often_waits(tmp_path: Path):
    rules = HostRules(limits=LimitRules({LimitName.PUSH: 2}, loopback=True))
    with TestClient(build(str(tmp_path / "test.sqlite"), rules=rules), base_url="http://127.0.0.1") as client:
        calls = [client.post("/api/push/forget", json={"endpoint": "x"}).status_code for _ in range(3)]
        assert calls == [200, 200, 429]
