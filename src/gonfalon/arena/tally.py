"""Counts one series, of two opponents or of a team, while it is played and at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from .entrants import Entrant
from .job import ContestSetting, GameResult, Job
from .lengths import PlayedGame
from .results import Results
from .series_result import SeriesResult
from .sprt import Sprt, Verdict, judge

LineUp = tuple[Entrant, ...]
"""Two opponents, or a team in the order of its seats."""


class Tally(NamedTuple):
    """A series counted for its first player, or for the team. on_file: games that an earlier run had played.

    seat_scores: of two opponents, the first player's mean score at seat 0 and at seat 1, None without games; () of a team.
    returns: of a team, the mean return of each seat. reasons: reason -> number of games. forfeits: (index of the player, reason,
    what happened). ms, longest_ms: mean and longest time of an answer of each player, in milliseconds. complete: is every game played,
    or has the test stopped? verdict: of the sequential test, if there is one. uncounted: games that were under way when the test
    stopped. games: the counted ones, in their order.
    """

    players: LineUp
    result: SeriesResult
    on_file: int
    seat_scores: tuple[float | None, ...]
    returns: tuple[float, ...]
    reasons: dict[str, int]
    forfeits: list[tuple[int, str, str]]
    ms: tuple[float, ...]
    longest_ms: tuple[float, ...]
    complete: bool = True
    verdict: Verdict | None = None
    uncounted: int = 0
    games: tuple[PlayedGame, ...] = ()

    @property
    def is_company(self) -> bool:
        """Is the game cooperative?"""
        return not self.seat_scores


class RunningSeries:
    """One series while it is played. known: game number -> result. turned: the file lists the two opponents in the other order."""

    def __init__(
        self, setting: ContestSetting, players: LineUp, file: Results, n_games: int, test: Sprt | None
    ) -> None:
        self.setting, self.players, self.n_games, self.test = setting, players, n_games, test
        self.turned = not setting.is_company and players[0].name > players[1].name
        self.known = {n: p for n, p in file.results_of(self.job(0)).items() if 0 <= n < n_games}
        self.n_old = len(self.known)

    def job(self, number: int) -> Job:
        """Game `number`."""
        return Job(self.setting, self.players[::-1] if self.turned else self.players, number)

    def in_order(self) -> list[float]:
        """Scores of games 0, 1, ... up to the first that is missing."""
        scores: list[float] = []
        for number in range(self.n_games):
            if number not in self.known:
                break
            scores.append(self.score(self.known[number]))
        return scores

    def score(self, result: GameResult) -> float:
        """Score of `players[0]`, or of the team."""
        return 1 - result.score if self.turned else result.score

    def verdict(self) -> Verdict | None:
        """Verdict of the sequential test, None without one."""
        return judge(self.test, self.in_order()) if self.test else None

    def is_over(self) -> bool:
        """Are all games played, or has the test stopped?"""
        verdict = self.verdict()
        return len(self.known) == self.n_games or bool(verdict and verdict.accepted)

    def tally(self) -> Tally:
        """The count so far."""
        verdict = self.verdict()
        decided = verdict is not None and bool(verdict.accepted)
        counted = [
            played
            for number, played in sorted(self.known.items())
            if not (verdict and decided) or number < verdict.n_games
        ]
        scores = Counter(self.score(played) for played in counted)
        truncated = sum(played.truncated for played in counted)
        places = range(len(self.players))
        way = list(places)[::-1] if self.turned else list(places)
        return Tally(
            players=self.players,
            result=SeriesResult(scores[1.0], scores[0.5], scores[0.0], truncated),
            on_file=self.n_old,
            seat_scores=() if self.setting.is_company else self._seat_scores(counted, way[0]),
            returns=_mean_returns(counted, len(self.players)) if self.setting.is_company else (),
            reasons=dict(Counter(played.reason for played in counted).most_common()),
            forfeits=[
                (self._culprit(played), played.reason.removeprefix("forfeit_"), played.detail)
                for played in counted
                if played.reason.startswith("forfeit_")
            ],
            ms=tuple(
                round(_mean([played.ms[way[place]] for played in counted]) or 0.0, 2) for place in places
            ),
            longest_ms=tuple(
                max((played.longest_ms[way[place]] for played in counted), default=0.0) for place in places
            ),
            complete=self.is_over(),
            verdict=verdict,
            uncounted=len(self.known) - len(counted),
            games=tuple(PlayedGame(one.plies, self.score(one), one.truncated) for one in counted),
        )

    def _seat_scores(self, counted: Sequence[GameResult], first: int) -> tuple[float | None, ...]:
        """Mean score of `players[0]` at seat 0 and at seat 1. first: the index that a GameResult gives it."""
        at: tuple[list[float], list[float]] = ([], [])
        for played in counted:
            at[int(first != played.first)].append(self.score(played))
        return _mean(at[0]), _mean(at[1])

    def _culprit(self, result: GameResult) -> int:
        """Index of the player who forfeited."""
        return result.culprit if self.setting.is_company else int(self.score(result) == 1.0)


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def _mean_returns(counted: Sequence[GameResult], n_seats: int) -> tuple[float, ...]:
    return tuple(_mean([played.returns[seat] for played in counted]) or 0.0 for seat in range(n_seats))
