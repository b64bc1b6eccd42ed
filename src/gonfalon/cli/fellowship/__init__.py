"""The card game at the command line: the table in the terminal, by the names of the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..family import CommandFamily, likeness

if TYPE_CHECKING:
    from ..terminal import LocalMatch, View


class FellowshipCommands(CommandFamily):
    """The table; a user's own cards need no --game."""

    def view(self, local_match: LocalMatch) -> View:
        from .view import FellowshipView

        return FellowshipView(local_match)

    def likeness(self, path: str) -> int:
        from gonfalon.games.fellowship.engine.model import all_scenarios
        from gonfalon.games.fellowship.own import files

        return likeness(path, all_scenarios(), files.TOP)

    def game_of_file(self, path: str) -> str:
        from gonfalon.games.fellowship.own import files

        files.load(path)
        return "fellowship"


FAMILY = FellowshipCommands()
