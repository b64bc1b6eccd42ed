"""Computers that talk: show each of them every position once, let it speak, and leave people a moment to answer."""

from __future__ import annotations

import asyncio
import time

from gonfalon import games, players
from gonfalon.core.observation import InformationState
from gonfalon.core.talk import Talk
from gonfalon.match.referee import MatchState

from .seating import Seating

HEED_SECONDS = 2.5
"""How long computers wait after one of them has spoken, so that people can signal."""


class Conversation:
    """What the computers of a room have looked at. looked: seat -> the position (ply, things said) that it has been shown."""

    def __init__(self) -> None:
        self.looked: dict[int, tuple[int, int]] = {}
        self.spoken_at = float("-inf")

    def next_to_look(self, match_state: MatchState, seating: Seating) -> int:
        """A computer that may have something to say about the position, -1 for none."""
        family = games.get(match_state.setting.game).spec.family
        if match_state.outcome is not None or match_state.n_seats < 2 or not players.talks(family):
            return -1
        now = _position(match_state)
        for seat in range(match_state.n_seats):
            if seating.is_played(seat) and seating.player_level(seat) and self.looked.get(seat) != now:
                return seat
        return -1

    def has_looked(self, seat: int, match_state: MatchState) -> None:
        """This computer has been shown the position."""
        self.looked[seat] = _position(match_state)

    def has_spoken(self) -> None:
        """A computer has just said something."""
        self.spoken_at = time.monotonic()

    async def pause(self) -> bool:
        """Wait until people have had their moment. Returns whether there was something to wait for."""
        left = self.spoken_at + HEED_SECONDS - time.monotonic()
        if left > 0:
            await asyncio.sleep(left)
        return left > 0


def _position(match_state: MatchState) -> tuple[int, int]:
    return match_state.state.ply, len(match_state.talk.said)


def saying(
    game: str, level: int, seed: int, information: InformationState, heard: tuple[Talk, ...], ms: float | None
) -> str:
    """What the computer of a seat wants to say, "" for nothing. ms: it may think about a decision before it speaks of it."""
    player = players.make(games.get(game).spec.family, level, seed, ms=ms)
    if not isinstance(player, players.Talker):
        return ""
    player.hear(heard)
    return player.say(information)
