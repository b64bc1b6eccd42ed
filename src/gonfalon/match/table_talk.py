"""What has been said at the table: signals of seats and announcements of computers. It changes nothing in the game."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.errors import IllegalActionError
from gonfalon.core.game import Option, State
from gonfalon.core.talk import Talk

from .table_actions import Say, Signal

MOST_BETWEEN_ACTIONS = 12
"""How often one seat may speak between two actions of the game."""


class TableTalk:
    """Everything that has been said in a match and still holds, oldest first."""

    def __init__(self) -> None:
        self.said: list[Talk] = []

    def check(self, act: Signal | Say, state: State, seat: int, signals: Sequence[Option]) -> None:
        """Raise IllegalActionError for a signal that is not offered, or too many words."""
        if isinstance(act, Signal) and act.argument not in {option.action for option in signals}:
            raise IllegalActionError(act.word, "not_now")
        if sum(one.seat == seat and one.ply == state.ply for one in self.said) >= MOST_BETWEEN_ACTIONS:
            raise IllegalActionError(act.word, "not_now")

    def take(self, act: Signal | Say, state: State, seat: int) -> dict[str, str]:
        """Keep what was said. Returns the facts to tell of it."""
        self.said.append(Talk(seat, act.text, act.parts, state.ply, state.turn, isinstance(act, Signal)))
        return {"text": act.text, **act.parts}

    def forget_after(self, ply: int) -> None:
        """Drop what was said at later plies than this one: the game has gone back."""
        self.said = [one for one in self.said if one.ply <= ply]
