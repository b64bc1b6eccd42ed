"""The computers at the seats: each is given its information state and nothing else, in a pool of workers, and answers like anybody."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import time

from gonfalon import players
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream_seed
from gonfalon.core.talk import Talk
from gonfalon.match.table_actions import Say

from . import request_ids, thinking, wire
from .computer_tasks import ACTS, ComputerTask, next_task
from .conversation import Conversation
from .owner_task import RoomClosed, cancelled
from .results import SERVER_COMMAND_PREFIX
from .rooms import Room
from .work_pool import NotWantedError, Order, WorkPool
from .workers import WorkerDiedError, WorkFailedError

log = logging.getLogger("gonfalon.bots")
SOONEST = 0.6
"""Seconds after which a computer answers at the soonest: the time it takes must not tell how hard the choice was."""
SPARE = 0.5
"""Seconds from the longest thought of a level with a limit of time to its answer."""
SLOWEST = 3.0
"""Seconds that one late answer of a companion makes the next ones take at most."""
RETRY_SECONDS = 2.0
"""Seconds before a computer is asked again for what could not be stored."""
_delay = os.environ.get("GONFALON_COMPUTER_DELAY", "")
FIXED_SECONDS: float | None = float(_delay) if _delay else None
"""For tests: every computer answers as soon as it has thought, but not sooner than this."""


def answer_after(limit_ms: int | None, thought: float) -> float:
    """When a computer answers that has thought for so many seconds: at its level's fixed time, or a whole multiple if it is late.

    limit_ms: milliseconds that the level may think, None if it keeps to a budget of its own.
    """
    if FIXED_SECONDS is not None:
        return max(thought, FIXED_SECONDS)
    step = SOONEST if limit_ms is None else max(SOONEST, limit_ms / 1000 + SPARE)
    return step * max(1, math.ceil(thought / step))


class Computers:
    """Whoever answers for the seats of one room in the server's name. slowest: seat and kind of decision -> seconds (see `_pace`).

    address: of somebody at this table, "" for this machine; its turns in the pool are those of this address.
    begun: when a worker began to think, on the monotonic clock: a wait in the queue is no thought, and depends on other tables alone.
    """

    def __init__(self, room: Room, pool: WorkPool) -> None:
        self.room, self.pool, self.address, self.begun = room, pool, "", 0.0
        self.conversation = Conversation()
        self.slowest: dict[tuple[int, str], float] = {}
        self._working: asyncio.Task[None] | None = None

    def next_task(self) -> ComputerTask | None:
        """The next thing that the server has to do for a seat."""
        room = self.room
        if not room.begun:
            return None
        levels = players.levels(room.match_state.game.spec.family)
        lowest = levels[0] if levels else 0
        return next_task(room.match_state, room.seating, room.row.absence, lowest, self.conversation)

    def start(self) -> None:
        """Do what is owed, unless it is being done already."""
        if self.room.closed or self.next_task() is None:
            return
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Stop."""
        if self._working is not None:
            await cancelled(self._working)

    async def _work(self) -> None:
        """One task after the other, until none is left."""
        request_ids.set_current(
            ""
        )  # the request that has brought the first of them has nothing to do with the others
        done: tuple[int, ComputerTask] | None = None
        while (task := self.next_task()) is not None and not self.room.closed:
            if done == (self.room.v, task):  # it was refused or could not be stored
                await asyncio.sleep(RETRY_SECONDS)
            done = (self.room.v, task)
            try:
                await self._do(task)
            except RoomClosed:
                return
            except NotWantedError:
                continue  # the game has gone on: perhaps something else is owed now
            except Exception:
                log.exception("the computer failed in match %s", self.room.row.id)
                return

    async def _do(self, task: ComputerTask) -> None:
        room, command = self.room, f"{SERVER_COMMAND_PREFIX}{self.room.v}"
        if task.work == "lend":
            await room.lend(task.seat, task.computer.level)
        elif task.work == "speak":
            await self._speak(task.seat)
        elif task.work in ACTS:
            await room.submit(task.seat, command, ACTS[task.work])
        elif FIXED_SECONDS is not None or not await self.conversation.wait_for_signals():
            await self.answer(task, command)

    async def answer(self, task: ComputerTask, command: str) -> None:
        """Answer what a seat owes. command: the id of the answer."""
        room, seat, v = self.room, task.seat, self.room.v
        setting = room.match_state.setting
        self._note_begun()
        seed = stream_seed(setting.seed, "computer", seat, v)
        information = room.match_state.information(seat)
        heard = tuple(room.match_state.talk.said)
        decision = information.observation.decision
        if task.work == "pass" and decision is not None and decision.decline:
            action = decision.decline
        else:
            action = await self._choice(task, seed, information, heard)
        thought = time.monotonic() - self.begun
        await asyncio.sleep(self._pace(task, information.observation.kind, thought) - thought)
        answer = await room.submit(seat, command, action, v)
        is_due = v == room.v and task == self.next_task()  # it may be its person's again
        if isinstance(answer, wire.Nack) and is_due and answer.code.startswith("action/"):
            log.error("the computer %s chose what is refused: %s", task.computer, answer.reason)
            action = await asyncio.to_thread(players.RandomPlayer(seed).act, information)
            await room.submit(seat, command, action, v)

    async def _choice(
        self, task: ComputerTask, seed: int, information: InformationState, heard: tuple[Talk, ...]
    ) -> str:
        """The action of a seat's computer. Where its workers die of it, its lowest level answers, or nobody: then it is drawn."""
        game = self.room.match_state.game.spec
        lowest = next(iter(players.levels(game.family)), 0)
        for computer in (task.computer, players.Computer(lowest)):
            who = computer.name or f"of level {computer.level}"
            try:
                args = (self.room.match_state.setting.game, computer, seed, information, heard)
                return await self.pool.run(self._order(), thinking.answer, *args)
            except WorkerDiedError:
                log.error("the computer %s has ended its worker twice in %s", who, game.id)
            except WorkFailedError as error:
                log.error(
                    "the computer %s is at a loss in %s; it moves at random\n%s", who, game.id, error.told
                )
                break
        return await asyncio.to_thread(players.RandomPlayer(seed).act, information)

    def _order(self) -> Order:
        """A turn in the pool for this table, as long as its game stands where it stands now."""
        room, v = self.room, self.room.v
        here = {outbox.address for outbox in room.outboxes if outbox.address}
        self.address = self.address if self.address in here else min(here, default=self.address)
        is_wanted = lambda: room.v == v and not room.closed  # noqa: E731
        return Order("computer", room.row.id, self.address, is_wanted, self._note_begun)

    def _note_begun(self) -> None:
        self.begun = time.monotonic()

    def _pace(self, task: ComputerTask, kind: str, thought: float) -> float:
        """When to answer a decision of a kind: among companions never sooner than the slowest answer of that seat and kind so far.

        How many cards a seat could play there shows in the time of one answer at most, not in each of them. Everybody sees which kind is
        asked, and a game has few of them: by seat alone, one hard plan would slow down each of hundreds of windows.
        """
        spec, computer = self.room.match_state.game.spec, task.computer
        limit = None if computer.name else players.thinking_ms(spec.family, computer.level)
        due = answer_after(limit, thought)
        if FIXED_SECONDS is not None or not spec.cooperative:
            return due
        asked = task.seat, kind
        self.slowest[asked] = max(self.slowest.get(asked, 0.0), min(due, SLOWEST))
        return max(due, self.slowest[asked])

    async def _speak(self, seat: int) -> None:
        """Show a computer the position and pass on what it says of it."""
        room, match_state, v = self.room, self.room.match_state, self.room.v
        self.conversation.note_asked(seat, match_state)
        setting, heard = match_state.setting, tuple(match_state.talk.said)
        seed = stream_seed(setting.seed, "computer", seat, "talk")
        args = (setting.game, room.seating.computer(seat), seed, match_state.information(seat), heard)
        try:
            said = await self.pool.run(self._order(), thinking.statement, *args)
        except WorkerDiedError:
            return
        except WorkFailedError as error:
            log.error("the computer of seat %d has nothing to say in %s\n%s", seat, setting.game, error.told)
            return
        if said and v == room.v:
            await room.submit(seat, f"{SERVER_COMMAND_PREFIX}{v}", Say.read(said))
            self.conversation.note_spoken()
