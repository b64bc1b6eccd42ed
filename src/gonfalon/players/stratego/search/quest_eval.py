"""What the quest (ME-9) adds to the evaluation while the Ring is open: the bearer's way, and barring it."""

from __future__ import annotations

from typing import Any

from gonfalon.games.stratego.kernel.layout import ATTACKER, DEFENDER

from .context import SearchContext
from .quest import bearer_steps, entries_of, squares_near_entries
from .weights import UNIT


def is_quest_open(context: SearchContext) -> bool:
    """Is there a quest, and the Ring neither lost nor destroyed?"""
    return context.rules.ruleset.quest is not None and context.stage == 0


def write_quest_weights(eval_weights: Any, context: SearchContext) -> None:
    """Add the worth of the quest, of the bearer's steps and of standing on entries and near them."""
    rules, seen, weights = context.rules, context.seen, context.weights.quest
    side, bearer = int(rules.tables["bearer_side"]), int(rules.tables["bearer"])
    eval_weights["quest"] = round(UNIT * weights.completed)
    for square, steps in bearer_steps(rules, context.fights, seen, side, weights).items():
        left = weights.most_steps - min(weights.most_steps, steps)
        eval_weights["square"][side, bearer, square] += round(UNIT * weights.step * left)
    entries = entries_of(rules)
    near = squares_near_entries(context.fights, entries, seen, weights.near_entry_steps)
    for kind in range(len(rules.kinds)):
        result = int(rules.tables["result_at_stage"][0, bearer, kind])
        square_values = eval_weights["square"][1 - side, kind]
        if result != ATTACKER:
            factor = weights.captor_on_entry if result == DEFENDER else 1.0
            square_values[entries] += round(UNIT * weights.on_entry * factor)
        if result == DEFENDER:
            for square, steps in near.items():
                square_values[square] += round(UNIT * weights.near_entry / (1.0 + steps))
