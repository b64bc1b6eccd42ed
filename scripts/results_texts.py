"""The words of docs/speed.md around its tables; `results_pages.py` fills them in."""

from __future__ import annotations

SPEED = """{how}# How fast it is

Medians on one core of a two-core virtual machine (AMD EPYC, Zen 4 or Zen 5; *shared* means that other programs ran beside).
Timed work is never part of the tests. [bench/README.md](../bench/README.md) tells how to run each command.
The raw rows are in [bench/results](../bench/results).

{parts}
## A server beside 1,200 half-sent requests

An honest visitor asks for the health page, creates a match and moves, while somebody holds 1,200 unfinished requests open.
Medians in milliseconds with the worst in brackets, 20 visits each, on a shared machine.
All 640 wishes were answered, and the log stayed empty.

{half}
## Time limits

A computer with a time limit must answer within it. A move is *late* when it takes over 10 ms more.
The bar is one late move in 1,000 with a busy process on every core.
Runs beside builds and tests had a raised priority, so that they got most of a core.
At 1,000 ms the sample is short: 541 of the 10,000 moves that the bar asks for. At 50 ms me-ring misses the bar.
In the last three rows the search made 1,353 of 1,357 moves at 50 ms, and every move at 100 and 150 ms. The bar is 99 in 100.

{clock}
"""
SCENARIOS = {
    "passage-through-mirkwood": "Passage Through Mirkwood",
    "journey-down-the-anduin": "Journey Down the Anduin",
    "escape-from-dol-guldur": "Escape from Dol Guldur",
}
GROUPS = {
    "rules": "Stratego and its games of Middle-earth",
    "start": "Starting",
    "server": "Server",
    "pages": "Pages on a phone",
    "fortress": "Stratego Fortress",
    "cards": "The card game",
}
