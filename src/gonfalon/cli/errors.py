"""How commands fail: one line and an exit code."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

import typer
from typer.core import TyperGroup

from gonfalon.core.errors import GonfalonError

UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""Errors of an output that takes no more: a full disk, a spent quota, a device that failed."""


def plain_errors(function: Callable[..., Any]) -> Callable[..., Any]:
    """Decorate a command: an error that the user can correct is printed as one line, with exit code 2."""

    @wraps(function)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        _tolerate_encodings()
        try:
            try:
                return function(*args, **kwargs)
            finally:
                _flush()
        except BrokenPipeError:
            raise  # the reader has left: click ends without a word
        except OSError as error:
            if error.errno not in UNWRITABLE:
                raise
            _tell_unwritable(error)
            raise typer.Exit(1) from None
        except GonfalonError as error:
            typer.echo(f"gonfalon: {error}", err=True)
            raise typer.Exit(2) from None
        except KeyboardInterrupt:
            raise typer.Exit(130) from None

    return wrapped


class Commands(TyperGroup):
    """All commands together: what is printed before one of them runs, such as a help, fails in one line as well."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Read the command line and run what it names."""
        try:
            return super().main(*args, **kwargs)
        except OSError as error:
            if error.errno not in UNWRITABLE:
                raise
            _tell_unwritable(error)
            sys.exit(1)


def _tell_unwritable(error: OSError) -> None:
    _leave_output()
    what = error.filename or "the output"
    typer.echo(f"gonfalon: {what} cannot be written ({error.strerror})", err=True)


def _flush() -> None:
    """Write out what was printed, while a failure can still be told."""
    if sys.stdout is not None and not sys.stdout.closed:
        sys.stdout.flush()


def _leave_output() -> None:
    """Let what is still to be written go nowhere, or the interpreter would fail once more at its end."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _tolerate_encodings() -> None:
    """What the encoding of a terminal or a pipe cannot hold is printed as a question mark, and read as no known character."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(
                OSError
            ):  # an input that was partly read and cannot go back stays as it is
                stream.reconfigure(errors="replace")
