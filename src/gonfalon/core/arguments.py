"""Checks of what callers hand to a game: a seat, a seed, a setup, texts. Each raises ArgumentError that says what is taken."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

from .errors import ArgumentError
from .observation import SPECTATOR, GameSetup


def require_seat(seat: Any, n_seats: int, *, spectator: bool = False) -> None:
    """Raise ArgumentError unless `seat` is one of 0 to n_seats - 1, or SPECTATOR where that is allowed."""
    try:
        known = (SPECTATOR if spectator else 0) <= index(seat) < n_seats
    except TypeError:
        known = False
    if not known:
        watching = ", or SPECTATOR (-1)" if spectator else ""
        raise ArgumentError(
            f"seat {str(seat)[:80]!r}: the seats of this game are 0 to {n_seats - 1}{watching}"
        )


def require_seed(seed: Any) -> None:
    """Raise ArgumentError unless `seed` is a whole number: anything else would be the same game again and again without a word."""
    try:
        index(seed)
    except TypeError:
        raise ArgumentError(f"seed {str(seed)[:80]!r}: it takes a whole number") from None


def require_action(seat: int, action: Any, by: str = "") -> None:
    """Raise ArgumentError unless `action` is a text. by: who answered, for the message."""
    if not isinstance(action, str):
        who = f"seat {seat}{f' ({by})' if by else ''}"
        raise ArgumentError(
            f"{who} answered {str(action)[:80]} ({type(action).__name__}): an action is a text"
        )


def require_name(what: str, name: Any) -> None:
    """Raise ArgumentError unless `name` is a text. what: it names, for the message."""
    if not isinstance(name, str):
        raise ArgumentError(f"{what} {str(name)[:80]}: it takes a name")


def require_texts(what: str, texts: Any) -> None:
    """Raise ArgumentError unless `texts` is a list. what: it is called, for the message."""
    if isinstance(texts, str) or not isinstance(texts, Sequence):
        raise ArgumentError(f"{what} {str(texts)[:80]!r}: it takes a list with a text for each seat")


def require_setup(setup: Any) -> None:
    """Raise ArgumentError unless `setup` is a GameSetup."""
    if not isinstance(setup, GameSetup):
        said = repr(str(setup)[:80])
        raise ArgumentError(f"setup {said}: make one with game.setup({said})")
