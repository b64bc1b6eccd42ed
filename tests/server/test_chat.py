"""Free text at the table: closed unless the host opens it, between two opponents alone, and kept nowhere."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from gonfalon.core.errors import GonfalonError
from gonfalon.match.record import dumps, record_of
from gonfalon.match.terms import Clock, Terms
from gonfalon.server import chat, wire
from gonfalon.server.chat import ChatRules, tidy_text
from gonfalon.server.run import run
from gonfalon.storage.store import Store

from .conftest import DEPLOY, crew, wish
from .lobby import Lobby
from .test_socket import Browser

SECRET = "the-heron-flies-at-noon"


@pytest.fixture(autouse=True)
def _teaching_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GONFALON_TEACHING", "1")


@pytest_asyncio.fixture
async def friendly(tmp_path: Path) -> AsyncIterator[Lobby]:
    """A server whose host lets friends write."""
    found = Lobby(
        await Store.open(str(tmp_path / "chat.sqlite")), ChatRules("friends", tmp_path / "refused-names.txt")
    )
    yield found
    await found.rooms.close()
    await found.store.close()


class Table:
    """A match by link, and a browser at each of its seats."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.match = lobby, ""
        self.browsers: list[Browser] = []
        self.welcomes: list[dict[str, Any]] = []

    async def sit(self, wanted: wire.NewMatch) -> Table:
        made = await self.lobby.tables.create(wanted)
        self.match, tokens = made.match, [grant.token for grant in made.grants]
        for invite in made.invites:
            joined = await self.lobby.tables.join(self.match, wire.JoinMatch(invite.invite))
            tokens.append(joined.grant.token)
        for token in tokens:
            await self.join(token)
        return self

    async def join(self, token: str) -> None:
        self.browsers.append(Browser(self.lobby, self.match))
        self.welcomes.append(await self.browsers[-1].hello(token))

    async def write(self, who: int, text: str, name: str = "c") -> dict[str, Any]:
        """The answer to a text of somebody."""
        self.browsers[who].say({"type": "chat", "id": name, "text": text})
        return await self.browsers[who].hear("ack", "nack")


async def table(lobby: Lobby, *kinds: str | int, **terms: Any) -> Table:
    return await Table(lobby).sit(wish(*(kinds or ("own", "link")), terms=Terms(**terms)))


async def test_without_the_hosts_word_there_is_none(lobby: Lobby):
    closed = await table(lobby)
    assert [one["chat"] for one in closed.welcomes] == [False, False]
    assert (await closed.write(0, "Hello"))["code"] == "chat/closed"


async def test_two_friends_hear_each_other_and_themselves(friendly: Lobby):
    both = await table(friendly)
    assert [one["chat"] for one in both.welcomes] == [True, True]
    assert (await both.write(1, " Hello,\n\u202efriend\u200b! <b>x</b> https://example.org "))[
        "type"
    ] == "ack"
    for browser in both.browsers:
        while not browser.from_server.empty():
            browser.from_server.get_nowait()
    assert (await both.write(0, "Good\tday"))["type"] == "ack"
    heard = await both.browsers[1].hear("chat")
    assert (heard["seat"], heard["text"]) == (0, "Good day")


async def test_the_sender_gets_the_text_as_it_was_passed_on(friendly: Lobby):
    both = await table(friendly)
    both.browsers[0].say({"type": "chat", "id": "a", "text": "  one \u200d two  "})
    heard = await both.browsers[0].hear("chat")
    assert (heard["seat"], heard["text"]) == (0, "one two")


@pytest.mark.parametrize(
    "terms",
    [
        {"listed": True},
        {"watching": "everybody"},
        {"rated": True, "clock": Clock(600, 5)},
    ],
    ids=["offered to everybody", "watched by everybody", "rated"],
)
def test_it_is_for_friends_alone(terms: dict[str, Any]):
    row: Any = SimpleNamespace(terms=Terms(**terms), setting=_setting("stratego", 2))
    assert not chat.is_open(ChatRules("friends"), row)


@pytest.mark.parametrize(
    ("game", "n_seats", "is_open"),
    [("stratego", 2, True), ("fortress", 2, True), ("tiny_crew", 2, False), ("tiny_hidden", 3, False)],
)
def test_companions_and_partners_could_pass_on_what_is_hidden(game: str, n_seats: int, is_open: bool):
    row: Any = SimpleNamespace(terms=Terms(watching="link"), setting=_setting(game, n_seats))
    assert chat.is_open(ChatRules("friends"), row) is is_open


