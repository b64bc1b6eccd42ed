"""The quest (ME-9): the entries of Mount Doom, the bearer's way there, and which hidden piece may be the bearer."""

from __future__ import annotations

import heapq

from gonfalon.games.stratego.kernel.layout import ATTACKER, DEFENDER, N_SQUARES
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


def steps_to_entries(rules: Rules, fights: Fights) -> dict[str, int]:
    """Square -> steps from there to the nearest entry of Mount Doom, over whatever stands between."""
    return steps_to(fights, [name_of(entry) for entry in entries_of(rules)], set())


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
    steps = steps_to_entries(rules, fights)
    found = {}
    for piece in hidden:
        logs = weights.moved_bearer_logs if piece.moved else weights.still_bearer_logs
        n = steps.get(piece.square, NO_WAY)
        if n < len(logs):
            found[piece.id] = logs[n]
    return found


def seeks_mount_doom(rules: Rules, seen: StrategoObservation) -> bool:
    """May the own bearer still complete the quest?"""
    return seen.ring == "open" and int(rules.tables["bearer_side"]) == seen.seat


def captors_of(rules: Rules) -> list[str]:
    """The mobile kinds of the other side that take the bearer while the Ring is open."""
    bearer, side = int(rules.tables["bearer"]), int(rules.tables["bearer_side"])
    result = rules.tables["result_at_stage"][0, bearer]
    return [name for name in _mobile_kinds(rules, 1 - side) if result[rules.kinds.index(name)] == DEFENDER]


def escorts_of(rules: Rules) -> dict[str, list[str]]:
    """Captor -> the mobile kinds of the bearer's side that take it by attacking."""
    kinds, result = rules.kinds, rules.tables["result_at_stage"][0]
    own = _mobile_kinds(rules, int(rules.tables["bearer_side"]))
    return {
        captor: [name for name in own if result[kinds.index(name), kinds.index(captor)] == ATTACKER]
        for captor in captors_of(rules)
    }


def _mobile_kinds(rules: Rules, side: int) -> list[str]:
    """The kinds of a side's army that move."""
    army = rules.ruleset.armies[side]
    return [kind.id for kind in rules.ruleset.pieces if kind.reach and army.get(kind.id, 0)]


def posted_logs(
    rules: Rules,
    seen: StrategoObservation,
    fights: Fights,
    hidden: list[PieceView],
    weights: QuestWeights = WEIGHTS.quest,
) -> dict[tuple[int, str], float]:
    """(id, kind) -> log weight of what the enemy has posted near Mount Doom, while the own bearer may get there.

    Hidden pieces near an entry are likelier to be captors; one that rests on an entry is likelier to be what the bearer cannot take.
    """
    quest = rules.ruleset.quest
    if quest is None or not seeks_mount_doom(rules, seen):
        return {}
    captors, steps = captors_of(rules), steps_to_entries(rules, fights)
    walls = [kind for kind in quest.blind if fights.pieces[kind].reach == 0]
    found = {}
    for piece in hidden:
        n = steps.get(piece.square, NO_WAY)
        if n == 0 and not piece.moved:
            found |= {(piece.id, kind): weights.wall_log for kind in walls}
        elif n < len(weights.captor_logs):
            found |= {(piece.id, kind): weights.captor_logs[n] for kind in captors}
    return found
