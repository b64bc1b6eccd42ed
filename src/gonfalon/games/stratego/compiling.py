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
from functools import lru_cache
from pathlib import Path

from .kernel import _jit

RULES = "gonfalon.games.stratego"
"""The part of the rules."""
CHILD = "GONFALON_COMPILING"
"""Set in the environment of a child: what it misses it compiles itself."""
NOTICE = "Gonfalon compiles its rules for this computer. It takes a minute or two, and happens once."
PACKAGE = Path(__file__).parents[2]


def stamp_of(part: str, folders: tuple[Path, ...]) -> Path:
    """The file that says that this part is compiled. numba keeps its results by path, date and Python's version of a source."""
    h = hashlib.sha256(f"{part}/{sys.implementation.cache_tag}".encode())
    for path in sorted(source for folder in folders for source in folder.glob("*.py")):
        h.update(f"{path}/{path.stat().st_mtime_ns}".encode())
    return _jit.cache_folder() / f"{part}-{h.hexdigest()[:20]}.compiled"


@lru_cache(maxsize=16)
def compile_apart(part: str, *more: Path) -> None:
    """Have a child process compile a part whose kernels are not in the cache. more: folders of kernels besides the rules' own.

    Does nothing in plain mode and with bounds checks, which are for looking at single kernels, and in a child. If no child can be
    started or it fails, kernels are compiled here as they are needed.
    """
    if _jit.PLAIN or _jit.BOUNDS or os.environ.get(CHILD) == "1":
        return
    stamp = stamp_of(part, (Path(_jit.__file__).parent, *more))
    if stamp.exists() or not sys.executable:
        return
    tell_once()
    path = os.pathsep.join(filter(None, (str(PACKAGE.parent), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-m", part]
    try:
        done = subprocess.run(
            command, env={**os.environ, CHILD: "1", "PYTHONPATH": path}, capture_output=True, check=False
        )
        if done.returncode == 0:
            stamp.parent.mkdir(parents=True, exist_ok=True)
            stamp.touch()
    except OSError:
        return


@lru_cache(maxsize=1)
def tell_once() -> None:
    """The one line."""
    print(NOTICE, file=sys.stderr, flush=True)
