"""The environments of the Stratego family: observations as planes, moves numbered by direction, batches on CPU and GPU.

`batch` and `gpu` step thousands of games in compiled code; `pettingzoo` and `gym` (extra `research`) play one `episode` at a time.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .batch import BatchEnv, BatchStep

__all__ = ["BatchEnv", "BatchStep"]


def warm() -> None:
    """Compile and cache the kernels of the environments."""
    from .warming import step_short_games

    step_short_games()


if not TYPE_CHECKING:  # or a type checker would take any name for known

    def __getattr__(name: str) -> Any:
        """Load the compiled batch when it is first asked for."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(f"{__name__}.batch"), name)
        return found
