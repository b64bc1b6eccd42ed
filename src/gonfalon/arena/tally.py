"""One series while it is played, and what comes of it: two opponents, or a company."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from .entrants import Entrant
from .job import Job, Played, Setting
from .results import ResultsFile
from .series import Result
from .sprt import Sprt, Verdict, judge

LineUp = tuple[Entrant, ...]
"""Two opponents, or a company in the order of its seats."""


class Tally(NamedTuple):
    """A series counted from the view of its first player, or of the company. on_file: games that were not played just now.

    seat_scores: of two opponents, the first's score at each seat, None without games. returns: of a company, the mean return of each
    seat. reasons: how games ended. forfeits: (who of the players, reason, what happened). ms: mean milliseconds of a move of each
    player, longest_ms: the longest. verdict: of the sequential test, if there is one, and uncounted: the games that were under way
    when it stopped.
    """

    players: LineUp
    result: Result
    on_file: int
    seat_scores: tuple[float | None, ...]
    returns: tuple[float, ...]
    reasons: dict[str, int]
    forfeits: list[tuple[int, str, str]]
    ms: tuple[float, ...]
    longest_ms: tuple[float, ...]
    verdict: Verdict | None = None
    uncounted: int = 0

    @property
    def is_company(self) -> bool:
        """Did all play together?"""
        return not self.seat_scores


class RunningSeries:
    """One series while it is played. The file knows two opponents with their names in order, whichever way round they were asked for."""

    def __init__(
        self, setting: Setting, players: LineUp, file: ResultsFile, n_games: int, test: Sprt | None
    ) -> None:
        self.setting, self.players, self.n_games, self.test = setting, players, n_games, test
        self.turned = not setting.is_company and players[0].name > players[1].name
        self.known = {n: p for n, p in file.played(self.job(0)).items() if 0 <= n < n_games}
        self.n_old = len(self.known)

    def job(self, number: int) -> Job:
        """Game `number`."""
        return Job(self.setting, self.players[::-1] if self.turned else self.players, number)

    def in_order(self) -> list[float]:
        """Scores from game 0 on, as far as no game is missing."""
        scores = []
        for number in range(self.n_games):
            if number not in self.known:
                break
            scores.append(self.score(self.known[number]))
        return scores

    def score(self, played: Played) -> float:
        """Of the first player as it was asked for, or of the company."""
        return 1 - played.score if self.turned else played.score

    def verdict(self) -> Verdict | None:
        """Of the sequential test, on the games in their order."""
        return judge(self.test, self.in_order()) if self.test else None

    def is_over(self) -> bool:
        """Is nothing left to play?"""
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
            result=Result(scores[1.0], scores[0.5], scores[0.0], truncated),
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
            verdict=verdict,
            uncounted=len(self.known) - len(counted),
        )

    def _seat_scores(self, counted: Sequence[Played], first: int) -> tuple[float | None, ...]:
        """The first's mean score at seat 0 and at seat 1."""
        at: tuple[list[float], list[float]] = ([], [])
        for played in counted:
            at[int(first != played.first)].append(self.score(played))
        return _mean(at[0]), _mean(at[1])

    def _culprit(self, played: Played) -> int:
        """Who of the players forfeited."""
        return played.culprit if self.setting.is_company else int(self.score(played) == 1.0)


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def _mean_returns(counted: Sequence[Played], n_seats: int) -> tuple[float, ...]:
    return tuple(_mean([played.returns[seat] for played in counted]) or 0.0 for seat in range(n_seats))
