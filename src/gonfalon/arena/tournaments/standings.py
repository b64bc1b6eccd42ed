"""How everybody stands: points, then tie-breaks in the terms of the FIDE Handbook (C.07)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby, takewhile
from typing import NamedTuple

from .model import WIN, Game, History, Tournament, histories, shared_points

STREAK = 2
"""Wins on end in an arena after which the next win counts twice."""


class Standing(NamedTuple):
    """One row of the table. place: from 1, equal where nothing parts them.

    buchholz: the points of all opponents; a bye counts as an opponent with one's own points. sonneborn_berger: the points of opponents
    times the points made against them. direct: points against those with equal points, if all of these have met. wins: without byes.
    """

    place: int
    name: str
    points: float
    buchholz: float
    sonneborn_berger: float
    direct: float
    wins: int
    n_games: int
    seats: tuple[int, ...]


def standings(tournament: Tournament, games: Sequence[Game]) -> list[Standing]:
    """Everybody, the best first.

    After points a Swiss is decided by Buchholz, Sonneborn-Berger and the direct result; a round robin by the direct result,
    Sonneborn-Berger and wins; an arena by wins. Whom nothing parts have the same place, in the order of the pairing.
    """
    played = histories(tournament, games)
    points = {name: points_of(tournament, name, history) for name, history in played.items()}
    rows = [_row(name, played[name], points) for name in tournament.names]
    rows.sort(key=lambda row: -row.points)
    rows = [
        row for _, tied in groupby(rows, key=lambda row: row.points) for row in _direct(list(tied), played)
    ]
    key = _TIE_BREAKS[tournament.system]
    rows.sort(key=key)
    places: dict[tuple[float, ...], int] = {}
    for number, row in enumerate(rows, 1):
        places.setdefault(key(row), number)
    return [row._replace(place=places[key(row)]) for row in rows]


_TIE_BREAKS: dict[str, Callable[[Standing], tuple[float, ...]]] = {
    "swiss": lambda row: (-row.points, -row.buchholz, -row.sonneborn_berger, -row.direct),
    "round-robin": lambda row: (-row.points, -row.direct, -row.sonneborn_berger, -row.wins),
    "arena": lambda row: (-row.points, -row.wins),
}


def points_of(tournament: Tournament, name: str, history: History) -> float:
    """The sum of the points, with streaks where the tournament has them."""
    return sum(points_by_game(tournament, name, history))


def points_by_game(tournament: Tournament, name: str, history: History) -> list[float]:
    """What each game of a participant counts, in their order."""
    found, on_end = list[float](), 0
    for game in history.games:
        points = game.points_of(name)
        found.append(points * (2 if tournament.streaks and on_end >= STREAK else 1))
        on_end = on_end + 1 if points == WIN else 0
    return found


def wins_on_end(name: str, history: History) -> int:
    """How many games a participant has won in a row up to now."""
    return sum(1 for _ in takewhile(lambda game: game.points_of(name) == WIN, reversed(history.games)))


def _row(name: str, history: History, points: Mapping[str, float]) -> Standing:
    buchholz = sonneborn = 0.0
    for game in history.games:
        others = [other for other in game.seats if other != name] or [name]
        theirs = sum(points[other] for other in others)
        buchholz += theirs
        sonneborn += theirs * game.points_of(name)
    return Standing(
        place=0,
        name=name,
        points=points[name],
        buchholz=buchholz,
        sonneborn_berger=sonneborn,
        direct=0.0,
        wins=sum(game.points_of(name) == WIN for game in history.games if not game.is_bye),
        n_games=len(history.games) - history.byes,
        seats=history.seats,
    )


def _direct(tied: list[Standing], played: Mapping[str, History]) -> list[Standing]:
    """The rows of equal points with their direct results; 0 for all if not all of them have met."""
    names = {row.name for row in tied}
    if any(names - {row.name} - set(played[row.name].opponents) for row in tied):
        return tied
    return [
        row._replace(
            direct=sum(
                game.points_of(row.name)
                for game in played[row.name].games
                if not game.is_bye and names.issuperset(game.seats)
            )
        )
        for row in tied
    ]


def game_of(number: int, seats: Sequence[str], returns: Sequence[float]) -> Game:
    """A game that has ended with these returns, in points."""
    return Game(number, tuple(seats), shared_points(returns))
