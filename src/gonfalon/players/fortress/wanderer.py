"""The weakest level: a step to a new square beside if it sees one, else any step; it forgets walls."""

from __future__ import annotations

from gonfalon.core.rng import Rng
from gonfalon.games.fortress.cards import LOSE
from gonfalon.games.fortress.grading import requests_at
from gonfalon.games.fortress.notes import Notes, is_trapped
from gonfalon.games.fortress.requests import SACRIFICE, STEP, SWAP, Request
from gonfalon.games.fortress.rules import Rules

from .depth_first import Act, next_piece

FORGETS = 3
"""Of so many times it forgets once which walls it has found here."""
CHANGES = 3
"""Of so many times that it stands on the entrance and sees nothing new, it swaps once."""


def wander(rules: Rules, notes: Notes, rng: Rng) -> Act:
    """An act without any plan; the same card beats it once only."""
    if notes.piece < 0:
        return next_piece(rules, notes)
    if is_trapped(rules, notes):
        return Request(SACRIFICE, piece=next_piece(rules, notes))
    around = requests_at(rules, notes, notes.square)
    if not rng.randrange(FORGETS):
        walled = [pair for pair in rules.plan.beside[notes.square] if notes.walls >> pair[1] & 1]
        around += [Request(STEP, notes.square, target, edge) for target, edge in walled]
    safe = [request for request in around if not _is_known_to_beat(rules, notes, request.target)]
    new = [request for request in safe if not notes.visited >> request.target & 1]
    if (
        not new
        and notes.square == rules.plan.entrance
        and len(rules.pieces) > 1
        and not rng.randrange(CHANGES)
    ):
        return Request(
            SWAP, piece=rng.choice([piece for piece in range(len(rules.pieces)) if piece != notes.piece])
        )
    if not safe:
        return Request(SACRIFICE, piece=next_piece(rules, notes)) if not around else rng.choice(around)
    return rng.choice(new or safe)


def _is_known_to_beat(rules: Rules, notes: Notes, square: int) -> bool:
    """Does a card that beats this piece lie there, as far as one knows?"""
    if notes.gone >> square & 1:
        return False
    return rules.effects[notes.card_at(square)][notes.piece] == LOSE
