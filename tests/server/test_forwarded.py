"""The address that a proxy forwards counts from a trusted proxy alone, whatever a visitor writes into the headers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Request

from gonfalon.core.errors import GonfalonError
from gonfalon.server.app import build
from gonfalon.server.connections import Tally, holder_of
from gonfalon.server.forwarded import TrustedProxies, address_of, is_forwarded, trusted_networks
from gonfalon.server.host_rules import HostRules
from gonfalon.server.limits import LimitName, LimitRules
from gonfalon.server.preview_words import _origin
from gonfalon.server.run import Watching, _config, _logging

from .listening import listening

VISITOR, PROXY, INNER = "203.0.113.9", "10.0.0.2", "10.0.0.3"
TRUSTED = TrustedProxies(trusted_networks(["10.0.0.0/8", "127.0.0.1", "fd00::5/128"]))


def seen(peer: str, *headers: tuple[str, str], kind: str = "http", proxies: TrustedProxies = TRUSTED) -> Any:
    """The scope of a request from this peer with these headers, as the server sees it."""
    raw = [(name.lower().encode(), value.encode()) for name, value in headers]
    return proxies.resolved({"type": kind, "scheme": "http", "client": (peer, 5), "headers": raw})


@pytest.mark.parametrize(
    "headers",
    [
        [("X-Forwarded-For", VISITOR)],
        [("X-Forwarded-For", f"127.0.0.1, 198.51.100.1, {VISITOR}")],
        [("X-Forwarded-For", "127.0.0.1"), ("X-Forwarded-For", VISITOR)],
        [("X-Forwarded-For", f"{VISITOR}, {INNER}")],
        [("X-Forwarded-For", f"{VISITOR}:4711")],
        [("X-Forwarded-For", f"unknown, {VISITOR}, {INNER}, {PROXY}")],
        [("Forwarded", f"for={VISITOR};proto=https")],
        [("Forwarded", f"for=127.0.0.1, for={VISITOR}")],
        [("Forwarded", f'for="{VISITOR}:4711";by={PROXY}')],
        [("Forwarded", f'for="127.0.0.1, for="{VISITOR}"')],
        [("Forwarded", f"For={VISITOR}"), ("X-Forwarded-For", VISITOR)],
    ],
)
def test_a_visitor_is_the_last_one_that_no_trusted_proxy_is(headers: list[tuple[str, str]]):
    scope = seen(PROXY, *headers)
    assert scope["client"][0] == VISITOR
    assert is_forwarded(scope)


@pytest.mark.parametrize(
    "headers",
    [
        [("X-Forwarded-For", "127.0.0.1"), ("X-Forwarded-Proto", "https")],
        [("Forwarded", "for=127.0.0.1;proto=https")],
    ],
)
@pytest.mark.parametrize("peer", [VISITOR, "2001:db8::1", "fd00::6", "127.0.0.2"])
def test_nobody_else_is_believed(peer: str, headers: list[tuple[str, str]]):
    scope = seen(peer, *headers)
    assert (scope["client"][0], scope["scheme"]) == (peer, "http")
    assert not is_forwarded(scope)
    nobody = seen("127.0.0.1", *headers, proxies=TrustedProxies())
    assert (nobody["client"][0], nobody["scheme"]) == ("127.0.0.1", "http")
    assert not is_forwarded(nobody)


@pytest.mark.parametrize(
    "headers",
    [
        [("Forwarded", "for=198.51.100.1"), ("X-Forwarded-For", VISITOR)],
        [("X-Forwarded-For", "198.51.100.1"), ("Forwarded", f"for={VISITOR}")],
        [("X-Forwarded-For", "unknown")],
        [("Forwarded", "for=_hidden")],
    ],
)
def test_of_what_cannot_be_believed_the_proxy_itself_is_the_visitor(headers: list[tuple[str, str]]):
    """A proxy that adds to one header and hands a visitor's own on as the other lends nobody an address."""
    for peer in (PROXY, "127.0.0.1"):
        scope = seen(peer, *headers)
        assert scope["client"][0] == peer
        assert is_forwarded(scope), "and it is not this machine"


def test_a_chain_of_trusted_proxies_alone_is_no_program_of_this_machine():
    scope = seen("127.0.0.1", ("X-Forwarded-For", "127.0.0.1"))
    assert scope["client"][0] == "127.0.0.1"
    assert is_forwarded(scope)


def test_a_proxy_that_tells_nothing_is_who_it_is():
    assert seen("127.0.0.1")["client"][0] == "127.0.0.1"
    assert not is_forwarded(seen("127.0.0.1"))


