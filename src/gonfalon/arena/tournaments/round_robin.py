"""Round robin: everybody meets everybody. Tables of two follow the Berger tables, larger ones rotate until every pair has met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from .model import Table, Tournament

Pair = frozenset[str]


def schedule(tournament: Tournament) -> list[tuple[Table, ...]]:
    """All rounds. Who has no table in a round rests, without points."""
    names = tournament.names
    if tournament.n_seats == 2:
        rounds = berger(names)
        if tournament.double:
            # The Berger tables of FIDE change the last two rounds of the first half, or somebody has a seat three times on end.
            first = [*rounds[:-2], *rounds[-2:][::-1]]
            rounds = first + [[seats[::-1] for seats in tables] for tables in rounds]
    else:
        rounds = list(rotations(names, tournament.n_seats))
        rounds = (
            rounds + [[seats[::-1] for seats in tables] for tables in rounds] if tournament.double else rounds
        )
    return [tuple(Table(number, seats) for seats in tables) for number, tables in enumerate(rounds, 1)]


def berger(names: Sequence[str]) -> list[list[tuple[str, ...]]]:
    """The Berger tables: rounds of (first seat, second seat). An odd number of names leaves one out in each round.

    In round r those meet whose numbers add up to r + 1 modulo n - 1; the last number takes the place of who would meet itself.
    """
    n = len(names) + len(names) % 2
    last, found = n, list[list[tuple[str, ...]]]()
    for number in range(1, n):
        # Half of number + 1 modulo n - 1, which is odd: n / 2 is the inverse of 2.
        own = (number + 1) * (n // 2) % (n - 1) or n - 1
        pairs = [(own, last) if number % 2 else (last, own)]
        for step in range(1, n // 2):
            pairs.append(((own + step - 1) % (n - 1) + 1, (own - step - 1) % (n - 1) + 1))
        found.append([(names[a - 1], names[b - 1]) for a, b in pairs if max(a, b) <= len(names)])
    return found


def rotations(names: Sequence[str], n_seats: int) -> Iterator[list[tuple[str, ...]]]:
    """Rounds of tables of `n_seats` until every pair has met: few repeated meetings, everybody at each seat and resting equally often."""
    meetings: Counter[Pair] = Counter()
    seated: Counter[tuple[str, int]] = Counter()
    rested: Counter[str] = Counter()
    wanted = {frozenset(pair) for pair in combinations(names, 2)}
    while wanted - set(meetings):
        resting = sorted(names, key=lambda name: (rested[name], -names.index(name)))[: len(names) % n_seats]
        rested.update(resting)
        playing = [name for name in names if name not in resting]
        tables = _improved(_first_tables(playing, n_seats, meetings), meetings)
        round_tables = [_by_seat(table, seated) for table in tables]
        for seats in round_tables:
            meetings.update(frozenset(pair) for pair in combinations(seats, 2))
            seated.update((name, seat) for seat, name in enumerate(seats))
        yield round_tables


def _first_tables(playing: Sequence[str], n_seats: int, meetings: Counter[Pair]) -> list[list[str]]:
    """Tables filled one after another, each with those who have met its people least."""
    left, tables = list(playing), list[list[str]]()
    while left:
        table = [left.pop(0)]
        while len(table) < n_seats:
            chosen = min(left, key=lambda name: sum(meetings[frozenset((name, other))] for other in table))
            left.remove(chosen)
            table.append(chosen)
        tables.append(table)
    return tables


def _repeats(table: Sequence[str], meetings: Counter[Pair]) -> int:
    """How much is repeated at a table: the squares, so that a third meeting weighs more than two second ones."""
    return sum((meetings[frozenset(pair)] + 1) ** 2 for pair in combinations(table, 2))


def _improved(tables: list[list[str]], meetings: Counter[Pair]) -> list[list[str]]:
    """Change places between tables as long as that lowers the repeats."""
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(tables)), 2):
            better = _changed_places(tables[one], tables[other], meetings) or better
    return tables


def _changed_places(one: list[str], other: list[str], meetings: Counter[Pair]) -> bool:
    """Change the first two places that lower the repeats; was there such a change? Mutates: one, other."""
    before = _repeats(one, meetings) + _repeats(other, meetings)
    for i in range(len(one)):
        for j in range(len(other)):
            one[i], other[j] = other[j], one[i]
            if _repeats(one, meetings) + _repeats(other, meetings) < before:
                return True
            one[i], other[j] = other[j], one[i]
    return False


def _by_seat(table: Sequence[str], seated: Counter[tuple[str, int]]) -> tuple[str, ...]:
    """The order in which everybody takes the seats had least often."""
    return min(
        permutations(table),
        key=lambda seats: sum((seated[name, seat] + 1) ** 2 for seat, name in enumerate(seats)),
    )
