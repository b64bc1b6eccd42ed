"""What happened, as events, each told to those who may hear it (STRAT-10)."""

from __future__ import annotations

from typing import Any

from gonfalon.core.events import Event

from .actions import name_of
from .kernel import turn
from .kernel.layout import (
    CODE_STEP,
    EV_ATTACKER,
    EV_ATTACKER_ID,
    EV_DEFENDER,
    EV_DEFENDER_ID,
    EV_RESULT,
    EV_SOURCE,
    EV_STEPS,
    EV_TARGET,
    RESCUE_BASE,
)
from .rules import Rules

RESULT_NAMES = ("both", "attacker", "defender")


def standing(rules: Rules, record: Any) -> dict[str, Any]:
    """Where pieces stand, by seat: public from the start of play."""
    squares: list[list[str]] = [[], []]
    for r in range(rules.ruleset.rows):
        for c in range(rules.ruleset.columns):
            code = int(record["board"][r * 16 + c])
            if code:
                squares[(code - 1) // CODE_STEP].append(name_of(r * 16 + c))
    return {"squares": squares}


def displacement(rules: Rules, record: Any, ply: int, seat: int) -> list[Event]:
    """A move, or a combat with what each side is told of it."""
    event = record["event"]
    facts: dict[str, Any] = {
        "seat": seat,
        "source": name_of(int(event[EV_SOURCE])),
        "target": name_of(int(event[EV_TARGET])),
    }
    attacker = rules.kinds[int(event[EV_ATTACKER])]
    if int(event[EV_DEFENDER]) < 0:
        given_away = turn.gives_away(rules.tables, seat, int(event[EV_STEPS]))
        return [
            Event(
                ply,
                "move",
                {**facts, "id": int(event[EV_ATTACKER_ID]), "piece": attacker if given_away else ""},
            )
        ]
    return _combat(rules, event, ply, seat, facts, attacker)


def _combat(
    rules: Rules, event: Any, ply: int, seat: int, facts: dict[str, Any], attacker: str
) -> list[Event]:
    """STRAT-10.5: what is told of a combat; a defender that 9.2 hides is named to its owner alone."""
    defender = rules.kinds[int(event[EV_DEFENDER])]
    target = int(event[EV_TARGET])
    result = int(event[EV_RESULT])
    told = turn.shows_defender(rules.tables, int(event[EV_ATTACKER]), int(event[EV_STEPS]))
    facts |= {
        "attacker_id": int(event[EV_ATTACKER_ID]),
        "defender_id": int(event[EV_DEFENDER_ID]),
        "attacker": attacker,
        "defender": defender if told else "",
        "result": RESULT_NAMES[result],
    }
    events = [Event(ply, "combat", facts)]
    if not told:
        events.append(Event(ply, "own_combat", {"target": name_of(target), "piece": defender}, (1 - seat,)))
    return events


def rescue(rules: Rules, before: Any, ply: int, seat: int, code: int) -> list[Event]:
    """A rescue, or that it was declined. Under silent defence the other side is not told which piece came back."""
    if code == RESCUE_BASE:
        return [Event(ply, "rescue_declined", {"seat": seat})]
    kind, square = divmod(code - RESCUE_BASE - 1, 256)
    facts = {"seat": seat, "square": name_of(square), "id": int(before["next_id"])}
    piece = rules.kinds[kind]
    if tells_rescue(rules):
        return [Event(ply, "rescue", {**facts, "piece": piece})]
    return [
        Event(ply, "rescue", {**facts, "piece": ""}),
        Event(ply, "own_rescue", {**facts, "piece": piece}, (seat,)),
    ]


def tells_rescue(rules: Rules) -> bool:
    """STRAT-9.3: is the other side told which piece is rescued? Not under silent defence."""
    return not rules.options["silent_defence"]
