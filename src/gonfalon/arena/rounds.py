"""Tournaments of players in rounds: the engine of `tournaments` says who meets whom, a contest plays it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from .contest import Contest, play_contest, say_nothing
from .entrants import Entrant
from .job import ContestSetting, GameResult, Job
from .results import Results
from .tally import Tally
from .tournaments import (
    Game,
    Table,
    Tournament,
    bye_game,
    game_of,
    next_tables,
    rounds_played,
    schedule,
    total_rounds,
)

Pair = tuple[str, str]
"""Two players by name, in alphabetical order."""


class PlayedTournament(NamedTuple):
    """games: one for each table of each round, a series counted as one game. contest: the series of all who have met."""

    tournament: Tournament
    games: list[Game]
    contest: Contest


def play_tournament(
    setting: ContestSetting,
    field: Sequence[Entrant],
    tournament: Tournament,
    n_games: int,
    file: Results,
    n_workers: int = 0,
    say: Callable[[Job, GameResult, int, int], object] = say_nothing,
    ray: str = "",
) -> PlayedTournament:
    """Play round after round; at each table a series of `n_games`, of which the higher score is the win.

    Games on file are not played again. Those who meet again go on with the next games of their series. file, n_workers, say, ray: as in
    `play_contest`. KeyboardInterrupt ends the tournament after the games played so far. Raises GonfalonError.
    """
    by_name = {entrant.name: entrant for entrant in field}
    met, tallies, games = Counter[Pair](), dict[Pair, Tally](), list[Game]()
    complete = True
    while complete and rounds_played(games) < total_rounds(tournament):
        tables = next_tables(tournament, games)
        if not tables:
            break
        met.update(_pair(table) for table in tables if not table.is_bye)
        for n_meetings, pairs in _by_meetings(tables, met).items():
            line_ups = [(by_name[one], by_name[other]) for one, other in pairs]
            played = play_contest(setting, line_ups, n_meetings * n_games, file, n_workers, say=say, ray=ray)
            tallies |= dict(zip(pairs, played.tallies, strict=True))
            complete = complete and played.complete
        if complete:
            games += [_ended(table, tournament, tallies, n_games) for table in tables]
    return PlayedTournament(
        tournament, games, Contest(setting, file.commit, list(tallies.values()), complete)
    )


def games_of(tournament: Tournament, contest: Contest) -> list[Game]:
    """The rounds of a round robin whose series a contest has played, each series as one game; those without games are left out."""
    tallies = {_names(tally): tally for tally in contest.tallies if tally.games}
    tables = [table for tables in schedule(tournament) for table in tables]
    return [
        _ended(table, tournament, tallies, len(tallies[_pair(table)].games))
        for table in tables
        if _pair(table) in tallies
    ]


def _names(tally: Tally) -> Pair:
    first, second = sorted(entrant.name for entrant in tally.players)
    return first, second


def _pair(table: Table) -> Pair:
    first, second = sorted(table.seats)
    return first, second


def _by_meetings(tables: Sequence[Table], met: Counter[Pair]) -> dict[int, list[Pair]]:
    """How often they have met, this time included -> the pairs of these tables."""
    found: dict[int, list[Pair]] = defaultdict(list)
    for table in tables:
        if not table.is_bye:
            found[met[_pair(table)]].append(_pair(table))
    return found


def _ended(table: Table, tournament: Tournament, tallies: dict[Pair, Tally], n_games: int) -> Game:
    """The last `n_games` of the series at a table as one game, or the bye."""
    if table.is_bye:
        return bye_game(tournament, table)
    pair = _pair(table)
    tally = tallies[pair]
    score = sum(game.score for game in tally.games[-n_games:]) / n_games
    first, second = (entrant.name for entrant in tally.players)
    scores = {first: score, second: 1 - score}
    return game_of(table.round, table.seats, [scores[name] for name in table.seats])
