"""gonfalon: serve | host | backup | restore | check | export | games | play | match | tournament | warm | replay | verify, and more.

Commands load what they need.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from .data import add_commands as add_data_commands
from .errors import Commands, plain_errors
from .host import host as host_commands

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Games of hidden armies, mazes and hands.",
)
Option = Annotated[
    list[str], typer.Option("--option", "-o", help="name=value, as `gonfalon games` lists them")
]
Players = Annotated[
    list[str], typer.Argument(help="random, level:N[@MS], a named player, lines:COMMAND or another protocol")
]
Ruleset = Annotated[str, typer.Option(help="a variant that `gonfalon games` lists, or a .toml file")]
Game = Annotated[str, typer.Option(help="a game, where the ruleset does not tell")]
Seats = Annotated[int, typer.Option(min=0, help="how many play, 0: as many as are named or the fewest")]
Bring = Annotated[
    list[str], typer.Option(help="what a seat brings, or @ and its file; once for each seat in order")
]
Seed = Annotated[int, typer.Option(help="of the contest; another one plays other games")]
Preset = Annotated[str, typer.Option(help="a named bundle of options")]
Jobs = Annotated[int, typer.Option(help="games at a time, 0: as many as there are cores")]
RayAddress = Annotated[
    str,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster: auto, HOST:PORT or ray://HOST:PORT (docs/guides/arena.md)",
    ),
]
ResultsFile = Annotated[str, typer.Option(help="where games are kept; else in your data folder")]
AnyCommit = Annotated[bool, typer.Option("--any-commit", help="count games that other versions played")]
Limit = Annotated[int, typer.Option(help="milliseconds a program has for an answer")]
Json = Annotated[bool, typer.Option("--json", help="one JSON object instead of text")]
Host = Annotated[str, typer.Option(help="address to listen on, of IPv4 or IPv6; :: is every network")]
PublicNames = Annotated[
    list[str], typer.Option(help="a name by which others reach this server, such as play.example.org")
]
PerAddress = Annotated[int, typer.Option(min=0, help="connections that one address may hold, 0: any number")]
FillAfter = Annotated[
    int,
    typer.Option(
        min=0, help="seconds after which computers take seats that are offered to everybody; 0: never"
    ),
]
FillLevel = Annotated[
    int, typer.Option(min=1, help="of these computers; a game without it takes its nearest")
]
Chat = Annotated[
    str, typer.Option(help="off, or friends: two people who came by link may write to each other")
]
PushHosts = Annotated[
    list[str], typer.Option(help="HOST or HOST:PORT of a push service to trust beside those of browsers")
]
Announcers = Annotated[
    str, typer.Option(help="who may announce tournaments: named (people with a name) or nobody")
]
Schedule = Annotated[
    str, typer.Option(help="file of tournaments to announce; else tournaments.toml of the data folder")
]
Limits = Annotated[
    list[str],
    typer.Option(help="NAME=VALUE: how much one address may ask; 0: anything (docs/guides/run-a-server.md)"),
]
LimitLoopback = Annotated[bool, typer.Option("--limit-loopback", help="limit programs of this machine, too")]
TrustedProxies = Annotated[
    list[str],
    typer.Option(help="ADDRESS or ADDRESS/PREFIX of a proxy whose word on the visitor's address counts"),
]
ExpireUnbegun = Annotated[
    int, typer.Option(min=0, help="hours after which a game that nobody has begun is removed; 0: never")
]
KeepGames = Annotated[
    int, typer.Option(min=0, help="finished games that nobody shares: keep the newest so many; 0: all")
]
KeepDays = Annotated[
    int, typer.Option(min=0, help="finished games that nobody shares: keep them so many days; 0: for ever")
]
Metrics = Annotated[
    bool, typer.Option("--metrics", help="show figures for Prometheus under /metrics, to this machine alone")
]
LogFormat = Annotated[str, typer.Option(help="text, or json: one object a line")]
LogLevel = Annotated[str, typer.Option(help="warning, info (a line for each request) or debug")]
Share = Annotated[
    str,
    typer.Option(help="HOST:PORT at which other servers of the same PostgreSQL database reach this one"),
]
Thinkers = Annotated[
    int | None,
    typer.Option(
        min=0,
        max=256,
        envvar="GONFALON_THINKERS",
        show_envvar=False,
        help="processes in which computers think, about 200 MB each; 0: threads of the server; else one a core, up to 4",
    ),
]
Quiet = Annotated[bool, typer.Option("--quiet", help="no line for each game")]


@app.command()
@plain_errors
def serve(
    host: Host = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free one")] = 8000,
    data: Annotated[str, typer.Option(help="folder, or a postgresql:// address")] = "",
    browser: Annotated[bool, typer.Option(help="open the browser")] = False,
    public_name: PublicNames = [],  # noqa: B006
    lan: Annotated[bool, typer.Option("--lan", help="let the local network in")] = False,
    teaching: Annotated[bool, typer.Option("--teaching", help="offer the teaching games, too")] = False,
    per_address: PerAddress = 256,
    fill_after: FillAfter = 0,
    fill_level: FillLevel = 2,
    path: Annotated[str, typer.Option(help="the path below which a proxy serves it, such as /gonfalon")] = "",
    chat: Chat = "off",
    push: Annotated[bool, typer.Option(help="send web push to browsers that ask for it")] = True,
    push_host: PushHosts = [],  # noqa: B006
    tournaments: Announcers = "named",
    schedule: Schedule = "",
    limit: Limits = [],  # noqa: B006
    limit_loopback: LimitLoopback = False,
    trust_proxy: TrustedProxies = [],  # noqa: B006
    expire_unbegun: ExpireUnbegun = 336,
    keep_games: KeepGames = 0,
    keep_days: KeepDays = 0,
    metrics: Metrics = False,
    log_format: LogFormat = "text",
    log_level: LogLevel = "warning",
    share: Share = "",
    thinkers: Thinkers = None,
) -> None:
    """Start the server and print its address.

    A request must arrive in time: its head within 15 seconds, its body within 30. With --public-name the loopback address
    may hold any number of connections. --fill-after leaves rated tables to people.
    """
    from gonfalon.server.host_limits import HostLimits
    from gonfalon.server.run import Watching, needs_extra, run

    needs_extra()
    if teaching:
        os.environ["GONFALON_TEACHING"] = "1"
    told = HostLimits(limit, limit_loopback, trust_proxy, expire_unbegun, keep_games, keep_days, thinkers)
    run(
        host,
        port,
        data,
        browser,
        public_name,
        lan,
        per_address,
        path,
        (fill_after, fill_level),
        chat,
        push,
        push_host,
        tournaments,
        schedule,
        told,
        Watching(metrics, log_format, log_level),
        share,
    )


@app.command()
@plain_errors
def games() -> None:
    """List the games with their seats, variants, presets and options."""
    from .games import listing

    typer.echo("\n".join(listing()))


@app.command()
@plain_errors
def warm() -> None:
    """Compile or load whatever a first game would wait for, and keep the result on disk."""
    from concurrent.futures import ThreadPoolExecutor

    from gonfalon import envs, players

    with (
        ThreadPoolExecutor() as pool
    ):  # each has its kernels compiled by child processes, so two cores are used
        for done in [pool.submit(room.warm) for room in (players, envs)]:
            done.result()


@app.command()
@plain_errors
def play(
    variant: Annotated[str, typer.Argument(help="a variant, a game or a .toml file")] = "",
    game: Game = "",
    seats: Seats = 0,
    seat: Annotated[int, typer.Option(min=1, help="yours, from 1")] = 1,
    side: Annotated[str, typer.Option(help="yours by its name, or lot")] = "",
    people: Annotated[int, typer.Option(min=1, help="how many of you share this terminal")] = 1,
    level: Annotated[
        int | None, typer.Option(help="of the computer; 0 plays at random; else the lowest that there is")
    ] = None,
    seed: Annotated[int, typer.Option(help="0: a new one")] = 0,
    preset: Preset = "",
    option: Option = [],  # noqa: B006
    bring: Bring = [],  # noqa: B006
    clock: Annotated[
        str,
        typer.Option(help="5+3: 5 minutes and 3 seconds more for each move; 30s: for each move; else none"),
    ] = "",
) -> None:
    """Play in this terminal, against the computer or with others."""
    from .clock_words import clock_of
    from .game_choice import brought_of, chosen_game, options_of
    from .play import PlayRequest, play_game

    chosen = chosen_game(variant, game, first=True)
    options = options_of(option, chosen)
    brought = brought_of(bring, chosen, options, partial(typer.echo, err=True))
    request = PlayRequest(
        chosen, seats, seat, side, people, level, seed, preset, options, brought, clock_of(clock)
    )
    play_game(request, sys.stdin, typer.echo)


@app.command()
@plain_errors
def match(
    context: typer.Context,
    players: Players,
    ruleset: Ruleset = "",
    game: Game = "",
    seats: Seats = 0,
    n_games: Annotated[int, typer.Option("--games", min=1, help="how many; with --sprt the most")] = 100,
    seed: Seed = 1,
    preset: Preset = "",
    option: Option = [],  # noqa: B006
    bring: Bring = [],  # noqa: B006
    sprt: Annotated[str, typer.Option(help="P0,P1: stop when Wald's test tells score P0 from P1")] = "",
    alpha: Annotated[float, typer.Option(help="rate at which the test wrongly finds P1")] = 0.05,
    beta: Annotated[float, typer.Option(help="rate at which the test wrongly finds P0")] = 0.05,
    split: Annotated[
        int, typer.Option(min=0, help="count games apart that are longer than so many plies")
    ] = 0,
    jobs: Jobs = 0,
    ray: RayAddress = "",
    file: ResultsFile = "",
    any_commit: AnyCommit = False,
    limit: Limit = 5000,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """A series of games (docs/guides/arena.md).

    Two opponents change sides every game: score, interval, Elo. A team sits in the order named, the last player at all seats
    that are left: win rate, interval, returns.
    """
    from gonfalon.arena.sprt import sprt as test_of

    from .match import request_of, run_match

    raise typer.Exit(
        run_match(request_of(context.params), players, test_of(sprt, alpha, beta) if sprt else None, split)
    )


@app.command()
@plain_errors
def tournament(
    context: typer.Context,
    players: Players,
    ruleset: Ruleset = "",
    game: Game = "",
    seats: Seats = 0,
    n_games: Annotated[int, typer.Option("--games", min=1, help="how many in each series")] = 100,
    seed: Seed = 1,
    preset: Preset = "",
    option: Option = [],  # noqa: B006
    bring: Bring = [],  # noqa: B006
    system: Annotated[
        str, typer.Option(help="round-robin: all meet; swiss: equal points meet; arena: near ranks meet")
    ] = "round-robin",
    rounds: Annotated[int, typer.Option(min=0, help="of a Swiss or an arena, 0: as many as decide it")] = 0,
    write: Annotated[
        Path | None, typer.Option(help="write the results as text; .trf: as a report file of FIDE")
    ] = None,
    anchor: Annotated[str, typer.Option(help="the player whose Elo is 0; else their mean is")] = "",
    jobs: Jobs = 0,
    ray: RayAddress = "",
    file: ResultsFile = "",
    any_commit: AnyCommit = False,
    limit: Limit = 5000,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Everybody against everybody, a Swiss or an arena, with Elo and intervals (docs/guides/tournaments.md).

    In cooperative games each player sits at all seats: win rate, interval, returns.
    """
    from .match import request_of
    from .tournament import plan_of, run_tournament

    raise typer.Exit(
        run_tournament(request_of(context.params), players, anchor, plan_of(system, rounds, write))
    )


