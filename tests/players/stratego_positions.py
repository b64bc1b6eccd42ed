"""Positions of Stratego by hand, for the tests of every player."""

from __future__ import annotations

from typing import Any

from gonfalon import games

STRATEGO: Any = games.get("stratego")


def playing(variant: str, red: dict[str, str], blue: dict[str, str], **options: Any) -> Any:
    """A game in which the named squares hold the named letters; the rest of each army fills its back squares."""
    state = STRATEGO.new(1, STRATEGO.setup(variant, **options))
    for seat, wished in enumerate((red, blue)):
        seen = STRATEGO.observe(state, seat)
        letters = [kind.letter for kind in seen.kinds for _ in range(kind.counts[seat])]
        for letter in wished.values():
            letters.remove(letter)
        letters += ["."] * (len(seen.zone) - len(letters) - len(wished))
        rest = iter(letters)
        state.step(seat, "deploy " + "".join(wished.get(name) or next(rest) for name in seen.zone))
    return state


def after(state: Any, *moves: str) -> Any:
    """The same state, the moves taken by turns."""
    for move in moves:
        state.step(state.to_act()[0], move)
    return state
