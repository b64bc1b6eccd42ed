"""Reports of the coach: after the end, for a seat's holder alone, in the pool, kept with the game."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
import pytest

from gonfalon import players
from gonfalon.core.errors import WireError
from gonfalon.core.seat_decision import SeatDecision
from gonfalon.players.coaching import CoachScale, Effort, JudgedTurn
from gonfalon.server import coaching
from gonfalon.server.coaching import Coaching
from gonfalon.server.limits import LIMITS, Bill, LimitError, LimitName, Limits, open_bill
from gonfalon.server.rooms import Room
from gonfalon.server.wire_coach import CoachPage
from gonfalon.server.work_pool import WorkPool
from gonfalon.server.workers import ThreadWorker
from gonfalon.storage import coach_reports

from .lobby import Lobby
from .test_belief import a_match


class Judge:
    """Stands for the search: keeps what it was asked. Every fifth turn is a mistake."""

    version = "test"
    scale = CoachScale(bounds=(0.3, 1.0, 2.0), steepness=0.4, turning=5.0, within=6)
    lessons: ClassVar = {"plan": "scouts"}

    def __init__(self) -> None:
        self.asked: list[tuple[SeatDecision, Effort]] = []
        self.is_failing = False
        self.best = ""  # what would have been better everywhere; else what was played
        self.cleared = set[int]()  # mistakes at a quick look alone
        self.gate = threading.Event()
        self.gate.set()

    def judge(self, decision: SeatDecision, effort: Effort) -> JudgedTurn:
        self.gate.wait()
        if self.is_failing:
            raise RuntimeError("no search today")
        self.asked.append((decision, effort))
        is_cleared = effort == "deep" and decision.number in self.cleared
        loss = 3.0 if decision.number % 5 == 0 and not is_cleared else 0.0
        theme = "plan" if loss else ""
        told = (decision.number, decision.frame, decision.action, self.best or decision.action)
        return JudgedTurn(*told, loss, 0.0, 0.0, 0.0, theme, (), effort=effort)

    def first(self, decisions: Any) -> tuple[int, ...]:
        return (2,)

    def closed(self, turns: Any) -> frozenset[int]:
        return frozenset()


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Iterator[Judge]:
    found = Judge()
    monkeypatch.setattr(players, "coach_of", lambda _: found)
    yield found
    found.gate.set()


@pytest.fixture
async def coach(lobby: Lobby, judge: Judge) -> Any:
    pool = WorkPool([ThreadWorker()], ("coach",), unbounded=("coach",))
    found = Coaching(lobby.rooms, pool)
    yield found
    await found.close()
    await pool.close()


async def finished(lobby: Lobby, moves: int = 24, seed: int = 3) -> tuple[Room, str]:
    room, token = await a_match(lobby, moves, seed)
    if room.match_state.outcome is None:
        await room.submit(0, "end", "/resign")
    return room, token


async def done(coach: Coaching, match: str, token: str) -> CoachPage:
    """The page once the report has ended."""
    page = await coach.start(match, token)
    await asyncio.gather(*coach._working.values())
    assert page.status in ("waiting", "running", "done")
    return await coach.look(match, token)


async def test_all_decisions_of_the_seat_are_looked_at_and_the_dearest_once_more(
    lobby: Lobby, coach: Coaching, judge: Judge
):
    room, token = await finished(lobby)
    page = await done(coach, room.row.id, token)
    n = sum(entry.seat == 0 for entry in room.match_state.played) - 1
    assert (page.status, page.seat, page.decisions, page.looked) == ("done", 0, n, n)
    assert page.report is not None
    assert [turn.number for turn in page.report.turns] == list(range(1, n + 1))
    assert {one.number for one, effort in judge.asked if effort == "deep"} == set(range(5, n + 1, 5))
    assert page.deep == page.deepened == n // 5
    assert judge.asked[0][0].number == 3, "a likely mistake is looked at first"
    assert page.report.tips[0].lesson == "scouts"


async def test_whatever_is_named_has_been_looked_at_longer(lobby: Lobby, coach: Coaching, judge: Judge):
    """The same was better on turns 5, 10, …: one of them is looked at longer and cleared, so the next one is."""
    judge.best, judge.cleared = "b4-b5", {5}
    room, token = await finished(lobby)
    page = await done(coach, room.row.id, token)
    assert page.report is not None
    assert page.report.dearest == (10,)
    assert {one.number for one, effort in judge.asked if effort == "deep"} == {5, 10}
    assert page.deep == page.deepened == 2


async def test_the_family_says_which_decisions_are_judged(
    lobby: Lobby, coach: Coaching, judge: Judge, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(players, "answers", lambda family, found: found[::2])
    room, token = await finished(lobby)
    page = await done(coach, room.row.id, token)
    assert {one.number % 2 for one, _ in judge.asked} == {1}
    assert page.decisions == page.looked == len({one.number for one, _ in judge.asked})


async def test_the_coach_is_given_what_the_seat_knew_then(lobby: Lobby, coach: Coaching, judge: Judge):
    room, token = await finished(lobby)
    await done(coach, room.row.id, token)
    for decision, _ in judge.asked:
        assert decision.information.seat == 0
        assert decision.information.observation.seat == 0
        assert all(event.heard_by(0) for event in (*decision.information.events, *decision.heard))


async def test_nothing_is_told_before_the_end_nor_without_a_seat(lobby: Lobby, coach: Coaching, judge: Judge):
    room, token = await a_match(lobby, 4)
    for key, code in ((token, "match/running"), ("no key", "match/token"), ("", "match/running")):
        for call in (coach.look, coach.start):
            with pytest.raises(WireError) as error:
                await call(room.row.id, key)
            assert error.value.code == code
    await room.submit(0, "end", "/resign")
    with pytest.raises(WireError):
        await coach.start(room.row.id, "")
    assert (await coach.look(room.row.id, token)).status == "none"
    assert judge.asked == []


async def test_a_report_is_kept_with_the_game(lobby: Lobby, coach: Coaching, judge: Judge):
    room, token = await finished(lobby)
    page = await done(coach, room.row.id, token)
    n = len(judge.asked)
    again = Coaching(lobby.rooms, coach.pool)
    assert await again.start(room.row.id, token) == page
    assert len(judge.asked) == n, "nothing is searched again"
    judge.version = "newer"
    assert (await again.look(room.row.id, token)).status == "none"


async def test_a_seat_that_decided_nothing_has_a_report_without_turns(
    lobby: Lobby, coach: Coaching, judge: Judge, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(judge, "first", lambda _: ())
    room, token = await finished(lobby, 0)
    page = await done(coach, room.row.id, token)
    assert (page.status, page.decisions, judge.asked) == ("done", 0, [])
    assert page.report is not None
    assert (page.report.turns, page.report.accuracy) == ((), None)


async def test_each_seat_has_a_report_of_its_own(lobby: Lobby, coach: Coaching, judge: Judge):
    room, token = await finished(lobby)
    await done(coach, room.row.id, token)
    digest = coaching.digest_of(room.match_state)
    assert await coach_reports.find(lobby.store, room.row.id, 0, digest, "test") is not None
    assert await coach_reports.find(lobby.store, room.row.id, 1, digest, "test") is None
    assert await coach_reports.find(lobby.store, room.row.id, 0, "other moves", "test") is None


async def test_who_asks_again_finds_the_same_report_under_way(lobby: Lobby, coach: Coaching, judge: Judge):
    room, token = await finished(lobby)
    await coach.start(room.row.id, token)
    await coach.start(room.row.id, token)
    assert len(coach._working) == 1
    page = await done(coach, room.row.id, token)
    assert len(judge.asked) == page.decisions + page.deep


async def test_a_report_that_fails_can_be_begun_again(lobby: Lobby, coach: Coaching, judge: Judge):
    room, token = await finished(lobby)
    judge.is_failing = True
    assert (await done(coach, room.row.id, token)).status == "stopped"
    judge.is_failing = False
    assert (await done(coach, room.row.id, token)).status == "done"


async def test_one_report_of_an_address_is_worked_on_and_few_may_wait(
    lobby: Lobby, coach: Coaching, judge: Judge
):
    open_bill(Bill(Limits(), LimitName.COACH, ("192.0.2.7",)))
    matches = [await finished(lobby, 12, seed) for seed in range(coaching.MOST_OF_AN_ADDRESS + 1)]
    judge.gate.clear()
    for room, token in matches[:-1]:
        await coach.start(room.row.id, token)
    with pytest.raises(LimitError):
        await coach.start(matches[-1][0].row.id, matches[-1][1])
    statuses = [(await coach.look(room.row.id, token)).status for room, token in matches[1:-1]]
    judge.gate.set()
    assert set(statuses) == {"waiting"}
    await asyncio.gather(*coach._working.values())
    pages = [await coach.look(room.row.id, token) for room, token in matches[:-1]]
    assert {page.status for page in pages} == {"done"}
    assert coach._turns == {}
    assert LIMITS[LimitName.COACH].paid_after


async def test_a_page_of_the_report_is_json(lobby: Lobby, coach: Coaching, judge: Judge):
    room, token = await finished(lobby)
    page = await done(coach, room.row.id, token)
    assert msgspec.json.decode(msgspec.json.encode(page), type=CoachPage) == page
