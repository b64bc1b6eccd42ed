"""Files of finished games: one line of JSON a game, appended when it ends, some hundred games a file.

A run that was stopped reads what is there and goes on; a last line that was cut off is dropped and its game played again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from gonfalon.core.errors import GonfalonError

from .selfplay import GameRecord

GAMES_PER_SHARD = 500


class Shards(NamedTuple):
    """The games of one ruleset, seed and code (selfplay.code_digest) in a folder. also: other codes whose games count as played."""

    folder: Path
    ruleset: str
    seed: int
    code: str
    also: tuple[str, ...] = ()

    def path(self, number: int) -> Path:
        """The file that holds the game of this number."""
        name = f"{self.ruleset}-seed{self.seed}-{self.code}-{number // GAMES_PER_SHARD:04d}.jsonl"
        return self.folder / name

    def paths(self, code: str = "") -> list[Path]:
        """The files of a code (its own) that exist, in the order of their games."""
        return sorted(self.folder.glob(f"{self.ruleset}-seed{self.seed}-{code or self.code}-*.jsonl"))

    def append(self, game: GameRecord) -> None:
        """Write a finished game to the disk."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.path(game.number).open("ab") as out:
            out.write(msgspec.json.encode(game) + b"\n")
            out.flush()
            os.fsync(out.fileno())

    def mend(self) -> None:
        """Cut off last lines that were not written to their end."""
        for path in self.paths():
            data = path.read_bytes()
            whole = data.rfind(b"\n") + 1
            if whole < len(data):
                with path.open("r+b") as out:
                    out.truncate(whole)

    def games(self, n_games: int | None = None) -> list[GameRecord]:
        """The games with numbers below n_games (None: all), in the order of their numbers, one of each: of its own code, if there is.

        Raises GonfalonError for a bad line.
        """
        found: dict[int, GameRecord] = {}
        for code in (self.code, *self.also):
            for path in self.paths(code):
                for game in _read(path):
                    found.setdefault(game.number, game)
        return [found[number] for number in sorted(found) if n_games is None or number < n_games]

    def missing(self, n_games: int) -> list[int]:
        """The numbers below n_games that no file holds."""
        held = {game.number for game in self.games(n_games)}
        return [number for number in range(n_games) if number not in held]


def _read(path: Path) -> Iterator[GameRecord]:
    """The games of a file, but for a last line that was cut off. Raises GonfalonError."""
    for place, line in enumerate(path.read_bytes().split(b"\n")[:-1], 1):
        try:
            yield msgspec.json.decode(line, type=GameRecord)
        except msgspec.DecodeError as error:
            raise GonfalonError(
                f"{path}, line {place}: {error}; remove the line to play its game again"
            ) from None
