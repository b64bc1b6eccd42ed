"""Carry out a Containerfile without a container engine: each instruction in its order, in a folder that stands for the image's root.

An image begins empty. The programs of the base image are those of this machine. Absolute paths of the image outside the system's
folders are mapped into the folder; what would need another user or a network is answered by who runs it (`Image.answer`).
"""

from __future__ import annotations

import fnmatch
import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

WORD = re.compile(r"^(?P<word>[A-Z]+)\s+(?P<rest>.*)$", re.DOTALL)
OWN_PATHS = re.compile(r"(?<![\w./$-])/(?=(?:src|opt|var/lib|var/cache|srv|app)\b)")
"""The beginnings of paths that belong to the image. Others, such as /usr and /bin, are the base image's."""
RUN_SECONDS = 600
Command = Callable[["Image", str], bool]


@dataclass
class Image:
    """One stage of an image. root: its folder; base: what it begins from; answer: does a RUN in the runner's stead, True if it did."""

    root: Path
    base: str
    environment: dict[str, str] = field(default_factory=dict)
    user: str = "root"
    ports: list[int] = field(default_factory=list)
    volumes: list[str] = field(default_factory=list)
    entrypoint: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    stop_signal: str = "SIGTERM"

    def inside(self, text: str) -> str:
        """A text whose paths of the image are those of its folder."""
        return OWN_PATHS.sub(f"{self.root}/", text)

    @property
    def start(self) -> list[str]:
        """The command that a container of this image runs."""
        return [self.inside(word) for word in (*self.entrypoint, *self.command)]


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a Containerfile in their order. Raises ValueError for a line that is none."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    found: list[tuple[str, str]] = []
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        match = WORD.match(line.strip())
        if match is None:
            raise ValueError(f"this is no instruction: {line}")
        found.append((match["word"], match["rest"].strip()))
    return found


class Ignored:
    """What .containerignore keeps out: the last pattern that matches a path decides."""

    def __init__(self, text: str) -> None:
        lines = [line.strip() for line in text.splitlines()]
        self.patterns = [line for line in lines if line and not line.startswith("#")]

    def __call__(self, path: str) -> bool:
        """Is this path of the context kept out?"""
        kept_out = False
        for pattern in self.patterns:
            if self._matches(path, pattern.removeprefix("!")):
                kept_out = not pattern.startswith("!")
        return kept_out

    @staticmethod
    def _matches(path: str, pattern: str) -> bool:
        """Does a pattern name this path, or a folder above it?"""
        ways = [path, *map(str, PurePosixPath(path).parents)]
        if pattern.startswith("**/"):
            return any(fnmatch.fnmatchcase(PurePosixPath(way).name, pattern[3:]) for way in ways)
        return any(
            way.count("/") == pattern.count("/") and way != "." and fnmatch.fnmatchcase(way, pattern)
            for way in ways
        )


class Builder:
    """Builds the stages of a Containerfile. context: the folder that is sent; answer: see the module.

    The stage that is built lies in one folder always, so that what one stage has written of its own paths holds in the next as well.
    """

    def __init__(self, context: Path, folder: Path, ignored: Ignored, answer: Command) -> None:
        self.context, self.folder, self.ignored, self.answer = context, folder, ignored, answer
        self.stages: dict[str, Image] = {}
        self.image: Image | None = None
        self.copied: list[str] = []

    def build(self, text: str) -> Image:
        """Carry out every instruction; the last stage. Raises ValueError for one that is unknown, AssertionError for one that fails."""
        for word, rest in instructions(text):
            if word == "FROM":
                self._begin(rest)
            elif self.image is None:
                raise ValueError(f"{word} stands before FROM")
            else:
                self._carry_out(self.image, word, rest)
        if self.image is None:
            raise ValueError("there is no FROM")
        return self.image

    def _begin(self, rest: str) -> None:
        """FROM: an empty folder."""
        if self.image is not None:
            self.image.root = self.image.root.rename(self.folder / f"stage-{len(self.stages)}")
        base, _, name = rest.partition(" AS ")
        root = self.folder / "root"
        root.mkdir(parents=True)
        self.image = self.stages[name.strip() or str(len(self.stages))] = Image(root, base.strip())

    def _carry_out(self, image: Image, word: str, rest: str) -> None:
        match word:
            case "COPY":
                self._copy(image, shlex.split(rest))
            case "RUN":
                self._run(image, rest)
            case "ENV":
                image.environment.update(
                    {
                        name: image.inside(value)
                        for name, _, value in (part.partition("=") for part in shlex.split(rest))
                    }
                )
            case "USER":
                image.user = rest
            case "EXPOSE":
                image.ports += [int(port) for port in rest.split()]
            case "VOLUME":
                image.volumes.append(rest)
                Path(image.inside(rest)).mkdir(parents=True, exist_ok=True)
            case "STOPSIGNAL":
                image.stop_signal = rest
            case "ENTRYPOINT":
                image.entrypoint = json.loads(rest)
            case "CMD":
                image.command = json.loads(rest)
            case _:
                raise ValueError(f"{word} is not known here")

    def _copy(self, image: Image, words: list[str]) -> None:
        """COPY: from the context without what is ignored, or from another stage."""
        source = None
        if words[0].startswith("--from="):
            source = self.stages[words.pop(0).removeprefix("--from=")]
        *froms, to = words
        for each in froms:
            place = Path(source.inside(each)) if source else self.context / each
            assert place.exists(), f"COPY {each}: it is not there"
            target = Path(image.inside(to))
            if to.endswith("/"):
                target /= place.name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source is None:
                self._send(place, target)
            elif place.is_dir():
                shutil.copytree(place, target, symlinks=True, dirs_exist_ok=True)
            else:
                shutil.copy2(place, target)

    def _send(self, place: Path, target: Path) -> None:
        """Copy a file or a folder of the context."""
        files = [place] if place.is_file() else sorted(path for path in place.rglob("*") if path.is_file())
        sent = 0
        for file in files:
            inside = file.relative_to(self.context).as_posix()
            if self.ignored(inside):
                continue
            to = target if file == place else target / file.relative_to(place)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, to)
            self.copied.append(inside)
            sent += 1
        assert sent, f"COPY {place.name}: .containerignore keeps all of it out"

    def _run(self, image: Image, line: str) -> None:
        """RUN: by the shell, unless it is answered."""
        if self.answer(image, line):
            return
        environment = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(image.root), **image.environment}
        done = subprocess.run(
            ["/bin/sh", "-ec", image.inside(line)],
            cwd=image.root,
            env=environment,
            capture_output=True,
            text=True,
            timeout=RUN_SECONDS,
            check=False,
        )
        assert done.returncode == 0, f"RUN {line}\n{done.stdout}{done.stderr}"
