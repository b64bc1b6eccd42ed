"""What a family of games may bring to the command line: `gonfalon.cli.<family>` offers one object `FAMILY`."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol

from gonfalon.core.errors import GonfalonError
from gonfalon.games.ruleset_file import read_file

if TYPE_CHECKING:
    import typer

    from gonfalon.match.referee import MatchState

    from .terminal import LocalMatch, View

NAMED = 1000
"""Likeness of a file that extends a family's ruleset, more than any number of fields."""


class ForeignGame(Protocol):
    """A game that was read from another program's file and has been replayed."""

    def result(self) -> str:
        """The result in one line."""
        ...

    def record(self) -> str:
        """The game as our record (JSON)."""
        ...

    def written(self, suffix: str) -> str:
        """The game in the format of a file ending."""
        ...


class CommandFamily:
    """A family's part of the command line. This base class is the default: the plain view, no commands and no files.

    first_variants: game id -> variant of a first game in the terminal; else the game's first. formats: endings of other programs'
    files that hold its games.
    """

    first_variants: ClassVar[dict[str, str]] = {}
    formats: tuple[str, ...] = ()

    def view(self, local_match: LocalMatch) -> View:
        """What a person sees of a game in the terminal."""
        from .plain import PlainView

        return PlainView(local_match)

    def add_commands(self, app: typer.Typer) -> None:
        """Commands of this family alone."""

    def likeness(self, path: str) -> int:
        """How much a user's faulty ruleset file looks like one of this family: what it extends counts most, then its fields.

        -1: this family has no ruleset files.
        """
        return -1

    def game_of_file(self, path: str) -> str:
        """The game of a ruleset that a user wrote. Raises GonfalonError that says what is wrong with the file."""
        raise GonfalonError(f"{path}: no ruleset of this family")

    def read_game(self, raw: bytes) -> ForeignGame:
        """A game in one of `formats`, replayed. Raises GonfalonError."""
        raise GonfalonError("not a game in a known format")

    def write_game(self, match_state: MatchState, suffix: str) -> str:
        """A match of ours in one of `formats`. Raises GonfalonError."""
        raise GonfalonError(f"no game of {match_state.setting.game} is written as {suffix}")


def likeness(path: str, shipped: Collection[str], fields: Collection[str]) -> int:
    """`CommandFamily.likeness` by the names of a family's shipped rulesets and the fields that its files may have."""
    try:
        data = read_file(Path(path)).data
    except GonfalonError:
        return 0
    parent = data.get("extends")
    is_named = isinstance(parent, str) and parent in shipped
    return NAMED * is_named + sum(field in fields for field in data)
