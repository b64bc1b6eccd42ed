"""`gonfalon match`: two players, a series of games; and what it shares with `gonfalon tournament`."""

from __future__ import annotations

import json
import math
import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import typer

from gonfalon.arena import contest as arena
from gonfalon.arena import results, sprt
from gonfalon.arena.elo import difference
from gonfalon.arena.entrants import Entrant
from gonfalon.arena.playing import Job, Played
from gonfalon.core.errors import GonfalonError

from .files import one_line

NO_NUMBER = "-"
INTERRUPTED = 130


class Wish(NamedTuple):
    """What both commands take. file: "" for the one in the user's data folder. limit: milliseconds for an answer of a program."""

    ruleset: str
    preset: str
    options: dict[str, Any]
    n_games: int
    seed: int
    jobs: int
    file: str
    across: bool
    limit: int
    as_json: bool
    quiet: bool


class _Progress:
    """A line a game on standard error, so that standard output holds the result alone."""

    def __init__(self, quiet: bool) -> None:
        self.quiet = quiet

    def __call__(self, job: Job, played: Played, known: int, total: int) -> None:
        if self.quiet:
            return
        red, blue = (job.pair[who].name for who in ((0, 1) if played.red == 0 else (1, 0)))
        score = played.score if played.red == 0 else 1 - played.score
        word = {1.0: "red won", 0.5: "drawn", 0.0: "blue won"}[score]
        detail = f": {played.detail}" if played.detail else ""
        said = f"{known}/{total}  {red} - {blue}: {word} ({played.reason}{detail}), {played.plies} plies"
        typer.echo(one_line(said), err=True)


def results_path(file: str) -> Path:
    """Where games are kept."""
    if file:
        return Path(file)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "gonfalon" / "arena.jsonl"


def play_wish(
    wish: Wish, names: Sequence[str], pairs: Any, test: sprt.Sprt | None
) -> tuple[list[Entrant], arena.Contest]:
    """The field and what came out. Raises GonfalonError."""
    if wish.jobs < 0 or wish.limit < 1:
        raise GonfalonError("--jobs is 0 (all cores) or more, --limit at least 1")
    setting = arena.settle(wish.ruleset, wish.preset, wish.options, wish.seed, wish.limit / 1000)
    field = arena.entrants_of(names, setting)
    file = results.ResultsFile(results_path(wish.file), results.code_version(), wish.across)
    chosen = pairs(field)
    say = _Progress(wish.quiet)
    return field, arena.play_pairings(setting, chosen, wish.n_games, file, wish.jobs, test, say)


def run_match(wish: Wish, names: tuple[str, str], test: sprt.Sprt | None) -> int:
    """Play a match and print it; the exit code."""
    _, contest = play_wish(wish, names, lambda field: [(field[0], field[1])], test)
    tally = contest.tallies[0]
    if wish.as_json:
        typer.echo(json.dumps(head(wish, contest) | tally_json(tally, test)))
    else:
        typer.echo("\n".join([title(wish, contest), *match_lines(tally, test)]))
    return exit_code(contest)


def exit_code(contest: arena.Contest) -> int:
    if not contest.complete:
        typer.echo("stopped; the same command goes on from here", err=True)
        return INTERRUPTED
    return 0


def head(wish: Wish, contest: arena.Contest) -> dict[str, Any]:
    """What both reports say of the conditions."""
    setting = contest.setting
    return {
        "game": setting.game,
        "ruleset": setting.variant,
        "preset": wish.preset,
        "options": setting.asked,
        "rules": results.rules_of(setting),
        "commit": contest.commit,
        "seed": setting.seed,
        "games_asked": wish.n_games,
        "complete": contest.complete,
        "file": str(results_path(wish.file)),
    }


def title(wish: Wish, contest: arena.Contest) -> str:
    """The first line."""
    setting = contest.setting
    changed = ", ".join(f"{name} = {value}" for name, value in setting.asked.items())
    preset = f", preset {wish.preset}" if wish.preset else ""
    return f"{setting.game} {setting.variant}{preset} ({changed}); seed {setting.seed}; code {contest.commit}"


