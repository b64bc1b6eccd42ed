"""Compiles the kernels of the environments: a part in the sense of games/stratego/compiling.py."""

from __future__ import annotations

from . import warm

warm()
