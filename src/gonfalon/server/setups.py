"""The setup that a call from outside asks for, checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.core.observation import GameSetup, Value

RESERVED = {"preset", "n_seats", "brought"}
"""Arguments of `Game.setup` that are no options."""


def check_known(game: str) -> None:
    """Raise WireError for a game that this server does not offer."""
    if game not in games.lobby_ids():
        raise WireError("request/game", f"unknown game; known: {', '.join(games.lobby_ids())}")


def checked_setup(
    game: str, variant: str, options: dict[str, Value], preset: str, n_seats: int, brought: Sequence[str] = ()
) -> GameSetup:
    """The setup that a call from outside asks for. Raises GonfalonError with what is wrong."""
    check_known(game)
    if games.get(game).spec.variant(variant) is None:
        raise WireError("request/variant", "unknown variant of this game")
    if RESERVED & set(options):
        raise WireError("request/invalid", "this is no option: it is named beside the options")
    given: dict[str, Any] = {"preset": preset, "n_seats": n_seats, "brought": brought, **options}
    return games.get(game).setup(variant, **given)


def setup_of(
    game: str, variant: str, options: dict[str, bool | int | str], n_seats: int, seat: int
) -> GameSetup:
    """The setup of a request, its seat checked. Raises GonfalonError."""
    setup = checked_setup(game, variant, options, "", n_seats)
    if not 0 <= seat < setup.n_seats:
        raise WireError("request/invalid", "there is no such seat")
    return setup
