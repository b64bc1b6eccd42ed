"""How commands fail: one line and an exit code."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

import typer

from gonfalon.core.errors import GonfalonError


def plain_errors(function: Callable[..., Any]) -> Callable[..., Any]:
    """Decorate a command: an error that the user can correct is printed as one line, with exit code 2."""

    @wraps(function)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        _tolerate_encodings()
        try:
            return function(*args, **kwargs)
        except GonfalonError as error:
            typer.echo(f"gonfalon: {error}", err=True)
            raise typer.Exit(2) from None
        except KeyboardInterrupt:
            raise typer.Exit(130) from None

    return wrapped


def _tolerate_encodings() -> None:
    """What the encoding of a terminal or a pipe cannot hold is printed as a question mark, and read as no known character."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(
                OSError
            ):  # an input that was partly read and cannot go back stays as it is
                stream.reconfigure(errors="replace")
