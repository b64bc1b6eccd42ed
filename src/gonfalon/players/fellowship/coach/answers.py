"""The answers of a seat that the coach judges: those to questions that the search weighs, a set as one answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from gonfalon.core.seat_decision import SeatDecision
from gonfalon.games.fellowship.game import GAME

from ..search_plans import WEIGHED_WITH_TIME, before_the_set

SEPARATOR = ", "
"""Between the actions of a set."""
MEETINGS = frozenset(("defender", "undefended", "sentinel", "spread"))
"""Kinds of decisions about an attack of an enemy."""
PRICES = {"hero": 8, "ally": 2}
"""What the loss of a card weighs, in points of threat, where likely mistakes are looked for."""


def answers_of(decisions: Sequence[SeatDecision]) -> tuple[SeatDecision, ...]:
    """A seat's answers in order, counted from 1. The actions of a set are joined by SEPARATOR, and what it knew is that before the first.

    heard: up to the next answer that is judged.
    """
    found = list[SeatDecision]()
    for decision in decisions:
        if before_the_set(decision.information)[1] and found:
            found[-1] = _joined(found[-1], SEPARATOR + decision.action, decision)
        elif _is_weighed(decision):
            found.append(decision)
        elif found:
            found[-1] = _joined(found[-1], "", decision)
    return tuple(msgspec.structs.replace(one, number=number) for number, one in enumerate(found, 1))


def _joined(answer: SeatDecision, more: str, last: SeatDecision) -> SeatDecision:
    heard = (*answer.heard, *last.heard)
    return msgspec.structs.replace(answer, action=answer.action + more, heard=heard, outcome=last.outcome)


def _is_weighed(decision: SeatDecision) -> bool:
    """Is there more than one answer to a question that a search with time weighs?"""
    asked = decision.information.observation.decision
    if asked is None or asked.options is None or len(asked.options) < 2:
        return False
    kind = str(asked.facts["window"]) if asked.kind == "window" else asked.kind
    return kind in WEIGHED_WITH_TIME


def likely_mistakes(answers: Sequence[SeatDecision]) -> tuple[int, ...]:
    """Places of the answers after which something was lost: who was sent on a quest that failed, who met an attack in which somebody
    fell. The worst come first."""
    found = Counter[int]()
    quest = fight = -1
    for place, answer in enumerate(answers):
        asked = answer.information.observation.decision
        quest = place if asked and asked.kind == "commit" else quest
        fight = place if asked and asked.kind in MEETINGS else fight
        for event in answer.heard:
            if event.kind == "quest_resolved" and quest >= 0:
                found[quest] += max(0, event.facts["threat"] - event.facts["willpower"])
            elif event.kind == "left" and event.facts["how"] == "destroyed" and fight >= 0:
                found[fight] += PRICES.get(_type_of(answer, event.facts["card"]), 0)
    return tuple(sorted((place for place in found if found[place]), key=lambda place: (-found[place], place)))


def _type_of(answer: SeatDecision, key: str) -> str:
    catalogue = GAME.catalogue(answer.information.setup)
    at = catalogue.by_key.get(key)
    return "" if at is None else catalogue.cards[at].type
