"""When the interpreter looks for garbage: seldom, and never again through what stays for good."""

from __future__ import annotations

import gc

THRESHOLDS = (20_000, 25, 25)
"""New objects before a collection, young collections before a middle one, middle ones before a whole one: a move leaves some
hundred objects that count, so that the usual 700 would stop every game of the server after each few moves."""


def collect_seldom() -> None:
    """Call it once everything is loaded: no collection looks through the modules, rules and tables of now again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
