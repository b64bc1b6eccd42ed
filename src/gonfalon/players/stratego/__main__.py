"""Compiles the search's kernels: a part in the sense of games/stratego/compiling.py."""

from __future__ import annotations

from . import FAMILY

FAMILY.warm()
