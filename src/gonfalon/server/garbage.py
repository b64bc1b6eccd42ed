"""When the interpreter looks for garbage: seldom, and never again through what stays for good."""

from __future__ import annotations

import gc

THRESHOLDS = (20_000, 25, 25)
"""New objects before a collection, young collections before a middle one, middle ones before a whole one: a move leaves some
hundred objects that count, so that the usual 700 would stop every game of the server after each few moves."""


WHILE_LOADING = (400_000, 50, 50)
"""As THRESHOLDS, before everything is loaded. Next to nothing of what a start makes is garbage, and all of it is less than this."""


def load_without_pauses() -> None:
    """Call it before anything is loaded: collections would take a tenth of the start and find next to nothing."""
    gc.set_threshold(*WHILE_LOADING)


def collect_seldom() -> None:
    """Call it once everything is loaded: no collection looks through the modules, rules and tables of now again."""
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
