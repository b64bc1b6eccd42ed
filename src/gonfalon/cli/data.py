"""gonfalon backup | restore | check | export: what a server keeps, while it runs or not."""

from __future__ import annotations

import asyncio
import contextlib
import zipfile
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Annotated, Any

import typer

from gonfalon.core.errors import GonfalonError

from .errors import plain_errors
from .files import one_line

Say = Callable[[str], Any]
Data = Annotated[str, typer.Option(help="the server's folder, or its postgresql:// address")]
SAMPLE = 100
"""Games that a check plays over unless another number is asked for."""


def add_commands(app: typer.Typer) -> None:
    """Add the commands to the program's."""
    for command in (backup, restore, check, export):
        app.command()(plain_errors(command))


def backup(
    target: Annotated[
        Path, typer.Argument(metavar="FILE|FOLDER", help="a new file, or a folder for copies named by time")
    ],
    data: Data = "",
    keep: Annotated[
        int, typer.Option(min=0, help="in a folder: remove all but so many of its newest copies; 0: none")
    ] = 0,
) -> None:
    """Copy a server's database to one file, while the server runs or not."""
    from gonfalon.storage.backup import back_up

    from .host_words import size

    made = back_up(_database(data), target, keep)
    typer.echo(f"{made.file}: {size(made.size)}, {made.n_matches} games")
    if made.removed:
        typer.echo(f"{len(made.removed)} older copies removed")


def restore(
    file: Annotated[Path, typer.Argument(help="a copy that `gonfalon backup` has made")],
    data: Annotated[str, typer.Option(help="the server's folder")] = "",
) -> None:
    """Put a copy in the place of a server's database. The server must be stopped; what was there is kept beside it."""
    from gonfalon.storage.backup import restore

    from .host_words import size

    made = restore(file, _database(data))
    typer.echo(f"{made.file}: {size(made.size)}, {made.n_matches} games of {file}")
    typer.echo(f"What was there is now {made.kept}" if made.kept else "Nothing was there before.")


def check(
    file: Annotated[
        Path | None, typer.Argument(help="a copy to look through, instead of the server's database")
    ] = None,
    data: Data = "",
    sample: Annotated[
        int, typer.Option(min=0, help="games drawn at random to be played over by the rules; 0: all")
    ] = SAMPLE,
) -> None:
    """Is the database whole, and does each game of a sample replay? Exit code 1 if not. The server may run meanwhile."""
    raise typer.Exit(run_check(str(file.resolve()) if file else _database(data), sample, typer.echo))


def export(
    target: Annotated[Path, typer.Argument(metavar="FOLDER|FILE.zip", help="where the records go")],
    data: Data = "",
    running: Annotated[
        bool, typer.Option("--running", help="games that go on as well: these records tell what is hidden")
    ] = False,
) -> None:
    """Write every finished game as a record, a file for each, without keys. `gonfalon replay` reads them. The server may run."""
    raise typer.Exit(asyncio.run(run_export(_database(data), target, running, typer.echo)))


def run_check(database: str, sample: int, say: Say) -> int:
    """Look through the database, play games over, and tell what is wrong. Returns the exit code. Raises GonfalonError."""
    from gonfalon.storage.backup import inspect
    from gonfalon.storage.database import file_of, is_address
    from gonfalon.storage.schema import HEAD

    if is_address(database):
        say("the database server looks after its files itself (pg_amcheck); games are played over")
    else:
        file = file_of(database)
        if not file.is_file():
            raise GonfalonError(
                f"there is no database {file}: say with --data where the server keeps its games"
            )
        found = inspect(file)
        for fault in found.faults:
            say(one_line(f"damaged: {fault}"))
        if found.faults:
            say(f"put a backup back: gonfalon restore BACKUP --data {file.parent}")
            return 1
        say(f"{file} is whole: {found.n_matches} games")
        if found.version < HEAD:
            say(
                "it is of an older version, so no game was played over: a server brings it up to date at its start"
            )
            return 0
    return asyncio.run(_replay(database, sample, say))


async def _replay(database: str, sample: int, say: Say) -> int:
    from gonfalon.server.stored_games import StoredGames

    n_games = n_wrong = 0
    stored = await StoredGames.open(database)
    try:
        async for game in stored.games(await stored.ids(sample)):
            n_games += 1
            if game.fault:
                n_wrong += 1
                say(one_line(f"{game.match} ({game.game} {game.variant}): {game.fault}"))
    finally:
        await stored.close()
    say(f"{n_games} games played over: {n_games - n_wrong} in order, {n_wrong} not")
    return int(n_wrong > 0)


async def run_export(database: str, target: Path, with_running: bool, say: Say) -> int:
    """Write the games as records, and name those that do not replay. Returns the exit code. Raises GonfalonError."""
    from gonfalon.match.record import dumps
    from gonfalon.server.stored_games import StoredGames

    n_written = n_running = n_wrong = 0
    stored = await StoredGames.open(database)
    try:
        ids = await stored.ids()
        with _writing(target) as write:
            async for game in stored.games(ids):
                if game.fault:
                    n_wrong += 1
                    say(one_line(f"{game.match} ({game.game} {game.variant}): {game.fault}"))
                elif game.record is None or (game.state != "over" and not with_running):
                    n_running += 1
                else:
                    write(f"{game.match}.json", dumps(game.record))
                    n_written += 1
    finally:
        await stored.close()
    say(f"{target}: {n_written} games; {n_running} are not finished and left out, {n_wrong} do not replay")
    return int(n_wrong > 0)


@contextlib.contextmanager
def _writing(target: Path) -> Generator[Callable[[str, bytes], None]]:
    """What writes a file by its name: into a new zip, which appears once it is whole, or into a folder. Raises GonfalonError."""
    try:
        if target.suffix.lower() != ".zip":
            target.mkdir(parents=True, exist_ok=True, mode=0o700)
            yield lambda name, raw: _write(target / name, raw)
            return
        if target.exists():
            raise GonfalonError(f"{target} exists already: choose another name")
        half = target.with_name(f"{target.name}.part")
        try:
            half.touch(mode=0o600)
            with zipfile.ZipFile(half, "w", zipfile.ZIP_DEFLATED) as archive:
                yield archive.writestr
            half.rename(target)
        finally:
            half.unlink(missing_ok=True)
    except OSError as error:
        raise GonfalonError(f"cannot write {error.filename or target} ({error.strerror or error})") from None


def _write(file: Path, raw: bytes) -> None:
    file.touch(mode=0o600)
    file.write_bytes(raw)


def _database(data: str) -> str:
    from gonfalon.server.run import database_of, needs_extra

    needs_extra()
    return database_of(data)
