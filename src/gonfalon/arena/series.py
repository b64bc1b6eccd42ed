"""A series of games of one player against another, or of a team: `gonfalon match` as a function."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from gonfalon.core.errors import ArgumentError

from .contest import entrants_of, line_up, play_contest, say_nothing, seats_for, settle
from .entrants import Contender, entrant_of
from .job import GameResult, Job
from .results import Results, Unkept
from .sprt import Sprt
from .tally import Tally


def series(
    first: Contender,
    others: Contender | Sequence[Contender],
    game: str,
    variant: str = "",
    *,
    n_games: int = 100,
    seed: int = 1,
    preset: str = "",
    options: Mapping[str, Any] | None = None,
    n_seats: int = 0,
    brought: Sequence[str] = (),
    seconds: float = 5.0,
    n_workers: int = 1,
    file: Results | None = None,
    test: Sprt | None = None,
    say: Callable[[Job, GameResult, int, int], object] = say_nothing,
    ray: str = "",
) -> Tally:
    """Play games of one player against another and count them; `gonfalon match` is this on a command line.

    first, others: what makes a player of a seed (a class, a function), `arena.level(6, ms=200)`, or a name as on the command line
    ("hunter", "level:4", "lines:COMMAND"). Opponents change seats every game, and two games share their seed. In a cooperative game
    `first` has seat 0, and of `others` the last takes all seats that are left.
    options: as in `settle`. n_seats: 0 for as many as are named. brought, seconds: as in `settle`. n_workers, file, test, say, ray: as in
    `play_contest`; without a file nothing is kept. With more workers a player's maker must be importable (a class or function at the
    top of a module).
    The counts are `Tally.result`. The same seed gives the same games where no player reads a clock. Raises GonfalonError.
    """
    several = isinstance(others, Sequence) and not isinstance(others, str)
    rest = cast("Sequence[Contender]", others) if several else [cast("Contender", others)]
    field = [entrant_of(player) for player in (first, *rest)]
    n_seats = seats_for(game, len(field), n_seats)
    setting = settle(variant, preset, options or {}, seed, seconds, game, n_seats, brought)
    chosen = line_up(entrants_of(field, setting), setting)
    if file is not None and any(entrant.own for entrant in chosen):
        raise ArgumentError(
            "a results file keeps no games of your own player: it cannot tell its versions apart"
        )
    return play_contest(setting, [chosen], n_games, file or Unkept(), n_workers, test, say, ray).tallies[0]
