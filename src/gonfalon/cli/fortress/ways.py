"""Typed ways as the browser takes them: `E4 D4 up`, `e5-e4`; a square without a floor is on the floor that the way has come to."""

from __future__ import annotations

import re
from typing import NamedTuple

from gonfalon.games.fortress.notes import Notes
from gonfalon.games.fortress.plan import FLOOR_LETTERS, NONE, Plan
from gonfalon.games.fortress.rules import Rules
from gonfalon.games.fortress.words import BRIDGE, PASSAGE

WORDS = {"up": "up", "u": "up", "^": "up", "down": "down", "v": "down", PASSAGE: PASSAGE, BRIDGE: BRIDGE}
SQUARE = re.compile(r"(2?)([mtb]?)([a-i])([1-9])", re.IGNORECASE)
JOINED = re.compile(rf"({PASSAGE}|{BRIDGE})\s+(\w+)\s*-\s*(\w+)", re.IGNORECASE)
FROM_TO = re.compile(r"\w+-\w+")


class Leg(NamedTuple):
    """One request of a way. target: the square it asks for, NONE where the text names none that exists."""

    action: str
    target: int


def read_way(rules: Rules, notes: Notes, typed: str) -> list[Leg] | None:
    """The requests of a typed way, None if it is no way. A way may begin with the square where the piece stands."""
    plan, here, legs = rules.plan, notes.square, list[Leg]()
    if joined := JOINED.fullmatch(typed.strip()):
        source, target = (_square(plan, plan.entrance, name) for name in (joined[2], joined[3]))
        return [_named(plan, f"{joined[1].lower()} ", source, target, typed)]
    words = [word for word in re.split(r"[\s,>→-]+", typed.strip()) if word]
    if not words or any(word.lower() not in WORDS and not SQUARE.fullmatch(word) for word in words):
        return None
    first = _square(plan, here, words[0])
    if FROM_TO.fullmatch(typed.strip()) and first != here:
        return [_named(plan, "", first, _square(plan, first, words[1]), typed)]
    for n, word in enumerate(words):
        way = WORDS.get(word.lower())
        target = _end(plan, notes, here, way) if way else _square(plan, here, word)
        if n == 0 and len(words) > 1 and target == here:
            continue
        legs.append(_leg(plan, notes, here, target, word))
        if target == NONE:
            break
        here = target
    return legs


def _named(plan: Plan, word: str, source: int, target: int, typed: str) -> Leg:
    """A request whose squares are both named; the rules answer if it starts elsewhere."""
    if NONE in (source, target):
        return Leg(typed, NONE)
    return Leg(f"{word}{plan.names[source]}-{plan.names[target]}", target)


def _leg(plan: Plan, notes: Notes, here: int, target: int, word: str) -> Leg:
    """The request from a square to another: a step, a climb, or the passage or bridge that joins the two."""
    if target == NONE:
        return Leg(f"{plan.names[here]}-{word}", NONE)
    text = f"{plan.names[here]}-{plan.names[target]}"
    is_near = (here, target) in plan.edge_index or target in (plan.above[here], plan.below[here])
    if not is_near and notes.passages.get(here) == target:
        return Leg(f"{PASSAGE} {text}", target)
    if not is_near and here != target and {here, target} == set(notes.bridge):
        return Leg(f"{BRIDGE} {text}", target)
    return Leg(text, target)


def _square(plan: Plan, here: int, word: str) -> int:
    """The square that a word names, seen from `here`; NONE if there is none."""
    here = max(here, 0)
    found = SQUARE.fullmatch(word)
    if found is None:
        return NONE
    fort, floor, letter, number = (part or "" for part in found.groups())
    if floor:
        prefix = fort + ("" if floor.lower() == "b" else floor.lower())
    else:
        prefix = ("2" if plan.fort[here] else fort) + FLOOR_LETTERS[plan.floor[here]]
    return plan.index.get(f"{prefix}{letter.upper()}{number}", NONE)


def _end(plan: Plan, notes: Notes, here: int, way: str) -> int:
    """Where a word leads from a square, NONE if nowhere."""
    if way == PASSAGE:
        return notes.passages.get(here, NONE)
    if way == BRIDGE:
        return notes.bridge[1 - notes.bridge.index(here)] if here in notes.bridge else NONE
    return plan.above[here] if way == "up" else plan.below[here]
