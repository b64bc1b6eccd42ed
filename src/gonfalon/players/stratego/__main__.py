"""Compiles the kernels of the rules and of the search: a part in the sense of games/stratego/compiling.py."""

from __future__ import annotations

from gonfalon.games.stratego.game import GAME

from . import FAMILY

GAME.warm()
FAMILY.warm()
