"""Stratego in Middle-earth: Classic, Special Powers, Destroy the Ring (docs/rules/middle-earth.md). Good sits at red's place."""

from __future__ import annotations

from .game import Stratego

GAME = Stratego("middle_earth", "middle-earth", ("good", "evil"))
