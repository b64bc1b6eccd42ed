"""What kind of mistake an act was, and what the better act would have done: one sentence each, in the coach's words."""

from __future__ import annotations

from gonfalon.games.stratego.observation import PieceView

from ...coaching import CoachRemark
from ..knowledge.quest import Guarded, guarded
from ..search.acts import NO_POWER, Act
from .searched import SearchedDecision
from .words import Theme

SURE, RISKY, GOOD = 0.9, 0.4, 0.6
"""Chances: that a known piece wins; from which on an attack is a risk; from which on an attack should be made."""
MUCH_TOLD = 1.5  # bits that an act tells more than the better one
PLAN_WORDS = {"near": "plan_near", "safe": "plan_safe", "learn": "plan_learn", "ahead": "plan"}
"""Part of a gain -> the sentence about an act that has more of it."""
LEAST_PART = 0.5  # worth of a part of a gain that is worth a word


def theme_of(found: SearchedDecision, played: Act) -> tuple[Theme, CoachRemark]:
    """What was wrong with an act, the most telling first; its facts are pieces, squares and chances of 100."""
    for judge in (_attack, _danger, _missed, _flag, _told, _back):
        told = judge(found, played)
        if told is not None:
            return told
    return "plan", _plan(found, played)


def _plan(found: SearchedDecision, played: Act) -> CoachRemark:
    """What the best act does more of than the played one."""
    best, before = found.reasons(found.best), found.reasons(played)
    more = {name: best.get(name, 0.0) - before.get(name, 0.0) for name in PLAN_WORDS}
    leading = max(more, key=lambda name: more[name])
    return CoachRemark(PLAN_WORDS[leading], {"best": found.best.text})


def praise(found: SearchedDecision, act: Act, instead_of: Act | None = None) -> CoachRemark:
    """What an act does well, the most telling first. instead_of: the act that was played in its place."""
    facts: dict[str, int | str] = {"best": act.text}
    if act.attacked is not None:
        kind, chance = found.kind_of(act.attacked), round(100 * found.wins(act))
        if kind and chance:
            return CoachRemark("better_takes", {**facts, "kind": kind})
        if chance >= 100 * GOOD:
            return CoachRemark("better_wins", {**facts, "chance": chance})
        return CoachRemark("better_asks", {**facts, "square": act.attacked.square})
    reasons, what = found.reasons(act), _guarded(found)
    before = found.reasons(instead_of).get(what, 0.0) if instead_of is not None else 0.0
    if act.piece is not None and reasons.get("safe", 0.0) >= LEAST_PART:
        return CoachRemark("better_safe", {**facts, "piece": act.piece.piece})
    if reasons.get(what, 0.0) - before >= LEAST_PART:
        return CoachRemark(f"better_{what}", facts)
    if act.power != NO_POWER or act.piece is None:
        return CoachRemark("better_else", facts)
    shows = found.shows(act)
    if not shows:
        return CoachRemark("better_quiet", facts)
    if all(shown.name == "moved" for shown in shows):
        return CoachRemark("better_moves", {**facts, "square": act.piece.square})
    return CoachRemark("better_else", facts)


def _attack(found: SearchedDecision, played: Act) -> tuple[Theme, CoachRemark] | None:
    if played.attacked is None or played.piece is None:
        return None
    target, risk = played.attacked, found.risk(played)
    facts: dict[str, int | str] = {"piece": played.piece.piece, "square": target.square}
    facts["chance"] = round(100 * risk)
    kind = found.kind_of(target)
    if kind and risk >= SURE:
        return "lost_known", CoachRemark("lost_known", {**facts, "kind": kind})
    if kind or risk < RISKY:
        return None
    theme: Theme = "gamble" if target.moved else "into_still"
    return theme, CoachRemark(theme, facts)


def _danger(found: SearchedDecision, played: Act) -> tuple[Theme, CoachRemark] | None:
    """Own pieces that a known enemy can take after the act and not after the best one."""
    after, saved = _threatened(found, played), _threatened(found, found.best)
    lost = [(piece, enemy) for piece, enemy in after if piece.id not in {one.id for one, _ in saved}]
    if not lost:
        return None
    worths = found.search.evaluation.eval_weights["worth"][found.context.seat]
    index = found.context.belief.index
    piece, enemy = max(lost, key=lambda each: (int(worths[index[each[0].piece]]), -each[0].id))
    facts: dict[str, int | str] = {"piece": piece.piece, "kind": found.kind_of(enemy), "square": enemy.square}
    theme: Theme = (
        "walked_up" if played.piece is not None and played.piece.id == piece.id else "left_standing"
    )
    return theme, CoachRemark(theme, facts)


def _threatened(found: SearchedDecision, act: Act) -> list[tuple[PieceView, PieceView]]:
    """(own piece, enemy) for each own piece beside a known enemy that takes it once the act is done."""
    taken = act.attacked.id if act.attacked is not None else -1
    pairs = list[tuple[PieceView, PieceView]]()
    for own in found.context.own:
        square = act.stand if act.piece is not None and act.piece.id == own.id else own.square
        pairs += [(own, enemy) for enemy in found.attackers_of(own, square)[:1] if enemy.id != taken]
    return pairs


def _missed(found: SearchedDecision, played: Act) -> tuple[Theme, CoachRemark] | None:
    best = found.best
    if best.attacked is None or best.piece is None or found.wins(best) < GOOD:
        return None
    facts: dict[str, int | str] = {"piece": best.piece.piece, "square": best.attacked.square}
    return "missed", CoachRemark("missed", {**facts, "chance": round(100 * found.wins(best))})


def _flag(found: SearchedDecision, played: Act) -> tuple[Theme, CoachRemark] | None:
    """A way to what is guarded that the act itself opened, or one that the best act closes and this one left open."""
    what = _guarded(found)
    closed, kept = found.reasons(found.best).get(what, 0.0), found.reasons(played).get(what, 0.0)
    if closed - kept < LEAST_PART:
        return None
    return what, CoachRemark(what if kept <= -LEAST_PART else f"{what}_left")


def _guarded(found: SearchedDecision) -> Guarded:
    return guarded(found.context.rules, found.context.seen)


def _told(found: SearchedDecision, played: Act) -> tuple[Theme, CoachRemark] | None:
    if played.piece is None or found.bits(played) - found.bits(found.best) < MUCH_TOLD:
        return None
    before = round(100 * min(shown.before for shown in found.shows(played)))
    return "told", CoachRemark("told", {"piece": played.piece.piece, "chance": before})


def _back(found: SearchedDecision, played: Act) -> tuple[Theme, CoachRemark] | None:
    cost = found.reasons(played).get("repeats", 0.0)
    if played.piece is None or cost > -LEAST_PART:
        return None
    return "to_and_fro", CoachRemark("to_and_fro", {"piece": played.piece.piece})
