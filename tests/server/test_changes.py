"""What has changed instead of whole updates: for who asks for it, from the update before, and whole again after any gap."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from gonfalon.core.errors import LeakError
from gonfalon.core.game import SPECTATOR
from gonfalon.match import view
from gonfalon.match.changes import applied
from gonfalon.match.terms import Terms
from gonfalon.server import wire

from .conftest import DEPLOY, Ear, wish
from .lobby import Lobby
from .test_socket import Browser


class Page:
    """The updates that a browser has after its messages, whole or put together."""

    def __init__(self, ear: Ear) -> None:
        self.ear, self.kinds, self.updates = ear, list[str](), list[dict[str, Any]]()

    def read(self) -> list[dict[str, Any]]:
        """All updates so far."""
        for message in map(json.loads, self.ear.raw):
            if message["type"] == "changes":
                was = self.updates[-1]
                parts = {name: applied(was[name], message[name]) for name in ("observation", "status")}
                message |= {"type": "update", **parts}
                self.kinds.append("changes")
            elif message["type"] == "update":
                self.kinds.append("update")
            else:
                continue
            self.updates.append(message)
        self.ear.raw.clear()
        return self.updates


def an_ear(seat: int, changes: bool) -> Ear:
    ear = Ear(seat)
    ear.takes_changes = changes
    return ear


async def test_whoever_takes_changes_has_the_same_updates_as_everybody(lobby: Lobby):
    terms = Terms(watching="everybody", delay="none")
    made = await lobby.tables.create(wish("own", "own", terms=terms))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    pages = [Page(an_ear(seat, changes)) for seat in (0, 1, SPECTATOR) for changes in (False, True)]
    for page in pages:
        await room.join(page.ear, 0)
    rng = random.Random(3)
    acts = [*enumerate(DEPLOY)]
    for number in range(40):
        seat, action = acts[number] if number < 2 else (room.match_state.to_act()[0], "")
        action = action or rng.choice(room.match_state.decisions()[0].options or ()).action
        assert isinstance(await room.submit(seat, f"c{number}", action), wire.Ack)
        if number == 20:
            await room.submit(0, "offer", "/draw-offer")
    await room.submit(1, "end", "/resign")
    for whole, changed in zip(pages[::2], pages[1::2], strict=True):
        assert json.dumps(changed.read()) == json.dumps(whole.read())
        assert "changes" not in whole.kinds
        assert set(changed.kinds[2:]) == {"changes"}
    assert len(pages[0].updates) == len(pages[1].updates) == 43


async def test_who_comes_back_gets_whole_updates_and_then_changes(lobby: Lobby):
    made = await lobby.tables.create(wish("own", "own"))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    page = Page(an_ear(0, changes=True))
    await room.join(page.ear, 0)
    await room.submit(0, "d0", DEPLOY[0])
    await room.leave(page.ear)
    await room.submit(1, "d1", DEPLOY[1])
    again = Page(an_ear(0, changes=True))
    again.updates += page.read()
    await room.join(again.ear, room.v - 1, page.updates[-1]["mark"])
    for number in range(2):
        seat = room.match_state.to_act()[0]
        await room.submit(seat, f"m{number}", next(iter(room.match_state.decisions()[0].actions or ())))
    again.read()
    assert (page.kinds, again.kinds) == (["update", "update"], ["update", "update", "changes"])
    assert [update["v"] for update in again.updates] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(("asked", "kind"), [({"changes": True}, "changes"), ({}, "update")])
async def test_only_who_asks_for_changes_gets_them(lobby: Lobby, asked: dict[str, bool], kind: str):
    made = await lobby.tables.create(wish("own", "own"))
    browser = Browser(lobby, made.match)
    browser.say({"type": "hello", "token": made.grants[0].token, **asked})
    await browser.hear("update")
    room = await lobby.rooms.find(made.match)
    assert room is not None
    for seat, expected in enumerate(("update", kind)):
        await room.submit(seat, f"d{seat}", DEPLOY[seat])
        assert (await browser.hear("update", "changes"))["type"] == expected
    await browser.leave()


async def test_no_change_is_told_from_what_another_seat_saw(lobby: Lobby):
    made = await lobby.tables.create(wish("own", "own"))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    seen = [room.match_state.observe(seat) for seat in range(2)]
    with pytest.raises(LeakError):
        view.Patch(*seen)
    message = wire.Changes(2, 0, (), view.Patch(seen[1], seen[1]), None)
    with pytest.raises(LeakError):
        view.encode(message, 0)
