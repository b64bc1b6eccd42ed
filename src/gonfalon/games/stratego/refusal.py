"""Why an action is not legal: the reason and the section of the rule that forbids it.

The words come from what the asking seat may know: its own pieces, where enemy pieces stand, and the two-square and chase
rules, whose refusals are announcements (STRAT-10).
"""

from __future__ import annotations

from typing import Any

from .actions import direction_of
from .kernel import movement, two_squares
from .kernel.layout import CHASE_OFF, RESCUE_BASE
from .rules import Rules

Refusal = tuple[str, str]


def of_move(rules: Rules, record: Any, seat: int, source: int, target: int) -> Refusal:
    """The first rule of STRAT-4.9 that speaks against moving from source to target (which is known not to be legal)."""
    code = int(record["board"][source])
    if code == 0:
        return "no_piece", "STRAT-4.2"
    if (code - 1) >> 5 != seat:
        return "not_your_piece", "STRAT-4.2"
    reach = int(rules.tables["reach"][(code - 1) & 31])
    if reach == 0:
        return "immobile", "STRAT-4.5"
    direction = direction_of(source, target)
    if source == target:
        return "out_of_reach", "STRAT-4.2"
    if direction is None:
        return "diagonal", "STRAT-4.3"
    return _of_line(rules, record, seat, source, target, direction, reach)


def _of_line(
    rules: Rules, record: Any, seat: int, source: int, target: int, direction: int, reach: int
) -> Refusal:
    """STRAT-4.9, numbers 7 to 11, for two different squares in one line."""
    steps = abs((target >> 4) - (source >> 4)) + abs((target & 15) - (source & 15))
    if steps > reach:
        return "out_of_reach", "STRAT-4.6" if reach > 1 else "STRAT-4.2"
    if not movement.is_open(rules.tables, target):
        return "obstacle", "STRAT-4.4"
    standing = int(record["board"][target])
    if standing != 0 and (standing - 1) >> 5 == seat:
        return "own_piece", "STRAT-4.3"
    between = source + movement.step_of(direction)
    while between != target:
        if not movement.is_open(rules.tables, between):
            return "blocked", "STRAT-4.4"
        if int(record["board"][between]) != 0:
            return "blocked", "STRAT-4.3"
        between += movement.step_of(direction)
    if standing != 0 and steps > 1 and rules.options["old_scout"]:
        return "out_of_reach", "STRAT-4.8"
    return _of_history(rules, record, seat, source, target, standing != 0)


def _of_history(rules: Rules, record: Any, seat: int, source: int, target: int, attack: bool) -> Refusal:
    counted = not attack or bool(rules.options["two_square_attacks"])
    barred = source == int(record["last_target"][seat]) and int(record["bar_line"][seat]) >= 0
    if counted and barred and two_squares.crosses_bar(record, rules.tables, seat, source, target):
        return "two_square", "STRAT-6"
    assert int(rules.tables["chase"]) != CHASE_OFF
    return "chase", "STRAT-7"


def of_rescue(rules: Rules, record: Any, seat: int, code: int) -> Refusal:
    """Why this rescue is not to be had."""
    kind = (code - RESCUE_BASE - 1) >> 8
    if int(record["lost"][seat, kind]) == 0 or int(rules.tables["reach"][kind]) == 0:
        return "rescue_kind", "STRAT-9.3.5"
    return "rescue_square", "STRAT-9.3.6"
