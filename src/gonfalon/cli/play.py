"""`gonfalon play`: a match in this terminal, against the computer or between several persons."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TextIO

import msgspec

from gonfalon import games
from gonfalon.core.errors import GonfalonError
from gonfalon.core.game import Value
from gonfalon.core.rng import stream_seed
from gonfalon.match.referee import Setting

from . import family
from .chosen import Chosen
from .terminal import Table

LOT = "lot"


class Wish(msgspec.Struct, frozen=True):
    """What is to be played. n_seats: 0 for the fewest that fit. seat: of the first person, from 1; side: the same by its name, or "lot".

    people: how many persons share the terminal, at the seats from the first person's on. brought: what the first seats bring.
    """

    chosen: Chosen
    n_seats: int = 0
    seat: int = 1
    side: str = ""
    people: int = 1
    level: int = 1
    seed: int = 0
    preset: str = ""
    options: dict[str, Value] = {}
    brought: tuple[str, ...] = ()


def play_game(wish: Wish, lines: TextIO, say: Callable[[str], Any]) -> None:
    """Play one match. Raises GonfalonError for a bad variant, seat, level or option."""
    game = games.get(wish.chosen.game)
    spec = game.spec
    n_seats = wish.n_seats or max(spec.min_seats, min(wish.people, spec.max_seats))
    brought = (*wish.brought, *[""] * (n_seats - len(wish.brought))) if wish.brought else ()
    setup = game.setup(
        wish.chosen.variant, preset=wish.preset, n_seats=n_seats, brought=brought, **wish.options
    )
    seed = wish.seed or secrets.randbits(62)
    first = seat_of(wish, spec.seat_names, n_seats, seed)
    if not 0 < wish.people <= n_seats:
        raise GonfalonError(f"--people {wish.people}: there are {n_seats} seats")
    persons = tuple(sorted((first + number) % n_seats for number in range(wish.people)))
    table = Table(Setting(wish.chosen.game, setup, seed), persons, wish.level)
    family.family_of(spec.family).view(table).run(lines, say)


def seat_of(wish: Wish, names: tuple[str, ...], n_seats: int, seed: int) -> int:
    """The first person's seat. Raises GonfalonError."""
    if wish.side == LOT:
        return stream_seed(seed, "lot") % n_seats
    if wish.side and wish.side not in names:
        takes = f"{', '.join(names)} or {LOT}" if names else LOT
        raise GonfalonError(f"side {wish.side!r}: it takes {takes}")
    if not 0 < wish.seat <= n_seats:
        raise GonfalonError(f"--seat {wish.seat}: it takes 1 to {n_seats}")
    return names.index(wish.side) if wish.side else wish.seat - 1
