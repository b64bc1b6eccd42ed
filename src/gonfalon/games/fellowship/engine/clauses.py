"""Clauses: the effects of cards as declarative entries; one entry per card, one clause per sentence, each with an id.

A program is a tuple of steps. A frame of the state names a program and a position in it, so that a state holds only plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

Context = dict[str, Any]
"""Registers of a running program: self (card), you (seat), the data of the trigger, what was chosen. Never changed in place."""
Run = Callable[[Any, Context], "Context | None"]
Can = Callable[[Any, Context], bool]


class Step(msgspec.Struct, frozen=True):
    """One instruction. run: changes the state, may push frames or ask, returns registers to set. can: could it be done?
    forbidden_by: the question by which a passive effect may forbid it to a seat. lacks: (reason, section) of the refusal when it cannot
    be done; () where that says nothing more than that something is missing. forbids: the act that it forbids for a while."""

    run: Run
    can: Can | None = None
    forbidden_by: str = ""
    lacks: tuple[str, str] | tuple[()] = ()
    forbids: str = ""


Steps = Sequence[Step]
PROGRAMS: dict[str, tuple[Step, ...]] = {}
"""id -> steps; a clause's program has the clause's id."""
CLAUSES: dict[str, Clause] = {}
"""Every clause by id."""
OF_CARD: dict[str, tuple[Clause, ...]] = {}
"""The clauses of a card, in the order of its text."""

ACTION, RESPONSE, FORCED, PASSIVE, REVEALED, SHADOW, TRAVEL, ATTACH, SETUP = (
    "action",
    "response",
    "forced",
    "passive",
    "revealed",
    "shadow",
    "travel",
    "attach",
    "setup",
)
BY_ITSELF = frozenset((FORCED, PASSIVE, REVEALED, SHADOW, TRAVEL, SETUP))
"""Timings of what nobody chooses to use (CARD-6.1, CARD-6.5 to CARD-6.8)."""


class Clause(msgspec.Struct, kw_only=True):
    """One sentence of a card.

    on: the trigger of a response or forced effect, the question that a passive answers. when: does it apply to what has just
    happened? cost, do: programs. phase: an action for one phase only. limit: (times, PHASE or ROUND), of one copy; each_seat: of one copy
    for each seat. anyone: every seat may use it. from_hand: it works while the card is in hand. set_aside: it works
    while the card lies out of the game. value: what a passive answers.
    hook: why this entry needs a Python function of its own, "" for none.
    """

    timing: str
    id: str = ""
    card: str = ""
    on: str = ""
    when: Can | None = None
    cost: tuple[Step, ...] = ()
    do: tuple[Step, ...] = ()
    phase: str = ""
    limit: tuple[int, str] | None = None
    each_seat: bool = False
    anyone: bool = False
    from_hand: bool = False
    set_aside: bool = False
    value: Callable[..., Any] | None = None
    hook: str = ""
    rules: str = ""


_programs = 0


def program(steps: Steps) -> str:
    """Register steps inside steps (a choice between modes, something for each player) and give their name."""
    global _programs
    _programs += 1
    name = f"part-{_programs}"
    PROGRAMS[name] = tuple(steps)
    return name


def card(card_id: str, *clauses: Clause) -> None:
    """One entry: the clauses of a card in the order of its text. Each gets the id `<card>.<timing>`, with a number from the second of
    that timing on; a clause of one rule set alone (`rules`) shares the id of the one it stands for, with `-2011` behind it."""
    counts: dict[tuple[str, str], int] = {}
    named: list[Clause] = []
    for clause in clauses:
        key = (clause.timing, clause.rules)
        counts[key] = counts.get(key, 0) + 1
        name = f"{card_id}.{clause.timing}{counts[key] if counts[key] > 1 else ''}"
        clause = msgspec.structs.replace(
            clause, card=card_id, id=f"{name}-2011" if clause.rules == "2011" else name
        )
        CLAUSES[clause.id] = clause
        PROGRAMS[clause.id] = (*clause.cost, *clause.do)
        named.append(clause)
    OF_CARD[card_id] = tuple(named)


# ---- the words that entries are written with ---------------------------------------------------------------------------


def action(*do: Step, cost: Steps = (), **more: Any) -> Clause:
    """CARD-6: an Action; of an event card it is played from the hand."""
    return Clause(timing=ACTION, do=do, cost=tuple(cost), **more)


def response(on: str, *do: Step, cost: Steps = (), **more: Any) -> Clause:
    """CARD-6: a Response to a trigger."""
    return Clause(timing=RESPONSE, on=on, do=do, cost=tuple(cost), **more)


def forced(on: str, *do: Step, **more: Any) -> Clause:
    """CARD-6: a Forced effect; with `value` in place of steps one that replaces what happens, as an answer to a question."""
    return Clause(timing=FORCED, on=on, do=do, **more)


def passive(on: str, value: Callable[..., Any] | None, **more: Any) -> Clause:
    """CARD-6: a constant effect: an answer to a question of the engine (`Board.answers`), or with `do` something that happens by itself
    at a trigger, before Forced effects."""
    return Clause(timing=PASSIVE, on=on, value=value, **more)


def when_revealed(*do: Step, **more: Any) -> Clause:
    """CARD-6: a When Revealed effect."""
    return Clause(timing=REVEALED, on="revealed", do=do, **more)


def shadow(*do: Step, **more: Any) -> Clause:
    """CARD-6: a Shadow effect. Registers: enemy, defending (seat), defenders, undefended."""
    return Clause(timing=SHADOW, do=do, **more)


def travel(*cost: Step, **more: Any) -> Clause:
    """CARD-7: what must be paid to travel here."""
    return Clause(timing=TRAVEL, cost=cost, **more)


def attach_to(selector: Callable[[Any, Context], tuple[int, ...]]) -> Clause:
    """CARD-5: what the card may be attached to."""
    return Clause(timing=ATTACH, value=selector)


def setup(*do: Step, **more: Any) -> Clause:
    """CARD-3: the Setup instruction of a quest card."""
    return Clause(timing=SETUP, do=do, **more)
