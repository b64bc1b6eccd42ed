"""`gonfalon match`: a series of two opponents or of a team; and what it shares with `gonfalon tournament`."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import typer

from gonfalon import games
from gonfalon.arena import contest as arena
from gonfalon.arena import results, sprt
from gonfalon.arena.elo import difference
from gonfalon.arena.job import ContestSetting, GameResult, Job
from gonfalon.arena.lengths import split_by_length
from gonfalon.arena.series import series
from gonfalon.arena.series_result import SeriesResult
from gonfalon.arena.tally import LineUp, Tally
from gonfalon.core.errors import GonfalonError
from gonfalon.core.game import Value
from gonfalon.core.kernel_cache import user_folder

from . import words
from .files import one_line
from .game_choice import GameChoice, brought_of, chosen_game, options_of

NO_NUMBER = "-"
INTERRUPTED = 130


class SeriesRequest(NamedTuple):
    """The parameters of both commands. brought: what the first seats bring. n_seats: 0 for as many as are named, or the fewest.

    file: "" for the one in the user's data folder. limit: milliseconds for an answer of a program. ray: as in `play_contest`.
    """

    chosen: GameChoice
    preset: str
    options: dict[str, Value]
    brought: tuple[str, ...]
    n_seats: int
    n_games: int
    seed: int
    jobs: int
    file: str
    any_commit: bool
    limit: int
    as_json: bool
    quiet: bool
    ray: str = ""


def request_of(given: dict[str, Any]) -> SeriesRequest:
    """The request of a command line. given: parameter of `cli.main` -> value. Raises GonfalonError."""
    chosen = chosen_game(given["ruleset"], given["game"])
    options = options_of(given["option"], chosen)
    brought = brought_of(given["bring"], chosen, options, partial(typer.echo, err=True))
    same = ("n_games", "seed", "jobs", "file", "any_commit", "limit", "as_json", "quiet", "ray")
    return SeriesRequest(
        chosen, given["preset"], options, brought, given["seats"], **{name: given[name] for name in same}
    )


class Progress:
    """A line a game on standard error, so that standard output holds the result alone."""

    def __init__(self, quiet: bool) -> None:
        self.quiet = quiet

    def __call__(self, job: Job, played: GameResult, known: int, total: int) -> None:
        if self.quiet:
            return
        detail = f": {played.detail}" if played.detail else ""
        said = f"{known}/{total}  {_who_won(job, played)} ({played.reason}{detail}), {played.plies} plies"
        typer.echo(one_line(said), err=True)


def _who_won(job: Job, played: GameResult) -> str:
    """The players by seat, and who won."""
    seated = [job.players[who].name for who in job.by_seat]
    if job.setting.is_company:
        return f"{', '.join(seated)}: {({1.0: 'won', 0.5: 'drawn', 0.0: 'lost'})[played.score]}"
    score = played.score if played.first == 0 else 1 - played.score
    winner = {1.0: 0, 0.0: 1}.get(score)
    word = "drawn" if winner is None else f"{seat_word(job.setting, winner)} won"
    return f"{' - '.join(seated)}: {word}"


def seat_word(setting: ContestSetting, seat: int) -> str:
    """A seat by its name, or its number."""
    return words.seat_name(games.get(setting.game).spec, seat)


def results_path(file: str) -> Path:
    """Path of the results file. Raises GonfalonError for a user without a home folder."""
    if file:
        return Path(file)
    base = user_folder("XDG_DATA_HOME", ".local", "share")
    if base is None:
        raise GonfalonError("this user has no home folder: say where to keep the results with --file FILE")
    return base / "gonfalon" / "arena.jsonl"


def settle(request: SeriesRequest, n_named: int) -> ContestSetting:
    """The setting that a request asks for. n_named: how many players are named. Raises GonfalonError."""
    if request.jobs < 0 or request.limit < 1:
        raise GonfalonError("--jobs is 0 (all cores) or more, --limit at least 1")
    return arena.settle(
        request.chosen.variant,
        request.preset,
        request.options,
        request.seed,
        request.limit / 1000,
        request.chosen.game,
        arena.seats_for(request.chosen.game, n_named, request.n_seats),
        request.brought,
    )


def open_results(request: SeriesRequest) -> results.ResultsFile:
    """The results file of a request. Raises GonfalonError."""
    return results.ResultsFile(results_path(request.file), results.code_version(), request.any_commit)


def play_series(
    request: SeriesRequest, setting: ContestSetting, names: Sequence[str], test: sprt.Sprt | None
) -> arena.Contest:
    """Play the series of these players. Raises GonfalonError."""
    file = open_results(request)
    tally = series(
        names[0],
        names[1:],
        request.chosen.game,
        request.chosen.variant,
        n_games=request.n_games,
        seed=request.seed,
        preset=request.preset,
        options=request.options,
        n_seats=request.n_seats,
        brought=request.brought,
        seconds=request.limit / 1000,
        n_workers=request.jobs,
        file=file,
        test=test,
        say=Progress(request.quiet),
        ray=request.ray,
    )
    return arena.Contest(setting, file.commit, [tally], tally.complete)


def run_match(request: SeriesRequest, names: Sequence[str], test: sprt.Sprt | None, split: int = 0) -> int:
    """Play a series and print it; the exit code. split: ply by which games are counted apart, 0: they are not."""
    setting = settle(request, len(names))
    contest = play_series(request, setting, names, test)
    tally = contest.tallies[0]
    if request.as_json:
        found = tally_json(setting, tally, test) | (split_json(tally, split) if split else {})
        typer.echo(json.dumps(head(request, contest) | found))
    else:
        lines = company_lines if tally.is_company else match_lines
        said = [title(request, contest), *lines(setting, tally, test)]
        typer.echo("\n".join(said + (split_lines(tally, split) if split else [])))
    return exit_code(contest)


def exit_code(contest: arena.Contest) -> int:
    if not contest.complete:
        typer.echo("stopped; the same command goes on from here", err=True)
        return INTERRUPTED
    return 0


def head(request: SeriesRequest, contest: arena.Contest) -> dict[str, Any]:
    """The conditions of a contest, as both JSON reports begin."""
    setting = contest.setting
    return {
        "game": setting.game,
        "ruleset": setting.variant,
        "seats": setting.setup.n_seats,
        "brought": list(setting.setup.brought),
        "preset": request.preset,
        "options": setting.changed_options,
        "rules": results.rules_of(setting),
        "commit": contest.commit,
        "seed": setting.seed,
        "games_asked": request.n_games,
        "complete": contest.complete,
        "file": str(results_path(request.file)),
    }


def title(request: SeriesRequest, contest: arena.Contest) -> str:
    """The first line."""
    setting = contest.setting
    changed = ", ".join(f"{name} = {value}" for name, value in setting.changed_options.items())
    preset = f", preset {request.preset}" if request.preset else ""
    rules = f"{setting.game} {setting.variant}{preset}" + (f" ({changed})" if changed else "")
    return f"{rules}; seed {setting.seed}; code {contest.commit}"


def interval(low: float, high: float, form: str = ".3f") -> str:
    """A 95 % interval in words."""
    return f"{low:{form}} to {high:{form}}"


def elo_text(value: float) -> str:
    """An Elo difference as a whole signed number; in words where it is infinite."""
    return (
        f"{value:+.0f}"
        if math.isfinite(value)
        else ("more than can be told" if value > 0 else "less than can be told")
    )


def match_lines(setting: ContestSetting, tally: Tally, test: sprt.Sprt | None) -> list[str]:
    """A series of two opponents in words."""
    first, second = (entrant.name for entrant in tally.players)
    result, (low, high) = tally.result, tally.result.interval()
    elo = [elo_text(difference(score)) for score in (result.score, low, high)]
    (ms, other_ms), (longest, other_longest) = tally.ms, tally.longest_ms
    parts = ", ".join(
        f"with {seat_word(setting, seat)} {_part(score)}" for seat, score in enumerate(tally.seat_scores)
    )
    lines = [
        f"{first} against {second}: {result.n_games} games, {tally.on_file} of them on file before",
        f"  {result.wins} won, {result.draws} drawn ({result.truncated} cut short), {result.losses} lost",
        f"  score {result.score:.3f} (95 %: {interval(low, high)})",
        f"  score {parts}",
        f"  Elo difference {elo[0]} (95 %: {elo[1]} to {elo[2]})",
        f"  milliseconds a move: {ms:g} (longest {longest:g}) against {other_ms:g} (longest {other_longest:g})",
    ]
    return lines + _last_lines(tally, test)


def company_lines(setting: ContestSetting, tally: Tally, test: sprt.Sprt | None) -> list[str]:
    """A series of a team in words."""
    result, (low, high) = tally.result, tally.result.interval()
    drawn = f", {result.draws} drawn" if result.draws else ""
    times = ", ".join(
        f"{seat_word(setting, seat)} {ms:g} (longest {longest:g})"
        for seat, (ms, longest) in enumerate(zip(tally.ms, tally.longest_ms, strict=True))
    )
    lines = [
        f"{line_up_text(tally.players)}: {result.n_games} games, {tally.on_file} of them on file before",
        f"  {result.wins} won{drawn}, {result.losses} lost; {result.truncated} cut short",
        f"  win rate {result.score:.3f} (95 %: {interval(low, high)})",
        f"  mean returns by seat: {', '.join(f'{value:+.3f}' for value in tally.returns)}",
        f"  milliseconds a move: {times}",
    ]
    return lines + _last_lines(tally, test)


def line_up_text(players: LineUp) -> str:
    """A team by seats: "level:1, random, random" as "level:1, 2 x random"."""
    runs: list[list[Any]] = []
    for entrant in players:
        if runs and runs[-1][0] == entrant.name:
            runs[-1][1] += 1
        else:
            runs.append([entrant.name, 1])
    return ", ".join(name if n == 1 else f"{n} x {name}" for name, n in runs)


def _last_lines(tally: Tally, test: sprt.Sprt | None) -> list[str]:
    """How games ended, the sequential test, and who forfeited."""
    lines = ["  ended by " + ", ".join(f"{reason} {n}" for reason, n in tally.reasons.items())]
    if test and tally.verdict:
        lines.append("  " + sprt_text(test, tally))
    return lines + forfeit_lines(tally)


def split_lines(tally: Tally, ply: int) -> list[str]:
    """Games that ended by a ply and after it, and the share of all that was lost after it."""
    split = split_by_length(tally.games, ply)
    lost, n_games = split.lost_after, split.lost_after.n_games
    return [
        _counted_line(f"ended by ply {ply}", split.until),
        _counted_line(f"ended after ply {ply}", split.after),
        f"  lost after ply {ply}: {lost.wins} of {n_games} games, {lost.score:.3f} (95 %: {interval(*lost.interval())})",
    ]


def _counted_line(said: str, result: SeriesResult) -> str:
    """Some games of a series in one line."""
    counts = f"{result.wins} won, {result.draws} drawn, {result.losses} lost"
    score = (
        f"score {result.score:.3f} (95 %: {interval(*result.interval())})" if result.n_games else "no score"
    )
    return f"  {said}: {result.n_games} games, {counts}, {score}"


def split_json(tally: Tally, ply: int) -> dict[str, Any]:
    """What split_lines says, as plain data."""
    split = split_by_length(tally.games, ply)
    parts = {"until": split.until, "after": split.after}
    counts = {name: part._asdict() | {"interval": _rounded(part.interval())} for name, part in parts.items()}
    lost = {"score": round(split.lost_after.score, 4), "interval": _rounded(split.lost_after.interval())}
    return {"split": {"ply": ply, **counts, "lost_after": lost}}


def _rounded(numbers: tuple[float, float]) -> list[float]:
    return [round(number, 4) for number in numbers]


def _part(score: float | None) -> str:
    return NO_NUMBER if score is None else f"{score:.3f}"


def sprt_text(test: sprt.Sprt, tally: Tally) -> str:
    """The sequential test in one line."""
    verdict, (low, high) = tally.verdict, test.bounds
    assert verdict
    said = f"accepts {verdict.accepted}" if verdict.accepted else "is undecided"
    return (
        f"SPRT of score {test.p0:g} (H0) against {test.p1:g} (H1), alpha {test.alpha:g}, beta {test.beta:g}: {said} "
        f"after {verdict.n_games} games, log ratio {verdict.ratio:.2f} of {low:.2f} to {high:.2f}"
        + (f"; {tally.uncounted} more games not counted" if tally.uncounted else "")
    )


def forfeit_lines(tally: Tally) -> list[str]:
    """Who forfeited, how often and why, with one example each."""
    counts = Counter((who, reason) for who, reason, _ in tally.forfeits)
    examples = {(who, reason): detail for who, reason, detail in reversed(tally.forfeits)}
    return [
        one_line(f"  {tally.players[who].name} forfeited {n} ({reason}): {examples[who, reason]}")
        for (who, reason), n in counts.most_common()
    ]


def _number(value: float) -> float | None:
    """For JSON, which has no infinity."""
    return round(value, 1) if math.isfinite(value) else None


def tally_json(setting: ContestSetting, tally: Tally, test: sprt.Sprt | None) -> dict[str, Any]:
    """A series as plain data."""
    low, high = tally.result.interval()
    found: dict[str, Any] = {
        "players": [entrant.name for entrant in tally.players],
        "games": tally.result.n_games,
        "on_file": tally.on_file,
        **tally.result._asdict(),
        "score": round(tally.result.score, 4),
        "interval": [round(low, 4), round(high, 4)],
        **(_company_json(tally) if tally.is_company else _opponents_json(setting, tally)),
        "ms": tally.ms,
        "longest_ms": tally.longest_ms,
        "reasons": tally.reasons,
        "forfeits": [{"player": who, "reason": why, "detail": text} for who, why, text in tally.forfeits],
    }
    if test and tally.verdict:
        found["sprt"] = {
            **test._asdict(),
            **tally.verdict._asdict(),
            "bounds": [round(bound, 4) for bound in test.bounds],
            "uncounted": tally.uncounted,
        }
    return found


def _company_json(tally: Tally) -> dict[str, Any]:
    return {"returns": [round(value, 4) for value in tally.returns]}


def _opponents_json(setting: ContestSetting, tally: Tally) -> dict[str, Any]:
    """The first's score by seat and its Elo difference."""
    scores = {
        f"{seat_word(setting, seat).replace(' ', '_')}_score": score
        for seat, score in enumerate(tally.seat_scores)
    }
    low, high = tally.result.interval()
    elo = [_number(difference(score)) for score in (tally.result.score, low, high)]
    return {**scores, "elo": elo[0], "elo_interval": elo[1:]}


def short(name: str) -> str:
    """A name that fits into a table."""
    return one_line(name if len(name) <= 40 else name[:37] + "...")
