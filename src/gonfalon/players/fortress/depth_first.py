"""The baseline, a depth-first search: it goes on from the square it found last and backtracks where nothing new is left."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.core.events import Event
from gonfalon.games.fortress.cards import WIN
from gonfalon.games.fortress.grading import path_to_search, requests_at, walk
from gonfalon.games.fortress.notes import Notes
from gonfalon.games.fortress.requests import Request
from gonfalon.games.fortress.rules import Rules
from gonfalon.games.fortress.words import CHALLENGE, SACRIFICE, STEP, SWAP

Act = Request | int
"""A request, or the piece that enters."""
Paths = dict[int, tuple[Request, ...]]
"""Square reachable over known edges -> the requests that lead there; nearest first."""


def squares_in_order(rules: Rules, events: Iterable[Event], seat: int) -> list[int]:
    """The squares on which the pieces of a seat have been, in the order in which they first came there."""
    found = [rules.plan.entrance]
    add_squares(rules, found, events, seat)
    return found


def add_squares(rules: Rules, order: list[int], events: Iterable[Event], seat: int) -> None:
    """Append the squares that further events announce. Mutates order."""
    for event in events:
        if event.kind in ("moved", "fell") and event.facts["seat"] == seat:
            square = rules.plan.index[event.facts["target"]]
            if square not in order:
                order.append(square)


def depth_first(rules: Rules, notes: Notes, order: list[int]) -> Act:
    """The act of the depth-first explorer. order: squares in the order in which they were found (`squares_in_order`).

    It requests unvisited squares beside the square found last, then beside the one before, and so on. Where none is left it makes
    free moves, then tries unknown edges to known squares that it cannot reach, then changes the piece. It challenges (FORT-9.4) where
    no piece has anything left to find.
    """
    if notes.piece < 0:
        return next_piece(rules, notes, order)
    return depth_first_way(rules, notes, order)[0]


def depth_first_way(rules: Rules, notes: Notes, order: list[int]) -> tuple[Request, ...]:
    """What `depth_first` asks for with a piece inside, one request after another: the way over known edges, and what it leads to."""
    found = _way(rules, notes, order, notes.piece, notes.square)
    if found:
        return found
    if rules.may_challenge and is_nothing_left(rules, notes, order):
        return (Request(CHALLENGE),)
    return (change(rules, notes, next_piece(rules, notes, order)),)


def is_nothing_left(rules: Rules, notes: Notes, order: list[int]) -> bool:
    """Has no piece anything left to find, from where it stands or from the entrance? Then the flag cannot be reached (FORT-3.8).

    order: every square on which a piece has been.
    """
    if notes.piece >= 0 and _way(rules, notes, order, notes.piece, notes.square):
        return False
    pieces = range(len(rules.pieces))
    return not any(_way(rules, notes, order, piece, rules.plan.entrance) for piece in pieces)


def _way(rules: Rules, notes: Notes, order: list[int], piece: int, start: int) -> tuple[Request, ...]:
    """The requests that a piece on `start` would make one after another, () if it has nothing left to find."""
    reached = walk(rules, notes, piece, start)
    for is_new in (True, False):
        for here in reversed(order):
            for request in requests_at(rules, notes, here) if here in reached else ():
                unseen = not notes.visited >> request.target & 1
                unknown = (
                    request.way == STEP
                    and not notes.open >> request.link & 1
                    and request.target not in reached
                )
                if unseen if is_new else unknown:
                    return (*reached[here], request)
        free = free_path(rules, notes, piece, reached) if is_new else ()
        if free:
            return free
    return ()


def free_path(rules: Rules, notes: Notes, piece: int, reached: Paths) -> tuple[Request, ...]:
    """The requests to the nearest known square where this piece would beat a card or may find a passage; no turn is lost. () for none.

    Coming there always changes what is known, so no piece walks to and fro: a card is gone, a passage is found or is not there.
    """
    search = path_to_search(rules, notes, piece, reached)
    for here, path in reached.items():
        if path and path == search:
            return path
        if path and not notes.gone >> here & 1 and rules.effects[notes.card_at(here)][piece] == WIN:
            return path
    return search


def next_piece(rules: Rules, notes: Notes, order: list[int] | None = None) -> int:
    """The piece to enter: the first with something left to find, unused ones before those that are out, stronger ones first.

    order: as in `depth_first`; None takes every piece to have something left to find.
    """
    pieces = [piece for piece in range(len(rules.pieces)) if piece != notes.piece] or [notes.piece]
    pieces.sort(key=lambda piece: (not notes.unused >> piece & 1, piece))
    for piece in pieces if order else ():
        if _way(rules, notes, order or [], piece, rules.plan.entrance):
            return piece
    return pieces[0]


def change(rules: Rules, notes: Notes, piece: int) -> Request:
    """The next request towards a swap for `piece` if the entrance is reachable over known edges, else a sacrifice."""
    if piece != notes.piece:
        home = walk(rules, notes, notes.piece, notes.square).get(rules.plan.entrance)
        if home is not None:
            return home[0] if home else Request(SWAP, piece=piece)
    return Request(SACRIFICE, piece=piece)
