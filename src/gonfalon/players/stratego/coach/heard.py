"""What a seat heard after its answer: how its fight ended, and what the enemy did next."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.core.seat_decision import SeatDecision
from gonfalon.games.stratego.squares import square_of, steps_between

from ...coaching import CoachMoment, CoachRemark
from ..hints.searched import SearchedDecision
from ..search.acts import Act
from .combats import combat_of

MISREAD, UNLUCKY = 0.5, 0.1
"""Chances that a lost fight's target had to be what it was: from the first on it was misread, up to the second nobody could know."""
LEAST_WORTH = 2.0
"""Worth from which on something that worked is told."""
LIKELY = 0.5
"""The enemy's chance, by what it saw, from which on it should have attacked."""


def fight_of(
    found: SearchedDecision, played: Act, decision: SeatDecision, worths: dict[str, float]
) -> tuple[float, list[CoachRemark]]:
    """(luck, remarks) of the fight that an act began. luck: worths that it brought beyond what was to be expected."""
    facts = combat_of(decision.heard, found.context.seat, mine=True)
    if facts is None or played.attacked is None or played.piece is None:
        return 0.0, []
    own, target = played.piece.piece, played.attacked
    chances = found.context.belief.of(target.id)
    expected = sum(chance * _gain(found, own, kind, worths) for kind, chance in chances.items())
    kind = facts["defender"]
    if not kind:
        return 0.0, []
    luck = _gain(found, own, kind, worths) - expected
    was, remarks = chances.get(kind, 0.0), list[CoachRemark]()
    if target.id in found.context.hidden_row:
        remarks.append(CoachRemark("was", {"kind": kind}))
    if facts["result"] in ("defender", "both") and target.id in found.context.hidden_row:
        if was >= MISREAD:
            remarks.append(CoachRemark("misread", {"kind": kind, "chance": round(100 * was)}))
        elif was <= UNLUCKY:
            remarks.append(CoachRemark("unlucky", {"chance": round(100 * found.wins(played))}))
    return luck, remarks


def _gain(found: SearchedDecision, own: str, kind: str, worths: dict[str, float]) -> float:
    """Worths that an attack gains: what it takes less what falls."""
    fights = found.context.fights
    result = "attacker" if fights.is_flag(kind) else fights.result(own, kind)
    taken = worths[kind] if result in ("attacker", "both") else 0.0
    return taken - (worths[own] if result in ("defender", "both") else 0.0)


def successes_of(
    found: SearchedDecision, played: Act, decision: SeatDecision, worths: dict[str, float], is_right: bool
) -> tuple[CoachMoment, ...]:
    """What worked: a good attack, an enemy that came to an unread piece, one that let it be. is_right: was the act a good one? After
    another one what went well was luck.
    """
    if not is_right:
        return ()
    told = [_taken(found, played, decision, worths), _ambush(found, decision, worths)]
    told.append(_bluff(found, played, decision, worths))
    return tuple(
        CoachMoment(decision.number, round(worth, 2), remark)
        for worth, remark in filter(None, told)
        if worth >= LEAST_WORTH
    )


def setbacks_of(
    decision: SeatDecision, luck: float, remarks: Iterable[CoachRemark]
) -> tuple[CoachMoment, ...]:
    """A good attack whose target nobody could read, and that fell. luck, remarks: as `fight_of` tells them."""
    unlucky = [one for one in remarks if one.name == "unlucky"] if -luck >= LEAST_WORTH else []
    return tuple(CoachMoment(decision.number, round(-luck, 2), one) for one in unlucky)


def _taken(
    found: SearchedDecision, played: Act, decision: SeatDecision, worths: dict[str, float]
) -> tuple[float, CoachRemark] | None:
    facts = combat_of(decision.heard, found.context.seat, mine=True)
    if facts is None or played.attacked is None or facts["result"] != "attacker" or not facts["defender"]:
        return None
    kind, facts_told = (
        facts["defender"],
        {"piece": facts["attacker"], "kind": facts["defender"], "square": facts["target"]},
    )
    if found.context.fights.is_flag(kind):
        return None
    if played.attacked.id not in found.context.hidden_row:
        return worths[kind], CoachRemark("took_known", facts_told)
    return worths[kind], CoachRemark("took", {**facts_told, "chance": round(100 * found.wins(played))})


def _ambush(
    found: SearchedDecision, decision: SeatDecision, worths: dict[str, float]
) -> tuple[float, CoachRemark] | None:
    """An enemy attacked a piece that it had not read, and fell."""
    facts = combat_of(decision.heard, found.context.seat, mine=False)
    if facts is None or facts["result"] != "defender":
        return None
    own = next((piece for piece in found.context.own if piece.id == facts["defender_id"]), None)
    if own is None or own.shown:
        return None
    told = {"piece": own.piece, "kind": facts["attacker"], "square": facts["target"]}
    return worths[facts["attacker"]], CoachRemark("ambush", told)


def _bluff(
    found: SearchedDecision, played: Act, decision: SeatDecision, worths: dict[str, float]
) -> tuple[float, CoachRemark] | None:
    """An unread piece stood beside a known enemy that takes it and had reason to, and was let be. Worth: what the enemy let go."""
    moved = next(
        (e.facts for e in decision.heard if e.kind == "move" and e.facts["seat"] != found.context.seat), None
    )
    if moved is None:
        return None
    best: tuple[float, CoachRemark] | None = None
    for own in found.context.own:
        acts = played.piece is not None and played.piece.id == own.id
        square = played.stand if acts else own.square
        if own.shown or not (own.moved or acts) or (acts and played.attacked is not None):
            continue
        for enemy in found.attackers_of(own, square):
            worth = worths[own.piece] * _seems_weak(found, own.id, found.kind_of(enemy))
            if worth > (best[0] if best else 0.0):
                fled = (
                    moved["id"] == enemy.id
                    and steps_between(square_of(moved["target"]), square_of(square)) > 1
                )
                facts: dict[str, int | str] = {
                    "piece": own.piece,
                    "kind": found.kind_of(enemy),
                    "square": square,
                }
                best = worth, CoachRemark("bluff_fled" if fled else "bluff_passed", facts)
    return best


def _seems_weak(found: SearchedDecision, own: int, enemy: str) -> float:
    """The chance, by what the enemy saw, that its piece would have taken an own one; 0 below LIKELY."""
    eyes, fights = found.eyes, found.context.fights
    if own not in eyes.rows:
        return 0.0
    row = eyes.belief.chances[eyes.rows[own]]
    chance = sum(
        float(row[at])
        for at, kind in enumerate(eyes.belief.kinds)
        if fights.result(enemy, kind) == "attacker"
    )
    return chance if chance >= LIKELY else 0.0
