"""`gonfalon tournament`: a round robin, a Swiss or an arena with Elo ratings; in a cooperative game one team per player, by win rate."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast, get_args

import typer
from msgspec import structs

from gonfalon.arena import contest as arena
from gonfalon.arena.elo import Rating, Ratings
from gonfalon.arena.entrants import Entrant, parse
from gonfalon.arena.job import ContestSetting
from gonfalon.arena.rounds import PlayedTournament, games_of, play_tournament
from gonfalon.arena.tally import Tally
from gonfalon.arena.tournaments import Game, System, Tournament, crosstable, standings, trf
from gonfalon.core.errors import GonfalonError

from .match import (
    Progress,
    SeriesRequest,
    exit_code,
    forfeit_lines,
    head,
    interval,
    line_up_text,
    open_results,
    settle,
    short,
    tally_json,
    title,
)


class Plan(NamedTuple):
    """How a tournament is played. n_rounds: 0 for as many as decide it. write: file for the results, None for none."""

    system: System = "round-robin"
    n_rounds: int = 0
    write: Path | None = None


def plan_of(system: str, n_rounds: int, write: Path | None) -> Plan:
    """The plan of a command line. Raises GonfalonError."""
    known = get_args(System)
    if system not in known:
        raise GonfalonError(f"--system {system!r}: choose {', '.join(known[:-1])} or {known[-1]}")
    if n_rounds and system == "round-robin":
        raise GonfalonError(
            "--rounds is for --system swiss and arena; in a round robin everybody meets everybody"
        )
    return Plan(cast("System", system), n_rounds, write)


def run_tournament(
    request: SeriesRequest, names: Sequence[str], anchor: str, plan: Plan | None = None
) -> int:
    """Play all series and print the table; returns the exit code. plan: None for a round robin."""
    plan = plan or Plan()
    if len(names) < 2:
        raise GonfalonError("a tournament needs at least two players")
    setting = settle(request, 0)
    _check_company(setting, anchor, plan)
    if anchor and parse(anchor).name not in [parse(name).name for name in names]:
        raise GonfalonError(f"--anchor {anchor!r}: name one of the players")
    field = arena.entrants_of(names, setting)
    if setting.is_company:
        contest = _play_all(request, setting, field)
        found, lines = companies_json(contest), company_table(contest)
    else:
        played = _play_rounds(request, setting, field, plan)
        contest = played.contest
        rated = arena.ratings(field, contest, anchor)
        found = tournament_json(field, contest, rated, anchor) | rounds_json(played)
        lines = [*rounds_lines(played), *tournament_lines(field, contest, rated, anchor)]
        if plan.write:
            write_results(plan.write, played, title(request, contest))
    typer.echo(
        json.dumps(head(request, contest) | found)
        if request.as_json
        else "\n".join([title(request, contest), *lines])
    )
    return exit_code(contest)


def _check_company(setting: ContestSetting, anchor: str, plan: Plan) -> None:
    """Raise GonfalonError for what only opponents have."""
    if not setting.is_company:
        return
    if anchor:
        raise GonfalonError(f"--anchor is for opponents; {setting.game} is played together and has no Elo")
    if plan != Plan():
        raise GonfalonError(
            f"--system and --write are for opponents; {setting.game} is played together: leave them out"
        )


def _play_all(request: SeriesRequest, setting: ContestSetting, field: Sequence[Entrant]) -> arena.Contest:
    """Every line-up of a round robin or of teams."""
    line_ups, file = arena.tournament_line_ups(field, setting), open_results(request)
    return arena.play_contest(
        setting, line_ups, request.n_games, file, request.jobs, say=Progress(request.quiet), ray=request.ray
    )


def _play_rounds(
    request: SeriesRequest, setting: ContestSetting, field: Sequence[Entrant], plan: Plan
) -> PlayedTournament:
    """A tournament of opponents. The series of a round robin are independent of one another and played side by side."""
    tournament = arena.tournament_of(field, plan.system, plan.n_rounds)
    if plan.system == "round-robin":
        contest = _play_all(request, setting, field)
        return PlayedTournament(tournament, games_of(tournament, contest), contest)
    return play_tournament(
        setting,
        field,
        tournament,
        request.n_games,
        open_results(request),
        request.jobs,
        say=Progress(request.quiet),
        ray=request.ray,
    )


def rounds_json(played: PlayedTournament) -> dict[str, Any]:
    """How a tournament was paired and how everybody stands, as plain data."""
    rows = standings(played.tournament, played.games)
    return {
        "system": played.tournament.system,
        "rounds": [
            {"round": game.round, "players": game.seats, "points": game.points} for game in played.games
        ],
        "standings": [
            {
                "place": row.place,
                "player": row.name,
                "points": row.points,
                "buchholz": row.buchholz,
                "sonneborn_berger": row.sonneborn_berger,
                "direct": row.direct,
            }
            for row in rows
        ],
    }


def rounds_lines(played: PlayedTournament) -> list[str]:
    """The crosstable of a Swiss or an arena; a round robin lists its pairings below the ratings."""
    if played.tournament.system == "round-robin" or not played.games:
        return []
    return [*crosstable(_shortened(played.tournament), _shortened_games(played.games)).splitlines(), ""]


def _shortened(tournament: Tournament) -> Tournament:
    """With names that fit into a table."""
    named = tuple(structs.replace(one, name=short(one.name)) for one in tournament.participants)
    return structs.replace(tournament, participants=named)


def _shortened_games(games: Sequence[Game]) -> list[Game]:
    return [structs.replace(game, seats=tuple(short(name) for name in game.seats)) for game in games]


def write_results(path: Path, played: PlayedTournament, said: str) -> None:
    """Write the crosstable, or a report file if the name ends in .trf. said: the title. Raises GonfalonError."""
    if path.suffix.lower() == ".trf":
        text = trf(played.tournament, played.games, said)
    else:
        text = f"{said}\n\n{crosstable(played.tournament, played.games)}"
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GonfalonError(f"--write {path}: {error.strerror}; choose another file") from None


def by_win_rate(contest: arena.Contest) -> list[Tally]:
    """Companies, the best first."""
    return sorted(contest.tallies, key=lambda tally: -tally.result.score)


def companies_json(contest: arena.Contest) -> dict[str, Any]:
    """A tournament of teams as plain data, the best first."""
    return {"table": [tally_json(contest.setting, tally, None) for tally in by_win_rate(contest)]}


def company_table(contest: arena.Contest) -> list[str]:
    """Win rates, the best first: every player at all seats."""
    named = [(short(line_up_text(tally.players)), tally) for tally in by_win_rate(contest)]
    width = max(len(name) for name, _ in named)
    lines = [
        f"{'':>3} {'team':{width}}  {'win rate':>8}  {'95 %':>14}  {'return':>6}  games (won, drawn, lost; cut short)"
    ]
    for position, (name, tally) in enumerate(named, 1):
        result, mean = tally.result, sum(tally.returns) / len(tally.returns)
        lines.append(
            f"{position:>3} {name:{width}}  {result.score:>8.3f}  {interval(*result.interval())}  {mean:>+6.2f}  "
            f"{result.n_games} ({result.wins}, {result.draws}, {result.losses}; {result.truncated})"
        )
        lines += forfeit_lines(tally)
    return [*lines, "Each player sits at all seats; `gonfalon match` plays line-ups of several."]


def tournament_json(
    field: Sequence[Entrant], contest: arena.Contest, rated: Ratings, anchor: str
) -> dict[str, Any]:
    """A tournament as plain data, players in the order of their rating."""
    rows = [
        {
            "player": field[place].name,
            "elo": round(rating.elo, 1),
            "interval": [round(rating.low, 1), round(rating.high, 1)],
            **totals(field[place], contest.tallies),
        }
        for place, rating in ranking(rated)
    ]
    return {
        "anchor": anchor,
        "imaginary_draws": not rated.finite,
        "table": rows,
        "pairings": [tally_json(contest.setting, tally, None) for tally in contest.tallies],
    }


def ranking(rated: Ratings) -> list[tuple[int, Rating]]:
    """Places in the field with their rating, strongest first."""
    return sorted(enumerate(rated.players), key=lambda row: -row[1].elo)


def totals(entrant: Entrant, tallies: Sequence[Tally]) -> dict[str, Any]:
    """Counts over all games of a player."""
    won = drawn = lost = cut = 0
    for tally in tallies:
        if entrant in tally.players:
            result = tally.result
            ahead, behind = (
                (result.wins, result.losses) if entrant == tally.players[0] else (result.losses, result.wins)
            )
            won, drawn, lost, cut = won + ahead, drawn + result.draws, lost + behind, cut + result.truncated
    n_games = won + drawn + lost
    score = (won + drawn / 2) / max(1, n_games)
    return {
        "games": n_games,
        "wins": won,
        "draws": drawn,
        "losses": lost,
        "truncated": cut,
        "score": round(score, 4),
    }


def tournament_lines(
    field: Sequence[Entrant], contest: arena.Contest, rated: Ratings, anchor: str
) -> list[str]:
    """The table, strongest first, and the score of each pairing."""
    width = max(len(short(entrant.name)) for entrant in field)
    zero = f"{anchor} is 0" if anchor else "their mean is 0"
    lines = [
        f"{'':>3} {'player':{width}}  {'Elo':>6}  {'95 %':>15}  {'score':>5}  games (won, drawn, lost; cut short)"
    ]
    for position, (place, rating) in enumerate(ranking(rated), 1):
        total = totals(field[place], contest.tallies)
        low_high = f"{rating.low:+.0f} to {rating.high:+.0f}"
        lines.append(
            f"{position:>3} {short(field[place].name):{width}}  {rating.elo:>+6.0f}  {low_high:>15}  {total['score']:.3f}  "
            f"{total['games']} ({total['wins']}, {total['draws']}, {total['losses']}; {total['truncated']})"
        )
    lines.append(f"Elo by maximum likelihood, a draw as half a win; {zero}.")
    if not rated.finite:
        lines.append(
            "Somebody has won or lost everything: every pair was given one imaginary draw, or Elo had no end."
        )
    for tally in contest.tallies:
        low, high = tally.result.interval()
        first, second = (short(entrant.name) for entrant in tally.players)
        lines.append(
            f"  {first} - {second}: {tally.result.score:.3f} ({interval(low, high)}), {tally.result.n_games} games"
        )
        lines += forfeit_lines(tally)
    return lines
