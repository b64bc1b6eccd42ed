"""What a tournament is made of: who takes part, by what system, and the games that have ended.

Everything here is data. A tournament is a fold over its games: whoever knows these knows who plays next and how everybody stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import msgspec

from gonfalon.core.errors import ArgumentError

System = Literal["round-robin", "swiss", "arena"]
"""How opponents are found. round-robin: everybody meets everybody. swiss: in each round those with equal points. arena: whoever waits."""
WIN, DRAW = 1.0, 0.5
"""Points of a game."""


class Participant(msgspec.Struct, frozen=True):
    """One who takes part. rating: orders those with equal points in the first pairing, 0 for unknown. computer: is it a program?

    away: is it not there to be paired for now? Two who are alone in an arena may meet again and again.
    """

    name: str
    rating: float = 0.0
    computer: bool = False
    away: bool = False


class Tournament(msgspec.Struct, frozen=True):
    """Who takes part in what order, and by which rules.

    n_seats: of a table. n_rounds: of a Swiss or an arena in rounds, 0 for `default_rounds`. double: a round robin with two games for each
    pair. seats_matter: are the seats of a table different, so that everybody should have each as often? bye_points: of a Swiss, for who
    has no opponent in a round. streaks: in an arena, a win after two wins counts twice.
    """

    participants: tuple[Participant, ...]
    system: System = "round-robin"
    n_seats: int = 2
    n_rounds: int = 0
    double: bool = False
    seats_matter: bool = True
    bye_points: float = WIN
    streaks: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The names in the order in which pairings and ties take them: as listed in a round robin, else the highest rating first."""
        if self.system == "round-robin":
            return tuple(one.name for one in self.participants)
        return tuple(one.name for one in sorted(self.participants, key=lambda one: -one.rating))


class Table(NamedTuple):
    """A game to be played: the names by seat. One name alone has a bye."""

    round: int
    seats: tuple[str, ...]

    @property
    def is_bye(self) -> bool:
        """Has this participant no opponent?"""
        return len(self.seats) == 1


class Game(msgspec.Struct, frozen=True):
    """A game that has ended, or a bye: the names by seat and the points of each (1, 0.5 or 0 between two). round: from 1."""

    round: int
    seats: tuple[str, ...]
    points: tuple[float, ...]

    @property
    def is_bye(self) -> bool:
        """Was there no opponent?"""
        return len(self.seats) == 1

    def points_of(self, name: str) -> float:
        """The points of one who played it."""
        return self.points[self.seats.index(name)]


def bye_game(tournament: Tournament, table: Table) -> Game:
    """What a bye counts for, to be added to the games."""
    return Game(table.round, table.seats, (tournament.bye_points,))


class History(NamedTuple):
    """What a participant has played. games: in their order, byes included. opponents: one for each meeting. seats: in each game."""

    games: tuple[Game, ...]
    opponents: tuple[str, ...]
    seats: tuple[int, ...]
    byes: int

    @property
    def last_opponents(self) -> frozenset[str]:
        """Who sat at its last table."""
        played = [game for game in self.games if not game.is_bye]
        return frozenset(played[-1].seats) if played else frozenset()


def check(tournament: Tournament) -> None:
    """Raise ArgumentError for a tournament that cannot be played."""
    names = [one.name for one in tournament.participants]
    if len(set(names)) < len(names) or not all(names):
        raise ArgumentError(
            "somebody has no name, or the same name takes part twice: give everybody a name of their own"
        )
    if tournament.n_seats < 2 or len(names) < tournament.n_seats:
        raise ArgumentError(
            f"{len(names)} take part at tables of {tournament.n_seats}: a table has 2 or more, and at least one must be full"
        )
    if tournament.system == "swiss" and tournament.n_seats != 2:
        raise ArgumentError("a Swiss tournament is for tables of two: take a round robin or an arena")


def histories(tournament: Tournament, games: Iterable[Game]) -> dict[str, History]:
    """Name -> what it has played. Raises ArgumentError for a game of somebody who takes no part."""
    found: dict[str, list[Game]] = {one.name: [] for one in tournament.participants}
    for game in games:
        for name in game.seats:
            if name not in found:
                raise ArgumentError(f"{name} has played round {game.round} and takes no part")
            found[name].append(game)
    return {name: _history(name, played) for name, played in found.items()}


def _history(name: str, games: Sequence[Game]) -> History:
    played = [game for game in games if not game.is_bye]
    return History(
        games=tuple(games),
        opponents=tuple(other for game in played for other in game.seats if other != name),
        seats=tuple(game.seats.index(name) for game in played),
        byes=len(games) - len(played),
    )


def rounds_played(games: Iterable[Game]) -> int:
    """The number of the last round of which a game has ended."""
    return max((game.round for game in games), default=0)


def shared_points(returns: Sequence[float]) -> tuple[float, ...]:
    """The points of a table from its returns: the best have 1 to share, so that two winners of a table have half each.

    Of two seats this is 1 for a win and 0.5 for a draw. Where all are equal everybody has an equal share.
    """
    best = max(returns)
    n_best = sum(value == best for value in returns)
    return tuple(WIN / n_best if value == best else 0.0 for value in returns)