def test_the_scheme_is_the_nearest_proxys_word():
    told = ("X-Forwarded-For", VISITOR)
    assert seen(PROXY, told, ("X-Forwarded-Proto", "https"))["scheme"] == "https"
    assert seen(PROXY, told, ("X-Forwarded-Proto", "http, https"))["scheme"] == "https"
    assert seen(PROXY, told, ("X-Forwarded-Proto", "https"), kind="websocket")["scheme"] == "wss"
    assert seen(PROXY, told, ("X-Forwarded-Proto", "javascript"))["scheme"] == "http"
    assert seen(PROXY, ("Forwarded", f"for={VISITOR};proto=https"))["scheme"] == "https"
    assert seen(PROXY, ("Forwarded", f"for={VISITOR};proto=https"), kind="websocket")["scheme"] == "wss"
    handed_on = seen(PROXY, ("Forwarded", f"for={VISITOR};proto=http"), ("X-Forwarded-Proto", "https"))
    assert handed_on["scheme"] == "http", "a header of another kind is the visitor's own"


def test_ipv6_in_every_form():
    assert str(address_of('"[2001:db8::1]:4711"')) == "2001:db8::1"
    assert str(address_of("2001:db8::1")) == "2001:db8::1"
    assert str(address_of("::ffff:192.0.2.7")) == "192.0.2.7"
    assert address_of("unknown") is address_of("") is address_of("[]") is None
    assert seen("fd00::5", ("X-Forwarded-For", "2001:db8::1"))["client"][0] == "2001:db8::1"
    assert seen("::ffff:10.0.0.2", ("X-Forwarded-For", VISITOR))["client"][0] == VISITOR


def test_a_long_chain_is_not_looked_through():
    chain = ", ".join([VISITOR, *[INNER] * 10_000])
    assert seen(PROXY, ("X-Forwarded-For", chain))["client"][0] == INNER


@pytest.mark.parametrize("text", ["proxy.example.org", "10.0.0.0/99", "", "127.0.0.1:80"])
def test_what_is_no_address_is_refused(text: str):
    with pytest.raises(GonfalonError, match="--trust-proxy"):
        trusted_networks([text])


def test_a_trusted_proxy_holds_any_number_of_connections():
    tally = Tally(most=2, proxies=TRUSTED)
    for address in (PROXY, "fd00::5"):
        assert [tally.enter(holder_of(address)) for _ in range(5)] == [True] * 5
    assert [tally.enter(holder_of(VISITOR)) for _ in range(3)] == [True, True, False]


def test_uvicorn_reads_no_forwarded_address(tmp_path: Path):
    """It would believe every program of this machine."""
    config = _config(build(str(tmp_path / "test.sqlite")), 0, True, TrustedProxies(), _logging(Watching()))
    assert not config.proxy_headers


@pytest.mark.parametrize(("is_trusted", "limited"), [(True, [200, 200, 429, 200]), (False, [200] * 4)])
async def test_through_a_real_socket(tmp_path: Path, is_trusted: bool, limited: list[int]):
    """Three calls of one visitor and one of another, from a proxy on this machine; and the header is nobody's to lend."""
    networks = trusted_networks(["127.0.0.1"] if is_trusted else [])
    rules = HostRules(limits=LimitRules({LimitName.PUSH: 2}), proxies=TrustedProxies(networks))
    async with listening(build(str(tmp_path / "test.sqlite"), rules=rules)) as port:

        def ask(told: str) -> int:
            where = f"http://127.0.0.1:{port}/api/push/forget"
            return httpx.post(where, json={"endpoint": "x"}, headers={"X-Forwarded-For": told}).status_code

        chains = [f"198.51.100.{n}, {VISITOR}" for n in range(3)]
        told = [await asyncio.to_thread(ask, chain) for chain in [*chains, "203.0.113.10"]]
    assert told == limited


@pytest.mark.parametrize(("peer", "scheme"), [(PROXY, "https"), (VISITOR, "http")])
def test_the_address_in_a_preview_follows_a_trusted_proxy_alone(peer: str, scheme: str):
    scope = seen(
        peer, ("Host", "play.example.org"), ("X-Forwarded-For", VISITOR), ("X-Forwarded-Proto", "https")
    )
    scope |= {"path": "/game/x", "query_string": b"", "server": ("127.0.0.1", 8000), "method": "GET"}
    assert _origin(Request(scope)) == f"{scheme}://play.example.org"
