"""Clauses: the effects of cards as declarative entries; one entry per card, one clause per sentence, each with an id.

`card` checks an entry as it registers it: a word that the engine does not know raises CardError with the id of the clause.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Final, overload

import msgspec

from . import vocabulary as v
from .model import known_cards
from .programs import PROGRAMS, Can, CardError, Step, Steps, check_program, check_uses, require, uses_of
from .vocabulary import Context, Question0, Question1, Question2, Question3, Rules, Stat, Timing, Trigger

CLAUSES: dict[str, Clause] = {}
"""Every clause by id."""
OF_CARD: dict[str, tuple[Clause, ...]] = {}
"""The clauses of a card, in the order of its text."""

ACTION: Final = "action"
RESPONSE: Final = "response"
FORCED: Final = "forced"
PASSIVE: Final = "passive"
REVEALED: Final = "revealed"
SHADOW: Final = "shadow"
TRAVEL: Final = "travel"
ATTACH: Final = "attach"
SETUP: Final = "setup"
BY_ITSELF = frozenset((FORCED, PASSIVE, REVEALED, SHADOW, TRAVEL, SETUP))
"""Timings of what nobody chooses to use (CARD-6.1, CARD-6.5 to CARD-6.8)."""
Limit = tuple[int, v.Period]
"""How often, and for how long that counts."""


class Clause(msgspec.Struct, kw_only=True):
    """One sentence of a card.

    on: the trigger of a response or forced effect, the question that a passive answers. when: does it apply to what has just
    happened? cost, do: programs. phase: an action for one phase only. limit: (times, PHASE or ROUND), of one copy; each_seat: of one copy
    for each seat. anyone: every seat may use it. from_hand: it works while the card is in hand. set_aside: it works
    while the card lies out of the game. value: what a passive answers.
    pays_itself: a step pays for the card, so that its printed cost is not paid. rules: the only rule set it is for, "" for all.
    """

    timing: Timing
    id: str = ""
    card: str = ""
    on: str = ""
    when: Can | None = None
    cost: tuple[Step, ...] = ()
    do: tuple[Step, ...] = ()
    phase: v.Phase = ""
    limit: Limit | None = None
    each_seat: bool = False
    anyone: bool = False
    from_hand: bool = False
    set_aside: bool = False
    value: Callable[..., Any] | None = None
    pays_itself: bool = False
    rules: Rules = ""


def card(card_id: str, *clauses: Clause) -> None:
    """One entry: the clauses of a card in the order of its text. Each gets the id `<card>.<timing>`, with a number from the second of
    that timing on; a clause of one rule set alone (`rules`) shares the id of the one it stands for, with `-2011` behind it.

    Raises CardError where the entry says something that the engine does not know."""
    require(f"card {card_id}", "card", card_id, known_cards())
    counts: dict[tuple[str, str], int] = {}
    named: list[Clause] = []
    for clause in clauses:
        key = (clause.timing, clause.rules)
        counts[key] = counts.get(key, 0) + 1
        name = f"{card_id}.{clause.timing}{counts[key] if counts[key] > 1 else ''}"
        clause = msgspec.structs.replace(
            clause, card=card_id, id=f"{name}-2011" if clause.rules == "2011" else name
        )
        check_clause(clause)
        CLAUSES[clause.id] = clause
        PROGRAMS[clause.id] = (*clause.cost, *clause.do)
        named.append(clause)
    OF_CARD[card_id] = tuple(named)


def forget_card(card_id: str) -> None:
    """Take back what a card does: an entry of a user's file that turned out to be faulty."""
    for clause in OF_CARD.pop(card_id, ()):
        del CLAUSES[clause.id]
        del PROGRAMS[clause.id]


# ---- the check ----------------------------------------------------------------------------------------------------------


def check_clause(clause: Clause) -> None:
    """Raise CardError where a clause names a trigger, question, register or other word that there is not."""
    where = f"card {clause.card}, clause {clause.id}"
    require(where, "phase", clause.phase, v.PHASES)
    require(where, "rule set", clause.rules, v.RULES)
    if clause.limit is not None:
        require(where, "period of a limit", clause.limit[1], v.PERIODS)
    if clause.timing == ATTACH:
        check_uses(where, uses_of(clause.value), ("self", "you"))
    elif clause.value is not None:
        _check_answer(where, clause.on, clause.value)
    check_uses(where, uses_of(clause.when), filled := registers_of(where, clause))
    check_program(where, (*clause.cost, *clause.do), filled)


