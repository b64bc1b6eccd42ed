"""What the quest (ME-9) adds to the evaluation while the Ring is open: the bearer's way, barring it, escorting it."""

from __future__ import annotations

import heapq
from typing import Any

from gonfalon.games.stratego.kernel.layout import ATTACKER, DEFENDER, N_SQUARES
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.squares import name_of, square_of

from ..decision import SearchContext
from ..kernel.eval_weights import UNIT
from ..knowledge.fights import NO_WAY, Fights
from ..knowledge.quest import (
    captors_of,
    entries_of,
    escorts_of,
    seeks_mount_doom,
    squares_near_entries,
    steps_to_entries,
    still_squares,
)

# The quest; tried in docs/decisions/0006-search-with-powers.md and docs/tried/stratego.md.
BEARER_WORTH = 80.0  # worth of the bearer while the Ring is open
COMPLETED_WORTH = 60.0  # worth of completing the quest beyond the pieces that fall by it
STEP_WORTH = 0.9  # worth of each step of the bearer towards Mount Doom
MOST_STEPS = 20  # longer ways count as so many steps
ENEMY_ON_WAY = 3  # steps that an enemy piece on a square makes the way longer
OWN_ON_WAY = 1  # steps that an own piece on a square makes the way longer
ON_ENTRY = 6.0  # worth to the enemy of standing on an entry
CAPTOR_ON_ENTRY = 1.3  # factor on ON_ENTRY for a piece that takes the bearer
NEAR_ENTRY = 5.0
"""Worth of standing near an entry to pieces that take the bearer, divided by one more than the steps."""
NEAR_ENTRY_STEPS = 4  # steps to an entry within which NEAR_ENTRY counts
LEARN_CAPTOR = 30.0
"""Worth of learning whether a hidden enemy is a captor, times p * (1 - p) for the chance p that it is, divided by its steps to an entry."""
LEARN_CAPTOR_STEPS = 2  # steps to an entry within which LEARN_CAPTOR counts
ESCORT_WORTH = 5.0
"""Worth of standing near the own bearer to such pieces, divided by one more than the steps."""
ESCORT_STEPS = 4  # steps to the bearer within which ESCORT_WORTH counts


def is_quest_open(context: SearchContext) -> bool:
    """Is there a quest, and the Ring neither lost nor destroyed?"""
    return context.rules.ruleset.quest is not None and context.stage == 0


def bearer_steps(fights: Fights, seen: StrategoObservation, side: int) -> dict[int, int]:
    """Square -> steps of the bearer of `side` from there to Mount Doom, round what never moves; mobile pieces lengthen the way."""
    own, enemy, rules = OWN_ON_WAY, ENEMY_ON_WAY, fights.under
    extra = {piece.square: own if piece.owner == side else enemy for piece in seen.pieces}
    extra |= dict.fromkeys(still_squares(fights, seen), NO_WAY)
    best = {int(rules.tables["mount_doom"]): 0}
    queue = [(1 + extra.get(name_of(entry), 0), entry) for entry in entries_of(rules)]
    heapq.heapify(queue)
    while queue:
        steps, square = heapq.heappop(queue)
        if square in best or steps >= NO_WAY:
            continue
        best[square] = steps
        for beside in fights.near[name_of(square)]:
            number = square_of(beside)
            if number not in best:
                heapq.heappush(queue, (steps + 1 + extra.get(beside, 0), number))
    return {square: steps for square, steps in best.items() if square < N_SQUARES}


def write_quest_weights(eval_weights: Any, context: SearchContext) -> None:
    """Add the worth of the quest, of the bearer's steps and of standing on entries and near them."""
    rules, seen = context.rules, context.seen
    side, bearer = int(rules.tables["bearer_side"]), int(rules.tables["bearer"])
    eval_weights["quest"] = round(UNIT * COMPLETED_WORTH)
    for square, steps in bearer_steps(context.fights, seen, side).items():
        left = MOST_STEPS - min(MOST_STEPS, steps)
        eval_weights["square"][side, bearer, square] += round(UNIT * STEP_WORTH * left)
    entries = entries_of(rules)
    near = squares_near_entries(context.fights, seen, NEAR_ENTRY_STEPS)
    for kind in range(len(rules.kinds)):
        result = int(rules.tables["result_at_stage"][0, bearer, kind])
        square_values = eval_weights["square"][1 - side, kind]
        if result != ATTACKER:
            factor = CAPTOR_ON_ENTRY if result == DEFENDER else 1.0
            square_values[entries] += round(UNIT * ON_ENTRY * factor)
        if result == DEFENDER:
            for square, steps in near.items():
                square_values[square] += round(UNIT * NEAR_ENTRY / (1.0 + steps))
    if side == context.seat:
        _write_escorts(eval_weights, context)


def _write_escorts(eval_weights: Any, context: SearchContext) -> None:
    """Add the worth of standing near the own bearer to pieces that take captors of which any is left."""
    belief, bearer = context.belief, int(context.rules.tables["bearer"])
    stands = [piece.square for piece in context.own if belief.index[piece.piece] == bearer]
    near = context.fights.steps_from(stands, still_squares(context.fights, context.seen))
    left = {name for name, n in belief.left.items() if n}
    left |= {belief.kinds[kind] for kind in belief.known.values()}
    takers = {name for captor, names in escorts_of(context.rules).items() if captor in left for name in names}
    square_values = eval_weights["square"][context.seat]
    for square, steps in near.items():
        if steps <= ESCORT_STEPS:
            square_values[[belief.index[name] for name in takers], square_of(square)] += round(
                UNIT * ESCORT_WORTH / (1.0 + steps)
            )


def captor_sights(context: SearchContext) -> dict[int, float]:
    """Id of a hidden enemy near Mount Doom -> hundredths that learning whether it takes the own bearer is worth."""
    if not seeks_mount_doom(context.rules, context.seen):
        return {}
    belief = context.belief
    captors = [belief.index[kind] for kind in captors_of(context.rules)]
    steps = steps_to_entries(context.fights)
    found = {}
    for piece, chances in zip(belief.hidden, belief.chances, strict=True):
        chance, n = float(chances[captors].sum()), steps.get(piece.square, NO_WAY)
        if n <= LEARN_CAPTOR_STEPS:
            found[piece.id] = UNIT * LEARN_CAPTOR * chance * (1.0 - chance) / max(1, n)
    return found
