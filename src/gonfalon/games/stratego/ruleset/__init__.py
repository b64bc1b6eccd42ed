"""Rulesets: board, pieces, armies, powers and options as data, from TOML files (STRAT-12). A user's file works like a shipped one."""

from .loading import (
    SHIPPED,
    full_options,
    known_powers,
    load,
    loads,
    presets,
    presets_for,
    shipped,
    shipped_ids,
)
from .model import ANY, SIDES, Combat, Piece, Power, Quest, Ruleset
from .reading import TOP

__all__ = [
    "ANY",
    "SHIPPED",
    "SIDES",
    "TOP",
    "Combat",
    "Piece",
    "Power",
    "Quest",
    "Ruleset",
    "full_options",
    "known_powers",
    "load",
    "loads",
    "presets",
    "presets_for",
    "shipped",
    "shipped_ids",
]
