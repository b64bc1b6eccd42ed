"""Which families draw their games, and how. No family imports this module: it imports them."""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module

import gonfalon.pictures

from .family import PLAIN, PictureFamily


@lru_cache(maxsize=1)
def _families() -> frozenset[str]:
    return frozenset(one.name for one in pkgutil.iter_modules(gonfalon.pictures.__path__) if one.ispkg)


@lru_cache(maxsize=16)
def family_of(name: str) -> PictureFamily:
    """How a family is drawn; the plain way where it brings nothing."""
    folder = name if name in _families() else PLAIN
    found: PictureFamily = import_module(f"gonfalon.pictures.{folder}").FAMILY
    return found
