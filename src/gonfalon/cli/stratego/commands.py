"""The commands of this family alone. They load what they need when they run."""

from __future__ import annotations

from typing import Annotated

import typer

from ..errors import plain_errors


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
