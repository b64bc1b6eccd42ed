"""gonfalon host: what the host of a server does. Names are freed in its database, while it runs or not; the rest asks the server."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Annotated, Any

import typer

from gonfalon.core.errors import GonfalonError

from .errors import plain_errors
from .files import one_line

NAMES_WITH_DASHES = {"ignore_unknown_options": True}
"""For commands whose first word is a name that may begin with a dash: it is no option."""

host = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="What the host of a server does: what is going on, closing a table, freeing a name.",
)
Data = Annotated[str, typer.Option(help="the server's folder, or its postgresql:// address")]
ANSWER_SECONDS = 20
"""So long a running server may take."""


@host.command()
@plain_errors
def status(
    data: Data = "",
    as_json: Annotated[bool, typer.Option("--json", help="one JSON object instead of text")] = False,
) -> None:
    """What is going on at a running server, and at those that share its database: tables, connections, load, storage, limits."""
    from gonfalon.server.wire_host import HostReport

    raw, address = ask(data, "")
    if as_json:
        typer.echo(raw.decode())
        return
    import msgspec

    from .host_words import told

    for line in told(msgspec.json.decode(raw, type=HostReport), address):
        typer.echo(line)


@host.command(context_settings=NAMES_WITH_DASHES)
@plain_errors
def close(
    match: Annotated[str, typer.Argument(help="the table, as `gonfalon host status` names it")],
    data: Data = "",
    yes: Annotated[bool, typer.Option("--yes", help="do it; without it only the table is told")] = False,
) -> None:
    """Close a table: its game ends and nobody wins, its open seats can be taken no more, and every seat is told."""
    import msgspec

    from gonfalon.server.wire_host import HostReport, HostTable

    from .host_words import line_of

    if yes:
        raw, _ = ask(data, "/close", {"match": match})
        typer.echo(one_line(line_of(msgspec.json.decode(raw, type=HostTable))))
        typer.echo("The table is closed.")
        return
    raw, _ = ask(data, "")
    report = msgspec.json.decode(raw, type=HostReport)
    tables = (table for one in (report, *report.others) for table in one.tables)
    found = next((table for table in tables if table.match == match), None)
    typer.echo(
        one_line(line_of(found)) if found else f"{match[:40]} is not in memory: nobody has been there lately"
    )
    typer.echo("Nothing has been changed. Repeat it with --yes to close the table.")


@host.command()
@plain_errors
def page(data: Data = "") -> None:
    """The address of the host's page in the browser, with the key to it. Whoever has it may do what you may: keep it to yourself."""
    access = _access(data)
    typer.echo(f"{access.address}/host#{access.key}")


@host.command(name="free-name", context_settings=NAMES_WITH_DASHES)
@plain_errors
def free_name(
    name: Annotated[
        str, typer.Argument(help="as its page shows it; capitals and accents make no difference")
    ],
    data: Data = "",
    yes: Annotated[bool, typer.Option("--yes", help="do it; without it only what would go is told")] = False,
) -> None:
    """Take a name away from whoever has it, with all that the server keeps of them. The games stay, without a name.

    A running server shows it within seconds. Refuse the name for the future in refused-names.txt.
    """
    run_free_name(name, data, yes, typer.echo)


def run_free_name(name: str, data: str, is_meant: bool, say: Callable[[str], None]) -> None:
    """Do it, or tell what would be done. Raises GonfalonError."""
    from gonfalon.server.run import database_of, needs_extra

    needs_extra()
    from gonfalon.server.host_desk import free_name

    kept = asyncio.run(free_name(database_of(data), name, is_meant))
    say(f"{kept.name}, here since {kept.since}")
    say("  goes:  the name, the crest, the history, the keys of the browsers")
    say(
        f"         {kept.n_ratings} ratings, {kept.n_passkeys} passkeys, {1 if kept.has_recovery else 0} printed codes"
    )
    say(f"  stays: {kept.n_seats} seats, {kept.n_games} finished games, all without a name")
    say(
        "The name is free."
        if is_meant
        else "Nothing has been changed. Repeat it with --yes to free the name."
    )


def _access(data: str) -> Any:
    """The key and the address of the server that keeps its games there. Raises GonfalonError."""
    from gonfalon.server.run import host_folder, needs_extra

    needs_extra()
    from gonfalon.server.host_access import HOST_FILE, read_access

    folder = host_folder(data)
    access = read_access(folder)
    if access is None:
        raise GonfalonError(
            f"there is no {folder / HOST_FILE}: say with --data where the server keeps its games, and start it once"
        )
    return access


def ask(data: str, call: str, body: dict[str, Any] | None = None) -> tuple[bytes, str]:
    """(what the running server answers to a call below /api/host, its address). Raises GonfalonError."""
    access = _access(data)
    headers = {"authorization": f"Bearer {access.key}", "content-type": "application/json"}
    raw = None if body is None else json.dumps(body).encode()
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        request = urllib.request.Request(f"{access.address}/api/host{call}", raw, headers)
        with opener.open(request, timeout=ANSWER_SECONDS) as answer:
            return answer.read(), access.address
    except urllib.error.HTTPError as error:
        told = error.read()[:1000]
        try:
            message = str(json.loads(told)["message"])
        except (ValueError, KeyError, TypeError):
            message = f"it answers {error.code}"
        raise GonfalonError(one_line(f"the server at {access.address}: {message}")) from None
    except (OSError, ValueError):
        raise GonfalonError(
            f"no server answers at {access.address}: start it, or say with --data where it keeps its games"
        ) from None
