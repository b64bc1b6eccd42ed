"""The Stratego family at the command line: the board in the terminal, set-ups, other programs' files and referees."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..family import CommandFamily, ForeignGame, likeness

if TYPE_CHECKING:
    import typer

    from gonfalon.match.referee import MatchState

    from ..terminal import LocalMatch, View


class StrategoCommands(CommandFamily):
    """The board, `setup`, `bot`, and Gravon's and GSN's files."""

    first_variants: ClassVar = {"stratego": "duel"}
    formats = (".xml", ".gsn")

    def view(self, local_match: LocalMatch) -> View:
        from .view import StrategoView

        return StrategoView(local_match)

    def add_commands(self, app: typer.Typer) -> None:
        from .commands import bot
        from .setup import setup_app

        app.command()(bot)
        app.add_typer(setup_app, name="setup")

    def likeness(self, path: str) -> int:
        from gonfalon.games.stratego import ruleset

        return likeness(path, ruleset.shipped_ids(), ruleset.TOP)

    def game_of_file(self, path: str) -> str:
        from gonfalon import games
        from gonfalon.games.stratego.ruleset import load

        game = load(path).game
        return game if game in games.GAMES else "stratego"

    def read_game(self, raw: bytes) -> ForeignGame:
        from .foreign import read

        return read(raw)

    def write_game(self, match_state: MatchState, suffix: str) -> str:
        from .foreign import write

        return write(match_state, suffix)


FAMILY = StrategoCommands()
