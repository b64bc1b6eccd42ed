"""Compiles the kernels of the rules and of the search: a part in the sense of games/stratego/compiling.py."""

from __future__ import annotations

from gonfalon.games.stratego.compiling import end_with_parent
from gonfalon.games.stratego.game import GAME

from . import FAMILY

end_with_parent()
GAME.warm()
FAMILY.warm()
