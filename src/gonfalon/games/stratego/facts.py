"""What the front end knows by itself; `scripts/wire_types.py` writes every constant here to web/src/games/stratego/facts.ts."""

from __future__ import annotations

from typing import Final

from .army_list import Army, armies
from .ready_made import ready_made

READY_MADE: Final = [[one.idea, one.letters] for one in ready_made()]
"""Ready-made set-ups: an idea, with the texts `idea-<id>` and `idea-<id>-help`, and its letters, back row first, as in a deployment of
the first seat. Each is for every ruleset whose army it is, whoever plays it."""

ARMIES: tuple[Army, ...] = armies()
"""The armies of the shipped rulesets, in the order in which these are offered."""
