"""The rows of powers and quest (ME-5 to ME-9): from a ruleset's tables and its options to numbers that kernels read."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from ..kernel.layout import (
    AGAIN,
    ATTACKER,
    BOTH,
    DEFENDER,
    FLY,
    NEITHER,
    NO_SQUARE,
    RIDE,
    RING_DESTROYED,
    RING_OPEN,
    RING_TAKEN,
    STRIKE,
)
from ..options import Value
from ..ruleset import Piece, Power, Ruleset
from ..ruleset.model import RANGES
from ..squares import row_and_column, square_at
from .combat import RESULTS, combat_result

SHAPES = {"fly": FLY, "ride": RIDE, "strike": STRIKE, "again": AGAIN}
STEPS = {"none": 0b10000, "one": 0b01111, "may": 0b11111}
STAGES = (RING_OPEN, RING_DESTROYED, RING_TAKEN)


def places(reach: str) -> int:
    """ME-6.2.1, 6.3.1, 6.3.2, 6.4.1: which places of the window of 5 x 5 squares a power reaches, as bits."""
    bits = 0
    for row in range(-2, 3):
        for column in range(-2, 3):
            near = max(abs(row), abs(column)) == 1
            straight = row == 0 or column == 0
            reached = {
                "around": True,
                "lines": straight or abs(row) == abs(column),
                "cross": near or straight,
                "near": near,
            }[reach]
            if reached and (row, column) != (0, 0):
                bits |= 1 << ((row + 2) * 5 + column + 2)
    return bits


N_PLACES = {"around": 24, "lines": 16, "cross": 12, "near": 8}
assert tuple(N_PLACES) == RANGES
assert all(places(reach).bit_count() == n for reach, n in N_PLACES.items())


def with_options(power: Power, options: dict[str, Value]) -> Power:
    """The power as the options want it (ME-11.2)."""
    changes: dict[str, Any] = {}
    if f"{power.id}_range" in options:
        changes["range"] = str(options[f"{power.id}_range"])
    if options.get(f"{power.id}_may_stay"):
        changes["steps"] = "may"
    if options.get(f"{power.id}_stops"):
        changes["ordered"] = True
    if options.get(f"{power.id}_may_return"):
        changes["returns"] = True
    if options.get(f"{power.id}_alone"):
        changes["alone"] = True
    return msgspec.structs.replace(power, **changes)


def rank_at(ruleset: Ruleset, piece: Piece, stage: int) -> int:
    """ME-9.8: the rank of a kind of the bearer's enemy goes up by one when the Ring is taken."""
    quest = ruleset.quest
    if quest is None or stage != RING_TAKEN or not piece.rank or piece.id in quest.unraised:
        return piece.rank
    side = bearer_side(ruleset)
    return piece.rank + (1 if ruleset.armies[1 - side].get(piece.id, 0) else 0)


def bearer_side(ruleset: Ruleset) -> int:
    """The side whose army holds the bearer."""
    assert ruleset.quest
    return 0 if ruleset.armies[0].get(ruleset.quest.bearer, 0) else 1


def is_invisible(ruleset: Ruleset, options: dict[str, Value], stage: int) -> bool:
    """ME-9.11: is the bearer invisible to those who cannot see it?"""
    if ruleset.quest is None:
        return False
    return stage == RING_OPEN or (stage == RING_DESTROYED and bool(options["invisible_after_quest"]))


def strike_result(
    ruleset: Ruleset, options: dict[str, Value], power: Power, stage: int, user: Piece, target: Piece
) -> int:
    """ME-6.2.3, 6.3.4, 6.4.2, 6.7.2, 9.3: what a strike does. ATTACKER: captured, DEFENDER: the user falls, BOTH, NEITHER."""
    quest = ruleset.quest
    if quest and target.id == quest.bearer and is_invisible(ruleset, options, stage):
        return NEITHER
    if target.flag or target.id in power.immune or options.get(f"{power.id}_captures") is False:
        return NEITHER
    if target.id in power.takes:
        return ATTACKER
    own, other = rank_at(ruleset, user, stage), rank_at(ruleset, target, stage)
    if target.rank and other < own:
        return ATTACKER
    word = power.equal if target.rank and other == own else power.higher
    return {"target": ATTACKER, "both": BOTH, "user": DEFENDER, "neither": NEITHER}[word]


