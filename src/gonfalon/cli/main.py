"""gonfalon: serve | games | play | match | tournament | bot | warm | replay | setup. Commands load what they need when they run."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer

from gonfalon.core.errors import GonfalonError

from .setup import setup_app

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Games of hidden armies, mazes and hands.",
)
Option = Annotated[
    list[str], typer.Option("--option", "-o", help="name=value, as `gonfalon games` lists them")
]

Player = Annotated[str, typer.Argument(help="random, thumb, level:N[@MS], ucc:COMMAND or lines:COMMAND")]
Ruleset = Annotated[str, typer.Option(help="battle, duel, classic, ... or a .toml file")]
Seed = Annotated[int, typer.Option(help="of the contest; another one plays other games")]
Preset = Annotated[str, typer.Option(help="a named bundle of options")]
Jobs = Annotated[int, typer.Option(help="games at a time, 0: as many as there are cores")]
ResultsFile = Annotated[str, typer.Option(help="where games are kept; else in your data folder")]
AnyCommit = Annotated[bool, typer.Option("--any-commit", help="count games that other versions played")]
Limit = Annotated[int, typer.Option(help="milliseconds a program has for an answer")]
Json = Annotated[bool, typer.Option("--json", help="one JSON object instead of text")]
Quiet = Annotated[bool, typer.Option("--quiet", help="no line for each game")]


def plain_errors(function: Callable[..., Any]) -> Callable[..., Any]:
    """One line and exit code 2 for everything a user can mend."""

    @wraps(function)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except GonfalonError as error:
            typer.echo(f"gonfalon: {error}", err=True)
            raise typer.Exit(2) from None
        except KeyboardInterrupt:
            raise typer.Exit(130) from None

    return wrapped


def options_of(pairs: list[str]) -> dict[str, bool | int | str]:
    """`name=value` texts as options, by the declared types; the rules refuse what does not fit. Raises GonfalonError."""
    from gonfalon import games as known

    types = (
        {option.name: option.type for option in known.get("stratego").spec.variants[0].options}
        if pairs
        else {}
    )
    found: dict[str, bool | int | str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise GonfalonError(f"option {pair!r}: write it as name=value")
        found[name] = _as_type(value, types.get(name, ""))
    return found


def _as_type(value: str, type_: str) -> bool | int | str:
    if type_ == "bool":
        return {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}.get(
            value, value
        )
    if type_ == "int":
        return int(value) if re.fullmatch(r"-?\d{1,9}", value) else value
    return value


@app.command()
@plain_errors
def serve(
    host: Annotated[str, typer.Option(help="address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free one")] = 8000,
    data: Annotated[str, typer.Option(help="folder, or a postgresql:// address")] = "",
    browser: Annotated[bool, typer.Option(help="open the browser")] = False,
) -> None:
    """Start the server and print its address."""
    from gonfalon.server.run import run

    run(host, port, data, browser)


@app.command()
@plain_errors
def games() -> None:
    """List the games, their variants and options."""
    from gonfalon import games as known

    for name in known.lobby_ids():
        spec = known.get(name).spec
        typer.echo(f"{spec.id}: {', '.join(variant.id for variant in spec.variants)}")
        typer.echo(f"  presets: {', '.join(spec.variants[0].presets)}")
        for option in spec.variants[0].options:
            takes = "/".join(option.choices) or (
                "true/false" if option.type == "bool" else f"{option.low}..{option.high}"
            )
            typer.echo(f"  {option.name:22} {takes:32} {option.section}")


@app.command()
@plain_errors
def warm() -> None:
    """Compile the rules and the computer players' search, and keep the result on disk."""
    from gonfalon.games.stratego import warm as warm_stratego
    from gonfalon.server.bots import warm_players

    warm_stratego()
    warm_players()