def registers_of(where: str, clause: Clause) -> tuple[str, ...]:
    """The registers that are set as a clause begins."""
    if clause.timing == RESPONSE or (clause.timing in (FORCED, PASSIVE) and clause.value is None):
        require(where, "trigger", clause.on, v.FACTS)
        return ("self", "you", *next(facts for on, facts in v.FACTS.items() if on == clause.on))
    return ("self", "you", *v.SHADOW_FACTS) if clause.timing == SHADOW else ("self", "you")


def _check_answer(where: str, question: str, value: Callable[..., Any]) -> None:
    """Raise CardError where there is no such question, or where the answer does not take what it is about."""
    require(where, "question", question, v.N_ABOUT)
    takes = 2 + v.N_ABOUT[question]
    try:
        inspect.signature(value).bind(*range(takes))
    except TypeError:
        raise CardError(f"{where}: the answer to {question!r} must take {takes} arguments") from None


# ---- the words that entries are written with ---------------------------------------------------------------------------
Answer0 = Callable[[Any, int], object]
Answer1 = Callable[[Any, int, int], object]
Answer2 = Callable[[Any, int, int, int], object]
Answer3 = Callable[[Any, int, int, int, bool], object]
"""The answer of a constant effect: a function of (state, its card, what the question is about ...)."""


def action(
    *do: Step,
    cost: Steps = (),
    phase: v.Phase = "",
    limit: Limit | None = None,
    each_seat: bool = False,
    anyone: bool = False,
    rules: Rules = "",
) -> Clause:
    """CARD-6: an Action; of an event card it is played from the hand."""
    return Clause(
        timing=ACTION,
        do=do,
        cost=tuple(cost),
        phase=phase,
        limit=limit,
        each_seat=each_seat,
        anyone=anyone,
        rules=rules,
        pays_itself=any(step.pays for step in (*cost, *do)),
    )


def response(
    on: Trigger,
    *do: Step,
    cost: Steps = (),
    when: Can | None = None,
    limit: Limit | None = None,
    from_hand: bool = False,
    rules: Rules = "",
) -> Clause:
    """CARD-6: a Response to a trigger."""
    return Clause(
        timing=RESPONSE,
        on=on,
        do=do,
        cost=tuple(cost),
        when=when,
        limit=limit,
        from_hand=from_hand,
        rules=rules,
        pays_itself=any(step.pays for step in (*cost, *do)),
    )


def forced(on: Trigger, *do: Step, when: Can | None = None, set_aside: bool = False) -> Clause:
    """CARD-6: a Forced effect."""
    return Clause(timing=FORCED, on=on, do=do, when=when, set_aside=set_aside)


@overload
def instead(on: Question0, value: Answer0) -> Clause: ...
@overload
def instead(on: Question1, value: Answer1) -> Clause: ...
def instead(on: Question0 | Question1, value: Callable[..., object]) -> Clause:
    """CARD-6: a Forced effect that replaces what happens: an answer to a question of the engine."""
    return Clause(timing=FORCED, on=on, value=value)


@overload
def passive(on: Question0, value: Answer0) -> Clause: ...
@overload
def passive(on: Question1 | Stat, value: Answer1) -> Clause: ...
@overload
def passive(on: Question2, value: Answer2) -> Clause: ...
@overload
def passive(on: Question3, value: Answer3) -> Clause: ...
def passive(on: v.Question | Stat, value: Callable[..., object]) -> Clause:
    """CARD-6: a constant effect: an answer to a question of the engine (`Board.answers`), or what it adds to a number of cards."""
    return Clause(timing=PASSIVE, on=on, value=value)


def by_itself(on: Trigger, *do: Step, when: Can | None = None) -> Clause:
    """CARD-6: a constant effect that happens by itself at a trigger, before Forced effects."""
    return Clause(timing=PASSIVE, on=on, do=do, when=when)


def when_revealed(*do: Step) -> Clause:
    """CARD-6: a When Revealed effect."""
    return Clause(timing=REVEALED, do=do)


def shadow(*do: Step) -> Clause:
    """CARD-6: a Shadow effect. Registers: enemy, defending (seat), defenders, undefended, level."""
    return Clause(timing=SHADOW, do=do)


def travel(*cost: Step) -> Clause:
    """CARD-7: what must be paid to travel here."""
    return Clause(timing=TRAVEL, cost=cost)


def attach_to(selector: Callable[[Any, Context], tuple[int, ...]]) -> Clause:
    """CARD-5: what the card may be attached to."""
    return Clause(timing=ATTACH, value=selector)


def setup(*do: Step) -> Clause:
    """CARD-3: the Setup instruction of a quest card."""
    return Clause(timing=SETUP, do=do)
