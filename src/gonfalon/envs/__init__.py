"""Games as learning environments. `pettingzoo` and `gym` take every game (extra `research`); a family adds its own in a package here.

What a family's package lists in its `__all__` can be taken from this room, too: `from gonfalon.envs import BatchEnv`.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any


@lru_cache(maxsize=1)
def family_exports() -> dict[str, str]:
    """Name exported by a family's package -> the package. Raises ImportError if two packages export the same name."""
    found: dict[str, str] = {}
    packages = (f"{__name__}.{one.name}" for one in iter_modules(__path__) if one.ispkg)
    for package in packages:
        for name in import_module(package).__all__:
            if name in found:
                raise ImportError(f"{found[name]} and {package} both pass on {name}")
            found[name] = package
    return found


def warm() -> None:
    """Compile kernels and load files, so that a first environment does not wait for them."""
    for package in dict.fromkeys(family_exports().values()):
        compile_kernels = getattr(import_module(package), "warm", None)
        if compile_kernels is not None:
            compile_kernels()


def __getattr__(name: str) -> Any:
    """A name exported by a family's package, loaded at its first use. Raises AttributeError."""
    package = None if name.startswith("__") else family_exports().get(name)
    if package is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(package), name)
    return found


def __dir__() -> list[str]:
    """All names of this module, loaded or not."""
    return sorted({*globals(), *family_exports()})