@app.command()
@plain_errors
def play(
    variant: Annotated[str, typer.Argument(help="battle, duel, classic, ... or a .toml file")] = "duel",
    side: Annotated[str, typer.Option(help="red, blue or lot")] = "red",
    level: Annotated[int, typer.Option(help="0 plays at random")] = 1,
    seed: Annotated[int, typer.Option(help="0: a new one")] = 0,
    preset: Annotated[str, typer.Option(help="a named bundle of options")] = "",
    option: Option = [],  # noqa: B006
) -> None:
    """Play against the computer in this terminal."""
    from .play import play_game

    play_game(variant, side, level, seed, preset, options_of(option), sys.stdin, typer.echo)


@app.command()
@plain_errors
def match(
    first: Player,
    second: Player,
    ruleset: Ruleset = "battle",
    n_games: Annotated[int, typer.Option("--games", min=1, help="how many; with --sprt the most")] = 100,
    seed: Seed = 1,
    preset: Preset = "",
    option: Option = [],  # noqa: B006
    sprt: Annotated[str, typer.Option(help="P0,P1: stop when Wald's test tells score P0 from P1")] = "",
    alpha: Annotated[float, typer.Option(help="rate at which the test wrongly finds P1")] = 0.05,
    beta: Annotated[float, typer.Option(help="rate at which the test wrongly finds P0")] = 0.05,
    jobs: Jobs = 0,
    file: ResultsFile = "",
    any_commit: AnyCommit = False,
    limit: Limit = 5000,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Two players, colours changing every game: score, interval, Elo (docs/guides/arena.md)."""
    from gonfalon.arena.sprt import sprt as test_of

    from .match import Wish, run_match

    options = options_of(option)
    wish = Wish(ruleset, preset, options, n_games, seed, jobs, file, any_commit, limit, as_json, quiet)
    raise typer.Exit(run_match(wish, (first, second), test_of(sprt, alpha, beta) if sprt else None))


@app.command()
@plain_errors
def tournament(
    players: Annotated[list[str], typer.Argument(help="random, thumb, level:N[@MS], ucc:..., lines:...")],
    ruleset: Ruleset = "battle",
    n_games: Annotated[int, typer.Option("--games", min=1, help="how many in each pairing")] = 100,
    seed: Seed = 1,
    preset: Preset = "",
    option: Option = [],  # noqa: B006
    anchor: Annotated[str, typer.Option(help="the player whose Elo is 0; else their mean is")] = "",
    jobs: Jobs = 0,
    file: ResultsFile = "",
    any_commit: AnyCommit = False,
    limit: Limit = 5000,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Everybody against everybody: a table with Elo and intervals (docs/guides/arena.md)."""
    from .match import Wish
    from .tournament import run_tournament

    options = options_of(option)
    wish = Wish(ruleset, preset, options, n_games, seed, jobs, file, any_commit, limit, as_json, quiet)
    raise typer.Exit(run_tournament(wish, players, anchor))


@app.command()
@plain_errors
def bot(
    level: Annotated[int, typer.Option(help="0 plays at random")] = 1,
    protocol: Annotated[str, typer.Option(help="how the referee speaks: ucc")] = "ucc",
    ms: Annotated[int, typer.Option(min=20, max=600_000, help="time a move in milliseconds")] = 100,
    seed: Annotated[int, typer.Option(help="0: a new one")] = 0,
) -> None:
    """Play one game under another program's referee, through standard input and output (docs/guides/ucc-bot.md)."""
    from .bot import run_bot

    raise typer.Exit(run_bot(protocol, level, ms, seed))


@app.command()
@plain_errors
def replay(
    file: Annotated[Path, typer.Argument(help="a record, a Gravon XML or a GSN file")],
    write: Annotated[Path | None, typer.Option(help="write it as .json, .xml or .gsn")] = None,
) -> None:
    """Check every ply of a recorded game: exit code 0 and the result, or 1 and what is wrong."""
    from .replay import replay_file

    raise typer.Exit(replay_file(file, typer.echo, write))


app.add_typer(setup_app, name="setup")

if __name__ == "__main__":
    app()
