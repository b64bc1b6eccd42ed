"""Log weights of what each hidden piece of the enemy may be, by itself: bounds from what was seen, deployment habits, behaviour."""

from __future__ import annotations

import math

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import home_of
from gonfalon.games.stratego.rules import rules_for

from ..odds import Habits
from . import behaviour, quest
from .enemy_pieces import EnemyPieces
from .kernel.assignments import MAX_KINDS
from .weights import Weights


def piece_logs(
    information: InformationState,
    pieces: EnemyPieces,
    deployment_prior: float,
    behaviour_share: float,
    weights: Weights,
) -> np.ndarray:
    """float64[hidden + fallen, MAX_KINDS] log weights; -inf for what a piece cannot be. Arguments as in Settings.

    The last rows are pieces that have fallen, nobody knows for certain as what (EnemyPieces.n_fallen): anything but the flag.
    """
    pool = pieces.pool
    logs = np.full((len(pieces.hidden) + pieces.n_fallen, MAX_KINDS), -np.inf)
    for row, fits in enumerate(_fallen_candidates(information, pieces), start=len(pieces.hidden)):
        for name in fits:
            if name in pool:
                logs[row, pieces.index[name]] = 0.0
    zone = pieces.fights.rules.zones[pieces.enemy]
    prior = Habits(pieces.seen, zone, deployment_prior) if deployment_prior else None
    told = _behaviour_logs(information, pieces, behaviour_share, weights) if behaviour_share else {}
    posted = _posted_logs(information, pieces, weights) if behaviour_share else {}
    for i, piece in enumerate(pieces.hidden):
        home = home_of(piece.id)
        for name in pieces.may_be(piece):
            value = told.get((piece.id, name), 0.0)
            if prior is not None and home is not None:
                value += math.log(max(weights.belief.least_share, prior.share(name, home)))
            if (log := posted.get((piece.id, name))) is not None:
                value = max(0.0, value) + log
            logs[i, pieces.index[name]] = value
        if not np.isfinite(logs[i]).any():
            for name in pool:
                logs[i, pieces.index[name]] = 0.0
    return logs


def _behaviour_logs(
    information: InformationState,
    pieces: EnemyPieces,
    share: float,
    weights: Weights,
) -> dict[tuple[int, str], float]:
    """(piece id, kind) -> log weight of what it did, that of the bearer near Mount Doom included."""
    told = behaviour.behaviour_logs(
        information, pieces.fights, pieces.hidden, pieces.kinds, share, weights.behaviour
    )
    if pieces.seen.ring != "open":
        return told
    rules = rules_for(information.variant, information.options)
    found = quest.bearer_logs(rules, pieces.seen, pieces.fights, pieces.hidden, weights.quest)
    bearer = rules.ruleset.quest.bearer if rules.ruleset.quest else ""
    return told | {(piece, bearer): told.get((piece, bearer), 0.0) + log for piece, log in found.items()}


def _posted_logs(
    information: InformationState, pieces: EnemyPieces, weights: Weights
) -> dict[tuple[int, str], float]:
    """As quest.posted_logs: what neither habits nor behaviour lower."""
    rules = rules_for(information.variant, information.options)
    return quest.posted_logs(rules, pieces.seen, pieces.fights, pieces.hidden, weights.quest)


def _fallen_candidates(information: InformationState, pieces: EnemyPieces) -> list[set[str]]:
    """For each piece of the pool that has fallen the kinds it may be: those the attacker beats, mobile ones if it had moved.

    Where pieces came back without being named, those named when they were lost are among them.
    """
    moved: set[int] = set()
    found = []
    for event in information.events:
        facts = event.facts
        if event.kind == "move" and facts["seat"] == pieces.enemy:
            moved.add(facts["id"])
        elif event.kind == "combat" and facts["seat"] != pieces.enemy:
            if facts["defender"] or facts["result"] == "defender":
                continue
            piece = facts["defender_id"]
            fits = pieces.memory.bounds.get(piece, set(pieces.kinds))
            mobile = piece in moved or home_of(piece) is None
            found.append({kind for kind in fits if _fell_as(pieces, kind, facts, mobile)})
    named = set(pieces.rescuable)
    rows = [named] * (sum(pieces.rescuable.values()) - len(pieces.returned)) + [
        fits | named for fits in found
    ]
    if len(rows) == pieces.n_fallen:
        return rows
    return [{kind for kind in pieces.kinds if not pieces.fights.is_flag(kind)}] * pieces.n_fallen


def _fell_as(pieces: EnemyPieces, kind: str, combat: dict[str, object], mobile: bool) -> bool:
    """May a piece of the kind have fallen in this combat? mobile: it had moved."""
    fights = pieces.fights
    return (
        fights.result(str(combat["attacker"]), kind) == combat["result"]
        and not fights.pieces[kind].flag
        and (fights.pieces[kind].reach > 0 or not mobile)
    )