def interval(low: float, high: float, form: str = ".3f") -> str:
    """A 95 % interval in words."""
    return f"{low:{form}} to {high:{form}}"


def elo_text(value: float) -> str:
    """A whole signed number, or that there is none."""
    return (
        f"{value:+.0f}"
        if math.isfinite(value)
        else ("more than can be told" if value > 0 else "less than can be told")
    )


def match_lines(tally: arena.Tally, test: sprt.Sprt | None) -> list[str]:
    """A match in words."""
    first, second = (entrant.name for entrant in tally.pair)
    result, (low, high) = tally.result, tally.result.interval()
    elo = [elo_text(difference(score)) for score in (result.score, low, high)]
    (ms, other_ms), (longest, other_longest) = tally.ms, tally.longest_ms
    lines = [
        f"{first} against {second}: {result.n_games} games, {tally.on_file} of them on file before",
        f"  {result.wins} won, {result.draws} drawn ({result.truncated} cut short), {result.losses} lost",
        f"  score {result.score:.3f} (95 %: {interval(low, high)})",
        f"  score with red {_part(tally.red_score)}, with blue {_part(tally.blue_score)}",
        f"  Elo difference {elo[0]} (95 %: {elo[1]} to {elo[2]})",
        f"  milliseconds a move: {ms:g} (longest {longest:g}) against {other_ms:g} (longest {other_longest:g})",
        "  ended by " + ", ".join(f"{reason} {n}" for reason, n in tally.reasons.items()),
    ]
    if test and tally.verdict:
        lines.append("  " + sprt_text(test, tally))
    return lines + forfeit_lines(tally)


def _part(score: float | None) -> str:
    return NO_NUMBER if score is None else f"{score:.3f}"


def sprt_text(test: sprt.Sprt, tally: arena.Tally) -> str:
    """The sequential test in one line."""
    verdict, (low, high) = tally.verdict, test.bounds
    assert verdict
    said = f"accepts {verdict.accepted}" if verdict.accepted else "is undecided"
    return (
        f"SPRT of score {test.p0:g} (H0) against {test.p1:g} (H1), alpha {test.alpha:g}, beta {test.beta:g}: {said} "
        f"after {verdict.n_games} games, log ratio {verdict.ratio:.2f} of {low:.2f} to {high:.2f}"
        + (f"; {tally.uncounted} more games not counted" if tally.uncounted else "")
    )


def forfeit_lines(tally: arena.Tally) -> list[str]:
    """Who forfeited, how often and why, with one example each."""
    counts = Counter((who, reason) for who, reason, _ in tally.forfeits)
    examples = {(who, reason): detail for who, reason, detail in reversed(tally.forfeits)}
    return [
        one_line(f"  {tally.pair[who].name} forfeited {n} ({reason}): {examples[who, reason]}")
        for (who, reason), n in counts.most_common()
    ]


def _number(value: float) -> float | None:
    """For JSON, which has no infinity."""
    return round(value, 1) if math.isfinite(value) else None


def tally_json(tally: arena.Tally, test: sprt.Sprt | None) -> dict[str, Any]:
    """A pairing as plain data."""
    low, high = tally.result.interval()
    found: dict[str, Any] = {
        "players": [entrant.name for entrant in tally.pair],
        "games": tally.result.n_games,
        "on_file": tally.on_file,
        **tally.result._asdict(),
        "score": round(tally.result.score, 4),
        "interval": [round(low, 4), round(high, 4)],
        "red_score": tally.red_score,
        "blue_score": tally.blue_score,
        "elo": _number(difference(tally.result.score)),
        "elo_interval": [_number(difference(low)), _number(difference(high))],
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


def short(name: str) -> str:
    """A name that fits into a table."""
    return one_line(name if len(name) <= 40 else name[:37] + "...")
