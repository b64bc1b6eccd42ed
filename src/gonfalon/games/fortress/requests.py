"""The acts of a turn: their texts, which of them are offered, and why others are refused (FORT-5, FORT-8)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple, NoReturn

from gonfalon.core.errors import Fault, FaultyActionError, IllegalActionError
from gonfalon.core.observation import Option

from .notes import Notes, is_trapped
from .plan import NONE
from .rules import Rules
from .words import BRIDGE, CHALLENGE, CLIMB, ENTER, PASSAGE, SACRIFICE, STEP, SWAP, RefusalReason, Way

SECTIONS: dict[RefusalReason, str] = {
    "not_understood": "FORT-5.9",
    "unknown_square": "FORT-1.2",
    "wrong_start": "FORT-5.1",
    "blocked_ladder": "FORT-5.4",
    "no_way": "FORT-1.3",
    "not_at_entrance": "FORT-8.1",
    "same_piece": "FORT-8.1",
    "not_trapped": "FORT-8.5",
}
"""The rule that each refusal cites."""


class Request(NamedTuple):
    """An act of a turn. way: STEP, CLIMB, PASSAGE, BRIDGE with source, target and the edge or ladder between; or SWAP, SACRIFICE
    with the next piece; or CHALLENGE."""

    way: Way
    source: int = NONE
    target: int = NONE
    link: int = NONE
    piece: int = NONE


@lru_cache(maxsize=64)
def known_requests(rules: Rules) -> dict[str, Request]:
    """Text -> request, of every step and climb that the plan allows and every swap and sacrifice."""
    plan, found = rules.plan, {}
    for edge, (a, b) in enumerate(plan.edges):
        for source, target in ((a, b), (b, a)):
            found[f"{plan.names[source]}-{plan.names[target]}"] = Request(STEP, source, target, edge)
    for ladder, (low, high) in enumerate(plan.ladders):
        for source, target in ((low, high), (high, low)):
            found[f"{plan.names[source]}-{plan.names[target]}"] = Request(CLIMB, source, target, ladder)
    for piece, name in enumerate(rules.pieces):
        for word in (SWAP, SACRIFICE):
            found[f"{word} {name}"] = Request(word, piece=piece)
    if rules.may_challenge:
        found[CHALLENGE] = Request(CHALLENGE)
    return found


def understand(rules: Rules, notes: Notes, action: str) -> Request:
    """Parse a text into a legal request of the seat with these notes. Raises IllegalActionError, worded from the notes alone (FORT-5.9)."""
    request = known_requests(rules).get(action) or _joined(rules, notes, action)
    way = request.way
    if way in (STEP, CLIMB):
        if request.source != notes.square:
            _wrong_start(rules, notes, action)
        if way == CLIMB:
            if not notes.ladders >> request.link & 1:
                _refuse(action, "no_way")
            if request.target > request.source and notes.pits >> request.target & 1:
                _refuse(action, "blocked_ladder")
    elif way == SWAP:
        if notes.square != rules.plan.entrance:
            _refuse(action, "not_at_entrance")
        if request.piece == notes.piece:
            _refuse(action, "same_piece")
    elif way == SACRIFICE and rules.only_if_trapped and not is_trapped(rules, notes):
        _refuse(action, "not_trapped")
    return request


def _joined(rules: Rules, notes: Notes, action: str) -> Request:
    """A passage or a bridge; every other text that names two squares is refused here."""
    found = re.fullmatch(r"(?:(passage|bridge) )?([^\s-]{1,20})-([^\s-]{1,20})", action)
    if found is None:
        _refuse(action, "not_understood")
    index = rules.plan.index
    source, target = index.get(found[2], NONE), index.get(found[3], NONE)
    if source < 0 or target < 0:
        _refuse(action, "unknown_square")
    if source != notes.square:
        _wrong_start(rules, notes, action)
    if found[1] == PASSAGE and notes.passages.get(source) == target:
        return Request(PASSAGE, source, target)
    if found[1] == BRIDGE and notes.bridge in ((source, target), (target, source)):
        return Request(BRIDGE, source, target)
    _refuse(action, "no_way")


def _refuse(action: str, reason: RefusalReason) -> NoReturn:
    raise IllegalActionError(action, reason, SECTIONS[reason])


def _wrong_start(rules: Rules, notes: Notes, action: str) -> NoReturn:
    """FORT-5.1: the answer names the true square."""
    where = (rules.plan.names[notes.square],)
    raise FaultyActionError(action, [Fault("wrong_start", where)], SECTIONS["wrong_start"], "wrong_start")


# ---- what is offered -------------------------------------------------------------------------------------------------


class Offer(NamedTuple):
    """The options of a decision. mark: a short text that identifies them: equal marks mean equal options."""

    options: tuple[Option, ...]
    mark: str


def offer(rules: Rules, notes: Notes) -> Offer:
    """What a seat may do in its turn (FORT-5.8)."""
    moves, others = _offered(rules, notes)
    return Offer(moves.options + others.options, f"{moves.mark} {others.mark}")


def offer_mark(rules: Rules, notes: Notes) -> str:
    """The mark of `offer`, without building the options; every step needs it."""
    moves, others = _offered(rules, notes)
    return f"{moves.mark} {others.mark}"


def _offered(rules: Rules, notes: Notes) -> tuple[Offer, Offer]:
    """(offer of moves from here, offer of all other acts)."""
    here, plan = notes.square, rules.plan
    up, down = plan.up[here], plan.down[here]
    climbs = (1 if down >= 0 and notes.ladders >> down & 1 else 0) + (
        2 if up >= 0 and notes.ladders >> up & 1 and not notes.pits >> plan.above[here] & 1 else 0
    )
    passage = notes.passages.get(here, NONE)
    bridge = notes.bridge[1 - notes.bridge.index(here)] if here in notes.bridge else NONE
    moves = _moves(rules, here, climbs, passage, bridge)
    may_sacrifice = not rules.only_if_trapped or is_trapped(rules, notes)
    return moves, _others(rules, notes.piece, notes.unused, here == plan.entrance, may_sacrifice)


@lru_cache(maxsize=4096)
def _moves(rules: Rules, here: int, climbs: int, passage: int, bridge: int) -> Offer:
    """The steps, climbs, the passage and the bridge from a square. climbs: 1 down, 2 up, 3 both."""
    plan = rules.plan
    goals = [("", target, STEP) for target, _ in plan.beside[here]]
    goals += [("", plan.below[here], CLIMB)] if climbs & 1 else []
    goals += [("", plan.above[here], CLIMB)] if climbs & 2 else []
    goals += [("passage ", passage, PASSAGE)] if passage >= 0 else []
    goals += [("bridge ", bridge, BRIDGE)] if bridge >= 0 else []
    source = plan.names[here]
    options = tuple(
        Option(
            f"{word}{source}-{plan.names[goal]}",
            {"source": source, "target": plan.names[goal], "way": way},
        )
        for word, goal, way in goals
    )
    return Offer(options, f"{here}.{climbs}.{passage}.{bridge}")


@lru_cache(maxsize=1024)
def _others(rules: Rules, piece: int, unused: int, at_entrance: bool, may_sacrifice: bool) -> Offer:
    """Swaps, sacrifices and the challenge, each with its price."""
    names, options = rules.pieces, []
    alone = len(names) == 1
    for word, allowed in ((SWAP, at_entrance), (SACRIFICE, may_sacrifice)):
        for other, name in enumerate(names):
            if allowed and (word == SACRIFICE or other != piece):
                price = "0" if alone or unused >> other & 1 else "2"
                options.append(Option(f"{word} {name}", {word: name, "turns_to_skip": price}))
    if rules.may_challenge:
        options.append(Option(CHALLENGE, {"choice": CHALLENGE}))
    return Offer(tuple(options), f"{piece}.{unused}.{at_entrance:d}.{may_sacrifice:d}")


@lru_cache(maxsize=256)
def offer_pieces(rules: Rules, unused: int, due: int) -> Offer:
    """FORT-4.3, FORT-6.4: one option for every piece, with its price in turns to skip."""
    options = tuple(
        Option(
            f"{ENTER} {name}",
            {"piece": name, "turns_to_skip": str(due if unused >> piece & 1 else max(2, due))},
        )
        for piece, name in enumerate(rules.pieces)
    )
    return Offer(options, f"{unused}.{due}")
