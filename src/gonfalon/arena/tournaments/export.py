"""Results as text: a crosstable for people, and the tournament report file of FIDE (TRF 16) for other programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gonfalon.core.errors import ArgumentError

from .engine import total_rounds
from .model import DRAW, WIN, Game, Tournament, histories, rounds_played
from .standings import Standing, standings

SEATS = "wb"
"""How a report file writes the first and the second seat."""
LONGEST_NAME = 33
"""Characters of a name in a report file."""


def number_text(points: float) -> str:
    """Points without needless zeros: 2, 2.5, 0.33."""
    return f"{points:.2f}".rstrip("0").rstrip(".")


def crosstable(tournament: Tournament, games: Sequence[Game]) -> str:
    """The standings with every result: of a round robin of two seats a grid, else a column for each round.

    A column says whom one met (its line in this table), the seat (from 1, where seats matter) and the points: "3/2 1". Without an
    opponent it says "bye 1", without a game "-".
    """
    rows = standings(tournament, games)
    line = {row.name: number for number, row in enumerate(rows, 1)}
    grid = tournament.system == "round-robin" and tournament.n_seats == 2
    cells = _grid_cells(games, rows, line) if grid else _round_cells(tournament, games, line)
    heads = [str(number) for number in range(1, len(rows) + 1)] if grid else []
    heads = heads or [f"round {number}" for number in range(1, rounds_played(games) + 1)]
    table = [
        ["", "name", *heads, "points", *_tie_break_heads(tournament)],
        *(
            [
                str(line[row.name]),
                row.name,
                *cells[row.name],
                number_text(row.points),
                *_tie_breaks(tournament, row),
            ]
            for row in rows
        ),
    ]
    return "\n".join(_aligned(table)) + "\n"


def _tie_break_heads(tournament: Tournament) -> list[str]:
    heads = {
        "swiss": ["Buchholz", "Sonneborn-Berger"],
        "round-robin": ["direct", "Sonneborn-Berger"],
        "arena": ["wins"],
    }
    return heads[tournament.system]


def _tie_breaks(tournament: Tournament, row: Standing) -> list[str]:
    values = {
        "swiss": (row.buchholz, row.sonneborn_berger),
        "round-robin": (row.direct, row.sonneborn_berger),
        "arena": (float(row.wins),),
    }
    return [number_text(value) for value in values[tournament.system]]


def _aligned(table: Sequence[Sequence[str]]) -> list[str]:
    """Rows of text in columns; names to the left, all else to the right."""
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    return [
        "  ".join(
            cell.ljust(width) if column == 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in table
    ]


def _grid_cells(
    games: Sequence[Game], rows: Sequence[Standing], line: Mapping[str, int]
) -> dict[str, list[str]]:
    """Name -> its points against each, in the order of the table; several games one after another."""
    cells = {row.name: ["*" if other.name == row.name else "" for other in rows] for row in rows}
    for game in games:
        for name in game.seats:
            for other in game.seats:
                if other != name:
                    before = cells[name][line[other] - 1]
                    cells[name][line[other] - 1] = f"{before} {number_text(game.points_of(name))}".strip()
    return cells


def _round_cells(
    tournament: Tournament, games: Sequence[Game], line: Mapping[str, int]
) -> dict[str, list[str]]:
    """Name -> a cell for each round."""
    n_rounds = rounds_played(games)
    found: dict[str, list[str]] = {}
    for name, history in histories(tournament, games).items():
        cells = ["-"] * n_rounds
        for game in history.games:
            met = "+".join(str(line[other]) for other in game.seats if other != name)
            seat = f"/{game.seats.index(name) + 1}" if tournament.seats_matter else ""
            where = met + seat if met else "bye"
            cells[game.round - 1] = f"{where} {number_text(game.points_of(name))}"
        found[name] = cells
    return found


def trf(tournament: Tournament, games: Sequence[Game], title: str) -> str:
    """The report file: each participant with rating, points, place and a result for each round, numbers by `Tournament.names`.

    Raises ArgumentError for tables of more than two, which the format does not know.
    """
    if tournament.n_seats != 2:
        raise ArgumentError("a report file (TRF) is for tables of two: write the crosstable instead")
    numbers = {name: number for number, name in enumerate(tournament.names, 1)}
    rated = {one.name: one.rating for one in tournament.participants}
    rows = {row.name: row for row in standings(tournament, games)}
    lines = [f"012 {title}", f"062 {len(numbers)}", f"XXR {total_rounds(tournament)}"]
    for name, history in histories(tournament, games).items():
        results = {game.round: _trf_result(name, game, numbers) for game in history.games}
        every = "".join(
            "  " + results.get(number, "0000 - Z") for number in range(1, rounds_played(games) + 1)
        )
        lines.append(
            f"001 {numbers[name]:>4}      {name[:LONGEST_NAME]:<33} {rated[name]:>4.0f} {'':27}"
            f"{rows[name].points:>4.1f} {rows[name].place:>4}{every}"
        )
    return "\n".join(lines[:3] + sorted(lines[3:])) + "\n"


def _trf_result(name: str, game: Game, numbers: Mapping[str, int]) -> str:
    """One round as TRF writes it: number of the opponent, seat, result."""
    points = game.points_of(name)
    if game.is_bye:
        return f"0000 - {'U' if points == WIN else 'H' if points == DRAW else 'Z'}"
    seat = game.seats.index(name)
    result = "1" if points == WIN else "=" if points == DRAW else "0"
    return f"{numbers[game.seats[1 - seat]]:>4} {SEATS[seat]} {result}"
