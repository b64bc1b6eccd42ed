"""Powers for the partners (ME-5 to ME-8)."""

from __future__ import annotations

from gonfalon.games.stratego.power_texts import STOP_TEXT

from ..expectimax.assessment import Assessment
from ..expectimax.lookahead import FAR

LEAST_POWER = 0.4
"""Least expected value of a power that is used; a quiet move has 0."""


def is_standard(text: str) -> bool:
    """Is this a move or an attack, and neither a power nor `stop`?"""
    return " " not in text and text != STOP_TEXT


def go_on(assessment: Assessment, legal: tuple[str, ...]) -> str:
    """A repeat attack that gains, else `stop` (ME-6.6)."""
    best, found = LEAST_POWER, STOP_TEXT
    for text in legal:
        if text != STOP_TEXT:
            source, target = text.split("-")
            board, n = assessment.position.board, len(assessment.own)
            piece, enemy = (
                int(board[assessment.grid.number[source]]),
                int(board[assessment.grid.number[target]]) - n,
            )
            value = -FAR if assessment.reckless[piece, enemy] else float(assessment.expected[piece, enemy])
            if value > best:
                best, found = value, text
    return found
