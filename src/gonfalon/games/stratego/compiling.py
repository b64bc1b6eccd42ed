"""Compiles kernels in a child process, since a process that has compiled runs slower until it ends.

A *part* is a package that compiles all kernels of one room when run as a program (`python -m gonfalon.games.stratego`), which begins
with `end_with_parent`. A stamp file in
the cache folder says that a part is compiled from the present sources. Where it is missing, a child process compiles the part, after
one line to the user.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import multiprocessing
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from gonfalon.core.kernel_cache import CHILD

from .kernel import _jit

F = TypeVar("F", bound=Callable[..., Any])

RULES = "gonfalon.games.stratego"
"""The part that holds the rules."""
NOTICE = "Gonfalon compiles its rules for this computer. It takes about a minute, and happens once."
UNKEPT = (
    "Gonfalon compiles its rules for this computer. It takes about a minute, and each start does so: "
    "no folder can be written to keep them. GONFALON_CACHE names one."
)
PARENT = "GONFALON_COMPILING_FOR"
"""Environment variable of such a child: the id of the process that waits for it."""
LOOK_SECONDS = 0.5
"""Seconds between two looks of a child whether that process is still there."""
PACKAGE = Path(__file__).parents[2]
_LOCKS: dict[str, threading.Lock] = {}
_PRINTING = threading.Lock()
_PRINTED: list[str] = []


def cache_key(sources: Iterable[Path]) -> str:
    """Hex key that changes with these sources and with all that changes the key of the rules' kernels."""
    h = hashlib.sha256(_jit.cache_key().encode())
    for path in sorted(sources):
        h.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return h.hexdigest()[:20]


def kernels_of(room: str, sources: Iterable[Path]) -> Callable[[F], F]:
    """The decorator of kernels beside those of the rules, in a cache folder of their own; in plain mode functions stay as written.

    room: begins the folder's name.
    """
    folder = _jit.cache_folder(f"{room}-{cache_key(sources)}")
    return lambda function: _jit.compiled(function, folder)


def stamp_of(part: str, folders: tuple[Path, ...], cache: Path) -> Path:
    """The stamp file of a part. Its name depends on what numba's cache depends on: path and date of each source, Python's version."""
    h = hashlib.sha256(f"{part}/{sys.implementation.cache_tag}".encode())
    for path in sorted(source for folder in folders for source in folder.glob("*.py")):
        h.update(f"{path}/{path.stat().st_mtime_ns}".encode())
    return cache / f"{part}-{h.hexdigest()[:20]}.compiled"


@lru_cache(maxsize=16)
def compile_apart(part: str, *more: Path, with_rules: bool = False) -> None:
    """Compile a part in a child process unless its stamp exists. more: folders of kernels besides those of the rules.

    with_rules: the part's program compiles the rules, too (one process takes less time than two). Does nothing in plain mode, with
    bounds checks and in a child, and only says so where nothing can be kept. If the child cannot be started or fails, kernels are
    compiled in this process when first called.
    Thread-safe; threads may compile different parts at the same time.
    """
    cache = _jit.cache_folder()
    if _jit.PLAIN or _jit.BOUNDS or os.environ.get(CHILD) == "1":
        return
    if cache is None:
        print_notice(UNKEPT)
        return
    stamps = [stamp_of(part, (Path(_jit.__file__).parent, *more), cache)]
    locks = [_LOCKS.setdefault(part, threading.Lock())]
    if with_rules:
        stamps.append(stamp_of(RULES, (Path(_jit.__file__).parent,), cache))
        locks.append(_LOCKS.setdefault(RULES, threading.Lock()))
    with ExitStack() as held:
        for lock in locks:
            held.enter_context(lock)
        if stamps[0].exists() or not sys.executable:
            return
        print_notice()
        if run_child(part):
            with contextlib.suppress(OSError):  # the disk is full by now: the next process looks again
                for stamp in stamps:
                    stamp.parent.mkdir(parents=True, exist_ok=True)
                    stamp.touch()


def run_child(part: str) -> bool:
    """Compile a part in a child process, which does not outlive this one; return whether it succeeded."""
    path = os.pathsep.join(filter(None, (str(PACKAGE.parent), os.environ.get("PYTHONPATH"))))
    command, environment = [sys.executable, "-m", part], {**os.environ, CHILD: "1", PARENT: str(os.getpid())}
    environment["PYTHONPATH"] = path
    try:
        child = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    except OSError:
        return False
    atexit.register(child.kill)
    succeeded = child.wait() == 0
    atexit.unregister(child.kill)
    return succeeded


def end_with_parent() -> None:
    """In a part's program: end this process soon after the one that waits for it, which may be killed. Elsewhere it does nothing."""
    parent = os.environ.get(PARENT)
    if parent:
        threading.Thread(target=_watch, args=(int(parent),), daemon=True).start()


def _watch(parent: int) -> None:
    pause = threading.Event()
    while os.getppid() == parent:
        pause.wait(LOOK_SECONDS)
    os._exit(1)


def print_notice(notice: str = NOTICE) -> None:
    """Print it to standard error, once in this process; worker processes leave it to the one that started them."""
    with _PRINTING:
        if not _PRINTED and multiprocessing.parent_process() is None:
            _PRINTED.append(notice)
            print(notice, file=sys.stderr, flush=True)
