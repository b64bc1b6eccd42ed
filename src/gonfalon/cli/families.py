"""The families that bring something to the command line, found by their names: `gonfalon.cli.<family>`."""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module
from pathlib import Path

import gonfalon.cli
from gonfalon.core.errors import GonfalonError

from .family import CommandFamily


@lru_cache(maxsize=1)
def families() -> tuple[str, ...]:
    """The families that bring something, in the order of their names."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(gonfalon.cli.__path__) if found.ispkg))


@lru_cache(maxsize=64)
def family_of(family: str) -> CommandFamily:
    """A family's part of the command line."""
    if family not in families():
        return CommandFamily()
    return getattr(import_module(f"gonfalon.cli.{family}"), "FAMILY", None) or CommandFamily()


def formats() -> tuple[str, ...]:
    """The endings of all families' files, our own record first."""
    return ".json", *(ending for name in families() for ending in family_of(name).formats)


def game_of_file(path: str) -> str:
    """The game of a user's own ruleset file. Raises the GonfalonError of the family whose file it looks like most."""
    problems = [(-1, GonfalonError(f"{Path(path).name}: no family of games reads ruleset files"))]
    for name in families():
        try:
            return family_of(name).game_of_file(path)
        except GonfalonError as error:
            problems.append((family_of(name).likeness(path), error))
    raise max(problems, key=lambda problem: problem[0])[1]
