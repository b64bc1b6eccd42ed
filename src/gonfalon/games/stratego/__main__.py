"""Compiles the rules' kernels: a part in the sense of compiling.py."""

from __future__ import annotations

from .compiling import end_with_parent
from .game import GAME

end_with_parent()
GAME.warm()
