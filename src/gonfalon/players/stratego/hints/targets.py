"""Whom an act in play aims at, and what that may bring."""

from __future__ import annotations

from gonfalon.games.stratego.observation import PieceView

from ...hints import Target
from ..decision import SearchContext
from ..search.acts import Act
from ..terms.powers import Strike
from .readings import N_KINDS, listed

CAPTURED, SURVIVES = "captured", "survives"
LOST = ("defender", "both")
"""Results of an attack by which the attacker falls."""


def targets_of(context: SearchContext, act: Act, strike: Strike | None) -> tuple[Target, ...]:
    """The act's targets. strike: what its power does, None for other acts."""
    if act.attacked is not None:
        return (_attacked(context, act, act.attacked),)
    if strike is None:
        return ()
    found = []
    for piece in act.struck:
        chances = context.chances_of(piece)
        caught = float(strike.captures @ chances)
        outcomes = _listed({CAPTURED: caught, SURVIVES: 1.0 - caught})
        found.append(Target(piece.id, piece.square, _kinds(context, piece), outcomes, True, "ME-5.5"))
    return tuple(found)


def risk_of(context: SearchContext, act: Act, strike: Strike | None) -> float:
    """The chance that the acting piece falls at once."""
    if act.attacked is not None and act.piece is not None:
        results = results_against(context, act.piece.piece, act.attacked)
        return round(sum(results.get(result, 0.0) for result in LOST), 3)
    if strike is None:
        return 0.0
    return round(1.0 - strike.chance_to_stand(map(context.chances_of, act.struck)), 3)


def results_against(context: SearchContext, kind: str, target: PieceView) -> dict[str, float]:
    """attacker, defender, both or neither -> its chance when a piece of the kind attacks the target."""
    found: dict[str, float] = {}
    for name, chance in zip(context.belief.kinds, context.chances_of(target), strict=True):
        if chance > 0:
            result = "attacker" if context.fights.is_flag(name) else context.fights.result(kind, name)
            found[result] = found.get(result, 0.0) + float(chance)
    return found


def _attacked(context: SearchContext, act: Act, target: PieceView) -> Target:
    """The target of an attack, a ride's included."""
    assert act.piece is not None
    outcomes = _listed(results_against(context, act.piece.piece, target))
    is_told, rule = _tells_defender(context, act)
    return Target(target.id, target.square, _kinds(context, target), outcomes, is_told, rule)


def _kinds(context: SearchContext, target: PieceView) -> tuple[tuple[str, float], ...]:
    """The likeliest kinds of a target."""
    return listed(context.belief.of(target.id))[:N_KINDS]


def _tells_defender(context: SearchContext, act: Act) -> tuple[bool, str]:
    """Is the defender's kind told (STRAT-5.2), under silent defence to a scout alone (STRAT-9.2.4)? And the rule."""
    options = context.rules.options
    if not options["silent_defence"]:
        return True, "STRAT-5.2"
    assert act.piece is not None
    is_scout = context.fights.pieces[act.piece.piece].reach > 1
    if is_scout and (options["silent_scout"] == "any" or act.steps > 1):
        return True, "STRAT-9.2.4"
    return False, "STRAT-9.2.1"


def _listed(chances: dict[str, float]) -> tuple[tuple[str, float], ...]:
    """Likeliest first, the impossible left out."""
    order = sorted(chances.items(), key=lambda each: (-each[1], each[0]))
    return tuple((name, round(chance, 3)) for name, chance in order if chance > 0.0005)
