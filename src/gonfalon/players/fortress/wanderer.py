"""The weakest level: it steps to an unvisited neighbour if it knows of one, else to any neighbour; it forgets walls at times."""

from __future__ import annotations

from gonfalon.core.rng import Rng
from gonfalon.games.fortress.cards import LOSE
from gonfalon.games.fortress.grading import requests_at, walk
from gonfalon.games.fortress.notes import Notes, is_trapped
from gonfalon.games.fortress.plan import bits
from gonfalon.games.fortress.requests import Request
from gonfalon.games.fortress.rules import Rules
from gonfalon.games.fortress.words import SACRIFICE, STEP, SWAP

from .depth_first import Act, depth_first, next_piece

FORGETS = 3
"""It forgets the walls of its square once in so many acts, on average."""
CHANGES = 3
"""On the entrance without an unvisited neighbour it swaps once in so many acts, on average."""


def wander(rules: Rules, notes: Notes, rng: Rng, forgets: int = FORGETS) -> Act:
    """A random act; it avoids cards that are known to beat its piece, if it can. forgets: as FORGETS.

    Where a flag out of reach loses (FORT-9.4) and this piece knows of no unvisited square, it goes on like `depth_first`, which
    challenges in the end; a random walk would take thousands of turns to be sure.
    """
    if notes.piece < 0:
        return next_piece(rules, notes)
    if rules.may_challenge and not _knows_unvisited(rules, notes):
        return depth_first(rules, notes, bits(notes.visited))
    if is_trapped(rules, notes):
        return Request(SACRIFICE, piece=next_piece(rules, notes))
    around = requests_at(rules, notes, notes.square)
    if not rng.randrange(forgets):
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


def _knows_unvisited(rules: Rules, notes: Notes) -> bool:
    """Lies an unvisited square beside one that the piece can reach?"""
    reached = walk(rules, notes, notes.piece, notes.square)
    return any(
        not notes.visited >> request.target & 1
        for here in reached
        for request in requests_at(rules, notes, here)
    )


def _is_known_to_beat(rules: Rules, notes: Notes, square: int) -> bool:
    """Is a card that beats this piece known to lie there?"""
    if notes.gone >> square & 1:
        return False
    return rules.effects[notes.card_at(square)][notes.piece] == LOSE
