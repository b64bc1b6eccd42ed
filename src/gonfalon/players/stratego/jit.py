"""Compiles the players' kernels as the rules' kernels are. Each package of them has a cache folder, keyed by its own sources as well."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from gonfalon.games.stratego.kernel import _jit

F = TypeVar("F", bound=Callable[..., Any])


def cache_key(sources: Iterable[Path]) -> str:
    """Hex key that changes with these sources and with all that changes the key of the rules' kernels."""
    h = hashlib.sha256(_jit.cache_key().encode())
    for path in sorted(sources):
        h.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return h.hexdigest()[:20]


def kernels_of(room: str, sources: Iterable[Path]) -> Callable[[F], F]:
    """The decorator of a package's kernels: compiled, cached on disk, without the GIL; in plain mode functions stay as written."""
    folder = _jit.cache_folder(f"{room}-{cache_key(sources)}")
    return lambda function: _jit.compiled(function, folder)
