"""What puzzles of Fortress ask: the next request for something unknown, wherever it begins, for the way there costs no turn.

After a fight that was lost they ask which piece enters.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec

from gonfalon.core.observation import InformationState, Observation
from gonfalon.games.fortress.cards import LOSE
from gonfalon.games.fortress.grading import requests_at, walk
from gonfalon.games.fortress.notes import Notes, is_trapped
from gonfalon.games.fortress.observation import FortressObservation
from gonfalon.games.fortress.requests import Request
from gonfalon.games.fortress.rules import Rules, rules_for
from gonfalon.games.fortress.view import notes_of
from gonfalon.games.fortress.words import BRIDGE, ENTER, PASSAGE, SACRIFICE, STEP, SWAP
from gonfalon.learn.puzzle import Puzzle
from gonfalon.learn.puzzle_scale import PuzzleScale

LENGTH = 12
SCALE = PuzzleScale(half=0.25, fine=0.2, loose=1.0)
"""In turns that it takes to the flag."""
LEVELS_TRIED = (1, 2, 3, 4)
Way = tuple[Request, ...]
"""Requests one after another: steps over known squares, and at the end the one that is meant. A piece that enters is one that is
exchanged for none."""
NOTED = (
    *("pieces", "squares", "unused", "out", "skips", "visited", "visitors", "walls", "open_edges"),
    *("ladders", "stood", "cards", "beaten", "passages", "bridges"),
)
"""Fields of the observation that hold what an explorer knows."""


def mark(seen: Observation) -> str:
    """Hexadecimal digits that follow from what the asked seat knows of the other's fortress."""
    assert isinstance(seen, FortressObservation)
    rows = [getattr(seen, name)[seen.seat] for name in NOTED]
    return sha256(msgspec.json.encode(rows)).hexdigest()[:LENGTH]


def answers(information: InformationState) -> frozenset[str]:
    """The legal acts, and every request for something unknown from a square that the piece can come to."""
    rules, notes = known(information)
    return frozenset(information.observation.legal or ()) | ways(rules, notes).keys()


def known(information: InformationState) -> tuple[Rules, Notes]:
    """The rules, and what the asked seat knows."""
    seen = information.observation
    assert isinstance(seen, FortressObservation)
    rules = rules_for(information.variant, information.options, information.setup.edition)
    notes = notes_of(rules, seen, information.seat)
    if notes.piece < 0:
        notes.replacing, notes.due = True, _turns_to_skip(seen, rules, notes)
    return rules, notes


def _turns_to_skip(seen: FortressObservation, rules: Rules, notes: Notes) -> int:
    """The turns that a piece which was not inside yet skips after the fight that was lost; 0 where all have been inside."""
    options = (seen.decision.options or ()) if seen.decision else ()
    prices = {option.parts["piece"]: int(option.parts["turns_to_skip"]) for option in options}
    unused = (name for piece, name in enumerate(rules.pieces) if notes.unused >> piece & 1)
    return min((prices[name] for name in unused), default=0)


def ways(rules: Rules, notes: Notes) -> dict[str, Way]:
    """Each act that asks for something unknown or exchanges the piece, and the way to it; nearest first.

    Left out are squares with a card that is known to beat the piece, and unknown edges to squares that it can come to anyway. Where no
    piece is inside, each that may enter.
    """
    if notes.piece < 0:
        return {f"{ENTER} {name}": (Request(SWAP, piece=piece),) for piece, name in enumerate(rules.pieces)}
    reached = walk(rules, notes, notes.piece, notes.square)
    found: dict[str, Way] = {}
    for here, path in reached.items():
        for request in requests_at(rules, notes, here):
            if _asks(rules, notes, request, reached):
                found[text_of_request(rules, request)] = (*path, request)
    others = [piece for piece in range(len(rules.pieces)) if piece != notes.piece]
    home = reached.get(rules.plan.entrance)
    for piece in others:
        if home is not None:
            found[f"{SWAP} {rules.pieces[piece]}"] = (*home, Request(SWAP, piece=piece))
        elif not rules.only_if_trapped or is_trapped(rules, notes):
            found[f"{SACRIFICE} {rules.pieces[piece]}"] = (Request(SACRIFICE, piece=piece),)
    return found


def _asks(rules: Rules, notes: Notes, request: Request, reached: dict[int, Way]) -> bool:
    """Does a request ask for something unknown that does not beat the piece for certain?"""
    target = request.target
    while notes.pits >> target & 1:
        target = rules.plan.below[target]
    kind = 0 if notes.gone >> target & 1 else notes.card_at(target)
    if rules.effects[kind][notes.piece] == LOSE:
        return False
    if not notes.visited >> request.target & 1:
        return True
    return request.way == STEP and not notes.open >> request.link & 1 and request.target not in reached


def text_of_request(rules: Rules, request: Request) -> str:
    """A request as it is written (FORT-5)."""
    names = rules.plan.names
    word = f"{request.way} " if request.way in (PASSAGE, BRIDGE) else ""
    return f"{word}{names[request.source]}-{names[request.target]}"


def harder(puzzle: Puzzle) -> int:
    """Nothing but its level is known to make such a puzzle harder."""
    return 0
