"""Signals of manners: the few words that seats of every game may give each other. They say nothing about the game.

A text id is also the message `<id>` of the general texts. Because there is nothing else to say, nothing hidden can be passed on.
"""

from __future__ import annotations

from typing import Literal, get_args

from .observation import Option

Courtesy = Literal[
    "manners-good-luck", "manners-well-played", "manners-one-moment", "manners-thank-you", "manners-must-go"
]
"""What may be said."""
COURTESIES: tuple[Courtesy, ...] = get_args(Courtesy)
MOST, TURNS = 3, 10
"""So many signals of manners a seat may give in so many turns, and again as many after the end."""
_OPTIONS = tuple(Option(text, {"text": text}) for text in COURTESIES)


def options() -> tuple[Option, ...]:
    """Every signal of manners, as `Game.signals` lists signals."""
    return _OPTIONS
