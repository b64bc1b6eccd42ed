"""The computer at a seat: it answers what it owes, at a fixed time, and holds up nobody."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from typing import Any

import pytest

from gonfalon import players
from gonfalon.core.observation import InformationState
from gonfalon.players.family import Computer
from gonfalon.players.stratego.search.player import SearchPlayer
from gonfalon.players.stratego.settings import settings_of
from gonfalon.server import bots, seating, thinking, wire
from gonfalon.server.bots import Computers
from gonfalon.server.computer_tasks import ComputerTask
from gonfalon.server.work_pool import Order, WorkPool
from gonfalon.server.workers import ThreadWorker, WorkerDiedError
from tests.players.search.positions import STRATEGO, walk

from .conftest import DEPLOY, Ear, crew, plans, wish
from .lobby import Lobby, computers_of
from .test_rooms import settled, started

SLOW_NODES_PER_SECOND = 50_000
"""Searched by a machine seventy times slower than that of docs/strength.md: level 6 takes 42 ms for 150,000 nodes there."""

BOTH_HANDS = 3
"""A seed of Mirkwood for two on which seat 2 can play a card at some of its first windows and none at others."""


async def test_the_computer_deploys_moves_and_declines_draws(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bots, "FIXED_SECONDS", 0.0)
    made = await lobby.tables.create(wish("own", 0))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    me = Ear(0)
    await room.join(me, 0)
    await room.submit(0, "d", DEPLOY[0])
    await settled(room, lambda: room.match_state.to_act() == (0,))
    await room.submit(0, "m", me.legal[0])
    await settled(room, lambda: room.match_state.to_act() == (0,) and room.match_state.n_entries == 4)
    await room.submit(0, "o", "/draw-offer")
    await settled(room, lambda: room.match_state.draw_offer == -1)
    assert room.match_state.outcome is None


async def test_sixty_thinking_computers_hold_up_nobody(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    """They think in threads of their own: a new match, a join, a set-up and a late comer wait for none of them."""
    done = threading.Event()

    def slow(*_: object) -> str:
        done.wait(30)
        return DEPLOY[1]

    monkeypatch.setattr(thinking, "answer", slow)
    monkeypatch.setattr(bots, "FIXED_SECONDS", 0.0)
    try:
        for _ in range(60):
            made = await lobby.tables.create(wish("own", 1))
            room = await lobby.rooms.find(made.match)
            assert room is not None
            await room.join(Ear(0), 0)
            assert isinstance(await room.submit(0, "d", DEPLOY[0]), wire.Ack)
        await asyncio.wait_for(started(lobby), 60)
        assert not done.is_set()
    finally:
        done.set()
    await settled(room, lambda: room.match_state.to_act() == (0,))


@pytest.mark.parametrize("level", [4, 5, 6, 7])
def test_a_level_answers_after_the_longest_thought_that_it_may_have(
    level: int, monkeypatch: pytest.MonkeyPatch
):
    """With room for the position that is being looked at when its time is over."""
    monkeypatch.setattr(bots, "FIXED_SECONDS", None)
    limit = players.thinking_ms("stratego", level)
    assert limit is not None
    assert bots.answer_after(limit, 0.0) == bots.answer_after(limit, 1.3 * limit / 1000)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_level_without_a_clock_answers_after_the_longest_search_that_it_may_have(
    level: int, monkeypatch: pytest.MonkeyPatch
):
    """Its search ends with its nodes: what it is asked for holds no more than a slow machine searches before the level answers."""
    monkeypatch.setattr(bots, "FIXED_SECONDS", None)
    assert players.thinking_ms("stratego", level) is None
    settings = settings_of(level)
    longest = settings.nodes / SLOW_NODES_PER_SECOND
    assert bots.answer_after(None, 0.0) == bots.answer_after(None, longest)
    player = players.make("stratego", level, 1)
    assert isinstance(player, SearchPlayer)
    searched: list[int] = []
    for state, seat in walk("battle", {}, 41, 60):
        player.act(STRATEGO.information_state(state, seat))
        assert player.buffers is not None
        searched.append(int(player.buffers.budget[0]))
    assert 0 < max(searched) <= settings.nodes + 2


async def test_a_computer_answers_at_the_time_of_its_level_however_long_it_thought(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bots, "FIXED_SECONDS", None)
    for limit, longest in ((None, 0.1), (150, 0.5), (250, 0.6), (400, 0.8), (1000, 1.3)):
        times = {bots.answer_after(limit, thought) for thought in (0.0, 0.01, longest / 2, longest)}
        assert len(times) == 1, limit
        assert min(times) >= longest
        assert bots.answer_after(limit, 1.2 * min(times)) == 2 * min(times), "late by whole steps"
    monkeypatch.setattr(bots, "SOONEST", 60.0)
    pace, sleep, answers = Computers._pace, asyncio.sleep, []

    def note_thought(computers: Computers, task: ComputerTask, kind: str, thought: float) -> float:
        answers.append([thought])
        return pace(computers, task, kind, thought)

    async def skip_long_waits(seconds: float) -> None:
        if seconds > 10:
            answers[-1].append(seconds)
        await sleep(min(seconds, 0.01))

    monkeypatch.setattr(Computers, "_pace", note_thought)
    monkeypatch.setattr(asyncio, "sleep", skip_long_waits)
    for thinks in (0.0, 0.3):
        monkeypatch.setattr(thinking, "answer", lambda *_, thinks=thinks: time.sleep(thinks) or DEPLOY[1])
        made = await lobby.tables.create(wish("own", 1))
        room = await lobby.rooms.find(made.match)
        assert room is not None
        await room.join(Ear(0), 0)
        await settled(room, lambda room=room: room.match_state.n_entries == 1)
    assert [round(sum(answer), 6) for answer in answers] == [60.0, 60.0], "thought and wait together"
    assert answers[1][0] >= 0.3


class MortalPool:
    """A pool whose workers die of these levels. n_asked: level -> how often it was asked."""

    def __init__(self, deadly: tuple[int, ...]) -> None:
        self.deadly, self.n_asked = deadly, Counter[int]()

    async def run(self, order: Order, work: Any, *args: Any) -> Any:
        computer = args[1]
        self.n_asked[computer.level] += 1
        if computer.level in self.deadly:
            raise WorkerDiedError
        return work(*args)


@pytest.mark.parametrize("deadly", [(3,), (1, 3)])
async def test_where_a_level_ends_its_worker_the_lowest_answers_or_nobody(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, deadly: tuple[int, ...]
):
    monkeypatch.setattr(bots, "FIXED_SECONDS", 0.0)
    monkeypatch.setattr(thinking, "answer", lambda *_: DEPLOY[1])
    room = await lobby.rooms.find((await lobby.tables.create(wish("own", 3))).match)
    assert room is not None
    pool: Any = MortalPool(deadly)
    computers_of(room).pool = pool
    await room.join(Ear(0), 0)
    await settled(room, lambda: room.match_state.n_entries == 1)
    assert pool.n_asked == {3: 1, 1: 1}
    assert (room.match_state.applied[0].entry.text == DEPLOY[1]) == (1 not in deadly)


async def test_the_wait_for_a_worker_is_no_thought(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bots, "FIXED_SECONDS", None)
    monkeypatch.setattr(thinking, "answer", lambda *_: DEPLOY[1])
    thoughts, gate, pace = list[float](), threading.Event(), Computers._pace

    def noted(computers: Computers, task: ComputerTask, kind: str, thought: float) -> float:
        thoughts.append(thought)
        assert pace(computers, task, kind, 0.0) == bots.SOONEST
        return thought

    monkeypatch.setattr(Computers, "_pace", noted)
    pool = WorkPool([ThreadWorker()], ("computer",))
    busy = asyncio.create_task(pool.run(Order("computer", "another table"), gate.wait, 60))
    room = await lobby.rooms.find((await lobby.tables.create(wish("own", 1))).match)
    assert room is not None
    computers_of(room).pool = pool
    await room.join(Ear(0), 0)
    while not pool.state()[0].waiting:
        await asyncio.sleep(0)
    began = time.monotonic()
    await asyncio.sleep(0.3)
    gate.set()
    await busy
    await settled(room, lambda: room.match_state.n_entries == 1)
    assert thoughts[0] < time.monotonic() - began - 0.25
    await pool.close()


# ---- companions: their pace tells nothing of a hand (CARD-15.13) ----------------------------------------------------


async def test_after_a_late_answer_a_companion_takes_as_long_with_nothing_to_play(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    """By seat and kind of decision, up to SLOWEST; in a game against each other every answer stands by itself."""
    monkeypatch.setenv("GONFALON_TEACHING", "1")
    monkeypatch.setattr(bots, "FIXED_SECONDS", None)
    room = await lobby.rooms.find((await lobby.tables.create(crew("own", 0, 0))).match)
    assert room is not None

    def pace(seat: int, kind: str, thought: float) -> float:
        return computers_of(room)._pace(ComputerTask(seat, "answer", Computer(0)), kind, thought)

    assert {pace(1, "window", thought) for thought in (0.0, 0.2, 0.59)} == {bots.SOONEST}
    late = pace(1, "window", 1.3)
    assert late == pytest.approx(3 * bots.SOONEST)
    assert {pace(1, "window", thought) for thought in (0.0, 0.2, 0.7, 1.3)} == {late}
    assert (pace(2, "window", 0.0), pace(1, "travel", 0.0)) == (bots.SOONEST, bots.SOONEST)
    assert pace(2, "window", 10.0) >= 10.0
    assert pace(2, "window", 0.0) == bots.SLOWEST
    duel = await lobby.rooms.find((await lobby.tables.create(wish("own", 1))).match)
    assert duel is not None
    for thought, due in ((1.3, 3 * bots.SOONEST), (0.0, bots.SOONEST)):
        assert computers_of(duel)._pace(
            ComputerTask(1, "answer", Computer(1)), "turn", thought
        ) == pytest.approx(due)


class Clock:
    """Stands in for `time` and `asyncio` of a module: its time goes on only where the test or a sleeping task says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


