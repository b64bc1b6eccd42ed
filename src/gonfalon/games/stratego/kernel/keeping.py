"""numba's cache of a kernel's machine code, which may fail: what cannot be read is compiled, what cannot be written is not kept.

numba alone raises RuntimeError ("no locator available") where its folder cannot be written, and OSError or a pickle's error in the
middle of a game where the disk is full or a file is damaged. It would also fall back to a folder beside the sources, which keeps old
machine code when a callee changes.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from typing import Any, ClassVar

from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator

from gonfalon.core.kernel_cache import CHILD

UNKEPT = "Gonfalon cannot keep its compiled rules in {folder} ({why}): each start compiles them anew. GONFALON_CACHE names another folder."
_TELLING = threading.Lock()
_TOLD: list[str] = []


class _OurFolder(CompileResultCacheImpl):
    """The folder that _jit.py chose, and no other."""

    _locator_classes: ClassVar = [UserProvidedCacheLocator]


class KernelCache(FunctionCache):
    """The cache of one kernel. Never raises, but for a child process that was started to fill it."""

    _impl_class = _OurFolder

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The machine code that is kept, None if there is none that can be read.

        numba would first load all that compiling needs, which takes as long as all kernels. Machine code needs nothing of it, and
        whoever compiles asks for it anyway.
        """
        try:
            return self._load_overload(sig, target_context)
        except Exception:  # a damaged file may raise anything while it is unpickled
            with contextlib.suppress(OSError):
                self.flush()
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep it, or say once that it is not kept."""
        try:
            super().save_overload(sig, data)
        except OSError as error:
            if os.environ.get(CHILD) == "1":
                raise
            tell_unkept(self.cache_path, error.strerror or str(error))


def cache_of(function: Any) -> KernelCache | None:
    """The cache of a kernel in the folder that numba's settings name; None if nothing can be kept there."""
    try:
        return KernelCache(function)
    except (OSError, RuntimeError):
        return None


def tell_unkept(folder: str, why: str) -> None:
    """Say it on standard error, once in this process."""
    with _TELLING:
        if not _TOLD:
            _TOLD.append(folder)
            print(UNKEPT.format(folder=folder, why=why), file=sys.stderr, flush=True)
