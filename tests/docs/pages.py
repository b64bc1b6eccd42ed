"""Running the fenced blocks of a Markdown page, from top to bottom, in a folder of their own.

    python            run; all blocks of a page share one namespace
    python NAME       a program: written to that file, for a command further down
    console, bash     run if it calls gonfalon; in a console block the lines that begin with "$ " are the commands, the others what
                      they print
    toml NAME, ...    any other block with a name after its language is written to that file first
    output            what the block before it prints; "..." stands for anything
    text              left alone, as every other block

An example that cannot be run (a server that waits for people, a program of somebody else) says so by being `text`.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
CALLS = re.compile(r"^(?:\$ )?(?:.*[|;&]\s*)?(?:\S*/)?gonfalon\s", re.MULTILINE)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
SECONDS = 300


class Block(NamedTuple):
    """One fenced block. word: the language; name: what stands after it; line: of the fence, from 1."""

    word: str
    name: str
    body: str
    line: int


def blocks(text: str) -> Iterator[Block]:
    """The fenced blocks of a page. Raises ValueError for one that is not closed."""
    opened: tuple[str, str, str, int] | None = None
    body: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        fence = re.match(r"(\s*)```\s*(\S*)\s*(.*?)\s*$", line)
        if opened is None and fence:
            opened, body = (fence[1], fence[2], fence[3], number), []
        elif opened is not None and fence and not fence[2]:
            yield Block(opened[1], opened[2], "".join(f"{one}\n" for one in body), opened[3])
            opened = None
        elif opened is not None:
            body.append(line.removeprefix(opened[0]))
    if opened is not None:
        raise ValueError(f"line {opened[3]}: the block is not closed")


def is_run(block: Block) -> bool:
    """Is this block an example to run?"""
    return (block.word == "python" and not block.name) or (
        block.word in ("bash", "console", "sh") and bool(CALLS.search(block.body))
    )


def agree(wanted: str, printed: str) -> bool:
    """Does what was printed fit what the page says? "..." stands for anything, white space is all one."""
    return doctest.OutputChecker().check_output(wanted, printed, FLAGS)


def run_page(path: Path, folder: Path) -> int:
    """Run every example of a page inside `folder` (the working directory); how many there were. Raises AssertionError with the line."""
    names: dict[str, Any] = {"__name__": path.stem}
    printed, ran = "", 0
    for block in blocks(path.read_text(encoding="utf-8")):
        where = f"{path.name}:{block.line}"
        if block.word == "output":
            assert agree(block.body, printed), (
                f"{where}: the page says\n{block.body}\nbut it prints\n{printed}"
            )
        elif is_run(block):
            ran += 1
            printed = (
                run_python(block, path, names) if block.word == "python" else run_shell(block, folder, where)
            )
        elif block.name:
            (folder / Path(block.name).name).write_text(block.body, encoding="utf-8")
    return ran


def run_python(block: Block, path: Path, names: dict[str, Any]) -> str:
    """What the block prints. Tracebacks name the page and its line."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile("\n" * block.line + block.body, str(path), "exec", dont_inherit=True), names)
    return printed.getvalue()


def run_shell(block: Block, folder: Path, where: str) -> str:
    """What the commands print, the answers of a console block compared."""
    if block.word != "console":
        return shell(block.body, folder, where)
    printed = []
    for part in re.split(r"^\$ ", block.body, flags=re.MULTILINE)[1:]:
        command, _, wanted = part.partition("\n")
        printed.append(shell(command, folder, where))
        assert not wanted.strip() or agree(wanted, printed[-1]), (
            f"{where}: the page says that {command!r} prints\n{wanted}\nbut it prints\n{printed[-1]}"
        )
    return "".join(printed)


def shell(commands: str, folder: Path, where: str) -> str:
    """What bash prints on both streams. A command that fails is a failure of the page.

    On one core alone: series of games then start no worker processes, whose loading costs more than the games.
    """
    core = str(min(os.sched_getaffinity(0)))
    programs = Path(sys.executable).parent
    settings = os.environ | {
        "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
        "XDG_DATA_HOME": str(folder / "data"),
    }
    done = subprocess.run(
        ["taskset", "--cpu-list", core, "bash", "-euo", "pipefail", "-c", commands],
        cwd=folder,
        env=settings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{where}: {shlex.join(['bash', '-c', commands])} failed:\n{done.stdout}"
    return done.stdout
