"""gonfalon host: what the host of a server does, while it runs or not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

import typer

from .errors import plain_errors

host = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="What the host of a server does, while the server runs or not.",
)
Data = Annotated[str, typer.Option(help="the server's folder, or its postgresql:// address")]


@host.command(name="free-name")
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
