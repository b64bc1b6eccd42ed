"""Which games a server offers, and who plays them."""

from __future__ import annotations

import msgspec

from gonfalon.core.game import GameSpec


class GamesList(msgspec.Struct, frozen=True):
    """GET /api/games. levels: game id -> the levels of its computer players, weakest first (none: it plays at random).

    players: game id -> the names of its computer players that are no level and no step; left out where it has none.
    steps: game id -> the names of those that lead up to its first level, easiest first; left out where it has none.
    odds: ids of the games with odds of a decision (`NewMatch.learning`). hints: ids of the games with hints.
    rated: "GAME VARIANT" -> the computers with a measured rating there, as a command line names them ("level:4", "hunter").
    """

    games: tuple[GameSpec, ...]
    levels: dict[str, tuple[int, ...]]
    odds: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    players: dict[str, tuple[str, ...]] = {}
    rated: dict[str, tuple[str, ...]] = {}
    steps: dict[str, tuple[str, ...]] = {}
