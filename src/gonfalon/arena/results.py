"""The results file: one JSON line per game, appended when the game ends, so that a second run continues where the first stopped.

A game is identified by all that it takes to play it again: code version (commit), rules with all options, players, seed and number.
Several runs may append to one file at the same time.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import subprocess
from pathlib import Path
from typing import Protocol

import msgspec

from gonfalon import games
from gonfalon.core.errors import GonfalonError
from gonfalon.version import __version__

from . import entrants
from .job import ContestSetting, GameResult, Job

VERSION = 1
SOURCE_ROOMS = ("core", "games", "players", "arena")
"""The rooms whose sources decide the course of a game."""


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the file. v: version of the format. rules: digest of the ruleset, a dash, digest of all options.

    options: those whose values differ from the variant's defaults. players: two opponents in alphabetical order, a team in the
    order of its seats. seconds: limit of every answer of a program, 0 if none plays.
    """

    v: int
    commit: str
    game: str
    variant: str
    rules: str
    options: dict[str, bool | int | str]
    players: tuple[str, ...]
    seed: int
    seconds: float
    result: GameResult


def rules_of(setting: ContestSetting) -> str:
    """Digest of the ruleset, of all options, and of what the seats have brought, if anything."""
    digest = games.get(setting.game).rules_digest(setting.variant)
    options = hashlib.sha256(msgspec.json.encode(setting.options, order="sorted"))
    if any(setting.setup.brought):
        options.update(msgspec.json.encode(setting.setup.brought))
    return f"{digest[:16] or f'{setting.game}.{setting.variant}'.rstrip('.')}-{options.hexdigest()[:8]}"


def code_version(folder: Path | None = None) -> str:
    """The last commit that touched SOURCE_ROOMS; a commit to other files does not change it, so that a run can go on.

    Ends in `-dirty.` and a digest of the sources where these differ from the commit. Outside a checkout: the package version.
    """
    folder = folder or Path(__file__).parents[1]
    rooms = [name for name in SOURCE_ROOMS if (folder / name).is_dir()]
    commit = _git(folder, "log", "-1", "--format=%h", "--abbrev=10", "--", *rooms) if rooms else ""
    if not commit:
        return f"v{__version__}"
    changed = _git(folder, "status", "--porcelain", "--", *rooms)
    return f"{commit}-dirty.{_sources(folder)}" if changed else commit


def _git(folder: Path, *words: str) -> str:
    """Standard output of a git command, "" if git is missing or fails."""
    try:
        answer = subprocess.run(
            ["git", "-C", str(folder), *words], capture_output=True, text=True, timeout=20, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return answer.stdout.strip() if answer.returncode == 0 else ""


def _sources(folder: Path) -> str:
    """Digest of all files in SOURCE_ROOMS, 8 hex digits."""
    found = hashlib.sha256()
    for room in SOURCE_ROOMS:
        for path in sorted((folder / room).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                found.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:8]


class Results(Protocol):
    """Where the games of a contest are kept. commit: the version of the code that plays them."""

    commit: str

    def results_of(self, job: Job) -> dict[int, GameResult]:
        """Game number -> result of every game kept with the setting and the players of this job."""
        ...

    def add(self, job: Job, result: GameResult) -> None:
        """Keep a game. Raises GonfalonError."""
        ...


class Unkept:
    """Fulfils Results: keeps nothing."""

    commit = ""

    def results_of(self, job: Job) -> dict[int, GameResult]:
        """No game is kept."""
        return {}

    def add(self, job: Job, result: GameResult) -> None:
        """Nothing to do."""


class ResultsFile:
    """A results file. across: also use games of other commits. Raises GonfalonError if the file cannot be read or created."""

    def __init__(self, path: Path, commit: str, across: bool = False) -> None:
        self.path, self.commit, self.across = path, commit, across
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("ab"):
                pass
            self.lines = _read(path)
        except OSError as error:
            raise GonfalonError(
                f"results file {path}: {error.strerror}; choose another with --file"
            ) from None

    def results_of(self, job: Job) -> dict[int, GameResult]:
        """Game number -> result of every game on file with the setting and the players of this job."""
        wanted = self._line(job, None)
        return {
            line.result.number: line.result
            for line in reversed(self.lines)
            if _key(line) == _key(wanted) and (self.across or line.commit == self.commit)
        }

    def add(self, job: Job, result: GameResult) -> None:
        """Append a game as one line, under a lock; a torn last line is ended first. Raises GonfalonError."""
        line = self._line(job, result)
        try:
            with self.path.open("r+b") as file:
                fcntl.flock(file, fcntl.LOCK_EX)
                end = file.seek(0, os.SEEK_END)
                if end:
                    file.seek(end - 1)
                    torn = file.read(1) != b"\n"
                    file.write(b"\n" if torn else b"")
                file.write(msgspec.json.encode(line) + b"\n")
                file.flush()
        except OSError as error:
            raise GonfalonError(f"results file {self.path}: {error.strerror}") from None
        self.lines.append(line)

    def _line(self, job: Job, result: GameResult | None) -> GameLine:
        setting = job.setting
        return GameLine(
            v=VERSION,
            commit=self.commit,
            game=setting.game,
            variant=setting.variant,
            rules=rules_of(setting),
            options=setting.changed_options,  # the field keeps its name in files
            players=tuple(entrant.name for entrant in job.players),
            seed=setting.seed,
            seconds=setting.seconds if any(entrant.is_program for entrant in job.players) else 0.0,
            result=result or GameResult(-1, 0, 0.0, "", False, 0, (), ()),
        )


def _key(line: GameLine) -> tuple[object, ...]:
    """What two lines of one series have in common; `rules` implies the game, and former names of players count as the present ones."""
    names = tuple(entrants.current_name(name) for name in line.players)
    return line.rules, names, line.seed, line.seconds


def _read(path: Path) -> list[GameLine]:
    """All lines; one that is cut off or of another version is skipped."""
    decoder, found = msgspec.json.Decoder(GameLine), list[GameLine]()
    for raw in path.read_bytes().splitlines():
        try:
            line = decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            continue
        if line.v == VERSION:
            found.append(line)
    return found
