"""GSN: a first line, `type N`, the 100 characters, a move a line, END, then who played and how it ended."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gonfalon.core.errors import NotationError

from ..ruleset import shipped
from . import position
from .gravon_squares import SQUARE, read_square, write_square
from .imported import BLUE, DRAWN, MOST_MOVES, RED, Imported, exported

if TYPE_CHECKING:
    from ..state import StrategoState

HEAD = re.compile(r"#\w{1,20} Stratego-Notation v[12]")
FIRST_LINE = "#X38FA11 Stratego-Notation v1"
KIND = re.compile(r"type ([0-4])")
TYPES = {0: "battle", 1: "barrage", 2: "battle", 4: "duel"}
NUMBERS = {"battle": 0, "barrage": 1, "duel": 4}
ULTIMATE = 3
MOVE = re.compile(f"({SQUARE.pattern})([-:])({SQUARE.pattern})")
FOOT = re.compile(r"(.{0,80}?) vs (.{0,80}?) result (\d{1,2}) winner ([012])", re.ASCII)
WINNERS = {"0": RED, "1": BLUE, "2": DRAWN}
MOST_LINES = MOST_MOVES + 100


def read(text: str) -> Imported:
    """A game from GSN text. Raises NotationError that names the line."""
    lines = [line.strip() for line in text.split("\n", MOST_LINES + 1)]
    if not HEAD.fullmatch(lines[0]):
        raise NotationError(lines[0], 0, "a GSN file begins with '#... Stratego-Notation v1'")
    if len(lines) > MOST_LINES:
        raise NotationError("", 0, f"more than {MOST_LINES} lines")
    variant = _variant(lines[1] if len(lines) > 1 else "")
    if "END" not in lines:
        raise NotationError(lines[-1], 0, "the line END is missing")
    end = lines.index("END")
    if end < 3:
        raise NotationError("END", 0, "line 3: there is no field: the game ended before both had set up")
    result, winner, names = _foot(lines[end + 1 :])
    return Imported(
        source_format="gsn",
        variant=variant,
        deployments=position.deployments_of(shipped(variant), lines[2]),
        moves=tuple(_move(line, number) for number, line in enumerate(lines[3:end], 4) if line),
        result=result,
        winner=winner,
        names=names,
    )


def _variant(line: str) -> str:
    kind = KIND.fullmatch(line)
    if not kind:
        raise NotationError(line, 0, "the second line says 'type' and a number from 0 to 4")
    if int(kind[1]) == ULTIMATE:
        raise NotationError(
            line, 5, "Ultimate games of this format use rescues whose rules are not known here"
        )
    return TYPES[int(kind[1])]


def _move(line: str, number: int) -> str:
    match = MOVE.fullmatch(line)
    if not match:
        raise NotationError(line, 0, f"line {number}: a move is written like A4-A5")
    if match[4] == ":":
        raise NotationError(line, 2, f"line {number}: a rescue, whose rules are not known here")
    return f"{read_square(match[1])}-{read_square(match[5])}"


def _foot(lines: list[str]) -> tuple[int | None, int, tuple[str, str]]:
    """(result type, winner, names); the winners of this format are 0 red, 1 blue, 2 nobody."""
    line, *more = [line for line in lines if line] or [""]
    if not line:
        return None, 0, ("red", "blue")
    if more:
        raise NotationError(more[0], 0, "after the result nothing follows: write one game a file")
    match = FOOT.fullmatch(line)
    if not match:
        raise NotationError(line, 0, "after END stands '<red> vs <blue> result N winner N'")
    return int(match[3]), WINNERS[match[4]], (match[1], match[2])


def write(
    state: StrategoState, names: tuple[str, str] = ("red", "blue"), end: tuple[int, int] | None = None
) -> str:
    """One of our games as GSN; `end` as in `imported.exported`. Raises NotationError for a game the format cannot hold."""
    game = exported(state, names, end)
    if game.variant not in NUMBERS:
        raise NotationError(game.variant, 0, f"this format holds {', '.join(NUMBERS)}")
    field = position.dump(position.start_of(shipped(game.variant), game.deployments))
    lines = [FIRST_LINE, f"type {NUMBERS[game.variant]}", field]
    lines += ["-".join(map(write_square, move.split("-"))) for move in game.moves]
    lines.append("END")
    if game.result is not None:
        red, blue = (_plain(name) or side for name, side in zip(names, ("red", "blue"), strict=True))
        lines.append(f"{red} vs {blue} result {game.result} winner {game.winner - 1}")
    return "\n".join(lines) + "\n"


def _plain(name: str) -> str:
    """A name that is not empty and cannot be taken for the words around it."""
    printable = "".join(c if c.isprintable() else " " for c in name)
    return re.sub(r" (vs|result) ", r" \1. ", " ".join(printable.split()))[:80].strip()
