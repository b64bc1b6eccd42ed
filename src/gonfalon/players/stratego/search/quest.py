"""The quest (ME-9): the entries of Mount Doom, the bearer's way there, and which hidden piece may be the bearer."""

from __future__ import annotations

import heapq

from gonfalon.games.stratego.kernel.layout import N_SQUARES
from gonfalon.games.stratego.observation import PieceView, StrategoObservation
from gonfalon.games.stratego.rules import Rules
from gonfalon.games.stratego.squares import name_of, square_of

from ..worth import Fights
from .weights import WEIGHTS, QuestWeights

NO_WAY = 99
"""Steps of a way that is closed."""


def entries_of(rules: Rules) -> list[int]:
    """The squares that lead to Mount Doom."""
    return [int(square) for square in rules.tables["mount_doom_entries"] if square >= 0]


def enemy_bearer(rules: Rules, seen: StrategoObservation) -> str:
    """The kind of the enemy's bearer while the Ring is open; "" if there is none."""
    quest = rules.ruleset.quest
    if quest is None or seen.ring != "open" or int(rules.tables["bearer_side"]) == seen.seat:
        return ""
    return quest.bearer


def steps_to(fights: Fights, goals: list[str], closed: set[str]) -> dict[str, int]:
    """Square -> steps from there to the nearest goal, round closed squares."""
    steps = {goal: 0 for goal in goals if goal not in closed}
    queue = list(steps)
    for square in queue:
        for beside in fights.near[square]:
            if beside not in steps and beside not in closed:
                steps[beside] = steps[square] + 1
                queue.append(beside)
    return steps


def squares_near_entries(
    fights: Fights, entries: list[int], seen: StrategoObservation, most: int
) -> dict[int, int]:
    """Squares within `most` steps of an entry that can still be entered, as the kernel numbers them -> steps to it."""
    still = {p.square for p in seen.pieces if p.piece and fights.pieces[p.piece].reach == 0}
    steps = steps_to(fights, [name_of(entry) for entry in entries], still)
    return {square_of(name): n for name, n in steps.items() if 0 < n <= most}


def bearer_steps(
    rules: Rules, fights: Fights, seen: StrategoObservation, side: int, weights: QuestWeights = WEIGHTS.quest
) -> dict[int, int]:
    """Square -> steps of the bearer of `side` from there to Mount Doom, round what never moves; mobile pieces lengthen the way."""
    extra: dict[str, int] = {}
    for piece in seen.pieces:
        still = bool(piece.piece) and fights.pieces[piece.piece].reach == 0
        on_way = weights.own_on_way if piece.owner == side else weights.enemy_on_way
        extra[piece.square] = NO_WAY if still else on_way
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


def bearer_logs(
    rules: Rules,
    seen: StrategoObservation,
    fights: Fights,
    hidden: list[PieceView],
    weights: QuestWeights = WEIGHTS.quest,
) -> dict[int, float]:
    """Id of the enemy's hidden pieces near Mount Doom -> log weight of their being the bearer, while the Ring is open."""
    if not enemy_bearer(rules, seen):
        return {}
    steps = steps_to(fights, [name_of(entry) for entry in entries_of(rules)], set())
    found = {}
    for piece in hidden:
        logs = weights.moved_bearer_logs if piece.moved else weights.still_bearer_logs
        n = steps.get(piece.square, NO_WAY)
        if n < len(logs):
            found[piece.id] = logs[n]
    return found
