"""A loop that stands, a slow database, a late takeover: what the server fails to do costs no seat time. Times are the test's own."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gonfalon.core.errors import StorageError
from gonfalon.match.terms import Clock, Terms
from gonfalon.server import wire
from gonfalon.server.loop_clock import BEAT_SECONDS, MOST_SILENCE, LoopClock
from gonfalon.server.room_clocks import RETRY_SECONDS, RETURN_SECONDS, Arrival
from gonfalon.server.rooms import Room
from gonfalon.storage.store import Store

from .conftest import DEPLOY, Ear, wish
from .lobby import Lobby

TERMS = Terms(Clock(initial=600, setup=600))


class Machine:
    """A monotonic clock that the test moves, and the clock of a loop on it."""

    def __init__(self) -> None:
        self.at = 1_000.0
        self.loop_clock = LoopClock(lambda: self.at)
        self.loop_clock.beat()

    def goes_on(self, seconds: float) -> None:
        """The loop beats all the while."""
        for _ in range(round(seconds / BEAT_SECONDS)):
            self.at += BEAT_SECONDS
            self.loop_clock.beat()

    def stands(self, seconds: float) -> None:
        """The loop does nothing all the while."""
        self.at += seconds


# ---- the clock


def test_a_loop_that_goes_on_has_the_machines_time():
    machine = Machine()
    began = machine.loop_clock.now()
    machine.goes_on(9)
    machine.stands(MOST_SILENCE)
    assert machine.loop_clock.now() - began == pytest.approx(9 + MOST_SILENCE)


def test_a_loop_that_stands_has_no_time():
    machine = Machine()
    began = machine.loop_clock.now()
    machine.stands(9)
    assert machine.loop_clock.now() - began == pytest.approx(MOST_SILENCE), "before the next beat"
    machine.loop_clock.beat()
    assert machine.loop_clock.now() - began == pytest.approx(MOST_SILENCE), "and after it"
    machine.goes_on(1)
    assert machine.loop_clock.now() - began == pytest.approx(MOST_SILENCE + 1)


def test_a_clock_that_nobody_beats_is_the_machines():
    machine = Machine()
    machine.loop_clock = LoopClock(lambda: machine.at)
    machine.stands(9)
    assert machine.loop_clock.now() == machine.at


async def test_a_server_beats_its_clock_and_stops():
    machine = Machine()
    beating = asyncio.create_task(machine.loop_clock.beat_for_ever())
    await asyncio.sleep(0)
    machine.stands(9)
    shown = machine.loop_clock.now()
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    assert machine.loop_clock.now() == shown
    machine.stands(9)
    assert machine.loop_clock.now() == pytest.approx(shown + 9)


# ---- what seats are charged


async def playing(lobby: Lobby, machine: Machine) -> tuple[Room, list[Ear]]:
    """A match whose armies stand; seat 0 owes a move."""
    lobby.rooms.clock = machine.loop_clock
    made = await lobby.tables.create(wish("own", "own", terms=TERMS))
    room, ears = await lobby.rooms.get(made.match), [Ear(0), Ear(1)]
    for seat, ear in enumerate(ears):
        await room.join(ear, 0)
        assert isinstance(await room.submit(seat, "d", DEPLOY[seat]), wire.Ack)
    return room, ears


async def charged(store: Store, room: Room) -> int:
    """Milliseconds of the last entry."""
    return (await store.read(room.row.id))[-1].spent


async def test_a_move_that_waits_while_the_loop_stands_is_charged_what_it_took(lobby: Lobby):
    machine = Machine()
    room, ears = await playing(lobby, machine)
    machine.goes_on(2)
    machine.stands(9)  # it comes at the beginning, and is read at the end
    assert isinstance(await room.submit(0, "m", ears[0].legal[0]), wire.Ack)
    assert await charged(lobby.store, room) == pytest.approx(2_000 + 1000 * MOST_SILENCE, abs=1)


async def test_no_flag_falls_because_the_loop_has_stood(lobby: Lobby):
    machine = Machine()
    room, ears = await playing(lobby, machine)
    machine.goes_on(2)
    machine.stands(700)
    due: Any = room.time
    await due._check()
    assert room.match_state.outcome is None
    assert isinstance(await room.submit(0, "m", ears[0].legal[0]), wire.Ack)


async def taken_over(lobby: Lobby, machine: Machine, room: Room) -> tuple[Lobby, Room]:
    """The match at another server, some time after this one has been killed."""
    other = Lobby(lobby.store)
    other.rooms.clock = machine.loop_clock
    machine.goes_on(6)
    return other, await other.rooms.get(room.row.id)


async def test_a_move_that_waits_for_the_disk_when_its_server_is_killed_is_charged_what_it_took(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    """What the mark of a dying server holds ends with the arrival of the move that it never stored."""
    machine = Machine()
    room, ears = await playing(lobby, machine)

    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    machine.goes_on(2)
    with monkeypatch.context() as patched:
        patched.setattr(Store, "append", never)
        moving = asyncio.create_task(room.submit(0, "m", ears[0].legal[0]))
        await asyncio.sleep(0)
        machine.goes_on(9)
        await lobby.rooms.keep_clocks()
        moving.cancel()
    other, back = await taken_over(lobby, machine, room)
    await back.join(Ear(0), 0)
    assert isinstance(await back.submit(0, "m", ears[0].legal[0]), wire.Ack)
    assert await charged(other.store, back) == pytest.approx(2_000, abs=1)
    await other.rooms.close()


async def test_whoever_is_let_in_late_after_a_takeover_pays_only_for_coming_late(lobby: Lobby):
    """Nobody pays for a server that is so busy with a takeover that it takes 9 s to let them in."""
    machine = Machine()
    room, ears = await playing(lobby, machine)
    machine.goes_on(2)
    await lobby.rooms.keep_clocks()
    other, back = await taken_over(lobby, machine, room)
    machine.goes_on(RETURN_SECONDS)
    back.time.follow()
    machine.goes_on(1)
    ear = Ear(0, came=machine.loop_clock.now())
    machine.goes_on(9)
    await back.join(ear, 0)
    assert isinstance(await back.submit(0, "m", ears[0].legal[0]), wire.Ack)
    assert await charged(other.store, back) == pytest.approx(3_000, abs=1)
    await other.rooms.close()


async def test_a_second_page_stops_no_clock(lobby: Lobby):
    machine = Machine()
    room, ears = await playing(lobby, machine)
    came = machine.loop_clock.now()
    machine.goes_on(9)
    await room.join(Ear(0, came=came), 0)
    assert isinstance(await room.submit(0, "m", ears[0].legal[0]), wire.Ack)
    assert await charged(lobby.store, room) == pytest.approx(9_000, abs=1)


async def test_a_database_that_fails_costs_nobody_time(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    """The move is refused, and refused again, until the database is back: only the thought before is charged."""
    machine = Machine()
    room, ears = await playing(lobby, machine)

    async def fail(*_: Any) -> None:
        machine.goes_on(1)
        raise StorageError("full")

    machine.goes_on(2)
    with monkeypatch.context() as patched:
        patched.setattr(Store, "append", fail)
        for _ in range(4):
            arrival = Arrival(machine.loop_clock.now())
            assert isinstance(await room.submit(0, "m", ears[0].legal[0], arrival=arrival), wire.Nack)
            machine.goes_on(RETRY_SECONDS - 1)
    assert isinstance(await room.submit(0, "m", ears[0].legal[0]), wire.Ack)
    assert await charged(lobby.store, room) == pytest.approx(2_000, abs=1)
