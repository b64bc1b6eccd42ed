"""The floors of a fortress as lines of text: what its explorer knows, or all of it."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.games.fortress.maze import Maze
from gonfalon.games.fortress.notes import Notes
from gonfalon.games.fortress.plan import COLUMNS, NONE, Plan
from gonfalon.games.fortress.rules import Rules

WIDTH = 6
"""Characters of a square between its walls."""
MOST_COLUMNS = 100
"""Floors stand side by side up to so many characters."""
FLOORS = ("bottom", "middle", "top")
LEGEND = "| -- wall   : unknown edge   ? unseen   . seen   ^ ladder up   v ladder down   = bridge   x beaten   [K] a piece"


class Plot(NamedTuple):
    """What is drawn. Sets are bit masks as in Notes. is_whole: nothing is unknown. piece: its letter, at square `at`; NONE for none."""

    walls: int
    open: int
    ladders: int
    visited: int
    cards: dict[int, str]
    gone: int
    bridge: tuple[int, ...]
    is_whole: bool = False
    piece: str = ""
    at: int = NONE


def plot_of_notes(rules: Rules, notes: Notes) -> Plot:
    """What an explorer knows."""
    cards = {square: rules.kinds[kind] for square, kind in notes.cards}
    piece = rules.pieces[notes.piece][0].upper() if notes.piece >= 0 else ""
    at = notes.square if notes.piece >= 0 else NONE
    return Plot(
        notes.walls,
        notes.open,
        notes.ladders,
        notes.visited,
        cards,
        notes.gone,
        notes.bridge,
        False,
        piece,
        at,
    )


def plot_of_maze(rules: Rules, maze: Maze, notes: Notes) -> Plot:
    """A whole fortress, with the piece that explores it."""
    known = plot_of_notes(rules, notes)
    cards = {square: rules.kinds[kind] for square, kind in enumerate(maze.cards) if kind}
    return known._replace(
        walls=maze.walls, ladders=maze.ladders, cards=cards, bridge=maze.bridge, is_whole=True
    )


def drawn(rules: Rules, plot: Plot) -> str:
    """All floors, side by side where they fit; the far fortress below the near one."""
    plan, rows = rules.plan, []
    for fort in range(plan.n_forts):
        floors = [_floor(rules, plot, fort, level) for level in range(len(plan.sizes))]
        groups = [floors]
        if sum(len(floor[0]) + 3 for floor in floors) > MOST_COLUMNS:
            groups = [[floor] for floor in floors]
        for group in groups:
            for n in range(max(map(len, group))):
                cells = [floor[n] if n < len(floor) else " " * len(floor[0]) for floor in group]
                rows.append("  " + "   ".join(cells).rstrip())
    return "\n".join(rows)


def _floor(rules: Rules, plot: Plot, fort: int, level: int) -> list[str]:
    """The lines of one floor, all of the same length: letters across, numbers down."""
    plan, size = rules.plan, rules.plan.sizes[level]
    squares = {plan.names[square]: square for square in plan.squares_of(fort) if plan.floor[square] == level}
    mark = next(iter(squares))[:-2]
    title = f"{'far ' if fort else ''}{FLOORS[level]}" + (f" ({mark})" if mark else "")
    lines = ["   " + "".join(f"{COLUMNS[column]:^{WIDTH + 1}}" for column in range(size)) + " "]
    border = "   +" + ("-" * WIDTH + "+") * size
    lines.append(border)
    for row in range(size):
        here = [squares[f"{mark}{COLUMNS[column]}{row + 1}"] for column in range(size)]
        for part in (0, 1):
            line = f" {row + 1 if part == 0 else ' '} |"
            for column, square in enumerate(here):
                line += f"{_cell(plan, plot, square, part):^{WIDTH}}"
                line += "|" if column + 1 == size else _edge(plan, plot, square, here[column + 1], "|: ")
            lines.append(line)
        if row + 1 < size:
            below = [squares[f"{mark}{COLUMNS[column]}{row + 2}"] for column in range(size)]
            parts = [_edge(plan, plot, a, b, "-. ") for a, b in zip(here, below, strict=True)]
            lines.append("   +" + "+".join(_line(part) for part in parts) + "+")
    width = max(len(border), len(title) + 4)
    return [line.ljust(width) for line in (f"    {title}", *lines, border)]


def _line(part: str) -> str:
    """The edge below a square: a wall, unknown, or open."""
    return {"-": "-" * WIDTH, ".": "  ..  ", " ": " " * WIDTH}[part]


def _edge(plan: Plan, plot: Plot, a: int, b: int, marks: str) -> str:
    """The mark of an edge: marks[0] a wall, marks[1] unknown, marks[2] open."""
    edge = plan.edge_index[(a, b)]
    if plot.walls >> edge & 1:
        return marks[0]
    return marks[2] if plot.is_whole or plot.open >> edge & 1 else marks[1]


def _cell(plan: Plan, plot: Plot, square: int, part: int) -> str:
    """Line 0: the piece, ladders and the bridge. Line 1: the card, or whether the square was seen."""
    if part == 0:
        up, down = plan.up[square], plan.down[square]
        marks = f"[{plot.piece}]" if square == plot.at else ""
        marks += "^" if up >= 0 and plot.ladders >> up & 1 else ""
        marks += "v" if down >= 0 and plot.ladders >> down & 1 else ""
        return marks + ("=" if square in plot.bridge else "")
    card = plot.cards.get(square, "")
    if card:
        return f"x{card[:5]}" if plot.gone >> square & 1 else card[:WIDTH]
    return "." if plot.visited >> square & 1 else " " if plot.is_whole else "?"
