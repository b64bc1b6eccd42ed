"""Who has been polite, and how often: signals of manners, which every match with two or more seats has."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.core import manners
from gonfalon.core.errors import IllegalActionError
from gonfalon.core.game import Option, State

from .table_actions import Signal


class Given(NamedTuple):
    """One signal of manners. turn: of the state. is_over: the game had ended."""

    seat: int
    turn: int
    is_over: bool


class TableManners:
    """The signals of manners of a match. Computers do not hear them: they are no part of what is said about the game."""

    def __init__(self, n_seats: int) -> None:
        self.n_seats = n_seats
        self.given: list[Given] = []

    def offered(self, seat: int, state: State, is_over: bool) -> tuple[Option, ...]:
        """What this seat may say now: everything, or () once it has said enough, or where there is nobody to say it to."""
        enough = sum(self._counts(one, seat, state.turn, is_over) for one in self.given) >= manners.MOST
        return () if enough or self.n_seats < 2 else manners.options()

    def _counts(self, one: Given, seat: int, turn: int, is_over: bool) -> bool:
        """Does it count against what the seat may say now? One of a turn that was taken back does."""
        recent = one.turn > turn - manners.TURNS
        return one.seat == seat and one.is_over == is_over and (recent or is_over)

    def check(self, act: Signal, seat: int, state: State, is_over: bool) -> None:
        """Raise IllegalActionError for one that is not offered now."""
        if act.argument not in {option.action for option in self.offered(seat, state, is_over)}:
            raise IllegalActionError(act.word, "not_now")

    def take(self, act: Signal, seat: int, state: State, is_over: bool) -> dict[str, str]:
        """Keep it. Returns the facts to tell of it."""
        self.given.append(Given(seat, state.turn, is_over))
        return {"text": act.text}


def is_courtesy(act: object) -> bool:
    """Is this act a signal of manners?"""
    return isinstance(act, Signal) and act.text in manners.COURTESIES
