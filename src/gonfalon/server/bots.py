"""The computers at the seats: each is given its information state and nothing else, off the event loop, and answers like anybody."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from gonfalon import games, players
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream_seed
from gonfalon.core.talk import Talk
from gonfalon.match.table_actions import Say

from . import wire
from .computer_tasks import ACTS, ComputerTask
from .conversation import statement_of
from .results import SERVER_COMMAND_PREFIX
from .rooms import Room

Answer = TypeVar("Answer")
log = logging.getLogger("gonfalon.bots")
SOONEST = 0.6
"""Seconds after which a computer answers at the soonest: the time it takes must not tell how hard the choice was."""
SPARE = 0.5
"""Seconds from the longest thought of a level with a limit of time to its answer."""
SLOWEST = 3.0
"""Seconds that one late answer of a companion makes the next ones take at most."""
_delay = os.environ.get("GONFALON_COMPUTER_DELAY", "")
FIXED_SECONDS: float | None = float(_delay) if _delay else None
"""For tests: every computer answers as soon as it has thought, but not sooner than this."""
_thinkers = ThreadPoolExecutor(max(1, min(4, (os.cpu_count() or 1))), "thinker")
"""Computers think here and nowhere else, so that nobody else waits for them."""


def _answer(game: str, level: int, seed: int, information: InformationState, heard: tuple[Talk, ...]) -> str:
    try:
        family = games.get(game).spec.family
        player = players.make(family, level, seed, ms=players.thinking_ms(family, level))
        if isinstance(player, players.Talker):
            player.hear(heard)
        return player.act(information)
    except Exception:
        log.exception("the computer of level %d is at a loss in %s; it moves at random", level, game)
        return players.RandomPlayer(seed).act(information)


async def in_pool(work: Callable[..., Answer], *args: Any) -> Answer:
    """Do something in the pool of the computers, off the event loop."""
    return await asyncio.get_running_loop().run_in_executor(_thinkers, work, *args)


def answer_after(limit_ms: int | None, thought: float) -> float:
    """When a computer answers that has thought for so many seconds: at its level's fixed time, or a whole multiple if it is late.

    limit_ms: milliseconds that the level may think, None if it keeps to a budget of its own.
    """
    if FIXED_SECONDS is not None:
        return max(thought, FIXED_SECONDS)
    step = SOONEST if limit_ms is None else max(SOONEST, limit_ms / 1000 + SPARE)
    return step * max(1, math.ceil(thought / step))


def _pace(room: Room, task: ComputerTask, kind: str, thought: float) -> float:
    """When to answer a decision of a kind: among companions never sooner than the slowest answer of that seat and kind so far.

    How many cards a seat could play there shows in the time of one answer at most, not in each of them.
    """
    limit = players.thinking_ms(room.match_state.game.spec.family, task.level)
    due = answer_after(limit, thought)
    if FIXED_SECONDS is not None or not room.match_state.game.spec.cooperative:
        return due
    asked = task.seat, kind
    room.slowest[asked] = max(room.slowest.get(asked, 0.0), min(due, SLOWEST))
    return max(due, room.slowest[asked])


async def think(room: Room, task: ComputerTask) -> None:
    """Do what is due for a seat: consent, the refusal of a draw, or an answer to what it owes."""
    seat, v = task.seat, room.v
    command = f"{SERVER_COMMAND_PREFIX}{v}"
    if task.work == "speak":
        await _speak(room, seat)
        return
    if task.work in ACTS:
        await room.submit(seat, command, ACTS[task.work])
        return
    if FIXED_SECONDS is None and await room.conversation.wait_for_signals():
        return
    setting, level = room.match_state.setting, task.level
    seed = stream_seed(setting.seed, "computer", seat, v)
    information = room.match_state.information(seat)
    loop, started = asyncio.get_running_loop(), time.monotonic()
    heard = tuple(room.match_state.talk.said)
    decision = information.observation.decision
    if task.work == "pass" and decision is not None and decision.decline:
        action = decision.decline
    else:
        ask = (setting.game, level, seed, information, heard)
        action = await loop.run_in_executor(_thinkers, _answer, *ask)
    thought = time.monotonic() - started
    kind = information.observation.kind
    await asyncio.sleep(_pace(room, task, kind, thought) - thought)
    answer = await room.submit(seat, command, action, v)
    is_due = v == room.v and task == room.next_task()  # it may be its person's again
    if isinstance(answer, wire.Nack) and is_due and answer.code.startswith("action/"):
        log.error("the computer chose %r, which is refused: %s", action, answer.reason)
        action = await loop.run_in_executor(_thinkers, players.RandomPlayer(seed).act, information)
        await room.submit(seat, command, action, v)


async def _speak(room: Room, seat: int) -> None:
    """Show a computer the position and pass on what it says of it."""
    match_state, v = room.match_state, room.v
    room.conversation.note_asked(seat, match_state)
    setting, heard = match_state.setting, tuple(match_state.talk.said)
    seed = stream_seed(setting.seed, "computer", seat, "talk")
    level = room.seating.player_level(seat)
    limit = players.thinking_ms(match_state.game.spec.family, level)
    args = (setting.game, level, seed, match_state.information(seat), heard, limit)
    try:
        said = await asyncio.get_running_loop().run_in_executor(_thinkers, statement_of, *args)
    except Exception:
        log.exception("the computer of seat %d has nothing to say in %s", seat, setting.game)
        return
    if said and v == room.v:
        await room.submit(seat, f"{SERVER_COMMAND_PREFIX}{v}", Say.read(said))
        room.conversation.note_spoken()
