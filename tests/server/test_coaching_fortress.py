"""A finished game of Fortress gets its report: the turns that each seat used, and those that it wasted by its own notes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from gonfalon.core.errors import WireError
from gonfalon.learn.loading import lessons
from gonfalon.players.fortress.coach import sampled
from gonfalon.players.fortress.coach.sampled import BUDGETS, Budget
from gonfalon.server import wire
from gonfalon.server.coaching import Coaching
from gonfalon.server.rooms import Room
from gonfalon.server.wire_coach import CoachPage
from gonfalon.server.work_pool import WorkPool
from gonfalon.server.workers import ThreadWorker

from .lobby import Lobby

BUILT = next(lesson.brought[0] for lesson in lessons() if lesson.id == "silence")
"""A wall lies between D5 and D4."""


@pytest.fixture
async def coach(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Coaching]:
    for effort in BUDGETS:
        monkeypatch.setitem(BUDGETS, effort, Budget(6, 4))
    monkeypatch.setattr(sampled, "N_STANDING", 2)
    pool = WorkPool([ThreadWorker()], ("coach",), unbounded=("coach",))
    found = Coaching(lobby.rooms, pool)
    yield found
    await found.close()
    await pool.close()


async def a_match(lobby: Lobby) -> tuple[Room, str]:
    """Red walks into the same wall twice; the first seat's token."""
    made = await lobby.tables.create(
        wire.NewMatch(
            game="fortress",
            variant="fortress-main",
            options={"first": "red"},
            seats=(wire.SeatPlan("own", brings=BUILT), wire.SeatPlan("own", brings=BUILT)),
        )
    )
    room = await lobby.rooms.find(made.match)
    assert room is not None
    acts = ("enter knight", "E5-D5", "D5-D4", "enter king", "E5-D5", "D5-D4", "D5-D4", "D5-D4", "D5-E5")
    for number, act in enumerate(acts):
        seat = room.match_state.to_act()[0]
        assert isinstance(await room.submit(seat, f"m{number}", act), wire.Ack)
    return room, made.grants[0].token


async def done(coach: Coaching, match: str, token: str) -> CoachPage:
    """The page once the report has ended."""
    await coach.start(match, token)
    await asyncio.gather(*coach._working.values())
    return await coach.look(match, token)


async def test_a_finished_game_gets_its_report_in_turns(lobby: Lobby, coach: Coaching):
    room, token = await a_match(lobby)
    with pytest.raises(WireError) as error:
        await coach.start(room.row.id, token)
    assert error.value.code == "match/running"
    await room.submit(0, "end", "/resign")
    page = await done(coach, room.row.id, token)
    report = page.report
    assert report is not None
    assert (page.status, page.looked) == ("done", page.decisions)
    assert report.spent == 2
    assert report.lost >= 1
    assert report.bounds == (0.25, 0.6, 1.0)
    assert [turn.theme for turn in report.turns if turn.theme] == ["wall_known"]
    assert [(tip.theme, tip.lesson) for tip in report.tips] == [("wall_known", "asking")]
