"""What is believed of each of the enemy's pieces, and which clue changed it by how much.

The chances are computed with one clue after another. The clues are what is left of the army, what was seen, how people deploy, which
pieces they put next to each other, and how the piece has behaved. A clue counts by the logarithm of what it changes.
"""

from __future__ import annotations

import math
import random
from typing import Any

import msgspec
import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceView, StrategoObservation, home_of

from ... import family
from ...hints import Clue, Reading
from ..belief.belief import Belief, Trusts
from ..belief.piece_logs import bearer_logs, posted_logs
from ..decision import SearchContext
from ..knowledge.behaviour import Reaction, observed
from ..knowledge.enemy import as_deployed
from ..knowledge.forgetting import forget
from ..knowledge.record import Record
from ..settings import LEVELS, Settings

N_KINDS = 3
"""How many kinds are told of a target and of a clue, the likeliest ones."""
LEAST_TOLD = 0.005
"""Chances below it are left out."""
STEPS = (Trusts(0.0, 0.0, 0.0), Trusts(1.0, 0.0, 0.0), Trusts(1.0, 0.0, 1.0))
"""Those of the beliefs before the last one, each with a clue more."""
LEAST_CHANCE = 1 / 320
"""A lower chance counts as this when it is told how a chance changed."""


def readings_of(context: SearchContext) -> tuple[Reading, ...]:
    """Every enemy piece on the board, in the order of the observation."""
    belief, n = context.belief, context.settings.belief_sweeps
    beliefs = [Belief(context.record, random.Random(0), trusts, n) for trusts in STEPS]
    idle, reactions = observed(context.record)
    near_doom = {*bearer_logs(belief.pieces), *(piece for piece, _ in posted_logs(belief.pieces))}
    sources = sources_of(context.record)
    found = []
    for piece in context.enemies:
        if piece.id in belief.known:
            kind = belief.kinds[belief.known[piece.id]]
            clues = (Clue(*sources.get(piece.id, ("known", "STRAT-10.4")), logs=((kind, 0.0),)),)
            found.append(Reading(piece.id, piece.square, True, ((kind, 1.0),), clues))
            continue
        row = context.hidden_row[piece.id]
        steps = [one.chances[row] for one in beliefs] + [belief.chances[row]]
        acted = _acted(piece, idle.of(piece.id), reactions.get(piece.id), piece.id in near_doom)
        clues = _clues(context, piece, steps, acted)
        found.append(Reading(piece.id, piece.square, False, listed(belief.of(piece.id)), clues))
    return tuple(found)


def beliefs(information: InformationState, level: int | None) -> tuple[family.Belief, ...]:
    """Every enemy piece on the board, in the order of the observation; () during set-up.

    level: whose memory and habits of thought, None for the best.
    """
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    if seen.phase == "deployment":
        return ()
    settings, found = Settings() if level is None else LEVELS[level], []
    if settings.forget_turns:
        information = forget(information, settings.forget_turns)
    believed = Belief(Record(information), random.Random(0), settings.trusts, settings.belief_sweeps)
    for piece in seen.pieces:
        if piece.owner != seen.seat:
            chances = believed.of(piece.id)
            sure = bool(piece.piece) and len(chances) == 1
            forgotten = bool(piece.piece) and not sure
            found.append(family.Belief(piece.id, piece.square, sure, forgotten, listed(chances)))
    return tuple(found)


def listed(chances: dict[str, float]) -> tuple[tuple[str, float], ...]:
    """(kind, chance), likeliest first, rounded, without the next to impossible."""
    order = sorted(chances.items(), key=lambda each: -each[1])
    return tuple((kind, round(chance, 3)) for kind, chance in order if chance >= LEAST_TOLD)


def _clues(
    context: SearchContext, piece: PieceView, steps: list[np.ndarray], acted: Clue
) -> tuple[Clue, ...]:
    """The clues of a hidden piece. steps: float64[kinds] each, its chances with one clue more. acted: the last of them."""
    belief = context.belief
    left = np.array([belief.pieces.pool[name] for name in belief.kinds], float)
    counted = left / max(1.0, left.sum())
    tops = [k for k in np.argsort(-steps[-1], kind="stable")[:N_KINDS] if steps[-1][k] > 0]
    told = (
        Clue("counts", "STRAT-1.11", {"n": len(belief.hidden)}),
        _seen(context, piece),
        Clue("deployed"),
        Clue("beside"),
        acted,
    )
    before, found = np.ones(len(counted)), []
    for clue, chances in zip(told, (counted, *steps), strict=True):
        logs = tuple((belief.kinds[k], _log_ratio(float(chances[k]), float(before[k]))) for k in tops)
        found.append(msgspec.structs.replace(clue, logs=logs))
        before = chances
    return tuple(found)


def _log_ratio(after: float, before: float) -> float:
    """The logarithm of how a chance changed; a lower chance than LEAST_CHANCE counts as that."""
    return round(math.log(max(after, LEAST_CHANCE) / max(before, LEAST_CHANCE)), 3)


def _seen(context: SearchContext, piece: PieceView) -> Clue:
    """What was seen of a hidden piece that bounds its kind."""
    bounds = context.record.bounds.get(piece.id)
    if bounds is not None:
        return Clue("survived", "STRAT-9.2.3", {"n": len(bounds)})
    if not as_deployed(piece) and home_of(piece.id) is None:
        return Clue("rescued", "STRAT-9.3.5")
    return Clue("moved" if piece.moved else "still", "STRAT-4.5")


def _acted(piece: PieceView, idle: float, reactions: list[Reaction] | None, is_near_doom: bool) -> Clue:
    """The most telling of what a hidden piece has done: whom it fled or stayed beside, that it nears Mount Doom, how long it rested."""
    facts: dict[str, int | str] = {"tenths": round(10 * idle)}
    if reactions:
        last = reactions[-1]
        return Clue(last.what, "", {**facts, "other": last.other, "n": len(reactions)})
    if is_near_doom:
        return Clue("near_doom", "ME-9.2", facts)
    return Clue("left" if piece.moved else "rested", "", facts)


FOUGHT, WENT_FAR, CAME_BACK = ("fought", "STRAT-5.2"), ("far", "STRAT-4.7"), ("rescue", "STRAT-9.3.9")
USED, STRUCK, ON_DOOM = ("power", "ME-5.3"), ("target", "ME-5.5"), ("quest", "ME-9.6")
Source = tuple[str, str]
"""The word for what told it, and the id of the rule by which it did."""


def sources_of(record: Record) -> dict[int, Source]:
    """Piece id -> what first told the kind of the enemy's piece."""
    found: dict[int, Source] = {}
    for event in record.information.events:
        for piece, source in _told(event.kind, event.facts, record.enemy, record.seen.mount_doom):
            found.setdefault(piece, source)
    return found


def _told(kind: str, facts: dict[str, Any], enemy: int, mount_doom: str) -> list[tuple[int, Source]]:
    """(piece id, source) of the enemy's pieces that an event names. mount_doom: its square, "" if there is none."""
    theirs = facts.get("seat") == enemy
    if kind == "combat":
        role = "attacker" if theirs else "defender"
        return [(facts[f"{role}_id"], FOUGHT)] if facts[role] else []
    if kind == "power":
        return [(facts["id"], USED)] if theirs else [(target["id"], STRUCK) for target in facts["targets"]]
    if kind not in ("move", "rescue") or not theirs or not facts["piece"]:
        return []
    moved = ON_DOOM if facts.get("target") == mount_doom else WENT_FAR
    return [(facts["id"], moved if kind == "move" else CAME_BACK)]
