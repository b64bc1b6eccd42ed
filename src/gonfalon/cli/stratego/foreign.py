"""Games in other programs' formats: read, replayed, and written as ours or theirs."""

from __future__ import annotations

from typing import Any

from gonfalon import games
from gonfalon.core.errors import GonfalonError
from gonfalon.games.stratego import notation
from gonfalon.games.stratego.notation import gravon_xml, gsn
from gonfalon.games.stratego.notation.imported import (
    AGREED,
    DRAWN,
    FORFEIT,
    Imported,
    Replayed,
    summary,
    winner_of,
)
from gonfalon.match import record
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting, replay_entries
from gonfalon.match.table_actions import AcceptDraw, ClaimWin, OfferDraw, Resign

from ..family import ForeignGame

GAME = "stratego"
"""The one game that these formats know."""
WRITERS = {".xml": gravon_xml.write, ".gsn": gsn.write}


class ImportedGame:
    """A game of another program that has been replayed."""

    def __init__(self, game: Imported, replayed: Replayed) -> None:
        self.game, self.replayed = game, replayed

    def result(self) -> str:
        """How it went, in one line."""
        return summary(self.game, self.replayed)

    def record(self) -> str:
        """As our record; forfeits, agreed draws and missing players as the table acts that they are."""
        game = self.game
        options: dict[str, Any] = dict(game.options)
        setup = games.get(GAME).setup(game.variant, preset=game.preset, **options)
        numbered = [Entry(seq, seat, text, "", 0) for seq, (seat, text) in enumerate(self._entries())]
        return record.dumps(record.record_of(replay_entries(Setting(GAME, setup, 0), numbered))).decode()

    def _entries(self) -> list[tuple[int, str]]:
        game, entries = self.game, self.game.actions()
        loser = 2 - game.winner
        if game.result is None or self.replayed.confirmed:
            return entries
        if game.winner == DRAWN:
            return [*entries, (0, OfferDraw.word), (1, AcceptDraw.word)]
        if game.result == FORFEIT:
            return [*entries, (loser, Resign.word)]
        return [*entries, (1 - loser, ClaimWin.word)]

    def written(self, suffix: str) -> str:
        """In another program's format."""
        game = self.game
        end = (game.result, game.winner) if game.result is not None else None
        return WRITERS[suffix](self.replayed.state, game.names, end)


def read(raw: bytes) -> ForeignGame:
    """A game of another program, replayed. Raises NotationError, ReplayMismatchError."""
    game = notation.read(raw)
    return ImportedGame(game, notation.replay(game))


def write(match_state: MatchState, suffix: str) -> str:
    """A game of ours in another program's format; an end by a table act as a forfeit or an agreed draw. Raises GonfalonError."""
    if match_state.setting.game != GAME:
        raise GonfalonError(f"these formats hold no games of {match_state.setting.game}")
    end = None
    if match_state.outcome is not None:
        winner = winner_of(match_state.outcome.returns)
        end = (AGREED if winner == DRAWN else FORFEIT), winner
    return WRITERS[suffix](match_state.state, end=end)  # pyright: ignore[reportArgumentType]
