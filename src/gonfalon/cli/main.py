"""gonfalon: serve | games | play | match | warm | replay | setup. Commands load what they need when they run."""

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
    """Compile the rules and keep the result on disk."""
    from gonfalon.games.stratego import warm as warm_stratego

    warm_stratego()


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
    variant: Annotated[str, typer.Argument(help="battle, duel, classic, ... or a .toml file")] = "battle",
    first: Annotated[int, typer.Option(help="level of the first player, 0 plays at random")] = 1,
    second: Annotated[int, typer.Option(help="level of the second player")] = 0,
    n_games: Annotated[
        int, typer.Option("--games", min=1, help="how many games, sides change each game")
    ] = 10,
    seed: Annotated[int, typer.Option(help="first seed")] = 1,
    preset: Annotated[str, typer.Option(help="a named bundle of options")] = "",
    option: Option = [],  # noqa: B006
) -> None:
    """Computer against computer: games, score, interval."""
    from gonfalon.arena import series

    chosen = {"ply_cap": 4000, **options_of(option)}
    result = series("stratego", variant, first, second, n_games, seed, preset, chosen, typer.echo)
    low, high = result.interval()
    typer.echo(
        f"level {first} against level {second}, {variant}: {result.wins} won, {result.draws} drawn "
        f"({result.truncated} cut short), {result.losses} lost; score {result.score:.3f} (95 %: {low:.3f} to {high:.3f})"
    )


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
