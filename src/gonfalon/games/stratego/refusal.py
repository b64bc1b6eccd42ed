"""Finds why an action is not legal: the reason, and the section of the rule that forbids it.

The words come from what the asking seat may know: its own pieces, where enemy pieces stand, and the two-square and chase
rules, whose refusals are announcements (STRAT-10).
"""

from __future__ import annotations

from typing import Any

from .actions import direction_of
from .kernel import movement, powers, rescue, two_squares
from .kernel.layout import CHASE_OFF, FLY, KIND_BITS, RESCUE_BASE, RIDE, SIDE_BITS
from .power_texts import Announced, place_of
from .rules import Rules
from .squares import steps_between
from .words import RefusalReason

Refusal = tuple[RefusalReason, str]
"""The reason, and the section of the rule that forbids it."""


def of_move(rules: Rules, record: Any, seat: int, source: int, target: int) -> Refusal:
    """The first rule of STRAT-4.9 that speaks against moving from source to target (which is known not to be legal)."""
    code = int(record["board"][source])
    if code == 0:
        return "no_piece", "STRAT-4.2"
    if (code - 1) >> SIDE_BITS != seat:
        return "not_your_piece", "STRAT-4.2"
    reach = int(rules.tables["reach"][(code - 1) & KIND_BITS])
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
    steps = steps_between(source, target)
    if steps > reach:
        return "out_of_reach", "STRAT-4.6" if reach > 1 else "STRAT-4.2"
    if not movement.is_open(rules.tables, target):
        return "obstacle", "STRAT-4.4"
    standing = int(record["board"][target])
    if standing != 0 and (standing - 1) >> SIDE_BITS == seat:
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
    """The first rule against this rescue (which is known not to be legal)."""
    kind = (code - RESCUE_BASE - 1) >> 8
    if not rescue.is_rescuable(record, rules.tables, seat, kind):
        return "rescue_kind", "STRAT-9.3.5"
    return "rescue_square", "STRAT-9.3.6"


def of_power(rules: Rules, record: Any, seat: int, said: Announced, code: int | None) -> Refusal:
    """The first rule of ME-5.9 that speaks against a power (which is known not to be legal). code: None where no code can say it."""
    standing = int(record["board"][said.path[0]])
    if standing == 0:
        return "no_piece", "STRAT-4.2"
    if (standing - 1) >> SIDE_BITS != seat:
        return "not_your_piece", "STRAT-4.2"
    has = int(rules.tables["powers"][(standing - 1) & KIND_BITS])
    if said.index < 0 or (has >> said.index) & 1 == 0:
        return "no_power", "ME-5.1"
    shape = int(rules.tables["shape"][said.index])
    if shape == FLY:
        return "power_step", rules.ruleset.powers[said.index].rule
    if shape == RIDE:
        return _of_ride(rules, record, seat, said, code)
    return _of_strike(rules, record, seat, said)


def _of_ride(rules: Rules, record: Any, seat: int, said: Announced, code: int | None) -> Refusal:
    """ME-6.5: a wrong step, or the two-square rule."""
    ways = powers.rides(record, rules.tables, seat, said.path[0], said.index, False)
    if code is None or (ways >> powers.argument_of(code)) & 1 == 0:
        return "power_step", rules.ruleset.powers[said.index].rule
    return "two_square", "ME-8.1"


def _of_strike(rules: Rules, record: Any, seat: int, said: Announced) -> Refusal:
    """ME-6.2 to 6.4, 6.7: a wrong step, a wrong target, or the two-square rule."""
    power = rules.ruleset.powers[said.index]
    stand, steps = said.path[-1], int(rules.tables["steps"][said.index])
    if len(said.path) == 1:
        allowed = (steps >> powers.STAY) & 1 == 1
    else:
        direction = direction_of(*said.path)
        allowed = (
            direction is not None
            and (steps >> direction) & 1 == 1
            and powers.free_step(record, rules.tables, said.path[0], direction) == stand
        )
    if not allowed:
        return "power_step", power.rule
    in_range = powers.window(record, rules.tables, seat, stand) & int(
        rules.tables["range_places"][said.index]
    )
    places = [place_of(stand, target) for target in said.targets]
    good = all(place is not None and (in_range >> place) & 1 for place in places)
    ordered = int(rules.tables["ordered"][said.index]) == 1
    in_order = len(set(places)) == len(places) and (ordered or said.targets == tuple(sorted(said.targets)))
    if power.targets == 0:
        right = in_range != 0 or int(rules.tables["alone"][said.index]) == 1
    else:
        right = 1 <= len(places) <= power.targets
    if not good or not in_order or not right:
        return "power_target", power.rule
    return "two_square", "ME-8.1"
