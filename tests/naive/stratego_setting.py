"""What a Stratego game is played with: squares, kinds, armies, options. Plain data from a parsed ruleset."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

Square = tuple[int, int]  # (column, row), both from 0; (0, 0) is a1

DEFAULTS: dict[str, Any] = {  # the values of `battle`, which a ruleset has where it says nothing (STRAT-12.1)
    "first": "red",
    "old_scout": False,
    "two_square_limit": 3,
    "two_square_attacks": True,
    "two_square_exact": False,
    "chase": "isf",
    "both_immobile": "draw",
    "exchange_draw": True,
    "no_mobile": "on_turn",
    "quiet_draw": 200,
    "ply_cap": 0,
    "aggressor_advantage": False,
    "silent_defence": False,
    "silent_scout": "any",
    "rescue": False,
    "rescue_moves_only": False,
    "rescue_rows": 0,
    "rescue_revealed": False,
    "captured": "open",
}


@cache
def square_name(square: Square) -> str:
    """`a1` for (0, 0) (STRAT-2.1)."""
    return "abcdefghijklmnop"[square[0]] + str(square[1] + 1)


def named_square(name: str) -> Square:
    """(0, 0) for `a1`."""
    return "abcdefghijklmnop".index(name[0]), int(name[1:]) - 1


def are_neighbours(one: Square, other: Square) -> bool:
    """Do the two share an edge?"""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def are_in_line(one: Square, other: Square) -> bool:
    """Do the two share a row or a column?"""
    return one[0] == other[0] or one[1] == other[1]


@cache
def path(source: Square, target: Square) -> tuple[Square, ...]:
    """All squares from source to target, both included; the two must share a row or a column."""
    step_column = (target[0] > source[0]) - (target[0] < source[0])
    step_row = (target[1] > source[1]) - (target[1] < source[1])
    squares = [source]
    while squares[-1] != target:
        squares.append((squares[-1][0] + step_column, squares[-1][1] + step_row))
    return tuple(squares)


@cache
def board_squares(columns: int, rows: int) -> tuple[Square, ...]:
    """Every square of a board, row by row from red's side."""
    return tuple((column, row) for row in range(rows) for column in range(columns))


@cache
def squares_in_line(columns: int, rows: int, square: Square, reach: int) -> tuple[Square, ...]:
    """The squares of a board in the row and in the column of this one, no further away than `reach`."""
    found = (other for other in board_squares(columns, rows) if are_in_line(square, other))
    return tuple(other for other in found if len(path(square, other)) - 1 <= reach)


@cache
def squares_beside(columns: int, rows: int, square: Square) -> tuple[Square, ...]:
    """The squares of a board that share an edge with this one."""
    return tuple(other for other in board_squares(columns, rows) if are_neighbours(square, other))


@dataclass(frozen=True)
class Kind:
    """What a piece is. reach: the furthest it may go; rank: None for a bomb or a flag."""

    id: str
    letter: str
    rank: int | None
    reach: int
    flag: bool
    counts: tuple[int, int]

    @property
    def is_mobile(self) -> bool:
        return self.reach > 0  # STRAT-1.7

    @property
    def is_scout(self) -> bool:
        return self.reach > 1  # STRAT-1.8


@dataclass(eq=False)
class Piece:
    """One physical piece; two of a kind are still two (compared by identity)."""

    seat: int
    kind: Kind
    moved: bool = False
    known: bool = False
    has_rescued: bool = False


@dataclass
class Setting:
    """Board, kinds and options of one game."""

    columns: int
    rows: int
    setup_rows: int
    obstacles: frozenset[Square]
    kinds: dict[str, Kind]
    combat_lines: list[dict[str, str]]
    options: dict[str, Any]
    named_zones: tuple[frozenset[Square], frozenset[Square]] | None = None

    def setup_zone(self, seat: int) -> list[Square]:
        """The squares on which a seat sets up, in the order of a written set-up (STRAT-3.7, 12.3)."""
        if self.named_zones is None:
            return self.zone(seat, self.setup_rows)
        return [square for square in self.zone(seat, self.rows) if square in self.named_zones[seat]]

    def squares(self) -> tuple[Square, ...]:
        """Every square of the board, row by row from red's side."""
        return board_squares(self.columns, self.rows)

    def rows_from(self, seat: int) -> list[int]:
        """All rows, the seat's own back row first."""
        rows = list(range(self.rows))
        return rows if seat == 0 else rows[::-1]

    def zone(self, seat: int, n_rows: int) -> list[Square]:
        """The open squares of the n rows nearest to a seat, in the order of a written set-up (STRAT-3.7)."""
        cells = [(column, row) for row in self.rows_from(seat)[:n_rows] for column in range(self.columns)]
        return [cell for cell in cells if cell not in self.obstacles]

    def in_line(self, square: Square, reach: int = 99) -> tuple[Square, ...]:
        """The squares of the board in the row and in the column of this one, no further away than `reach`."""
        return squares_in_line(self.columns, self.rows, square, reach)

    def neighbours(self, square: Square) -> tuple[Square, ...]:
        """The squares of the board that share an edge with this one."""
        return squares_beside(self.columns, self.rows, square)


def _kind(entry: dict[str, Any], army: dict[str, Any]) -> Kind:
    reach = entry.get("reach", 1)
    armies = (army["red"], army["blue"]) if "red" in army and "blue" in army else (army, army)  # STRAT-12.6
    return Kind(
        id=entry["id"],
        letter=entry["letter"],
        rank=entry.get("rank"),
        reach=99 if reach == "any" else reach,
        flag=entry.get("flag", False),
        counts=(armies[0].get(entry["id"], 0), armies[1].get(entry["id"], 0)),
    )


def setting(ruleset: dict[str, Any], options: dict[str, Any]) -> Setting:
    """The setting of a parsed ruleset with some of its options changed (STRAT-12)."""
    first = {"first": ruleset["first"]} if "first" in ruleset else {}
    merged = DEFAULTS | first | ruleset.get("options", {}) | options
    unknown = set(merged) - set(DEFAULTS)
    if unknown:
        raise ValueError(f"no such option: {', '.join(sorted(unknown))}")
    board = ruleset["board"]
    named = board.get("setup")
    kinds = [_kind(entry, ruleset["army"]) for entry in ruleset["piece"]]
    return Setting(
        columns=board["columns"],
        rows=board["rows"],
        setup_rows=board.get("setup_rows", 0),
        obstacles=frozenset(named_square(name) for name in board.get("obstacles", ())),
        kinds={kind.id: kind for kind in kinds},
        combat_lines=ruleset.get("combat", []),
        options=merged,
        named_zones=(frozenset(map(named_square, named["red"])), frozenset(map(named_square, named["blue"])))
        if named
        else None,
    )


def load(file: Path) -> dict[str, Any]:
    """A ruleset file, parsed, with what it takes from another file beside it (STRAT-12.2)."""
    return loads(file.read_text(encoding="utf-8"), file.parent)


def loads(text: str, folder: Path) -> dict[str, Any]:
    """A ruleset's text, parsed, with what it takes from a file of the folder."""
    own = tomllib.loads(text)
    if "extends" not in own:
        return own
    whole = load(folder / (own["extends"] + ".toml"))
    for name, value in own.items():
        whole[name] = whole.get(name, {}) | value if name in ("board", "options") else value
    return whole
