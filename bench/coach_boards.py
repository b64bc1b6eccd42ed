"""Boards drawn from what a seat knew; all judges of a planted mistake play on from the same ones."""

from __future__ import annotations

from typing import Any

from gonfalon import games
from gonfalon.core.rng import stream


class Boards:
    """The boards of one decision, each drawn once."""

    def __init__(self, game: str, information: Any) -> None:
        self.rules: Any = games.get(game)
        self.information = information
        self._arrays = dict[int, Any]()

    def state(self, seed: int) -> Any:
        """A new state on the board drawn with this seed."""
        return self.rules.sample(self.information, stream(seed, "bench board"))

    def of(self, seed: int) -> Any:
        """The kernel's record of it, kept; only games of the Stratego family have one."""
        if seed not in self._arrays:
            self._arrays[seed] = self.state(seed).array
        return self._arrays[seed]
