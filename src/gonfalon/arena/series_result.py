"""What a series of games between two opponents or of one team is counted by; a single game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gonfalon import games, players
from gonfalon.core.errors import GonfalonError
from gonfalon.core.game import Outcome
from gonfalon.core.intervals import share_interval

from .job import play_out


class SeriesResult(NamedTuple):
    """Counts of games for the first player, or for the team. truncated: games cut off by the ply cap; they are among the draws."""

    wins: int
    draws: int
    losses: int
    truncated: int

    @property
    def n_games(self) -> int:
        """Number of games."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """(wins + half the draws) / games."""
        return (self.wins + self.draws / 2) / max(1, self.n_games)

    def interval(self) -> tuple[float, float]:
        """(low, high): Wilson's 95 % interval of the score, a draw counted as half a win; (0, 1) without games.

        Draws lower the variance of a score, so that with draws the interval is too wide rather than too narrow (E. B. Wilson,
        JASA 22, 1927).
        """
        return share_interval(self.score, self.n_games)


def play_match(
    game: str,
    variant: str,
    options: dict[str, Any],
    seats: Sequence[players.Player],
    seed: int,
    preset: str = "",
) -> Outcome:
    """Play one game to its end, with a player for each seat; each is given its own information state and nothing else.

    Raises RulesetError, ArgumentError for an answer that is no text.
    """
    rules = games.get(game)
    setup = rules.setup(variant, preset=preset, n_seats=len(seats), **options)
    return play_out(game, rules.new(seed, setup), seats).outcome


def check_seats(game: str, n_seats: int) -> None:
    """Raise GonfalonError unless the game takes this number of seats, and has two opponents or is cooperative."""
    spec = games.get(game).spec
    if not spec.min_seats <= n_seats <= spec.max_seats:
        takes = (
            spec.max_seats if spec.min_seats == spec.max_seats else f"{spec.min_seats} to {spec.max_seats}"
        )
        raise GonfalonError(f"{game} takes {takes} players, not {n_seats}")
    if not spec.cooperative and n_seats != 2:
        raise GonfalonError(f"{game} has {n_seats} opponents; a series is played by two, or by a team")
