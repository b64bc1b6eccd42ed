"""The computer at a seat: it is given its information state and nothing else, off the event loop, and answers like anybody."""

from __future__ import annotations

import asyncio
import os
import time

from gonfalon import games, players
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream_seed
from gonfalon.match import acts

from .rooms import Room

LEAST_SECONDS = float(os.environ.get("GONFALON_COMPUTER_DELAY", "0.6"))
"""An answer never comes sooner: the time it takes must not tell how hard the choice was."""


def _answer(game: str, level: int, seed: int, information: InformationState) -> str:
    return players.make(games.get(game).spec.family, level, seed).act(information)


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
    if seat in room.playing.to_act():
        await room.submit(seat, f"computer-{v}", action)
