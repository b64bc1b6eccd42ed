"""What TLS adds to answers: only where the scheme is https, as a trusted proxy tells it, and never for a loopback name."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from gonfalon.server.app import build
from gonfalon.server.forwarded import TrustedProxies, trusted_networks
from gonfalon.server.guard import Guard
from gonfalon.server.headers import HEADERS, head, transport_headers
from gonfalon.server.host_rules import HostRules

from .listening import listening

PUBLIC = "play.example.org"


@pytest.mark.parametrize(
    ("peer", "host", "scheme", "is_told"),
    [
        ("127.0.0.1", PUBLIC, "https", True),
        ("127.0.0.1", PUBLIC, "http", False),
        ("127.0.0.1", PUBLIC, "", False),
        ("127.0.0.2", PUBLIC, "https", False),
        ("127.0.0.1", "localhost", "https", False),
    ],
)
async def test_a_browser_is_bound_to_tls_where_it_came_by_tls(
    tmp_path: Path, peer: str, host: str, scheme: str, is_told: bool
):
    """127.0.0.2 is no trusted proxy: what it says of the scheme is not believed."""
    rules = HostRules(proxies=TrustedProxies(trusted_networks(["127.0.0.1"])))
    app = build(str(tmp_path / "test.sqlite"), Guard(public=(PUBLIC,)), rules=rules)
    headers = {"host": host, "x-forwarded-for": "203.0.113.7"}
    headers |= {"x-forwarded-proto": scheme} if scheme else {}
    transport = httpx.AsyncHTTPTransport(local_address=peer)
    async with listening(app) as port, httpx.AsyncClient(transport=transport) as asker:
        for path in ("/api/reach", "/api/none", "/%00"):
            answer = await asker.get(f"http://127.0.0.1:{port}{path}", headers=headers)
            told = answer.headers.get_list("strict-transport-security")
            assert told == (["max-age=31536000"] if is_told else []), path


@pytest.mark.parametrize(
    ("host", "n"), [("play.example.org", 1), ("127.0.0.1:8000", 0), ("[::1]", 0), ("", 1), ("a@b", 1)]
)
def test_no_loopback_name_is_bound(host: str, n: int):
    scope = {"scheme": "https", "headers": [(b"host", host.encode())]}
    assert len(transport_headers(scope)) == n


def test_who_is_cut_off_gets_the_headers_of_all():
    told = (head(b"408 Request Timeout", 2) + b"{}").decode()
    assert told.startswith("HTTP/1.1 408 Request Timeout\r\n")
    assert told.endswith("\r\nconnection: close\r\n\r\n{}")
    for name, value in HEADERS.items():
        assert f"{name.lower()}: {value}\r\n" in told
