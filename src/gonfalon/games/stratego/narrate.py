"""Builds the events of an action, each with its audience (STRAT-10)."""

from __future__ import annotations

from typing import Any

from gonfalon.core.events import Event

from . import power_texts
from .kernel import powers, turn
from .kernel.layout import (
    CODE_STEP,
    EV_ATTACKER,
    EV_ATTACKER_ID,
    EV_DEFENDER,
    EV_DEFENDER_ID,
    EV_DEFENDER_SHOWN,
    EV_RESULT,
    EV_SOURCE,
    EV_STEPS,
    EV_TARGET,
    KIND_BITS,
    POWER_BASE,
    RESCUE_BASE,
    RIDE,
    RING_DESTROYED,
    RING_OPEN,
    STOP,
    STRIKE,
)
from .rules import Rules
from .squares import name_of, square_at
from .words import CombatResult, tell

RESULT_NAMES: tuple[CombatResult, ...] = ("both", "attacker", "defender", "neither")


def standing(rules: Rules, record: Any) -> dict[str, Any]:
    """Where pieces stand, by seat: public from the start of play."""
    squares: list[list[str]] = [[], []]
    board = record["board"].tolist()
    for r in range(rules.ruleset.rows):
        for c in range(rules.ruleset.columns):
            code = board[square_at(r, c)]
            if code:
                squares[(code - 1) // CODE_STEP].append(name_of(square_at(r, c)))
    return {"squares": squares}


def turn_of(rules: Rules, before: Any, record: Any, ply: int, seat: int, code: int) -> list[Event]:
    """A move, an attack, a power or the end of a repeated attack, and what becomes of the Ring by it (ME-10.3)."""
    if code == STOP:
        return [tell(ply, "stop", {"seat": seat})]
    if code >= POWER_BASE:
        events = power_use(rules, before, record, ply, seat, code)
        if int(record["event"][EV_DEFENDER]) >= 0:
            events += displacement(rules, record, ply, seat)
    else:
        events = displacement(rules, record, ply, seat)
    was, now = int(before["stage"]), int(record["stage"])
    if was == RING_OPEN != now:
        events.append(
            quest(rules, before, record, ply, seat)
            if now == RING_DESTROYED
            else tell(ply, "ring_taken", {"seat": 1 - int(rules.tables["bearer_side"])})
        )
    return events


def power_use(rules: Rules, before: Any, record: Any, ply: int, seat: int, code: int) -> list[Event]:
    """ME-10.3: who used what, where it went, and what it did to every target."""
    path = power_texts.path_of(rules, before, code)
    power = powers.power_of(code)
    if int(rules.tables["shape"][power]) == RIDE and int(record["event"][EV_DEFENDER]) >= 0:
        stands, targets = path[1:2], ()
    else:
        stands, targets = path[1:], power_texts.named_targets(rules, code, path[-1])
    if int(rules.tables["shape"][power]) == STRIKE and int(rules.tables["targets"][power]) == 0:
        aim = int(rules.tables["range_places"][power]) & powers.window(before, rules.tables, seat, path[-1])
        targets = tuple(powers.place_to_square(path[-1], place) for place in range(25) if (aim >> place) & 1)
    facts: dict[str, Any] = {
        "seat": seat,
        "power": rules.ruleset.powers[power].id,
        "source": name_of(path[0]),
        "id": int(before["id"][path[0]]),
        "piece": rules.kinds[(int(before["board"][path[0]]) - 1) & KIND_BITS],
        "steps": [name_of(square) for square in stands],
        "targets": [
            {
                "square": name_of(square),
                "id": int(before["id"][square]),
                "piece": rules.kinds[(int(before["board"][square]) - 1) & KIND_BITS],
                "captured": int(record["board"][square]) == 0,
            }
            for square in targets
        ],
        "falls": int(rules.tables["shape"][power]) == STRIKE and int(record["board"][path[-1]]) == 0,
    }
    return [tell(ply, "power", facts)]


def quest(rules: Rules, before: Any, record: Any, ply: int, seat: int) -> Event:
    """ME-9.6: the Ring is destroyed, and what falls with it."""
    fallen = [
        {
            "square": name_of(square),
            "id": int(before["id"][square]),
            "piece": rules.kinds[(int(before["board"][square]) - 1) & KIND_BITS],
        }
        for square in range(256)
        if int(before["board"][square]) > CODE_STEP * (1 - seat)
        and (int(before["board"][square]) - 1) // CODE_STEP == 1 - seat
        and int(record["board"][square]) == 0
    ]
    return tell(
        ply, "quest", {"seat": seat, "square": name_of(int(rules.tables["mount_doom"])), "removed": fallen}
    )


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
        given_away = turn.gives_away(rules.tables, seat, int(event[EV_STEPS])) or _ends_quest(
            rules, record, event
        )
        return [
            tell(
                ply,
                "move",
                {**facts, "id": int(event[EV_ATTACKER_ID]), "piece": attacker if given_away else ""},
            )
        ]
    return _combat(rules, event, ply, seat, facts, attacker)


def _ends_quest(rules: Rules, record: Any, event: Any) -> bool:
    """ME-9.6: was this the bearer's step onto Mount Doom, which names it?"""
    doom = int(rules.tables["mount_doom"])
    return doom >= 0 and int(event[EV_TARGET]) == doom and int(record["stage"]) == RING_DESTROYED


def _combat(
    rules: Rules, event: Any, ply: int, seat: int, facts: dict[str, Any], attacker: str
) -> list[Event]:
    """STRAT-10.5: the events of a combat; a defender hidden by STRAT-9.2 is named to its owner alone."""
    defender = rules.kinds[int(event[EV_DEFENDER])]
    target = int(event[EV_TARGET])
    result = int(event[EV_RESULT])
    told = int(event[EV_DEFENDER_SHOWN]) == 1
    facts |= {
        "attacker_id": int(event[EV_ATTACKER_ID]),
        "defender_id": int(event[EV_DEFENDER_ID]),
        "attacker": attacker,
        "defender": defender if told else "",
        "result": RESULT_NAMES[result],
    }
    events = [tell(ply, "combat", facts)]
    if not told:
        events.append(tell(ply, "own_combat", {"target": name_of(target), "piece": defender}, (1 - seat,)))
    return events


def rescue(rules: Rules, before: Any, ply: int, seat: int, code: int) -> list[Event]:
    """A rescue, or that it was declined. Under silent defence the other side is not told which piece came back."""
    if code == RESCUE_BASE:
        return [tell(ply, "rescue_declined", {"seat": seat})]
    kind, square = divmod(code - RESCUE_BASE - 1, 256)
    facts = {"seat": seat, "square": name_of(square), "id": int(before["next_id"])}
    piece = rules.kinds[kind]
    if tells_rescue(rules):
        return [tell(ply, "rescue", {**facts, "piece": piece})]
    return [
        tell(ply, "rescue", {**facts, "piece": ""}),
        tell(ply, "own_rescue", {**facts, "piece": piece}, (seat,)),
    ]


def tells_rescue(rules: Rules) -> bool:
    """STRAT-9.3: is the other side told which piece is rescued? Not under silent defence."""
    return not rules.options["silent_defence"]
