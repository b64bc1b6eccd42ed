"""The Swiss system: in each round those with equal points meet, nobody twice, with seats that even out.

It follows the Dutch system of the FIDE Handbook (C.04.3) in its main lines: groups of equal points, the upper half against the lower,
as few as possible float down, seats before order. Of the groups below it looks at the next one only.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby

from .brackets import DOWN, NOBODY, UP, Player, can_meet, pair_bracket
from .matching import Graph, can_all_be_paired
from .model import Game, History, Table, Tournament, histories, rounds_played
from .seats import preference, takes_first_seat


def default_rounds(n: int) -> int:
    """As many rounds as it takes until one at most has won all: the logarithm of `n`, rounded up."""
    return max(1, (n - 1).bit_length())


def swiss_round(
    tournament: Tournament, games: Sequence[Game], present: Collection[str] | None = None
) -> tuple[Table, ...]:
    """The tables of the next round, the highest points first, the bye last; () if they cannot all meet somebody new.

    present: who is paired, None for all. Others have no game and no points in this round.
    """
    players = _players(tournament, games, present)
    graph = _graph(players, strict=True) or _graph(players, strict=False)
    if graph is None:
        return ()
    number = rounds_played(games) + 1
    seated = [_seated(*pair) for pair in _pairs(players, graph)]
    return tuple(Table(number, seats) for seats in sorted(seated, key=lambda seats: len(seats) == 1))


def can_go_on(tournament: Tournament, games: Sequence[Game]) -> bool:
    """Can everybody still meet somebody new?"""
    return _graph(_players(tournament, games, None), strict=False) is not None


def _players(tournament: Tournament, games: Sequence[Game], present: Collection[str] | None) -> list[Player]:
    """Those who are present in the order of their rank."""
    played = histories(tournament, games)
    n_rounds = rounds_played(games)
    floats = _float_history(played, n_rounds)
    players = [
        _player(name, number, played[name], tournament.seats_matter, floats[name])._replace(
            missed=n_rounds - len(played[name].seats)
        )
        for number, name in enumerate(tournament.names)
        if present is None or name in present
    ]
    return sorted(players, key=lambda one: (-one.points, one.number))


def _floats(name: str, game: Game, points: Mapping[str, float]) -> int:
    """How somebody floated in a game. points: of everybody before it."""
    if game.is_bye:
        return DOWN if game.points_of(name) else 0
    other = next(one for one in game.seats if one != name)
    return DOWN * (points[name] > points[other]) + UP * (points[name] < points[other])


def _float_history(played: Mapping[str, History], last_round: int) -> dict[str, tuple[int, int]]:
    """Name -> its floats in the last round and in the one before."""
    found: dict[str, list[int]] = {name: [] for name in played}
    for number in (last_round, last_round - 1):
        points = {
            name: sum(game.points_of(name) for game in history.games if game.round < number)
            for name, history in played.items()
        }
        for name, history in played.items():
            game = next((one for one in history.games if one.round == number), None)
            found[name].append(_floats(name, game, points) if game else 0)
    return {name: (ways[0], ways[1]) for name, ways in found.items()}


def _player(name: str, number: int, history: History, seats_matter: bool, floats: tuple[int, int]) -> Player:
    seats = history.seats if seats_matter else ()
    return Player(
        name=name,
        number=number,
        points=sum(game.points_of(name) for game in history.games),
        met=frozenset(history.opponents),
        seats=seats,
        wish=preference(seats),
        had_bye=history.byes > 0,
        floats=floats,
    )


def _graph(players: list[Player], strict: bool) -> Graph | None:
    """Who may meet whom, NOBODY included where a bye is due; None if they cannot all be paired.

    strict: nobody is to get a seat three times on end. The bye goes to the fewest points that can have it, and to nobody twice.
    """
    graph = {one.name: {other.name for other in players if can_meet(one, other, strict)} for one in players}
    if len(players) % 2 == 0:
        return graph if can_all_be_paired(graph, list(graph)) else None
    for points in sorted({one.points for one in players}):
        able = {one.name for one in players if one.points == points and not one.had_bye}
        wider = {name: met | {NOBODY} if name in able else met for name, met in graph.items()}
        wider[NOBODY] = able
        if can_all_be_paired(wider, list(wider)):
            return wider
    return None


def _pairs(players: list[Player], graph: Graph) -> Iterator[tuple[Player, Player]]:
    """The pairs, group after group of equal points; who floats down joins the next group at its top."""
    groups = [list(group) for _, group in groupby(players, key=lambda one: one.points)]
    if NOBODY in graph:
        groups.append([Player(NOBODY, len(players), -1.0, frozenset(), (), preference(()), False, (0, 0))])
    floating: list[Player] = []
    for place in range(len(groups)):
        found = pair_bracket(floating, groups[place:], graph)
        floating = sorted(found.floating, key=lambda one: (-one.points, one.number))
        yield from found.pairs


def _seated(one: Player, other: Player) -> tuple[str, ...]:
    """Two by seat, or who has the bye. Without games the higher ranked has the first seat if its number is odd, counted from 1."""
    higher, lower = sorted((one, other), key=lambda player: (-player.points, player.number))
    if lower.name == NOBODY:
        return (higher.name,)
    if takes_first_seat(higher.seats, lower.seats, higher.number % 2 == 0):
        return higher.name, lower.name
    return lower.name, higher.name
