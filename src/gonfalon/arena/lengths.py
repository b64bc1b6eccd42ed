"""How games ended by a ply and after it: late losses are lost in endings, early ones by what was not seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from .series_result import SeriesResult


class PlayedGame(NamedTuple):
    """One game of a series. score: 1, 0.5 or 0, of the series' first player or team."""

    plies: int
    score: float
    truncated: bool


class LengthSplit(NamedTuple):
    """The games that ended by a ply (`until`), and the longer ones (`after`)."""

    ply: int
    until: SeriesResult
    after: SeriesResult

    @property
    def lost_after(self) -> SeriesResult:
        """All games, with those lost after the ply as wins: its score is their share, its interval Wilson's of that share."""
        n_games = self.until.n_games + self.after.n_games
        return SeriesResult(self.after.losses, 0, n_games - self.after.losses, 0)


def split_by_length(games: Iterable[PlayedGame], ply: int) -> LengthSplit:
    """Count games apart by whether they have more than `ply` plies."""
    parts: tuple[list[PlayedGame], list[PlayedGame]] = ([], [])
    for game in games:
        parts[int(game.plies > ply)].append(game)
    return LengthSplit(ply, *map(_counted, parts))


def _counted(games: list[PlayedGame]) -> SeriesResult:
    scores = Counter(game.score for game in games)
    return SeriesResult(scores[1.0], scores[0.5], scores[0.0], sum(game.truncated for game in games))
