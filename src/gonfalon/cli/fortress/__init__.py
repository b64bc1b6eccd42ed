"""The Fortress family at the command line: its floors in the terminal, and ways of several requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..family import CommandFamily, likeness

if TYPE_CHECKING:
    from ..terminal import LocalMatch, View


class FortressCommands(CommandFamily):
    """The floors and the ways; a user's ruleset needs no --game."""

    def view(self, local_match: LocalMatch) -> View:
        from .view import FortressView

        return FortressView(local_match)

    def likeness(self, path: str) -> int:
        from gonfalon.games.fortress import ruleset

        return likeness(path, ruleset.shipped_ids(), ruleset.TOP)

    def game_of_file(self, path: str) -> str:
        from gonfalon.games.fortress import ruleset

        ruleset.load(path)
        return "fortress"


FAMILY = FortressCommands()
