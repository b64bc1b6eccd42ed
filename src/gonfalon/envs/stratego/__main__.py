"""Compiles the kernels of the environments (a part, as games/stratego/compiling.py defines it)."""

from __future__ import annotations

from . import warm

warm()
