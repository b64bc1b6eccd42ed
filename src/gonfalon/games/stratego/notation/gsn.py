"""GSN: a first line, `type N`, the 100 characters, a move a line, END, then who played and how it ended."""

from __future__ import annotations

import re

from gonfalon.core.errors import NotationError

from ..state import StrategoState
from .imported import Imported, export
from .position import deployments_of
from .squares import read_square, write_square

HEAD = re.compile(r"#\w{1,20} Stratego-Notation v1")
TYPES = {0: "battle", 1: "barrage", 2: "battle", 4: "duel"}
NUMBERS = {"battle": 0, "barrage": 1, "duel": 4}
ULTIMATE = 3
MOST_LINES = 20_100
FOOT = re.compile(r"(.{0,80}?) vs (.{0,80}?) result (\d{1,2}) winner ([012])")


def read(text: str) -> Imported:
    """A game from GSN text. Raises NotationError that names the line."""
    lines = [line.strip() for line in text.splitlines()[:MOST_LINES]]
    if len(lines) < 4 or not HEAD.fullmatch(lines[0]):
        raise NotationError(
            lines[0] if lines else "", 0, "a GSN file begins with '#... Stratego-Notation v1'"
        )
    kind = re.fullmatch(r"type (\d)", lines[1])
    if not kind or int(kind[1]) not in (*TYPES, ULTIMATE):
        raise NotationError(lines[1], 0, "the second line says 'type' and a number from 0 to 4")
    if int(kind[1]) == ULTIMATE:
        raise NotationError(
            lines[1], 5, "Ultimate games of this format use rescues whose rules are not known here"
        )
    variant = TYPES[int(kind[1])]
    end = next((i for i, line in enumerate(lines) if line == "END"), None)
    if end is None:
        raise NotationError(lines[-1], 0, "the line END is missing")
    result, winner, names = _foot(lines[end + 1 :])
    moves = tuple(_move(line, number) for number, line in enumerate(lines[3:end], 4) if line)
    return Imported(
        format="gsn",
        variant=variant,
        preset="gravon",
        field=lines[2],
        deployments=deployments_of(variant, lines[2]),
        moves=moves,
        result=result,
        winner=winner,
        names=names,
    )


def _move(line: str, number: int) -> str:
    source, sign, target = line.partition("-")
    if not sign:
        reason = "a rescue, whose rules are not known here" if ":" in line else "a move is written like A4-A5"
        raise NotationError(line, 0, f"line {number}: {reason}")
    return f"{read_square(source)}-{read_square(target)}"


def _foot(lines: list[str]) -> tuple[int | None, int, tuple[str, str]]:
    """(result type, winner 1, 2 or 3, names); this format counts winners 0 none, 1 red, 2 blue."""
    line = next((line for line in lines if line), "")
    if not line:
        return None, 0, ("red", "blue")
    match = FOOT.fullmatch(line)
    if not match:
        raise NotationError(line, 0, "the last line is '<red> vs <blue> result N winner N'")
    return int(match[3]), int(match[4]) or 3, (match[1], match[2])


def write(state: StrategoState, names: tuple[str, str] = ("red", "blue")) -> str:
    """One of our games as GSN. Raises NotationError for a ruleset the format cannot hold."""
    number = NUMBERS.get(state.rules.ruleset.id)
    if number is None:
        raise NotationError(state.rules.ruleset.id, 0, f"this format holds {', '.join(NUMBERS)}")
    field, moves, result, winner = export(state)
    lines = ["#X38FA11 Stratego-Notation v1", f"type {number}", field]
    for move in moves:
        source, target = move.split("-")
        lines.append(f"{write_square(source)}-{write_square(target)}")
    safe = [re.sub(r"\s+", " ", name)[:80].replace(" vs ", " ") for name in names]
    lines += ["END", f"{safe[0]} vs {safe[1]} result {result} winner {winner % 3}"]
    return "\n".join(lines) + "\n"
