"""The plans that the search compares at a decision; a plan is a sequence of choices, and the first is that of the rules of thumb.

Characters are committed, and attackers declared, one by one; here a whole set is one plan, so that sets are compared with sets."""

from __future__ import annotations

from typing import Any

import msgspec

from gonfalon.core.observation import InformationState
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, Choice, State
from gonfalon.games.fellowship.observation import FellowshipObservation

from .expiring import expires_unused
from .quest import CommitSets, commit_set
from .rule_based import choose

Plan = tuple[Choice, ...]
"""Choices of one seat at decisions of one kind, in order."""

SETS = {"commit": 2, "choose_attackers": 3}
"""Name of a frame that asks for a set one card after another -> index of its argument with the cards chosen so far."""
WEIGHED = frozenset(
    (
        *("commit", "planning", "defender", "undefended", "engage", "travel", "target", "mode", "mulligan"),
        *("search", "quest_start", "after_staging", "attack_4"),
    )
)
"""Kinds of decisions (and names of action windows) in which a search at 40 playouts finds more than the rules of thumb would do."""
WEIGHED_WITH_TIME = WEIGHED | {
    *("attack", "attackers", "response", "host", "discard", "cost", "sentinel", "join", "spread"),
    "after_shadows",
}
"""In addition, the kinds that a search with more playouts compares plans for. The window after the refresh is left to the rules of thumb:
nothing that ends with the round helps there, so the search would only choose by noise."""


def is_weighed(s: State, choices: tuple[Choice, ...], kinds: frozenset[str]) -> bool:
    """Is this decision searched: is its kind (or window) in `kinds`, with more than one choice?"""
    assert s.pending is not None
    kind = s.pending.kind
    return len(choices) > 1 and (s.pending.facts["window"] if kind == "window" else kind) in kinds


def before_the_set(information: InformationState) -> tuple[InformationState, tuple[int, ...], bool]:
    """(information state at the first question of the set being chosen, cards chosen since, is a set being chosen?).

    Nothing but the set has changed in between, so one search answers all questions of a set.
    """
    seen = information.observation
    assert isinstance(seen, FellowshipObservation)
    todo: list[Any] = list(seen.engine["todo"])
    at = SETS.get(todo[-1][0]) if todo else None
    if at is None or not todo[-1][at]:
        return information, (), at is not None
    frame = list(todo[-1])
    chosen = tuple(frame[at])
    frame[at] = ()
    engine = {**seen.engine, "todo": [*todo[:-1], tuple(frame)]}
    earlier = msgspec.structs.replace(seen, engine=engine, ply=seen.ply - len(chosen))
    return msgspec.structs.replace(information, observation=earlier), chosen, True


def next_of(plan: Plan, chosen: tuple[int, ...]) -> Choice:
    """The next choice of a plan after some of its cards have been chosen."""
    return next((choice for choice in plan if choice == PASS or choice[-1] not in chosen), PASS)


def follow(s: State, seat: int, plan: Plan) -> None:
    """Take the choices of a plan while they are asked for. **Mutates:** s."""
    assert s.pending is not None
    kind = s.pending.kind
    for choice in plan:
        pending = s.pending
        if pending is None or pending.kind != kind:
            return
        offered = next((choices for asked, choices in pending.asks if asked == seat), ())
        if choice in offered:
            s.take(seat, choice)


def plans(s: State, seat: int, choices: tuple[Choice, ...], most: int) -> list[Plan]:
    """At most `most` plans: the choice of the rules of thumb, then their choice among the remaining ones, and so on. An action whose effect
    ends unused is none of them."""
    assert s.pending is not None
    if s.pending.again[0] in SETS:
        return _sets(s, seat, choices, most)
    found: list[Plan] = []
    left = choices
    while left and len(found) < most:
        choice = choose(s, seat, left)
        if choice not in left:
            choice = left[0]
        if not found or not expires_unused(s, seat, choice):
            found.append((choice,))
        left = tuple(one for one in left if likeness(s, one) != likeness(s, choice))
    return found


def is_played_for_free(s: State, seat: int, choice: Choice) -> bool:
    """Is this an ally or attachment after whose payment the heroes still hold what the whole rest of the hand costs, spheres left aside?
    Then there is nothing to save for, and no reason to pass."""
    cards = s.catalogue.cards
    if choice[0] != "play" or cards[choice[1]].type == "event":
        return False
    cost = sum(price for i in s.piles[m.HAND + seat] if isinstance(price := cards[i].cost, int))
    return sum(s.resources[hero] for hero in s.heroes(seat)) >= cost


def likeness(s: State, choice: Choice) -> tuple[Any, ...]:
    """A key of a choice that is equal for copies of a card in one hand, since they are played alike."""
    if choice[0] == "play":
        return ("play", s.catalogue.cards[choice[1]].id)
    return choice


def usual_set(s: State, seat: int, choices: tuple[Choice, ...]) -> tuple[int, ...]:
    """The set of cards that the rules of thumb choose."""
    assert s.pending is not None
    kind = s.pending.kind
    if kind == "commit":
        return tuple(choice[1] for choice in commit_set(s, seat, choices))
    twin, found = s.fork(), []
    while twin.pending is not None and twin.pending.kind == kind and twin.pending.asks[0][0] == seat:
        choice = choose(twin, seat, twin.pending.asks[0][1])
        if choice == PASS:
            break
        found.append(choice[1])
        twin.take(seat, choice)
    return tuple(found)


def _sets(s: State, seat: int, choices: tuple[Choice, ...], most: int) -> list[Plan]:
    """Plans for a set: the usual set; it with one card less, more or exchanged; the best one, two, three ... cards by willpower (or
    attack); all; none. Sets to commit are ordered by their value to the rules of thumb (quest.CommitSets)."""
    verb = choices[0][0]
    stat = m.WILLPOWER if verb == "commit" else m.STRENGTH
    cards = sorted((c[1] for c in choices if c != PASS), key=lambda i: (-s.stat(i, stat), i))
    usual = frozenset(usual_set(s, seat, choices))
    useful = [i for i in cards if s.stat(i, stat) > 0]
    others = [i for i in useful if i not in usual]
    found: dict[frozenset[int], None] = {}
    for i in reversed(cards):
        if i in usual:
            found[usual - {i}] = None
    for i in others:
        found[usual | {i}] = None
    for n in range(len(useful), -1, -1):
        found[frozenset(useful[:n])] = None
    for i in (i for i in cards if i in usual):
        for j in others:
            found[usual - {i} | {j}] = None
    found.pop(usual, None)
    ranked = list(found)
    if verb == "commit":
        weighed = CommitSets(s, seat, choices)
        ranked.sort(key=lambda one: -weighed.value_of(one))
    sets = [one for one in (usual, *ranked) if one or PASS in choices]
    return [(*((verb, i) for i in cards if i in one), PASS) for one in sets[:most]]
