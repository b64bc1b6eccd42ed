"""Every card's effects as declarative entries, by sphere and encounter set; `load()` reads all of them."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

MODULES = (
    "leadership",
    "tactics",
    "spirit",
    "lore",
    "neutral",
    "passage_through_mirkwood",
    "spiders_of_mirkwood",
    "dol_guldur_orcs",
    "saurons_reach",
    "wilderlands",
    "journey_down_the_anduin",
    "escape_from_dol_guldur",
    "quests",
)


@lru_cache(maxsize=1)
def load() -> None:
    """Import every module of cards once; each registers its clauses."""
    for name in MODULES:
        import_module(f"{__name__}.{name}")
