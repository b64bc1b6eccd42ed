"""What has been said at the table: signals of seats and announcements of computers. It changes nothing in the game."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core import talk
from gonfalon.core.errors import IllegalActionError
from gonfalon.core.game import Option, State
from gonfalon.core.talk import Talk

from . import table_actions

MOST_BETWEEN_ACTIONS = 12
"""How often one seat may speak between two actions of the game."""


class TableTalk:
    """Everything that has been said in a match and still holds, oldest first."""

    def __init__(self) -> None:
        self.said: list[Talk] = []

    def check(self, name: str, argument: str, state: State, seat: int, signals: Sequence[Option]) -> None:
        """Raise IllegalActionError for a signal that is not offered, words that are none, or too many of them."""
        talk.read(argument)
        if name == table_actions.SIGNAL and argument not in {option.action for option in signals}:
            raise IllegalActionError(name, "not_now")
        if sum(one.seat == seat and one.ply == state.ply for one in self.said) >= MOST_BETWEEN_ACTIONS:
            raise IllegalActionError(name, "not_now")

    def take(self, name: str, argument: str, state: State, seat: int) -> dict[str, str]:
        """Keep what was said. Returns the facts to tell of it."""
        text, parts = talk.read(argument)
        said = Talk(seat, text, parts, state.ply, state.turn, name == table_actions.SIGNAL)
        self.said.append(said)
        return {"text": text, **parts}

    def forget_after(self, ply: int) -> None:
        """Drop what was said at later plies than this one: the game has gone back."""
        self.said = [one for one in self.said if one.ply <= ply]
