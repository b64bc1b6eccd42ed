"""Computers that talk at a table with people: plans are announced, signals answered, and only computers announce."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gonfalon.core.talk import Talk
from gonfalon.server import bots, wire
from gonfalon.server.rooms import Room

from .conftest import Ear
from .lobby import Lobby, computers_of


@pytest.fixture(autouse=True)
def _quick_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "FIXED_SECONDS", 0.0)


async def table(lobby: Lobby) -> tuple[Room, Ear]:
    """A person and a computer at the card game."""
    seats = (wire.SeatPlan("own"), wire.SeatPlan("computer", 1))
    made = await lobby.tables.create(wire.NewMatch("fellowship", "passage-through-mirkwood", seats))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    ear = Ear(0)
    await room.join(ear, 0)
    return room, ear


async def until(condition: Any) -> None:
    for _ in range(12_000):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("this did not come about")


def said(room: Room, seat: int) -> list[Talk]:
    return [one for one in room.match_state.talk.said if one.seat == seat]


async def test_a_computer_heeds_a_signal_and_tells_its_plan_before_anybody_goes(lobby: Lobby):
    room, ear = await table(lobby)
    answer = await room.submit(0, "s", "/signal commit-more")
    assert isinstance(answer, wire.Ack)
    await until(lambda: any(one.text == "heed" for one in said(room, 1)))
    number = 0
    while not any(one.text == "plan-quest" for one in said(room, 1)):
        await until(lambda: 0 in room.match_state.to_act() and computers_of(room).next_task() is None)
        if any(one.text == "plan-quest" for one in said(room, 1)):
            break
        number += 1
        legal = ear.legal
        choice = next(text for text in ("keep", "pass", *legal) if text in legal)
        assert isinstance(await room.submit(0, f"c{number}", choice), wire.Ack)
        assert number < 60
    plan = next(one for one in said(room, 1) if one.text == "plan-quest")
    assert plan.parts["why"] in ("asked-more", "nobody-ready")
    entries = [applied.entry for applied in room.match_state.applied if applied.entry.seat == 1]
    texts = [entry.text.split(" who=")[0] for entry in entries]
    sent = [number for number, text in enumerate(texts) if text.startswith("commit ")]
    assert all(texts.index("/say plan-quest") < number for number in sent)
    events = [event for update in ear.heard("update") for event in update["events"]]
    assert {"signalled", "said"} <= {event["kind"] for event in events}


async def test_people_cannot_announce_and_a_watcher_says_nothing(lobby: Lobby):
    room, _ = await table(lobby)
    for seat, text in (
        (0, "/say plan-quest who=aragorn"),
        (-1, "/say plan-quest"),
        (-1, "/signal commit-more"),
    ):
        assert isinstance(await room.submit(seat, f"x{text}", text), wire.Nack)


async def test_what_may_be_signalled_stands_in_the_status(lobby: Lobby):
    _, ear = await table(lobby)
    offered = ear.heard("update")[-1]["status"]["signals"]
    assert {"action": "keep-defender", "parts": {"text": "keep-defender"}} in offered
