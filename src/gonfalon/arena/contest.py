"""Contests: series played on all cores, kept in a results file, counted and rated."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from gonfalon import games
from gonfalon.core.errors import GonfalonError

from . import entrants
from .elo import Ratings, rate, table_of
from .entrants import Entrant
from .job import Job, Played, Setting
from .results import ResultsFile
from .series import check_seats
from .sprt import Sprt
from .tally import LineUp, RunningSeries, Tally
from .workers import Workers, n_cores, warm_jobs

CAP = "ply_cap"
PLY_CAP = 4000
"""The option that cuts a game short, and where the arena sets it: only in games that have it."""


class Contest(NamedTuple):
    """What came out. complete: every game that was asked for has been played, or the test has stopped."""

    setting: Setting
    commit: str
    tallies: list[Tally]
    complete: bool


def settle(
    variant: str,
    preset: str,
    options: dict[str, Any],
    seed: int,
    seconds: float,
    game: str = "",
    n_seats: int = 0,
    brought: Sequence[str] = (),
) -> Setting:
    """The setting of a contest, its options completed; cut off at 4,000 plies where the game has such an option and it is not given.

    game: "" for the first there is. n_seats: 0 for the fewest. brought: what the first seats bring, "" for the game's own.
    Raises RulesetError, GonfalonError.
    """
    game = game or next(iter(games.GAMES))
    rules = games.get(game)
    n_seats = n_seats or rules.spec.min_seats
    check_seats(game, n_seats)
    texts = (*brought, *[""] * (n_seats - len(brought))) if brought else ()
    own = rules.setup(variant, n_seats=n_seats).options
    cap = {CAP: PLY_CAP} if CAP in own else {}
    setup = rules.setup(variant, preset=preset, n_seats=n_seats, brought=texts, **{**cap, **options})
    asked = {name: value for name, value in setup.options.items() if own[name] != value}
    return Setting(game, setup, seed, seconds, asked)


def entrants_of(names: Sequence[str], setting: Setting) -> list[Entrant]:
    """The named players. Raises GonfalonError if one cannot play this."""
    found = [entrants.parse(name) for name in names]
    for entrant in found:
        entrants.check(entrant, setting.game, setting.setup)
    return found


def line_up(field: Sequence[Entrant], setting: Setting) -> LineUp:
    """A player for each seat: two opponents, or a company in which the last named takes the seats that are left. Raises GonfalonError."""
    n_seats = setting.setup.n_seats
    if not setting.is_company and len(field) != n_seats:
        raise GonfalonError(
            f"{setting.game} is played by {n_seats} opponents; {len(field)} players are named"
        )
    if not 0 < len(field) <= n_seats:
        raise GonfalonError(f"{len(field)} players are named for {n_seats} seats")
    return (*field, *[field[-1]] * (n_seats - len(field)))


def tournament_line_ups(field: Sequence[Entrant], setting: Setting) -> list[LineUp]:
    """Everybody against everybody; in a company a line-up of each player alone. Raises GonfalonError if somebody is named twice."""
    if len({entrant.name for entrant in field}) < len(field):
        raise GonfalonError("the same player is named twice in one tournament")
    if setting.is_company:
        return [line_up([entrant], setting) for entrant in field]
    return list(combinations(field, 2))


def play_contest(
    setting: Setting,
    line_ups: Sequence[LineUp],
    n_games: int,
    file: ResultsFile,
    n_workers: int = 0,
    test: Sprt | None = None,
    say: Callable[[Job, Played, int, int], Any] = lambda *_: None,
) -> Contest:
    """Play what the file does not hold yet, at most `n_games` of each series. say(job, played, games known, games in all).

    KeyboardInterrupt ends it; what was played is on file and counted. n_workers: 0 for all cores, 1 for this process alone; with more
    a script must call it under `if __name__ == "__main__"`, since every worker imports the script. Raises GonfalonError.
    """
    running = [RunningSeries(setting, players, file, n_games, test) for players in line_ups]
    by_players = {one.job(0).players: one for one in running}
    missing = [one.job(n) for one in running for n in range(n_games) if n not in one.known]
    total = n_games * len(running)
    n_workers = min(n_workers or n_cores(), max(1, len(missing)))
    if not all(one.is_over() for one in running):
        try:
            with Workers(n_workers, warm_jobs(missing)) as workers:
                for job, played in workers.run(_missing(running, n_games)):
                    file.add(job, played)
                    by_players[job.players].known[job.number] = played
                    say(job, played, sum(len(one.known) for one in running), total)
        except KeyboardInterrupt:
            pass
    complete = all(one.is_over() for one in running)
    return Contest(setting, file.commit, [one.tally() for one in running], complete)


def _missing(running: list[RunningSeries], n_games: int) -> Iterator[Job]:
    """The games to play, round by round, until the test of a series has stopped."""
    for number in range(n_games):
        for one in running:
            if number not in one.known and not (one.test and one.is_over()):
                yield one.job(number)


def ratings(field: Sequence[Entrant], contest: Contest, anchor: str = "") -> Ratings:
    """Elo of a tournament's opponents, in their order. anchor: whose rating is 0, "" for a mean of 0. Raises GonfalonError."""
    if contest.setting.is_company:
        raise GonfalonError("Elo rates opponents; a company has a win rate")
    place = {entrant.name: index for index, entrant in enumerate(field)}
    zero = place.get(entrants.parse(anchor).name) if anchor else None
    if anchor and zero is None:
        raise GonfalonError(f"--anchor {anchor!r}: name one of the players")
    rows = [
        (
            place[tally.players[0].name],
            place[tally.players[1].name],
            tally.result.score * tally.result.n_games,
            tally.result.n_games,
        )
        for tally in contest.tallies
    ]
    return rate(table_of(rows, len(field)), zero)
