"""Encodes an observation as numbers from -1 to 1, own seat first."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.game import Encoding

from .notes import Notes
from .observation import FortressObservation
from .rules import Rules
from .view import maze_of, notes_of
from .words import BUILD, ENTER, EXPLORE


def encoding(rules: Rules) -> Encoding:
    """Sizes: length counts two explorers, the own fortress and the decision; n_options four steps, two climbs, passage, bridge, pieces."""
    plan, n_kinds, n_pieces = rules.plan, len(rules.kinds) - 1, len(rules.pieces)
    fortress = len(plan.edges) + len(plan.ladders) + plan.n_squares * (n_kinds + rules.has_bridge)
    explorer = fortress + 2 * plan.n_squares + 3 * n_pieces + 2
    moves = 4 + 2 + bool(rules.twin) + rules.has_bridge
    return Encoding(2 * explorer + fortress + 3, moves + (n_pieces - 1) + n_pieces + rules.may_challenge)


def encode(rules: Rules, seen: FortressObservation) -> Sequence[float]:
    """float[length]: own notes, the other seat's notes of the own fortress, the own fortress, the kind of the decision owed.

    Notes: each edge (1 wall, -1 open, 0 unknown), each ladder (1, -1 none, 0 unknown), for each kind of card each square (1 known to
    lie there, -1 beaten), ends of the bridge, squares visited, the square of the piece; for each piece inside, unused, out; turns to skip
    in halves, idle requests as a share of the limit.
    """
    own = max(seen.seat, 0)
    numbers = _notes_numbers(rules, notes_of(rules, seen, own))
    numbers += _notes_numbers(rules, notes_of(rules, seen, 1 - own))
    numbers += _fortress_numbers(rules, seen.fortresses[own])
    return [*numbers, *(float(seen.kind == kind) for kind in (BUILD, ENTER, EXPLORE))]


def _notes_numbers(rules: Rules, notes: Notes) -> list[float]:
    plan = rules.plan
    numbers = [float((notes.walls >> e & 1) - (notes.open >> e & 1)) for e in range(len(plan.edges))]
    for ladder, (low, high) in enumerate(plan.ladders):
        is_none = (notes.stood >> low | notes.stood >> high) & 1
        numbers.append(1.0 if notes.ladders >> ladder & 1 else -float(is_none))
    known = {square: (kind, -1.0 if notes.gone >> square & 1 else 1.0) for square, kind in notes.cards}
    for kind in range(1, len(rules.kinds)):
        for square in range(plan.n_squares):
            lies, value = known.get(square, (0, 0.0))
            numbers.append(value if lies == kind else 0.0)
    if rules.has_bridge:
        numbers += [float(square in notes.bridge) for square in range(plan.n_squares)]
    numbers += [float(notes.visited >> square & 1) for square in range(plan.n_squares)]
    inside = notes.square if notes.piece >= 0 else -1
    numbers += [float(square == inside) for square in range(plan.n_squares)]
    out = notes.out(rules)
    for piece in range(len(rules.pieces)):
        numbers += [float(piece == notes.piece), float(notes.unused >> piece & 1), float(out >> piece & 1)]
    return [*numbers, notes.skips / 2, min(1.0, notes.idle / rules.idle_limit)]


def _fortress_numbers(rules: Rules, text: str) -> list[float]:
    """The fortress as built; all 0 where it is not seen."""
    plan, maze = rules.plan, maze_of(rules, text)
    walls, ladders, cards, bridge = maze if maze else (0, 0, (0,) * plan.n_squares, ())
    numbers = [float(walls >> edge & 1) for edge in range(len(plan.edges))]
    numbers += [float(ladders >> ladder & 1) for ladder in range(len(plan.ladders))]
    for kind in range(1, len(rules.kinds)):
        numbers += [float(card == kind) for card in cards]
    if rules.has_bridge:
        numbers += [float(square in bridge) for square in range(plan.n_squares)]
    return numbers
