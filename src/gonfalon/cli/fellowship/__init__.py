"""The card game at the command line: the table in the terminal, by the names of the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..family import CommandFamily

if TYPE_CHECKING:
    from ..terminal import LocalMatch, View


class FellowshipCommands(CommandFamily):
    """The table."""

    def view(self, local_match: LocalMatch) -> View:
        from .view import FellowshipView

        return FellowshipView(local_match)


FAMILY = FellowshipCommands()
