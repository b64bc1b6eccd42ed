"""Positions for the tests of the partners: set-ups by hand, moves by turns, and what partners answer."""

from __future__ import annotations

from typing import Any

from gonfalon import games
from gonfalon.players.stratego.partners.player import PartnerPlayer
from gonfalon.players.stratego.partners.style import STYLES, Style

STRATEGO: Any = games.get("stratego")
NAMES = tuple(STYLES)


def playing(variant: str, red: dict[str, str], blue: dict[str, str], **options: Any) -> Any:
    """A game in which the named squares hold the named letters; the rest of each army fills its back squares in order."""
    state = STRATEGO.new(1, STRATEGO.setup(variant, **options))
    for seat, wished in enumerate((red, blue)):
        seen = STRATEGO.observe(state, seat)
        letters = [kind.letter for kind in seen.kinds for _ in range(kind.counts[seat])]
        for letter in wished.values():
            letters.remove(letter)
        rest = iter(letters + ["."] * len(seen.zone))
        state.step(seat, "deploy " + "".join(wished.get(name) or next(rest) for name in seen.zone))
    return state


def walk(state: Any, *moves: str) -> Any:
    """Take moves by turns."""
    for move in moves:
        state.step(state.to_act()[0], move)
    return state


def answers(state: Any, style: Style, n: int = 5) -> set[str]:
    """What a partner answers, over several seeds, for whoever is to move."""
    information = STRATEGO.information_state(state, state.to_act()[0])
    return {PartnerPlayer(seed, style).act(information) for seed in range(n)}
