"""The tables of the rules page, as tests read them: what it says of every ruleset stands nowhere else."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs/rules/stratego.md"
Value = bool | int | str


def table(first: str) -> list[list[str]]:
    """The cells of the first table whose head begins with this word, head and rows, without ` and spaces."""
    text = PAGE.read_text(encoding="utf-8")
    lines = text[text.index(f"\n| {first} |") :].strip().split("\n\n")[0].splitlines()
    rows = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines]
    return [rows[0], *rows[2:]]


def columns(first: str, n_heads: int) -> dict[str, dict[str, str]]:
    """Ruleset -> name of the row -> cell. n_heads: columns before the first ruleset; two rulesets may share a column."""
    head, *rows = table(first)
    return {
        name: {row[0]: row[place] for row in rows}
        for place, cell in enumerate(head)
        if place >= n_heads
        for name in re.split(r",\s*", cell)
    }


def option_value(cell: str, kind: str) -> Value:
    """The value that a cell stands for. kind: bool, int or choice."""
    return {"bool": cell == "on", "int": int(cell) if cell.isdigit() else cell}.get(kind, cell)


ARMIES: dict[str, dict[str, int]] = {
    name: {kind: int(cell) if cell.isdigit() else 0 for kind, cell in column.items()}
    for name, column in columns("id", 4).items()
}
"""Ruleset -> kind -> pieces, and "all" -> their number (STRAT-1.1 and what follows)."""
SIZES = {name: army["all"] for name, army in ARMIES.items()}
KINDS = {row[0]: row[1:4] for row in table("id")[1:] if row[0] != "all"}
"""Kind -> letter, rank, how it moves (STRAT-1.7 to 1.10)."""