async def test_a_companion_answers_a_window_at_the_same_time_whatever_its_hand(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    """It thinks long where it could play a card and not at all where it can only pass."""
    clock = Clock()
    for name in ("time", "asyncio"):
        monkeypatch.setattr(bots, name, clock)
    monkeypatch.setattr(bots, "FIXED_SECONDS", None)
    monkeypatch.setattr(seating, "derived_seed", lambda part, parts: BOTH_HANDS)
    wanted = wire.NewMatch(game="fellowship", variant="passage-through-mirkwood", seats=plans("own", 1))
    room = await lobby.rooms.find((await lobby.tables.create(wanted)).match)
    assert room is not None
    could_play: list[bool] = []
    took: list[float] = []

    def slow_with_a_choice(*args: Any) -> str:
        decision = next(one for one in args if isinstance(one, InformationState)).observation.decision
        assert decision is not None
        assert decision.options is not None
        could_play.append(len(decision.options) > 1)
        clock.now += 0.25 * could_play[-1]
        return decision.decline or decision.options[0].action

    async def timed(computers: Computers, task: ComputerTask, command: str) -> None:
        began, before = clock.now, len(could_play)
        await answer(computers, task, command)
        if len(could_play) > before:
            took.append(clock.now - began)

    answer = Computers.answer
    monkeypatch.setattr(thinking, "answer", slow_with_a_choice)
    monkeypatch.setattr(Computers, "answer", timed)
    me = Ear(0)
    await room.join(me, 0)
    for number in range(200):
        if {*could_play} == {True, False} and len(took) >= 6:
            break
        await settled(room, lambda: computers_of(room).next_task() is None)
        (decision,) = (one for one in room.match_state.decisions() if one.seat == 0)
        assert decision.options is not None
        await room.submit(0, str(number), decision.decline or decision.options[0].action)
    assert {*could_play} == {True, False}
    assert took == pytest.approx([took[0]] * len(took)), list(zip(could_play, took, strict=False))
