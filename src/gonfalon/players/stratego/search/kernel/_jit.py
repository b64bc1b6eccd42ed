"""Compiles the search's kernels as the rules' kernels are compiled, with a cache folder keyed by the sources in this folder as well."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from gonfalon.games.stratego.kernel import _jit as rules_jit

F = TypeVar("F", bound=Callable[..., Any])


def cache_key(folder: Path = Path(__file__).parent) -> str:
    """Hex key that changes with a source in `folder` (the search's kernels) and with all that changes the key of the rules' kernels."""
    h = hashlib.sha256(rules_jit.cache_key().encode())
    for path in sorted(folder.glob("*.py")):
        h.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return h.hexdigest()[:20]


def kernel(function: F) -> F:
    """As kernel._jit.kernel: compiled, cached on disk, without the GIL; in plain mode the function as written."""
    return rules_jit.compiled(function, _FOLDER)


_FOLDER = rules_jit.cache_folder(f"search-{cache_key()}")
