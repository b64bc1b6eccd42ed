"""Compiles the kernels of the environments (a part, as games/stratego/compiling.py defines it)."""

from __future__ import annotations

from gonfalon.games.stratego.compiling import end_with_parent

from . import warm

end_with_parent()
warm()