def duel_result(
    ruleset: Ruleset, options: dict[str, Value], stage: int, attacker: Piece, defender: Piece
) -> int | None:
    """ME-9.4: the result where the bearer turns invisible; None where combat is as usual."""
    quest = ruleset.quest
    if quest is None or not is_invisible(ruleset, options, stage):
        return None
    if quest.bearer not in (attacker.id, defender.id):
        return None
    other = defender.id if attacker.id == quest.bearer else attacker.id
    if other in quest.blind or (other in quest.lesser and not options["haradrim_falls"]):
        return NEITHER
    if other in quest.lesser:
        return ATTACKER if attacker.id == quest.bearer else DEFENDER
    return None


def fill(t: Any, ruleset: Ruleset, options: dict[str, Value], plain: np.ndarray) -> None:
    """Write all rows of powers and quest. plain: results of combat by attacker and defender while no rank is raised."""
    t["has_powers"] = bool(ruleset.powers or ruleset.quest)
    t["mount_doom"], t["mount_doom_entries"], t["bearer"] = NO_SQUARE, NO_SQUARE, -1
    for stage in STAGES:
        t["result_at_stage"][stage] = plain
        raised = tuple(msgspec.structs.replace(p, rank=rank_at(ruleset, p, stage)) for p in ruleset.pieces)
        for a, attacker in enumerate(raised):
            for d, defender in enumerate(raised):
                usual = combat_result(ruleset, attacker, defender, bool(options["aggressor_advantage"]))
                special = duel_result(ruleset, options, stage, attacker, defender)
                t["result_at_stage"][stage, a, d] = RESULTS[usual] if special is None else special
    for n, power in enumerate(ruleset.powers):
        _power(t, n, ruleset, options, with_options(power, options))
    if ruleset.quest:
        _quest(t, ruleset, options)


def _power(t: Any, n: int, ruleset: Ruleset, options: dict[str, Value], power: Power) -> None:
    for kind, piece in enumerate(ruleset.pieces):
        if piece.id in power.users:
            if power.shape == "again":
                t["again"][kind] = 1
            else:
                t["powers"][kind] |= 1 << n
    t["announced"][n] = power.shape != "again"
    t["shape"][n] = SHAPES[power.shape]
    t["returns"][n] = power.returns
    if power.shape != "strike":
        return
    t["steps"][n] = STEPS[power.steps]
    t["range_places"][n] = places(power.range)
    t["targets"][n] = power.targets
    t["near_only"][n] = power.range == "near" and not power.alone
    t["alone"][n], t["ordered"][n], t["spent"][n] = power.alone, power.ordered, power.spent
    for stage in STAGES:
        for a, user in enumerate(ruleset.pieces):
            for d, target in enumerate(ruleset.pieces):
                t["strike"][n, stage, a, d] = strike_result(ruleset, options, power, stage, user, target)


def _quest(t: Any, ruleset: Ruleset, options: dict[str, Value]) -> None:
    quest = ruleset.quest
    assert quest
    ids = [piece.id for piece in ruleset.pieces]
    t["bearer"], t["bearer_side"] = ids.index(quest.bearer), bearer_side(ruleset)
    for name in quest.falls:
        t["falls"][ids.index(name)] = 1
    for stage in STAGES:
        if is_invisible(ruleset, options, stage):
            for name in (*quest.blind, *quest.lesser):
                t["blind_stages"][ids.index(name)] |= 1 << stage
    row, column = row_and_column(str(options["mount_doom"]))
    t["mount_doom"] = square_at(row, column)
    if options["mount_doom_safe"]:
        t["untouchable"][row + 1] |= 1 << column
    beside = ((row + 1, column), (row, column + 1), (row, column - 1), (row - 1, column))
    entries = [square_at(r, c) for r, c in beside if 0 <= c < 16 and (int(t["open"][r + 1]) >> c) & 1]
    for i, entry in enumerate(entries[:2]):
        t["mount_doom_entries"][i] = entry
