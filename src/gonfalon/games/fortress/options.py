"""The options of the family, declared once (FORT-10)."""

from __future__ import annotations

from gonfalon.core.game import OptionSpec

OPTIONS: tuple[OptionSpec, ...] = (
    OptionSpec("first", "choice", "lot", "FORT-4.1", ("lot", "red", "blue"), first=True),
    OptionSpec("idle_limit", "int", 76, "FORT-4.6", low=1, high=1000, group="end"),
    OptionSpec("sacrifice_only_if_trapped", "bool", False, "FORT-8.5"),
    OptionSpec("unreachable", "choice", "refused", "FORT-3.7", ("refused", "loses"), group="building"),
    OptionSpec("entrance_cards", "bool", False, "FORT-3.6", group="building"),
    OptionSpec("ply_cap", "int", 0, "FORT-9.2", low=0, high=1_000_000, group="end"),
)
