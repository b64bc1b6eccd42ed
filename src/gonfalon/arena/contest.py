"""Contests: pairings of entrants played on all cores, kept in a results file, counted and rated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from gonfalon import games
from gonfalon.core.errors import GonfalonError

from . import entrants
from .elo import Ratings, rate, table_of
from .entrants import Entrant
from .playing import Job, Played, Setting
from .results import ResultsFile
from .series import Result
from .sprt import Sprt, Verdict, judge
from .workers import Workers, n_cores, warm_jobs

PLY_CAP = 4000
Pair = tuple[Entrant, Entrant]


class Tally(NamedTuple):
    """A pairing counted from its first entrant's view. counted: the games; on_file: how many of them were not played just now.

    red_score, blue_score: the first's score with each colour. reasons: how games ended. forfeits: (entrant's place, reason,
    what happened). ms: mean milliseconds of a move of each, longest_ms: the longest. verdict: of the sequential test, if there
    is one, and uncounted: the games that were under way when it stopped.
    """

    pair: Pair
    result: Result
    on_file: int
    red_score: float | None
    blue_score: float | None
    reasons: dict[str, int]
    forfeits: list[tuple[int, str, str]]
    ms: tuple[float, float]
    longest_ms: tuple[float, float]
    verdict: Verdict | None = None
    uncounted: int = 0


class Contest(NamedTuple):
    """What came out. complete: every game that was asked for has been played, or the test has stopped."""

    setting: Setting
    commit: str
    tallies: list[Tally]
    complete: bool


def settle(
    variant: str, preset: str, options: dict[str, Any], seed: int, seconds: float, game: str = "stratego"
) -> Setting:
    """The setting of a contest, its options completed, cut off at 4,000 plies unless they say otherwise. Raises RulesetError."""
    rules = games.get(game)
    own = dict(rules.new(seed, variant).rules.options)
    full = dict(rules.new(seed, variant, preset=preset, **{"ply_cap": PLY_CAP, **options}).rules.options)
    asked = {name: value for name, value in full.items() if own[name] != value}
    return Setting(game, variant, full, seed, seconds, asked)


def entrants_of(names: Sequence[str], setting: Setting) -> list[Entrant]:
    """The named players. Raises GonfalonError if one cannot play this."""
    found = [entrants.parse(name) for name in names]
    for entrant in found:
        entrants.check(entrant, setting.game, setting.variant, setting.options)
    return found


def pairings(field: Sequence[Entrant]) -> list[Pair]:
    """Everybody against everybody. Raises GonfalonError if somebody is named twice."""
    if len({entrant.name for entrant in field}) < len(field):
        raise GonfalonError("the same player is named twice in one tournament")
    return list(combinations(field, 2))


class _Running:
    """One pairing while it is played. The file knows it with its names in order, whichever way round it was asked for."""

    def __init__(
        self, setting: Setting, pair: Pair, file: ResultsFile, n_games: int, test: Sprt | None
    ) -> None:
        self.setting, self.pair, self.n_games, self.test = setting, pair, n_games, test
        self.turned = pair[0].name > pair[1].name
        self.known = {n: p for n, p in file.played(self.job(0)).items() if 0 <= n < n_games}
        self.n_old = len(self.known)

    def job(self, number: int) -> Job:
        """Game `number`."""
        return Job(self.setting, (self.pair[1], self.pair[0]) if self.turned else self.pair, number)

    def in_order(self) -> list[float]:
        """Scores of the first of the pair from game 0 on, as far as no game is missing."""
        scores = []
        for number in range(self.n_games):
            if number not in self.known:
                break
            scores.append(self.score(self.known[number]))
        return scores

    def score(self, played: Played) -> float:
        """Of the first of the pair as it was asked for."""
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
        counted = {n: p for n, p in self.known.items() if not (verdict and decided) or n < verdict.n_games}
        way = (1, 0) if self.turned else (0, 1)
        scores = Counter(self.score(played) for played in counted.values())
        truncated = sum(played.truncated for played in counted.values())
        by_colour: tuple[list[float], list[float]] = ([], [])
        for played in counted.values():
            by_colour[int(way[0] != played.red)].append(self.score(played))
        return Tally(
            pair=self.pair,
            result=Result(scores[1.0], scores[0.5], scores[0.0], truncated),
            on_file=self.n_old,
            red_score=_mean(by_colour[0]),
            blue_score=_mean(by_colour[1]),
            reasons=dict(Counter(played.reason for played in counted.values()).most_common()),
            forfeits=[
                (int(self.score(played) == 1.0), played.reason.removeprefix("forfeit_"), played.detail)
                for _, played in sorted(counted.items())
                if played.reason.startswith("forfeit_")
            ],
            ms=(_ms(counted, way[0]), _ms(counted, way[1])),
            longest_ms=(_longest(counted, way[0]), _longest(counted, way[1])),
            verdict=verdict,
            uncounted=len(self.known) - len(counted),
        )


def _mean(scores: list[float]) -> float | None:
    return sum(scores) / len(scores) if scores else None


def _ms(counted: dict[int, Played], who: int) -> float:
    return round(sum(played.ms[who] for played in counted.values()) / max(1, len(counted)), 2)


def _longest(counted: dict[int, Played], who: int) -> float:
    return max((played.longest_ms[who] for played in counted.values()), default=0.0)


def play_pairings(
    setting: Setting,
    pairs: Sequence[Pair],
    n_games: int,
    file: ResultsFile,
    n_workers: int = 0,
    test: Sprt | None = None,
    say: Callable[[Job, Played, int, int], Any] = lambda *_: None,
) -> Contest:
    """Play what the file does not hold yet, at most `n_games` of each pairing. say(job, played, games known, games in all).

    KeyboardInterrupt ends it; what was played is on file and counted. n_workers: 0 for all cores, 1 for this process alone; with more
    a script must call it under `if __name__ == "__main__"`, since every worker imports the script. Raises GonfalonError.
    """
    running = [_Running(setting, pair, file, n_games, test) for pair in pairs]
    by_pair = {one.job(0).pair: one for one in running}
    missing = [one.job(n) for one in running for n in range(n_games) if n not in one.known]
    total = n_games * len(running)
    n_workers = min(n_workers or n_cores(), max(1, len(missing)))
    if not all(one.is_over() for one in running):
        try:
            with Workers(n_workers, warm_jobs(missing)) as workers:
                for job, played in workers.run(_missing(running, n_games)):
                    file.add(job, played)
                    by_pair[job.pair].known[job.number] = played
                    say(job, played, sum(len(one.known) for one in running), total)
        except KeyboardInterrupt:
            pass
    complete = all(one.is_over() for one in running)
    return Contest(setting, file.commit, [one.tally() for one in running], complete)


def _missing(running: list[_Running], n_games: int) -> Iterator[Job]:
    """The games to play, round by round, until a pairing's test has stopped."""
    for number in range(n_games):
        for one in running:
            if number not in one.known and not (one.test and one.is_over()):
                yield one.job(number)


def ratings(field: Sequence[Entrant], contest: Contest, anchor: str = "") -> Ratings:
    """Elo of a tournament's players, in their order. anchor: whose rating is 0, "" for a mean of 0. Raises GonfalonError."""
    place = {entrant.name: index for index, entrant in enumerate(field)}
    zero = place.get(entrants.parse(anchor).name) if anchor else None
    if anchor and zero is None:
        raise GonfalonError(f"--anchor {anchor!r}: name one of the players")
    rows = [
        (
            place[tally.pair[0].name],
            place[tally.pair[1].name],
            tally.result.score * tally.result.n_games,
            tally.result.n_games,
        )
        for tally in contest.tallies
    ]
    return rate(table_of(rows, len(field)), zero)
