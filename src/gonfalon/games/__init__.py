"""The rules of the games: no input or output, no clock, no network. One line here makes a game known to every room."""

from __future__ import annotations

import os
from functools import lru_cache
from importlib import import_module

from gonfalon.core.errors import ArgumentError
from gonfalon.core.game import AnyGame

GAMES = {
    "stratego": "gonfalon.games.stratego.game",
    "middle_earth": "gonfalon.games.stratego.middle_earth",
    "fortress": "gonfalon.games.fortress.game",
    "fellowship": "gonfalon.games.fellowship.game",
    "tiny_hidden": "gonfalon.games.tiny.hidden",
    "tiny_crew": "gonfalon.games.tiny.crew",
}
"""id -> the module that holds GAME; imported only when it is asked for."""

TEACHING = ("tiny_hidden", "tiny_crew")
"""Games that prove the contract and are the pattern to copy; a lobby lists them if GONFALON_TEACHING=1."""


@lru_cache(maxsize=len(GAMES))
def get(name: str) -> AnyGame:
    """A game by its id. Raises ArgumentError that names the known ones."""
    if not isinstance(name, str) or name not in GAMES:
        raise ArgumentError(f"unknown game {name!r}; known: {', '.join(lobby_ids())}")
    return import_module(GAMES[name]).GAME


def family_named(name: str) -> str:
    """The family that a name stands for: its own name, or the id of one of its games. Raises ArgumentError that names the known ones."""
    if isinstance(name, str) and name in GAMES:
        return get(name).spec.family
    known = dict.fromkeys(game.spec.family for game in all_games())
    if name not in known:
        raise ArgumentError(
            f"unknown family or game {name!r}; known: {', '.join(dict.fromkeys((*known, *GAMES)))}"
        )
    return name


def all_games() -> tuple[AnyGame, ...]:
    """Every game, the teaching ones included."""
    return tuple(get(name) for name in GAMES)


def lobby_ids() -> tuple[str, ...]:
    """The games people are offered; the teaching games only where the environment says GONFALON_TEACHING=1."""
    teaching = os.environ.get("GONFALON_TEACHING") == "1"
    return tuple(name for name in GAMES if teaching or name not in TEACHING)
