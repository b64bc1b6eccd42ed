"""Finds and reads collections of puzzles: `learn/<family>/puzzles/<collection>.jsonl`, one puzzle a line."""

from __future__ import annotations

from functools import lru_cache
from math import gcd
from pathlib import Path

import msgspec

from gonfalon import games
from gonfalon.core.errors import ArgumentError, RulesetError

from .loading import FOLDER
from .puzzle import Puzzle

_decoder = msgspec.json.Decoder(Puzzle)


def read(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file, in its order. Raises RulesetError that names file, line and field."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise RulesetError(f"{path.name}: cannot be read: {error}") from None
    found = list[Puzzle]()
    for number, line in enumerate(lines, 1):
        where = f"{path.name}: line {number}"
        try:
            puzzle = _decoder.decode(line)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise RulesetError(f"{where}: {error}") from None
        _check(where, puzzle)
        found.append(msgspec.structs.replace(puzzle, collection=path.stem))
    return tuple(found)


def _check(where: str, puzzle: Puzzle) -> None:
    """Raise RulesetError for what no type says."""
    if puzzle.game not in games.GAMES:
        raise RulesetError(f"{where}: game: {puzzle.game!r} is none; known: {', '.join(games.lobby_ids())}")
    if puzzle.collection:
        raise RulesetError(f"{where}: collection: the name of the file says it; leave it out")
    if len(puzzle.values) < 2:
        raise RulesetError(f"{where}: values: a puzzle needs at least two acts to choose from")
    if puzzle.best not in puzzle.values or puzzle.values[puzzle.best] <= puzzle.values[puzzle.second]:
        raise RulesetError(f"{where}: best: {puzzle.best!r} does not have the highest of the values")
    stray = next((act for act in puzzle.wrong if act not in puzzle.values or act == puzzle.best), None)
    if stray is not None:
        raise RulesetError(f"{where}: wrong: {stray!r} is no other act of the values")


@lru_cache(maxsize=1)
def _all() -> dict[str, Puzzle]:
    found: dict[str, Puzzle] = {}
    for path in sorted(FOLDER.glob("*/puzzles/*.jsonl")):
        for puzzle in read(path):
            if puzzle.id in found:
                raise RulesetError(f"{path.name}: id: another puzzle has the name {puzzle.id!r}")
            found[puzzle.id] = puzzle
    order = list(games.GAMES)
    return dict(sorted(found.items(), key=lambda item: order.index(item[1].game)))


def forget() -> None:
    """Read the files again at the next call, after they have changed."""
    _all.cache_clear()
    _ids.cache_clear()


def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, game by game and collection by collection. Raises RulesetError for a bad file."""
    return tuple(_all().values())


def puzzle(name: str) -> Puzzle:
    """A puzzle by its id. Raises ArgumentError."""
    found = _all().get(name)
    if found is None:
        raise ArgumentError(f"there is no puzzle {name[:80]!r}")
    return found


@lru_cache(maxsize=8)
def _ids(game: str) -> tuple[str, ...]:
    return tuple(sorted(one.id for one in puzzles() if one.game == game))


def daily(game: str, day: int) -> str:
    """The id of the puzzle that everybody gets on this day, "" for a game without puzzles. day: days since 1970-01-01, UTC.

    Each comes once before one comes again, in a fixed order that goes through the whole list.
    """
    ids = _ids(game)
    if not ids:
        return ""
    stride = next(
        step for step in range(max(1, len(ids) * 5 // 8), 2 * len(ids) + 2) if gcd(step, len(ids)) == 1
    )
    return ids[day * stride % len(ids)]