def _setting(game: str, n_seats: int) -> Any:
    return SimpleNamespace(game=game, setup=SimpleNamespace(n_seats=n_seats))


async def test_a_company_and_a_table_without_other_people_are_refused(friendly: Lobby):
    company = await Table(friendly).sit(crew("own", "link"))
    assert company.welcomes[0]["chat"] is False
    assert (await company.write(0, "my hand is bad"))["code"] == "chat/closed"
    for kinds in (("own", 0), ("own", "own")):
        alone = await table(friendly, *kinds)
        assert (await alone.write(0, "Hello"))["code"] == "chat/closed"


async def test_whoever_watches_neither_hears_nor_writes(friendly: Lobby):
    watched = await table(friendly, watching="link", delay="none")
    await watched.join("")
    assert watched.welcomes[2]["chat"] is False
    assert (await watched.write(2, "Hello"))["code"] == "match/token"
    assert (await watched.write(0, SECRET))["type"] == "ack"
    room = await friendly.rooms.get(watched.match)
    await room.submit(0, "d", DEPLOY[0])
    told = watched.browsers[2].from_server
    last = await watched.browsers[2].hear("update", "presence")
    raw = [str(last), *(str(told.get_nowait()) for _ in range(told.qsize()))]
    assert not any(SECRET in message for message in raw)


async def test_five_in_twenty_seconds_for_each_seat(friendly: Lobby, monkeypatch: pytest.MonkeyPatch):
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(chat, "time", SimpleNamespace(monotonic=lambda: clock.now))
    both = await table(friendly)
    told = [(await both.write(0, f"text {number}"))["type"] for number in range(5)]
    assert told == ["ack"] * 5
    assert (await both.write(0, "one more"))["code"] == "chat/too-often"
    assert (await both.write(1, "and I"))["type"] == "ack"
    clock.now += 19.9
    assert (await both.write(0, "still"))["code"] == "chat/too-often"
    clock.now += 0.2
    assert (await both.write(0, "now"))["type"] == "ack"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "chat/empty"),
        (" \u200b\u202e\n", "chat/empty"),
        ("x" * 201, "chat/too-long"),
        ("x" * 1001, "message/invalid"),
        ("a bad-Äpple, you", "chat/refused"),
    ],
)
async def test_what_is_no_text_is_refused(friendly: Lobby, tmp_path: Path, text: str, code: str):
    (tmp_path / "refused-names.txt").write_text("bad apple\n")
    both = await table(friendly)
    assert (await both.write(0, text))["code"] == code
    assert (await both.write(0, "x" * 200))["type"] == "ack"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  a \t b\r\nc\u2028d  ", "a b c d"),
        ("\u202egnirts\u202c \u2066x\u2069", "gnirts x"),
        ("a\u200bb\u200c\u200d\ufeff\u00adc\u2060", "abc"),
        ("\U000e0041\ue000\ud7ff", ""),
        ("\u3164\u115f", ""),
        ("e\u0301" + "\u0300" * 40, "é" + "\u0300" * 3),
        ("<i>&amp;</i> 👍 שלום Привет", "<i>&amp;</i> 👍 שלום Привет"),
    ],
)
def test_a_text_is_one_line_of_what_can_be_seen(written: str, shown: str):
    assert tidy_text(written) == shown


async def test_nothing_is_kept_or_logged(friendly: Lobby, tmp_path: Path, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG)
    both = await table(friendly)
    for text in (SECRET, f"{SECRET} {'x' * 300}"):
        await both.write(0, text)
    await both.browsers[1].hear("chat")
    room = await friendly.rooms.get(both.match)
    for seat in (0, 1):
        await room.submit(seat, f"d{seat}", DEPLOY[seat])
    await room.submit(0, "r", "/resign")
    record = dumps(record_of(room.match_state, room.seating.player_names(), room.seating.people_names()))
    await friendly.rooms.close()
    await friendly.store.close()
    raw = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"deploy" in raw
    for where in (raw, record, caplog.text.encode()):
        assert SECRET.encode() not in where


def test_the_command_line_knows_two_words(tmp_path: Path):
    with pytest.raises(GonfalonError, match="--chat"):
        run(data=str(tmp_path), chat="all")
