"""Compiling in a process of its own: one that has compiled runs slower for the rest of its life.

A *part* is a package that compiles, run as a program, all kernels of one room (`python -m gonfalon.games.stratego`). A file in the
cache folder says that a part has been compiled from these very sources; where it is missing, a child process compiles the part, and
the user is told so in one line.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import threading
from contextlib import ExitStack
from functools import lru_cache
from pathlib import Path

from .kernel import _jit

RULES = "gonfalon.games.stratego"
"""The part of the rules."""
CHILD = "GONFALON_COMPILING"
"""Set in the environment of a child: what it misses it compiles itself."""
NOTICE = "Gonfalon compiles its rules for this computer. It takes about a minute, and happens once."
PACKAGE = Path(__file__).parents[2]
_LOCKS: dict[str, threading.Lock] = {}
_TELLING = threading.Lock()
_TOLD: list[str] = []


def stamp_of(part: str, folders: tuple[Path, ...]) -> Path:
    """The file that says that this part is compiled. numba keeps its results by path, date and Python's version of a source."""
    h = hashlib.sha256(f"{part}/{sys.implementation.cache_tag}".encode())
    for path in sorted(source for folder in folders for source in folder.glob("*.py")):
        h.update(f"{path}/{path.stat().st_mtime_ns}".encode())
    return _jit.cache_folder() / f"{part}-{h.hexdigest()[:20]}.compiled"


@lru_cache(maxsize=16)
def compile_apart(part: str, *more: Path, with_rules: bool = False) -> None:
    """Have a child process compile a part whose kernels are not in the cache. more: folders of kernels besides the rules' own.

    with_rules: the part's program compiles the rules' part, too; to do both in one process takes less time than in two. Does nothing in
    plain mode and with bounds checks, which are for looking at single kernels, and in a child. If no child can be started or it fails,
    kernels are compiled here as they are needed. Threads may ask for different parts at the same time.
    """
    if _jit.PLAIN or _jit.BOUNDS or os.environ.get(CHILD) == "1":
        return
    stamps = [stamp_of(part, (Path(_jit.__file__).parent, *more))]
    locks = [_LOCKS.setdefault(part, threading.Lock())]
    if with_rules:
        stamps.append(stamp_of(RULES, (Path(_jit.__file__).parent,)))
        locks.append(_LOCKS.setdefault(RULES, threading.Lock()))
    with ExitStack() as held:
        for lock in locks:
            held.enter_context(lock)
        if stamps[0].exists() or not sys.executable:
            return
        tell_once()
        if run_child(part):
            for stamp in stamps:
                stamp.parent.mkdir(parents=True, exist_ok=True)
                stamp.touch()


def run_child(part: str) -> bool:
    """Compile a part in a child process; has it succeeded?"""
    path = os.pathsep.join(filter(None, (str(PACKAGE.parent), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-m", part]
    try:
        done = subprocess.run(
            command, env={**os.environ, CHILD: "1", "PYTHONPATH": path}, capture_output=True, check=False
        )
    except OSError:
        return False
    return done.returncode == 0


def tell_once() -> None:
    """The one line."""
    with _TELLING:
        if not _TOLD:
            _TOLD.append(NOTICE)
            print(NOTICE, file=sys.stderr, flush=True)
