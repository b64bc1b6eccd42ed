"""No byte of the list of open seats depends on what the people of a table bring or set up."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from gonfalon import games
from gonfalon.server import open_seats, wire
from gonfalon.server.offered_tables import public_invite
from gonfalon.storage.store import Store

from .conftest import crew
from .hall import HERE, LISTED, Hall
from .hall import teaching as teaching
from .sealed import with_equal_keys


async def told_of(folder: Path, monkeypatch: pytest.MonkeyPatch, brought: str, acts: list[str]) -> bytes:
    """Everything that a stranger is told while a table waits whose first seat has brought this and done that."""
    keys = iter(range(1000))
    with_equal_keys(monkeypatch)
    monkeypatch.setattr("gonfalon.server.tables.new_match_id", lambda: "the-match")
    monkeypatch.setattr("gonfalon.server.tables.new_token", lambda: f"token {next(keys)}")
    for module in (open_seats, "gonfalon.server.tables", "gonfalon.server.rooms"):
        name = module if isinstance(module, str) else module.__name__
        monkeypatch.setattr(f"{name}.now_ms", lambda: 1_000_000)
    found = await Store.open(str(folder / f"{len(list(folder.iterdir()))}.sqlite"))
    hall = Hall(found)
    stream = hall.seats.events(HERE)
    raw = [await anext(stream)]
    if brought:
        request = crew("own", "open", "open", terms=LISTED)
        plans = (msgspec.structs.replace(request.seats[0], brings=brought), *request.seats[1:])
        match, token = await hall.offer(request=msgspec.structs.replace(request, seats=plans))
    else:
        match, token = await hall.offer()
    raw.append(await anext(stream))
    ear = await hall.connect(match, token)
    for n, act in enumerate(acts):
        await (await hall.lobby.rooms.get(match)).submit(0, f"c{n}", act)
    await hall.seats.look()
    raw.append(msgspec.json.encode(hall.seats.list()))
    asked = wire.InvitationRequest(public_invite(match))
    invitation = await hall.lobby.tables.invitation(
        match, asked
    )  # who may sit down sees the others' decks where a game opens them
    raw.append(msgspec.json.encode(msgspec.structs.replace(invitation, brought=())))
    joined = await hall.sit(match)
    raw += [await anext(stream), msgspec.json.encode(joined)]
    await (await hall.lobby.rooms.get(match)).leave(ear)
    await stream.aclose()
    await hall.lobby.rooms.close()
    await found.close()
    return b"\n".join(raw)


async def test_no_byte_of_the_list_depends_on_what_a_seat_has_brought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    told = [await told_of(tmp_path, monkeypatch, brought, []) for brought in ("lamp", "bell")]
    assert told[0] == told[1]
    assert b"lamp" not in told[0]


@pytest.mark.parametrize("n_pairs", [3, pytest.param(50, marks=pytest.mark.long)])
async def test_no_byte_of_the_list_depends_on_a_set_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, n_pairs: int
):
    rules, rng = games.get("stratego"), random.Random(7)
    setup = rules.setup("barrage")
    for _ in range(n_pairs):
        pair = [rules.random_action(rules.new(1, setup), 0, rng) for _ in range(2)]
        assert pair[0] != pair[1]
        told = [await told_of(tmp_path, monkeypatch, "", [act]) for act in pair]
        assert told[0] == told[1]
