"""The quest in the look-ahead (ME-9): the bearer's way to Mount Doom, and who bars it."""

from __future__ import annotations

import numpy as np

from gonfalon.games.stratego.rules import Rules

from .assessment import Assessment
from .lookahead import FAR, SIZE, write_distances

QUEST = 80.0
"""Worth of completing the quest."""
WAY, FARTHEST = 1.0, 20
"""Worth of a step of the bearer towards Mount Doom; cap on the steps that count."""
BAR, N_BARS = 3.0, 2
"""Worth of standing on an entry for a piece that beats the bearer; number of pieces drawn to the entries."""


def add_quest(assessment: Assessment, rules: Rules) -> None:
    """While the Ring is open: draw the own bearer to Mount Doom, or own pieces that stop the enemy's to its entries."""
    quest, seen = rules.ruleset.quest, assessment.seen
    if quest is None or seen.ring != "open":
        return
    entries = [assessment.grid.number[name] for name in assessment.fights.near[seen.mount_doom]]
    steps = np.full((len(entries), SIZE), FAR, np.int16)
    closed = np.zeros(SIZE, np.int8)
    closed[assessment.position.square[: len(assessment.own)][~assessment.duels.mobile[assessment.kind]]] = 1
    write_distances(
        assessment.position.board, np.array(entries, np.int16), closed, steps, np.zeros(SIZE, np.int16)
    )
    bearer = assessment.duels.index[quest.bearer]
    if int(rules.tables["bearer_side"]) == assessment.seat:
        way = np.minimum(steps.min(axis=0), FARTHEST)
        for piece in np.flatnonzero(assessment.kind == bearer):
            assessment.position.place[piece] = -WAY * way
        return
    stops = assessment.duels.wins[bearer, assessment.kind] == 0
    stops &= assessment.duels.mobile[assessment.kind] & (assessment.worth < assessment.style.bearer)
    for entry in range(len(entries)):
        near = steps[entry, assessment.position.square[: len(assessment.own)]]
        for piece in np.argsort(np.where(stops, near, FAR), kind="stable")[: N_BARS // 2]:
            assessment.position.place[piece] += (BAR - 0.4 * np.minimum(steps[entry], FARTHEST)).astype(
                np.float32
            )


def quest_extras(assessment: Assessment, legal: list[str]) -> np.ndarray:
    """What a standard move is worth by the quest it completes: float64[moves]."""
    doom = assessment.seen.mount_doom
    return np.array([QUEST if doom and text.endswith(f"-{doom}") else 0.0 for text in legal])
