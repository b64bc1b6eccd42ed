"""`gonfalon tournament`: a round robin with Elo ratings; in a cooperative game one team per player, by win rate."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import typer

from gonfalon.arena import contest as arena
from gonfalon.arena.elo import Rating, Ratings
from gonfalon.arena.entrants import Entrant, parse
from gonfalon.arena.tally import Tally
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


def run_tournament(request: SeriesRequest, names: Sequence[str], anchor: str) -> int:
    """Play all series and print the table; returns the exit code."""
    if len(names) < 2:
        raise GonfalonError("a tournament needs at least two players")
    setting = settle(request, 0)
    if anchor and setting.is_company:
        raise GonfalonError(f"--anchor is for opponents; {setting.game} is played together and has no Elo")
    if anchor and parse(anchor).name not in [parse(name).name for name in names]:
        raise GonfalonError(f"--anchor {anchor!r}: name one of the players")
    field = arena.entrants_of(names, setting)
    line_ups, file = arena.tournament_line_ups(field, setting), open_results(request)
    contest = arena.play_contest(
        setting, line_ups, request.n_games, file, request.jobs, say=Progress(request.quiet)
    )
    if setting.is_company:
        found, lines = companies_json(contest), company_table(contest)
    else:
        rated = arena.ratings(field, contest, anchor)
        found = tournament_json(field, contest, rated, anchor)
        lines = tournament_lines(field, contest, rated, anchor)
    typer.echo(
        json.dumps(head(request, contest) | found)
        if request.as_json
        else "\n".join([title(request, contest), *lines])
    )
    return exit_code(contest)


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
