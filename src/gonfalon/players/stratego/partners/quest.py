"""Powers and the quest for the partners: acts that are no standard moves, the bearer's way, who bars it (ME-5 to ME-9)."""

from __future__ import annotations

import numpy as np

from gonfalon.games.stratego.power_texts import STOP_TEXT
from gonfalon.games.stratego.rules import Rules

from .lookahead import FAR, SIZE, write_distances
from .mind import BEARER, Mind

QUEST = 80.0
"""What completing the quest is worth."""
WAY, FARTHEST = 1.0, 20
"""What a step of the bearer towards Mount Doom is worth; longer ways count as so many steps."""
BAR, N_BARS = 3.0, 2
"""What standing on an entry is worth to whoever stops the bearer there, and how many are drawn to the entries."""
LEAST_POWER = 0.4
"""What a power must promise to be used, where a quiet move is 0."""


def is_standard(text: str) -> bool:
    """Is this a move or an attack, and neither a power nor `stop`?"""
    return " " not in text and text != STOP_TEXT


def add_quest(mind: Mind, rules: Rules) -> None:
    """While the Ring is open: draw the own bearer to Mount Doom, or own pieces that stop the enemy's to its entries."""
    quest, seen = rules.ruleset.quest, mind.seen
    if quest is None or seen.ring != "open":
        return
    entries = [mind.grid.number[name] for name in mind.fights.near[seen.mount_doom]]
    steps = np.full((len(entries), SIZE), FAR, np.int16)
    closed = np.zeros(SIZE, np.int8)
    closed[mind.position.square[: len(mind.own)][~mind.duels.mobile[mind.kind]]] = 1
    write_distances(mind.position.board, np.array(entries, np.int16), closed, steps, np.zeros(SIZE, np.int16))
    bearer = mind.duels.index[quest.bearer]
    if int(rules.tables["bearer_side"]) == mind.seat:
        way = np.minimum(steps.min(axis=0), FARTHEST)
        for piece in np.flatnonzero(mind.kind == bearer):
            mind.position.place[piece] = -WAY * way
        return
    stops = mind.duels.wins[bearer, mind.kind] == 0
    stops &= mind.duels.mobile[mind.kind] & (mind.worth < BEARER)
    for entry in range(len(entries)):
        near = steps[entry, mind.position.square[: len(mind.own)]]
        for piece in np.argsort(np.where(stops, near, FAR), kind="stable")[: N_BARS // 2]:
            mind.position.place[piece] += (BAR - 0.4 * np.minimum(steps[entry], FARTHEST)).astype(np.float32)


def quest_extras(mind: Mind, legal: list[str]) -> np.ndarray:
    """What a standard move is worth by the quest it completes: float64[moves]."""
    doom = mind.seen.mount_doom
    return np.array([QUEST if doom and text.endswith(f"-{doom}") else 0.0 for text in legal])


def go_on(mind: Mind, legal: tuple[str, ...]) -> str:
    """A repeat attack that gains, else `stop` (ME-6.6)."""
    best, found = LEAST_POWER, STOP_TEXT
    for text in legal:
        if text != STOP_TEXT:
            source, target = text.split("-")
            board, n = mind.position.board, len(mind.own)
            piece, enemy = int(board[mind.grid.number[source]]), int(board[mind.grid.number[target]]) - n
            value = -FAR if mind.reckless[piece, enemy] else float(mind.expected[piece, enemy])
            if value > best:
                best, found = value, text
    return found
