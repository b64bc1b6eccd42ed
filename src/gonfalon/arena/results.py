"""The results file: one JSON line a game, appended as soon as it is over, so that a second run goes on where the first stopped.

A game is known by what it would take to play it again: the code (commit), the rules with all their options, the players, the seed and
its number. Several runs may append to one file at the same time.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import subprocess
from pathlib import Path

import msgspec

import gonfalon
from gonfalon import games
from gonfalon.core.errors import GonfalonError

from . import entrants
from .job import Job, Played, Setting

VERSION = 1
PLAYS = ("core", "games", "players", "arena")
"""The rooms whose sources decide how a game goes."""


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """One game. rules: ruleset digest, a dash, digest of the complete options. options: those that differ from the ruleset's own.

    players: a pair in the order of their names, a company in the order of its seats. seconds: limit of a program's answer.
    result: as in `Played`.
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
    result: Played


def rules_of(setting: Setting) -> str:
    """Fingerprint of the ruleset and of all options, and of what the seats have brought if they have."""
    digest = games.get(setting.game).rules_digest(setting.variant)
    options = hashlib.sha256(msgspec.json.encode(setting.options, order="sorted"))
    if any(setting.setup.brought):
        options.update(msgspec.json.encode(setting.setup.brought))
    return f"{digest[:16] or f'{setting.game}.{setting.variant}'.rstrip('.')}-{options.hexdigest()[:8]}"


def code_version(folder: Path | None = None) -> str:
    """The last commit that changed how games go, so that a run goes on after a commit to the pages or the documents.

    With `-dirty.` and a fingerprint of the sources where they differ from it; outside a checkout the version of the package.
    """
    folder = folder or Path(gonfalon.__file__).parent
    rooms = [name for name in PLAYS if (folder / name).is_dir()]
    commit = _git(folder, "log", "-1", "--format=%h", "--abbrev=10", "--", *rooms) if rooms else ""
    if not commit:
        return f"v{gonfalon.__version__}"
    changed = _git(folder, "status", "--porcelain", "--", *rooms)
    return f"{commit}-dirty.{_sources(folder)}" if changed else commit


def _git(folder: Path, *words: str) -> str:
    """What git says, "" if it is not there or fails."""
    try:
        answer = subprocess.run(
            ["git", "-C", str(folder), *words], capture_output=True, text=True, timeout=20, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return answer.stdout.strip() if answer.returncode == 0 else ""


def _sources(folder: Path) -> str:
    """Fingerprint of everything that decides how a game goes."""
    found = hashlib.sha256()
    for room in PLAYS:
        for path in sorted((folder / room).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                found.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:8]


class ResultsFile:
    """A file of games. across: count games of other commits, too."""

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

    def played(self, job: Job) -> dict[int, Played]:
        """Game number -> result of every game of this job's players that the file holds."""
        wanted = self._line(job, None)
        return {
            line.result.number: line.result
            for line in reversed(self.lines)
            if _key(line) == _key(wanted) and (self.across or line.commit == self.commit)
        }

    def add(self, job: Job, played: Played) -> None:
        """Append a game: one write under a lock, at the end of a whole line. Raises GonfalonError."""
        line = self._line(job, played)
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

    def _line(self, job: Job, played: Played | None) -> GameLine:
        setting = job.setting
        return GameLine(
            v=VERSION,
            commit=self.commit,
            game=setting.game,
            variant=setting.variant,
            rules=rules_of(setting),
            options=setting.asked,
            players=tuple(entrant.name for entrant in job.players),
            seed=setting.seed,
            seconds=setting.seconds if any(entrant.is_program for entrant in job.players) else 0.0,
            result=played or Played(-1, 0, 0.0, "", False, 0, (), ()),
        )


def _key(line: GameLine) -> tuple[object, ...]:
    """What a line must agree in to count. The rules' fingerprint holds the game; players may be written with a former name."""
    names = tuple(entrants.current_name(name) for name in line.players)
    return line.rules, names, line.seed, line.seconds


def _read(path: Path) -> list[GameLine]:
    """Every whole line; one that was cut off, or is of another version, is passed over."""
    decoder, found = msgspec.json.Decoder(GameLine), []
    for raw in path.read_bytes().splitlines():
        try:
            line = decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            continue
        if line.v == VERSION:
            found.append(line)
    return found
