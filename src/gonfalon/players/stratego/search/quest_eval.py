"""What the quest (ME-9) adds to the evaluation while the Ring is open: the bearer's way, barring it, escorting it."""

from __future__ import annotations

from typing import Any

from gonfalon.games.stratego.kernel.layout import ATTACKER, DEFENDER
from gonfalon.games.stratego.squares import square_of

from .context import SearchContext
from .quest import (
    NO_WAY,
    bearer_steps,
    captors_of,
    entries_of,
    escorts_of,
    seeks_mount_doom,
    squares_near_entries,
    steps_to,
    steps_to_entries,
)
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
    if side == context.seat:
        _write_escorts(eval_weights, context)


def _write_escorts(eval_weights: Any, context: SearchContext) -> None:
    """Add the worth of standing near the own bearer to pieces that take captors of which any is left."""
    belief, weights, bearer = context.belief, context.weights.quest, int(context.rules.tables["bearer"])
    stands = [piece.square for piece in context.own if belief.index[piece.piece] == bearer]
    still = {p.square for p in context.seen.pieces if p.piece and context.fights.pieces[p.piece].reach == 0}
    near = steps_to(context.fights, stands, still - set(stands))
    left = {name for name, n in belief.left.items() if n} | {
        belief.kinds[kind] for kind in belief.known.values()
    }
    takers = {name for captor, names in escorts_of(context.rules).items() if captor in left for name in names}
    square_values = eval_weights["square"][context.seat]
    for square, steps in near.items():
        if steps <= weights.escort_steps:
            square_values[[belief.index[name] for name in takers], square_of(square)] += round(
                UNIT * weights.escort / (1.0 + steps)
            )


def captor_sights(context: SearchContext) -> dict[int, float]:
    """Id of a hidden enemy near Mount Doom -> hundredths that it is worth to learn whether it takes the own bearer."""
    if not seeks_mount_doom(context.rules, context.seen):
        return {}
    weights, belief = context.weights.quest, context.belief
    captors = [belief.index[kind] for kind in captors_of(context.rules)]
    steps = steps_to_entries(context.rules, context.fights)
    found = {}
    for piece, chances in zip(belief.hidden, belief.chances, strict=True):
        chance, n = float(chances[captors].sum()), steps.get(piece.square, NO_WAY)
        if n <= weights.learn_captor_steps:
            found[piece.id] = UNIT * weights.learn_captor * chance * (1.0 - chance) / max(1, n)
    return found
