"""The computer at a seat: it is given its information state and nothing else, off the event loop, and answers like anybody."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import time

from gonfalon import games, players
from gonfalon.core.game import seats_to_act
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream_seed
from gonfalon.match import acts

from . import wire
from .rooms import Room

log = logging.getLogger("gonfalon.bots")
LEAST_SECONDS = float(os.environ.get("GONFALON_COMPUTER_DELAY", "0.6"))
"""An answer never comes sooner: the time it takes must not tell how hard the choice was."""
THINKING_MS = {4: 150, 5: 400, 6: 1000}
"""Level -> milliseconds it may think about a move with people; the levels below take a budget of positions of their own."""


def _answer(game: str, level: int, seed: int, information: InformationState) -> str:
    try:
        player = players.make(games.get(game).spec.family, level, seed, ms=THINKING_MS.get(level))
        return player.act(information)
    except Exception:
        log.exception("the computer of level %d is at a loss in %s; it moves at random", level, game)
        return players.RandomPlayer(seed).act(information)


async def think(room: Room, seat: int) -> None:
    """Answer what this seat owes now: a decision, or a draw offer (always declined)."""
    if room.playing.draw_offer == 1 - seat:
        await room.submit(seat, f"computer-{room.v}", acts.DECLINE)
        return
    started, v = time.monotonic(), room.v
    setting = room.row.setting
    seed = stream_seed(setting.seed, "computer", seat, v)
    information = room.playing.information(seat)
    action = await asyncio.to_thread(_answer, setting.game, room.row.level, seed, information)
    await asyncio.sleep(max(0.0, LEAST_SECONDS - (time.monotonic() - started)))
    answer = await room.submit(seat, f"computer-{v}", action, v)
    if isinstance(answer, wire.Nack) and v == room.v and room.playing.outcome is None:
        log.error("the computer chose %r, which is refused: %s", action, answer.reason)
        action = await asyncio.to_thread(players.RandomPlayer(seed).act, information)
        await room.submit(seat, f"computer-{v}", action, v)


def warm_players() -> None:
    """Load the compiled search of every family that has one, by one move of a short game: no person is to wait for it."""
    found = {games.get(name).spec.family: games.get(name) for name in reversed(games.lobby_ids())}
    for family, game in found.items():
        if not players.levels(family):
            continue
        state, rng = game.new(1, game.spec.variants[0].id), random.Random(1)
        for _ in range(12):
            seat = seats_to_act(state)[0]
            state.step(seat, game.random_action(state, seat, rng))
        seat = seats_to_act(state)[0]
        players.make(family, players.levels(family)[-1], 1, nodes=100).act(
            game.information_state(state, seat)
        )
