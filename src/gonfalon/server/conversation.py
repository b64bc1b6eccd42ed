"""Computers that talk: show each of them every position once, let it speak, and leave people a moment to answer."""

from __future__ import annotations

import asyncio
import time

from gonfalon import games, players
from gonfalon.match.referee import MatchState

from .seating import Seating

SIGNAL_SECONDS = 2.5
"""Seconds that computers wait after one of them has spoken, so that people can signal."""


class Conversation:
    """Which computers of a room have been asked for a word. asked_about: seat -> the position (ply, things said) it was asked about."""

    def __init__(self) -> None:
        self.asked_about: dict[int, tuple[int, int]] = {}
        self.spoken_at = float("-inf")

    def next_to_ask(self, match_state: MatchState, seating: Seating) -> int:
        """The next seat whose computer has not been asked about this position, -1 for none."""
        family = games.get(match_state.setting.game).spec.family
        if match_state.outcome is not None or match_state.n_seats < 2 or not players.talks(family):
            return -1
        now = _position(match_state)
        for seat in range(match_state.n_seats):
            if (
                seating.is_computer_played(seat)
                and seating.computer(seat) != players.Computer()
                and self.asked_about.get(seat) != now
            ):
                return seat
        return -1

    def note_asked(self, seat: int, match_state: MatchState) -> None:
        """Remember that this computer has been asked about the position."""
        self.asked_about[seat] = _position(match_state)

    def note_spoken(self) -> None:
        """Remember that a computer has just spoken."""
        self.spoken_at = time.monotonic()

    async def wait_for_signals(self) -> bool:
        """Wait until SIGNAL_SECONDS after the last word of a computer. Returns whether there was anything to wait for."""
        left = self.spoken_at + SIGNAL_SECONDS - time.monotonic()
        if left > 0:
            await asyncio.sleep(left)
        return left > 0


def _position(match_state: MatchState) -> tuple[int, int]:
    return match_state.state.ply, len(match_state.talk.said)
