"""Compiles the rules' kernels: a part in the sense of compiling.py."""

from __future__ import annotations

from .game import GAME

GAME.warm()
