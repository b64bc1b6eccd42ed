"""How kernels are compiled: numba's options, the switch to plain Python, the cache folder. No other module sets these.

Kernels are compiled as modules.py says, or by numba's own `njit` where this numba lacks what that needs: more slowly, with equal results.
GONFALON_PLAIN=1 runs the same source uncompiled (debugger, plain tests); GONFALON_BOUNDS=1 compiles with bounds checks.
numba's on-disk cache keeps old machine code when a callee in another file changes, so the cache lies in a folder named by a
hash of all kernel sources, numba's version and the CPU.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from gonfalon.core.kernel_cache import cache_base

PLAIN = os.environ.get("GONFALON_PLAIN", "") == "1"
BOUNDS = os.environ.get("GONFALON_BOUNDS", "") == "1"

UNTESTED = "Gonfalon was not made for this version of numba ({version}): it compiles more slowly."
"""Said once in a process whose numba lacks what modules.py needs."""

F = TypeVar("F", bound=Callable[..., Any])


def cache_key(folder: Path = Path(__file__).parent) -> str:
    """Hex key that changes whenever a kernel source, numba or the CPU changes."""
    import llvmlite
    import numba

    h = hashlib.sha256()
    for path in sorted(folder.glob("*.py")):
        h.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    h.update(f"{numba.__version__}/{llvmlite.__version__}/{_cpu()}/{BOUNDS}/{entry_maker() is None}".encode())
    return h.hexdigest()[:20]


def _cpu() -> str:
    from llvmlite import binding

    return binding.get_host_cpu_name() + binding.get_host_cpu_features().flatten()


def cache_folder(kind: str = "") -> Path | None:
    """Folder of the compiled kernels (core/kernel_cache.py), None where none can be written. kind: of kernels that are no rules."""
    name = kind or cache_key()
    base = cache_base(name)
    return base / "gonfalon" / name if base else None


def kernel(function: F) -> F:
    """Compile without the interpreter, releasing the GIL (modules.py says how); plain: the function as written."""
    return compiled(function, _FOLDER)


def compiled(function: F, folder: Path | None) -> F:
    """Have numba compile it when it is first called, and keep the result in a folder; None: each process compiles its own.

    Kernels make no arrays, so they count no references (_nrt): a batched step takes two thirds of the time without.
    """
    if PLAIN:
        return function
    import numba

    make = entry_maker() or _plain_entry
    options = {"nogil": True, "boundscheck": BOUNDS, "_nrt": False}
    if folder is None:
        return make(function, options, False)
    with _keeping_in(folder, numba.config):  # pyright: ignore[reportPrivateImportUsage]
        return make(function, options, True)


@lru_cache(maxsize=1)
def entry_maker() -> Callable[[Any, dict[str, Any], bool], Any] | None:
    """modules.entry_of; None, after one line to standard error, where this numba lacks what it overrides."""
    try:
        from .modules import entry_of

        entry_of(_plain_entry, {}, kept=False)
    except (ImportError, AttributeError, TypeError):
        import numba

        print(UNTESTED.format(version=numba.__version__), file=sys.stderr, flush=True)
        return None
    return entry_of


def _plain_entry(function: Any, options: dict[str, Any], kept: bool) -> Any:
    """As modules.entry_of, by numba's public means: every kernel is machine code of its own."""
    import numba

    if kept:
        with suppress(RuntimeError):  # numba found no folder to keep it in
            return numba.njit(cache=True, **options)(function)
    return numba.njit(**options)(function)


def compiled_for_gpu(function: Callable[..., None]) -> Any:
    """A CUDA kernel of this function, compiled at its first launch and kept: that takes a minute or more, loading it a tenth of a second.

    plain: a kernel for numba's simulator. numba-cuda has a setting of its own for the folder.
    """
    from numba import cuda

    if PLAIN:
        return cuda.jit(function)
    import numba_cuda  # pyright: ignore[reportMissingImports]
    from numba.cuda.core import config  # pyright: ignore[reportMissingImports]

    if _FOLDER is None:
        return cuda.jit(function)
    with _keeping_in(_FOLDER / f"cuda-{numba_cuda.__version__}", config), suppress(RuntimeError):
        return cuda.jit(function, cache=True)
    return cuda.jit(function)  # numba found no folder to keep it in


@contextmanager
def _keeping_in(folder: Path, config: Any) -> Iterator[None]:
    """Let what is declared meanwhile keep its machine code in a folder. config: numba's or numba-cuda's, left as it was."""
    with _SETTING:
        kept = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            config.CACHE_DIR = kept


_SETTING = threading.Lock()
"""Held while numba's setting is ours: modules may be imported by several threads."""
_FOLDER = None if PLAIN else cache_folder()
