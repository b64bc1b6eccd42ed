"""What the golden games and perft counts of all families share: how their files are read and written, and what a family gives."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))
SEATS = ("red", "blue")
MOVES_A_LINE = 10
SHORTEST = 40
"""Every golden game has more decisions than this."""


class Script(NamedTuple):
    """What is needed to play a golden game again. first: who begins, where the file says so."""

    variant: str
    options: dict[str, Any]
    actions: list[tuple[int, str]]
    first: str = ""


class Position(NamedTuple):
    """One entry of a perft file: a game up to a point, and how many sequences of decisions there are by their length."""

    options: dict[str, Any]
    red: str
    blue: str
    moves: list[str]
    counts: dict[int, int]


@dataclass(frozen=True)
class Perft:
    """How the sequences of decisions of a family with two set-ups are counted.

    start: a variant and a position -> its state. count: a state and a number of decisions -> how many sequences there are.
    verb: what stands before a set-up in its action. n_positions, deepest: how many positions a new file has, and most decisions.
    """

    folder: Path
    start: Callable[[str, Position], Any]
    count: Callable[[Any, int], int]
    verb: str
    n_positions: int
    deepest: int


def _nothing(name: str, script: Script) -> dict[Path, str]:
    return {}


@dataclass(frozen=True)
class Family:
    """What the golden games of one family are made of.

    invent: a variant, options and a seed -> a random game. lines: a game -> the lines of its text below the head.
    beside: name and game -> further files that are written with it.
    """

    folder: Path
    invent: Callable[[str, dict[str, Any], int], Script]
    lines: Callable[[Script], Iterator[str]]
    perft: Perft | None = None
    beside: Callable[[str, Script], dict[Path, str]] = _nothing

    def names(self) -> list[str]:
        """The golden games there are. Each file says itself which variant and options it plays."""
        return sorted(path.stem for path in self.folder.glob("*.txt"))

    def path(self, name: str) -> Path:
        """The file of a golden game."""
        return self.folder / f"{name}.txt"

    def write(self, script: Script) -> str:
        """The whole text of a game."""
        return "\n".join([*head_lines(script), *self.lines(script)]) + "\n"


def read_value(word: str) -> Any:
    """An option's value: true, false, a number or a word."""
    return {"true": True, "false": False}.get(word, int(word) if word.isdigit() else word)


def value_word(value: Any) -> str:
    """The word that read_value takes for this value."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_script(text: str) -> Script:
    """The script of a golden game's text."""
    variant, first, options, actions = "", "", {}, []
    for line in text.splitlines():
        words = line.split(maxsplit=2)
        if line.startswith("variant "):
            variant = words[1]
        elif line.startswith("begins "):
            first = words[1]
        elif line.startswith("option "):
            options[words[1]] = read_value(words[2])
        elif len(words) == 3 and words[0].isdigit() and (seat := seat_of(words[1])) >= 0:
            actions.append((seat, words[2].split("   ")[0]))
    return Script(variant, options, actions, first)


def seat_of(word: str) -> int:
    """The seat that a line begins with: red, blue, or seat1 and on; -1 for any other word."""
    if word in SEATS:
        return SEATS.index(word)
    number = word.removeprefix("seat")
    return int(number) - 1 if number != word and number.isdigit() else -1


def head_lines(script: Script) -> Iterator[str]:
    """The lines above the first ply, which read_script takes."""
    yield f"variant {script.variant}"
    yield from (f"option {name} {value_word(value)}" for name, value in sorted(script.options.items()))
    if script.first:
        yield f"begins {script.first}"
    yield ""


def read_perft(text: str) -> list[Position]:
    """The positions of a perft file; a blank line stands between two."""
    return [_position(block) for block in text.strip().split("\n\n")]


def _position(block: str) -> Position:
    entries: dict[str, list[str]] = {}
    for line in block.splitlines():
        if not line.startswith("#"):
            key, _, rest = line.partition(" ")
            entries.setdefault(key, []).append(rest)
    options = dict(line.split() for line in entries.get("option", []))
    counts = dict(line.split() for line in entries.get("depth", []))
    return Position(
        {name: read_value(word) for name, word in options.items()},
        entries["red"][0],
        entries["blue"][0],
        [move.strip() for line in entries.get("moves", []) for move in line.split(",")],
        {int(depth): int(n) for depth, n in counts.items()},
    )


def write_perft(title: str, positions: list[Position], count: Callable[[Position, int], int]) -> str:
    """The text of a perft file. count: how many sequences of so many decisions there are from a position."""
    blocks = []
    for position in positions:
        lines = [f"option {name} {value_word(value)}" for name, value in position.options.items()]
        lines += [f"red {position.red}", f"blue {position.blue}"]
        for start in range(0, len(position.moves), MOVES_A_LINE):
            lines.append(f"moves {', '.join(position.moves[start : start + MOVES_A_LINE])}")
        lines += [f"depth {depth} {count(position, depth)}" for depth in position.counts]
        blocks.append("\n".join(lines))
    return f"# {title}\n" + "\n\n".join(blocks) + "\n"


def write_files(texts: dict[Path, str]) -> None:
    """Rewrite every file and say which have changed."""
    for path, text in texts.items():
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(text, encoding="utf-8")
        print(f"{'changed' if text != old else 'same   '} {path.relative_to(ROOT)}")
