"""Where compiled kernels are kept between runs: the first folder that can be written, or nowhere."""

from __future__ import annotations

import os
import tempfile
from functools import lru_cache
from pathlib import Path

CHILD = "GONFALON_COMPILING"
"""Environment variable, "1" in a process that compiles missing kernels for others."""
FALLBACK = "GONFALON_CACHE_FALLBACK"
"""Environment variable: a folder for who has no cache folder of their own; `gonfalon serve` names its data folder there."""


def user_folder(variable: str, *below_home: str) -> Path | None:
    """A folder of the user's: $XDG_... or below the home folder; None for who has no home (a service, a container)."""
    named = os.environ.get(variable)
    if named:
        return Path(named)
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return home.joinpath(*below_home) if home.is_absolute() else None


def cache_base(own: str = "") -> Path | None:
    """The folder below which kernels are kept, None if none can be written: then each process compiles its own.

    own: the folder in it that must take them, which another user may have made.

    $GONFALON_CACHE, else numba's own $NUMBA_CACHE_DIR, else the user's cache folder; where that one cannot be written, the data folder.
    """
    named = os.environ.get("GONFALON_CACHE") or os.environ.get("NUMBA_CACHE_DIR")
    data = user_folder("XDG_DATA_HOME", ".local", "share")
    fallback = os.environ.get(FALLBACK)
    candidates = (
        Path(named) if named else user_folder("XDG_CACHE_HOME", ".cache"),
        Path(fallback) / "cache" if fallback else None,
        data / "gonfalon" / "cache" if data else None,
    )
    return next((folder for folder in candidates if folder is not None and _is_writable(folder, own)), None)


@lru_cache(maxsize=64)
def _is_writable(folder: Path, own: str) -> bool:
    """Can kernels be kept below this folder? Their own folder is made for it."""
    place = folder / "gonfalon" / own
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place) as probe:
            probe.write(b"kernel")
    except OSError:
        return False
    return True
