"""Contests: series played on all cores, kept in a results file, counted and rated."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from gonfalon import games
from gonfalon.core.errors import ArgumentError, GonfalonError

from . import entrants
from .elo import Ratings, points_matrix, rate
from .entrants import Contender, Entrant, entrant_of
from .job import ContestSetting, GameResult, Job
from .ray_workers import RayWorkers
from .results import Results
from .series_result import check_seats
from .sprt import Sprt
from .tally import LineUp, RunningSeries, Tally
from .tournaments import Participant, System, Tournament, schedule
from .workers import Workers, n_cores, warm_jobs

CAP_OPTION = "ply_cap"
"""The option that cuts a game short after so many plies."""
PLY_CAP = 4000
"""Its value in contests, in plies; games without the option have no cap."""


class Contest(NamedTuple):
    """The result of a contest. commit: code version. complete: every requested game is played, or the sequential test has stopped."""

    setting: ContestSetting
    commit: str
    tallies: list[Tally]
    complete: bool


def settle(
    variant: str,
    preset: str,
    options: Mapping[str, Any],
    seed: int,
    seconds: float,
    game: str = "",
    n_seats: int = 0,
    brought: Sequence[str] = (),
) -> ContestSetting:
    """The setting of a contest with all options filled in; the option `ply_cap`, where the game has it, is 4,000 unless given.

    seconds: limit of every answer of a program. game: "" for the first registered one. n_seats: 0 for the fewest the game takes.
    brought: what the first seats bring, "" for the game's own choice. Raises RulesetError, GonfalonError.
    """
    if not seconds > 0:
        raise ArgumentError(f"seconds {seconds}: an answer of a program needs more than 0")
    game = game or next(iter(games.GAMES))
    rules = games.get(game)
    n_seats = n_seats or rules.spec.min_seats
    check_seats(game, n_seats)
    texts = (*brought, *[""] * (n_seats - len(brought))) if brought else ()
    own = rules.setup(variant, n_seats=n_seats).options
    cap = {CAP_OPTION: PLY_CAP} if CAP_OPTION in own else {}
    setup = rules.setup(variant, preset=preset, n_seats=n_seats, brought=texts, **{**cap, **options})
    changed = {name: value for name, value in setup.options.items() if own[name] != value}
    return ContestSetting(game, setup, seed, seconds, changed)


def seats_for(game: str, n_named: int, n_seats: int = 0) -> int:
    """How many seats play: `n_seats`, else as many as players are named for a team, else the fewest the game takes."""
    spec = games.get(game).spec
    return n_seats or (max(n_named, spec.min_seats) if spec.cooperative else spec.min_seats)


def entrants_of(named: Sequence[Contender], setting: ContestSetting) -> list[Entrant]:
    """The players that are named (see `entrants`). Raises GonfalonError if one cannot play this setting."""
    found = [entrant_of(player) for player in named]
    for entrant in found:
        entrants.check(entrant, setting.game, setting.setup)
    return found


def line_up(field: Sequence[Entrant], setting: ContestSetting) -> LineUp:
    """A player for each seat: two opponents, or a team whose last named player takes all remaining seats. Raises GonfalonError."""
    n_seats = setting.setup.n_seats
    if not setting.is_company and len(field) != n_seats:
        raise GonfalonError(
            f"{setting.game} is played by {n_seats} opponents; {len(field)} players are named"
        )
    if not 0 < len(field) <= n_seats:
        raise GonfalonError(f"{len(field)} players are named for {n_seats} seats")
    return (*field, *[field[-1]] * (n_seats - len(field)))


def tournament_line_ups(field: Sequence[Entrant], setting: ContestSetting) -> list[LineUp]:
    """Every pair of a round robin in the order of the field; of a cooperative game one line-up per player, who takes every seat.

    Raises GonfalonError if a player is named twice.
    """
    if setting.is_company:
        check_names(field)
        return [line_up([entrant], setting) for entrant in field]
    place = {entrant.name: number for number, entrant in enumerate(field)}
    tables = [table for tables in schedule(tournament_of(field, "round-robin")) for table in tables]
    pairs = sorted(sorted(place[name] for name in table.seats) for table in tables)
    return [(field[first], field[second]) for first, second in pairs]


def check_names(field: Sequence[Entrant]) -> None:
    """Raise GonfalonError if a player is named twice."""
    if len({entrant.name for entrant in field}) < len(field):
        raise GonfalonError("the same player is named twice in one tournament")


def tournament_of(field: Sequence[Entrant], system: System, n_rounds: int = 0) -> Tournament:
    """A tournament of these players, listed in the order in which a first round ranks them. Raises GonfalonError.

    Their seats do not matter to the pairing, since opponents change seats every game.
    """
    check_names(field)
    named = tuple(Participant(entrant.name, computer=True) for entrant in field)
    return Tournament(named, system, n_rounds=n_rounds, seats_matter=False)


def say_nothing(*_: object) -> None:
    """For callers that want to hear nothing."""


def play_contest(
    setting: ContestSetting,
    line_ups: Sequence[LineUp],
    n_games: int,
    file: Results,
    n_workers: int = 0,
    test: Sprt | None = None,
    say: Callable[[Job, GameResult, int, int], object] = say_nothing,
    ray: str = "",
) -> Contest:
    """Play the games that the file does not hold yet, up to game `n_games` of each series.

    say: called after each game with (job, result, games on file, games in all). n_workers: 0 for all cores, 1 for this process alone;
    with more a script must call this under `if __name__ == "__main__"`, since every worker imports the script. KeyboardInterrupt
    ends the contest; the games played so far are on file and counted. ray: address of a Ray cluster that plays instead of this
    machine, "" for none; n_workers is then 0 for all cores of the cluster. Raises GonfalonError.
    """
    if n_games < 1 or n_workers < 0:
        raise ArgumentError(
            f"{n_games} games by {n_workers} workers: at least 1 game; 0 workers for all cores"
        )
    running = [RunningSeries(setting, players, file, n_games, test) for players in line_ups]
    by_players = {one.job(0).players: one for one in running}
    missing = [one.job(n) for one in running for n in range(n_games) if n not in one.known]
    total = n_games * len(running)
    if not all(one.is_over() for one in running):
        try:
            with _workers(ray, n_workers, missing) as workers:
                for job, result in workers.run(_missing(running, n_games)):
                    file.add(job, result)
                    by_players[job.players].known[job.number] = result
                    say(job, result, sum(len(one.known) for one in running), total)
        except KeyboardInterrupt:
            pass
    complete = all(one.is_over() for one in running)
    return Contest(setting, file.commit, [one.tally() for one in running], complete)


def _workers(ray: str, n_workers: int, missing: Sequence[Job]) -> Workers | RayWorkers:
    """Who plays these games."""
    if ray:
        return RayWorkers(ray, n_workers)
    return Workers(min(n_workers or n_cores(), max(1, len(missing))), warm_jobs(missing))


def _missing(running: list[RunningSeries], n_games: int) -> Iterator[Job]:
    """The games to play: game 0 of every series, then game 1, ...; a series ends when its test has stopped."""
    for number in range(n_games):
        for one in running:
            if number not in one.known and not (one.test and one.is_over()):
                yield one.job(number)


def ratings(field: Sequence[Entrant], contest: Contest, anchor: str = "") -> Ratings:
    """Elo ratings in the order of `field`. anchor: name of the player whose rating is 0, "" for a mean of 0. Raises GonfalonError."""
    if contest.setting.is_company:
        raise GonfalonError("Elo rates opponents; a team has a win rate")
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
    return rate(points_matrix(rows, len(field)), zero)
