"""Series of games: two opponents who change sides each game, or a company that plays together."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gonfalon import games, players
from gonfalon.core.errors import GonfalonError
from gonfalon.core.game import Outcome
from gonfalon.core.rng import stream_seed

from .job import company_score, play_out, score_at

Z = 1.959964
"""Standard normal quantile of a 95 % interval."""


class Result(NamedTuple):
    """Counts from the first player's view, or the company's. Games cut short by the cap are draws and counted apart, too."""

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
    game: str,
    variant: str,
    options: dict[str, Any],
    seats: Sequence[players.Player],
    seed: int,
    preset: str = "",
) -> Outcome:
    """One game to its end, a player for each seat; each is handed its own information state and nothing else."""
    rules = games.get(game)
    setup = rules.setup(variant, preset=preset, n_seats=len(seats), **options)
    return play_out(game, rules.new(seed, setup), seats).outcome


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
    n_seats: int = 0,
) -> Result:
    """`n_games` games of level `first` against level `second`, which change sides: `first` has seat 0 in the even ones.

    In a company, which wins or loses together, `first` always has seat 0 and `second` every other. n_seats: 0 for the fewest.
    Raises GonfalonError for more than two opponents.
    """
    spec = games.get(game).spec
    n_seats = n_seats or spec.min_seats
    check_seats(game, n_seats)
    counts = {"wins": 0, "draws": 0, "losses": 0, "truncated": 0}
    for number in range(n_games):
        side = 0 if spec.cooperative else number % 2
        made = [
            players.make(
                spec.family, first if seat == side else second, stream_seed(seed + number, "player", seat)
            )
            for seat in range(n_seats)
        ]
        outcome = play_match(game, variant, options, made, seed + number, preset)
        score = company_score(outcome.returns) if spec.cooperative else score_at(side, outcome.returns)
        word = {1.0: "wins", 0.5: "draws", 0.0: "losses"}[score]
        counts[word] += 1
        counts["truncated"] += outcome.truncated
        said = {"wins": "won", "draws": "drawn", "losses": "lost"}[word]
        say(f"game {number + 1}: {said} ({outcome.reason})")
    return Result(**counts)


def check_seats(game: str, n_seats: int) -> None:
    """Raise GonfalonError unless these are two opponents or a company of a size the game takes."""
    spec = games.get(game).spec
    if not spec.min_seats <= n_seats <= spec.max_seats:
        takes = (
            spec.max_seats if spec.min_seats == spec.max_seats else f"{spec.min_seats} to {spec.max_seats}"
        )
        raise GonfalonError(f"{game} takes {takes} players, not {n_seats}")
    if not spec.cooperative and n_seats != 2:
        raise GonfalonError(f"{game} has {n_seats} opponents; a series is played by two, or by a company")
