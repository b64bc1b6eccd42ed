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
    """Name that a family's package passes on -> the package. Raises ImportError where two pass on the same name."""
    found: dict[str, str] = {}
    packages = (f"{__name__}.{one.name}" for one in iter_modules(__path__) if one.ispkg)
    for package in packages:
        for name in import_module(package).__all__:
            if name in found:
                raise ImportError(f"{found[name]} and {package} both pass on {name}")
            found[name] = package
    return found


def warm() -> None:
    """Compile or load what the first environment of any family would wait for."""
    for package in dict.fromkeys(family_exports().values()):
        compile_kernels = getattr(import_module(package), "warm", None)
        if compile_kernels is not None:
            compile_kernels()


def __getattr__(name: str) -> Any:
    """What a family's package passes on, loaded when it is first asked for."""
    package = None if name.startswith("__") else family_exports().get(name)
    if package is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(package), name)
    return found


def __dir__() -> list[str]:
    """What there is, loaded or not."""
    return sorted({*globals(), *family_exports()})