@app.command()
@plain_errors
def replay(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...", help="records, other programs' files, zips of them; - is what is piped in"
        ),
    ],
    write: Annotated[Path | None, typer.Option(help="write it in the format of this ending")] = None,
    gif: Annotated[
        Path | None, typer.Option(help="draw the whole game as an animation: .gif or .webp")
    ] = None,
    png: Annotated[Path | None, typer.Option(help="draw its end as a picture of 1200 x 630")] = None,
) -> None:
    """Check every ply of recorded games: exit code 0 and the results, or 1 and what is wrong."""
    from .replay import replay_files

    status = replay_files(files, typer.echo, write)
    if status == 0 and (gif or png):
        from .picture import draw_game

        status = draw_game(files, typer.echo, gif, png)
    raise typer.Exit(status)


@app.command()
@plain_errors
def verify(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE...", help="records of finished matches; - is what is piped in"),
    ],
    notes: Annotated[
        Path | None,
        typer.Option(help="the commitments that your browser was shown, from the page of the match"),
    ] = None,
) -> None:
    """Check that what was hidden was fixed before anybody acted and never changed: what is proven, what is not.

    Exit code 0, or 1 and what is wrong (docs/guides/fair-dealing.md).
    """
    from .verify import verify_files

    raise typer.Exit(verify_files(files, typer.echo, notes))


def _add_families() -> None:
    """The commands that families bring."""
    from . import families

    for name in families.families():
        families.family_of(name).add_commands(app)


_add_families()
add_data_commands(app)
app.add_typer(host_commands, name="host")

if __name__ == "__main__":
    app()
