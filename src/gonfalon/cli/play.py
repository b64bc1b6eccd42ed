"""`gonfalon play`: a match in this terminal, against the computer or between several persons."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TextIO

import msgspec

from gonfalon import games, players
from gonfalon.core.errors import GonfalonError
from gonfalon.core.game import Value
from gonfalon.core.rng import stream_seed
from gonfalon.match.referee import Setting
from gonfalon.match.terms import Clock

from . import families
from .game_choice import GameChoice
from .terminal import LocalMatch

LOT = "lot"
SEAT = "seat-"
"""How the names of seats begin where a plain word would say too little."""


class PlayRequest(msgspec.Struct, frozen=True):
    """The match to play. n_seats: 0 for the fewest that fit. seat: of the first person, from 1; side: the same by name, or "lot".

    people: how many persons share the terminal, at the seats from the first person's on. brought: what the first seats bring.
    level: of the computer, None for the lowest that the game has. clock: of the persons.
    """

    chosen: GameChoice
    n_seats: int = 0
    seat: int = 1
    side: str = ""
    people: int = 1
    level: int | None = None
    seed: int = 0
    preset: str = ""
    options: dict[str, Value] = {}
    brought: tuple[str, ...] = ()
    clock: Clock | None = None


def play_game(request: PlayRequest, lines: TextIO, say: Callable[[str], Any]) -> None:
    """Play one match. Raises GonfalonError for a bad variant, seat, level or option."""
    game = games.get(request.chosen.game)
    spec = game.spec
    n_seats = request.n_seats or max(spec.min_seats, min(request.people, spec.max_seats))
    brought = (*request.brought, *[""] * (n_seats - len(request.brought))) if request.brought else ()
    setup = game.setup(
        request.chosen.variant, preset=request.preset, n_seats=n_seats, brought=brought, **request.options
    )
    seed = request.seed or secrets.randbits(62)
    first = seat_of(request, spec.seat_names, n_seats, seed)
    if not 0 < request.people <= n_seats:
        raise GonfalonError(f"--people {request.people}: there are {n_seats} seats")
    persons = tuple(sorted((first + number) % n_seats for number in range(request.people)))
    level = min(players.levels(spec.family), default=0) if request.level is None else request.level
    local_match = LocalMatch(Setting(request.chosen.game, setup, seed, request.clock), persons, level)
    players.make(spec.family, level, seed)  # a wrong level is refused where no computer plays, too
    families.family_of(spec.family).view(local_match).run(lines, say)


def seat_of(request: PlayRequest, names: tuple[str, ...], n_seats: int, seed: int) -> int:
    """The first person's seat. Raises GonfalonError."""
    side = request.side.lower()
    if side == LOT:
        return stream_seed(seed, "lot") % n_seats
    sides = [name.removeprefix(SEAT).lower() for name in names]
    if side and side.removeprefix(SEAT) not in sides:
        takes = f"{', '.join(sides)} or {LOT}" if names else LOT
        raise GonfalonError(f"side {request.side!r}: it takes {takes}")
    if not 0 < request.seat <= n_seats:
        raise GonfalonError(f"--seat {request.seat}: it takes 1 to {n_seats}")
    return sides.index(side.removeprefix(SEAT)) if side else request.seat - 1
