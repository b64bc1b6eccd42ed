"""The arena: whoever waits is paired with somebody near in rank, not with the opponent of the last game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from .matching import Graph, can_all_be_paired, largest_matching
from .model import Game, History, Table, Tournament, histories, rounds_played
from .seats import takes_first_seat
from .standings import standings


def arena_tables(
    tournament: Tournament, games: Sequence[Game], waiting: Collection[str] | None = None
) -> tuple[Table, ...]:
    """Tables for those who wait. Who is left over waits on.

    waiting: who has no game and takes no break, None for all. Where only former opponents are left, they wait, unless nobody else takes
    part at all. The number of the round only counts on; games of different rounds may be played at the same time.
    """
    ranked = [row.name for row in standings(tournament, games)]
    names = [name for name in ranked if waiting is None or name in waiting]
    played = histories(tournament, games)
    number, n = rounds_played(games) + 1, tournament.n_seats
    if n > 2:
        leaving = _most_played(names, played)[: len(names) % n]
        names = [name for name in names if name not in leaving]
        groups = [names[place : place + n] for place in range(0, len(names), n)]
        return tuple(Table(number, _rotated(group, played)) for group in groups)
    graph = _graph(names, played, sum(not one.away for one in tournament.participants) == 2)
    pairs = _near_pairs(_pairable(names, graph, played), graph)
    had = {name: history.seats if tournament.seats_matter else () for name, history in played.items()}
    return tuple(Table(number, _seated(one, other, had)) for one, other in pairs)


def _graph(names: Sequence[str], played: dict[str, History], only_two: bool) -> Graph:
    """Who may meet whom: everybody but the opponent of either's last game."""
    return {
        one: {
            other
            for other in names
            if one != other
            and (
                only_two
                or (other not in played[one].last_opponents and one not in played[other].last_opponents)
            )
        }
        for one in names
    }


def _most_played(names: Sequence[str], played: dict[str, History]) -> list[str]:
    """Those with the most games first, of equal ones the lowest rank: the order in which they wait on."""
    return sorted(names, key=lambda name: (-len(played[name].games), -names.index(name)))


def _pairable(names: Sequence[str], graph: Graph, played: dict[str, History]) -> list[str]:
    """Without those who must wait on, so that as many as can be are paired."""
    left = list(names)
    possible = len(largest_matching(graph, set(left)))
    for name in _most_played(names, played):
        rest = [other for other in left if other != name]
        if len(left) > possible and len(largest_matching(graph, set(rest))) == possible:
            left = rest
    return left


def _near_pairs(names: list[str], graph: Graph) -> list[tuple[str, str]]:
    """All of them in pairs; from the top each meets the nearest in rank that leaves everybody else somebody to meet."""
    left, pairs = list(names), list[tuple[str, str]]()
    while left:
        one = left.pop(0)
        for other in left:
            rest = [name for name in left if name != other]
            if other in graph[one] and can_all_be_paired(graph, rest):
                pairs.append((one, other))
                left = rest
                break
    return pairs


def _seated(one: str, other: str, had: Mapping[str, Sequence[int]]) -> tuple[str, str]:
    """Two by seat. had: the former seats of everybody."""
    first = takes_first_seat(had[one], had[other], by_number=True)
    return (one, other) if first else (other, one)


def _rotated(group: Sequence[str], played: dict[str, History]) -> tuple[str, ...]:
    """A larger table, each at the seat had least often; those of higher rank choose last."""
    left = list(group)
    seats: list[str] = []
    for seat in range(len(group)):
        chosen = min(left, key=lambda name: (played[name].seats.count(seat), -left.index(name)))
        left.remove(chosen)
        seats.append(chosen)
    return tuple(seats)
