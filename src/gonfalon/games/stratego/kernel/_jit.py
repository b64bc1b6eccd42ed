"""The one place where kernels meet numba: options, the plain-mode switch, the cache folder.

GONFALON_PLAIN=1 runs the same source uncompiled (debugger, plain tests); GONFALON_BOUNDS=1 compiles with bounds checks.
numba's on-disk cache keeps old machine code when a callee in another file changes, so the cache lies in a folder named by a
hash of all kernel sources, numba's version and the CPU.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

PLAIN = os.environ.get("GONFALON_PLAIN", "") == "1"
BOUNDS = os.environ.get("GONFALON_BOUNDS", "") == "1"

F = TypeVar("F", bound=Callable[..., Any])


def cache_key(folder: Path = Path(__file__).parent) -> str:
    """Hex key that changes whenever a kernel source, numba or the CPU changes."""
    import llvmlite
    import numba

    h = hashlib.sha256()
    for path in sorted(folder.glob("*.py")):
        h.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    h.update(f"{numba.__version__}/{llvmlite.__version__}/{_cpu()}/{BOUNDS}".encode())
    return h.hexdigest()[:20]


def _cpu() -> str:
    from llvmlite import binding

    return binding.get_host_cpu_name() + binding.get_host_cpu_features().flatten()


def cache_folder() -> Path:
    """Where the compiled kernels lie: $GONFALON_CACHE, else the user's cache folder."""
    base = os.environ.get("GONFALON_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "gonfalon" / cache_key()


def kernel(function: F) -> F:
    """Compile without the interpreter, cached on disk, releasing the GIL; in plain mode the function as written.

    Kernels make no arrays, so they count no references (_nrt): a batched step takes two thirds of the time without.
    """
    if PLAIN:
        return function
    return numba.njit(cache=True, nogil=True, boundscheck=BOUNDS, _nrt=False)(function)  # pyright: ignore


if not PLAIN:
    import numba

    numba.config.CACHE_DIR = str(cache_folder())  # pyright: ignore
