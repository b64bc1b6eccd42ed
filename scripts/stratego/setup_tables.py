#!/usr/bin/env python3
"""Derive how people deploy (src/gonfalon/players/stratego/knowledge/people.toml) from lists of their set-ups.

    scripts/stratego/setup_tables.py FULL SPARSE > src/gonfalon/players/stratego/knowledge/people.toml

FULL and SPARSE hold one set-up a line, 40 letters of the alphabet used by the Gravon server (A empty, B bomb, C spy, D scout,
E miner, F sergeant ... L marshal, M flag), front row first: armies of 40 pieces and of 8. Only counts leave this script.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

KINDS = {
    "B": "bomb",
    "C": "spy",
    "D": "scout",
    "E": "miner",
    "F": "sergeant",
    "G": "lieutenant",
    "H": "captain",
    "I": "major",
    "J": "colonel",
    "K": "general",
    "L": "marshal",
    "M": "flag",
}
ROWS, COLUMNS = 4, 10
HEAD = """\
# How people deploy, for believable set-ups: derived tables only, made by scripts/stratego/setup_tables.py from set-ups of games
# played on the Gravon server, as kept in the public repository StrategoAI/ataraxos (MIT licence).
#
# [*.squares]: how often, in ten thousandths, a square holds the kind, left and right taken together: four rows of five numbers, the
# back row first, edge column first. [*.beside]: how much more often (in hundredths) two kinds share an edge than their squares alone
# would make them; pairs seen as often as expected are left out.
"""


def cell(row: int, column: int) -> int:
    """Number of a square when left and right are one: 0 is the corner of the back row."""
    return row * 5 + min(column, COLUMNS - 1 - column)


def letter_at(line: str, row: int, column: int) -> str:
    """The letter on a square, rows counted from the back."""
    return line[(ROWS - 1 - row) * COLUMNS + column]


def squares_of(lines: list[str]) -> dict[str, list[float]]:
    """Kind letter -> how often each of the twenty squares holds it."""
    counts: dict[str, Counter[int]] = {letter: Counter() for letter in KINDS}
    for line in lines:
        for row in range(ROWS):
            for column in range(COLUMNS):
                letter = letter_at(line, row, column)
                if letter in counts:
                    counts[letter][cell(row, column)] += 1
    return {k: [n[i] / (2 * len(lines)) for i in range(20)] for k, n in counts.items() if sum(n.values())}


def edges() -> list[tuple[int, int, int, int]]:
    """Every pair of neighbouring squares, as row, column, row, column."""
    found = [(r, c, r + 1, c) for r in range(ROWS - 1) for c in range(COLUMNS)]
    return found + [(r, c, r, c + 1) for r in range(ROWS) for c in range(COLUMNS - 1)]


def beside_of(lines: list[str], squares: dict[str, list[float]]) -> dict[tuple[str, str], float]:
    """Pair of kind letters -> how much more often than by chance they share an edge."""
    seen: Counter[tuple[str, str]] = Counter()
    for line in lines:
        for r, c, r2, c2 in edges():
            a, b = sorted((letter_at(line, r, c), letter_at(line, r2, c2)))
            seen[a, b] += 1
    lift = {}
    for a in squares:
        for b in squares:
            copies = round(2 * sum(squares[a]))
            if a > b or (a == b and copies < 2):
                continue
            others = (copies - 1) / copies if a == b else 1.0
            expected = others * sum(
                squares[a][cell(r, c)] * squares[b][cell(r2, c2)]
                + (squares[b][cell(r, c)] * squares[a][cell(r2, c2)] if a != b else 0.0)
                for r, c, r2, c2 in edges()
            )
            if expected * len(lines) >= 30:
                lift[a, b] = seen[a, b] / len(lines) / expected
    return lift


def section(name: str, lines: list[str]) -> str:
    """The TOML of one kind of army."""
    squares = squares_of(lines)
    text = [f"[{name}.squares] # {len(lines)} set-ups"]
    for letter, shares in squares.items():
        rows = [" ".join(f"{round(10000 * x):4d}" for x in shares[5 * r : 5 * r + 5]) for r in range(ROWS)]
        text.append(f'{KINDS[letter]} = "{" | ".join(rows)}"')
    text.append(f"\n[{name}.beside]")
    for (a, b), lift in beside_of(lines, squares).items():
        if abs(lift - 1) >= 0.08:
            text.append(f"{KINDS[a]}-{KINDS[b]} = {round(100 * lift)}")
    return "\n".join(text)


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    full, sparse = (Path(name).read_text(encoding="ascii").split() for name in sys.argv[1:])
    print(HEAD)
    print(section("full", full))
    print()
    print(section("sparse", sparse))


if __name__ == "__main__":
    main()
