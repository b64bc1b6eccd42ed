"""Compiling of the look-ahead over expected values: as the rules' kernels, with a cache folder named by the kernel's own source."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from gonfalon.games.stratego.kernel import _jit as rules_jit

F = TypeVar("F", bound=Callable[..., Any])

SOURCE = Path(__file__).parent / "lookahead.py"


def cache_key() -> str:
    """Hex key that changes with the look-ahead's source, and with all that changes the key of the rules' kernels."""
    h = hashlib.sha256(rules_jit.cache_key().encode() + SOURCE.read_bytes())
    return h.hexdigest()[:20]


def kernel(function: F) -> F:
    """As kernel._jit.kernel: compiled, cached on disk, without the GIL; in plain mode the function as written."""
    return rules_jit.compiled(function, _FOLDER)


_FOLDER = rules_jit.cache_folder(f"expectimax-{cache_key()}")
