"""Series of games between two players, sides changing each game."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gonfalon import games, players
from gonfalon.core.game import Outcome
from gonfalon.core.rng import stream_seed

from .playing import play_out

Z = 1.959964
"""Standard normal quantile of a 95 % interval."""


class Result(NamedTuple):
    """Counts from the first player's view. Games cut short by the cap are draws and counted apart, too."""

    wins: int
    draws: int
    losses: int
    truncated: int

    @property
    def n_games(self) -> int:
        """How many games were played."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """(wins + half the draws) / games."""
        return (self.wins + self.draws / 2) / max(1, self.n_games)

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the score, every draw counted as half a win in it.

        A score between 0 and 1 varies at most as much as one of wins and losses alone with the same mean, so that with draws
        the interval is rather too wide than too narrow (E. B. Wilson, JASA 22, 1927).
        """
        if not self.n_games:
            return 0.0, 1.0
        n, p = self.n_games, self.score
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return min(p, max(0.0, middle - half)), max(p, min(1.0, middle + half))


def play_match(
    game: str, variant: str, options: dict[str, Any], seats: Sequence[players.Player], seed: int
) -> Outcome:
    """One game to its end; each player is handed its own information state and nothing else."""
    state: Any = games.get(game).new(seed, variant, **options)
    return play_out(game, state, seats).outcome


def series(
    game: str,
    variant: str,
    first: int,
    second: int,
    n_games: int,
    seed: int,
    preset: str,
    options: dict[str, Any],
    say: Callable[[str], Any] = lambda _: None,
) -> Result:
    """`n_games` games of level `first` against level `second`; `first` has seat 0 in the even ones."""
    counts = {"wins": 0, "draws": 0, "losses": 0, "truncated": 0}
    family = games.get(game).spec.family
    for number in range(n_games):
        side = number % 2
        levels = (first, second) if side == 0 else (second, first)
        made = [
            players.make(family, level, stream_seed(seed + number, "player", seat))
            for seat, level in enumerate(levels)
        ]
        outcome = play_match(game, variant, {**options, "preset": preset}, made, seed + number)
        mine = outcome.returns[side]
        counts["wins" if mine > 0 else "losses" if mine < 0 else "draws"] += 1
        counts["truncated"] += outcome.truncated
        say(f"game {number + 1}: {'won' if mine > 0 else 'lost' if mine < 0 else 'drawn'} ({outcome.reason})")
    return Result(**counts)
