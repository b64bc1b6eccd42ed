"""A report on a card game as the server has it made: by the family's own coach, from what one seat knew."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gonfalon.players.coaching import Effort
from gonfalon.players.fellowship.coach import judging
from gonfalon.players.fellowship.review import ReviewSettings
from gonfalon.players.fellowship.rule_based import choose
from gonfalon.server.coaching import Coaching
from gonfalon.server.work_pool import WorkPool
from gonfalon.server.workers import ThreadWorker

from .lobby import Lobby
from .test_odds import table

EFFORTS: tuple[Effort, ...] = ("quick", "deep")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A budget for what does not depend on it."""
    for effort in EFFORTS:
        monkeypatch.setitem(judging.SETTINGS, effort, ReviewSettings(first=1, games=2, most_plans=2))


async def test_each_seat_of_a_company_is_told_of_its_own_answers(lobby: Lobby):
    room, tokens = await table(lobby, learning=False)
    state: Any = room.match_state.state
    for number in range(80):
        if state.round > 2:
            break  # Both have quested twice, and one of them has led.
        seat, choices = state.pending.asks[0]
        await room.submit(seat, f"a{number}", state.text(choose(state, seat, choices)))
        state = room.match_state.state
    await room.submit(0, "end", "/concede")
    await room.submit(1, "end", "/concede")
    assert room.match_state.outcome is not None
    pool = WorkPool([ThreadWorker()], ("coach",), unbounded=("coach",))
    coach = Coaching(lobby.rooms, pool)
    found = list[set[int]]()
    for seat, token in enumerate(tokens):
        await coach.start(room.row.id, token)
        await asyncio.gather(*coach._working.values())
        page = await coach.look(room.row.id, token)
        assert (page.status, page.seat) == ("done", seat)
        assert page.report is not None
        assert page.decisions == page.looked == len(page.report.turns) > 0
        assert all(turn.asked is not None and turn.games > 0 for turn in page.report.turns)
        found.append({turn.frame for turn in page.report.turns})
    assert not found[0] & found[1]
    await coach.close()
    await pool.close()
