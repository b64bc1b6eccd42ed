"""One decision of a finished game, judged by a search from what its seat knew; and how far a seat was ahead."""

from __future__ import annotations

from collections.abc import Mapping

from gonfalon.core.seat_decision import SeatDecision

from ...coaching import CoachRemark, Effort, JudgedTurn
from ..hints.searched import SETTINGS, SearchedDecision
from ..hints.themes import praise, theme_of
from ..knowledge.record import Record
from .heard import fight_of, setbacks_of, successes_of
from .scale import SCALE
from .swing import swing_of


def judge(decision: SeatDecision, effort: Effort) -> JudgedTurn:
    """The judgement of one decision. The clock is not read: the budget is in nodes."""
    found = SearchedDecision(decision.information, SETTINGS[effort])
    played, worths = found.act(decision.action), worths_of(found)
    loss = round(found.loss(decision.action), 2)
    ahead = standing(found.context.record, worths)
    luck, after = fight_of(found, played, decision, worths)
    theme, remarks = "", list[CoachRemark]()
    if loss >= SCALE.bounds[0]:
        theme, wrong = theme_of(found, played)
        remarks = [wrong] + [one for one in after if one.name in ("was", "misread")]
        remarks += [] if theme in ("missed", "plan") else [praise(found, found.best, played)]
    else:
        remarks = [one for one in after if one.name in ("was", "unlucky")]
    return JudgedTurn(
        number=decision.number,
        frame=decision.frame,
        action=decision.action,
        best=found.best.text,
        loss=loss,
        luck=round(luck, 2),
        given=round(found.bits(played), 2),
        standing=round(ahead, 2),
        theme=theme,
        remarks=tuple(remarks),
        successes=successes_of(found, played, decision, worths, is_right=loss < SCALE.bounds[1]),
        setbacks=setbacks_of(decision, luck, remarks),
        effort=effort,
        swing=round(swing_of(found, played, loss, worths, ahead, effort), 3),
    )


def worths_of(found: SearchedDecision) -> dict[str, float]:
    """Kind -> what one is worth while both armies are whole, so that a line over a game has one scale."""
    seat, kinds = found.context.seat, found.context.seen.kinds
    own, other = ({kind.id: kind.counts[side] for kind in kinds} for side in (seat, 1 - seat))
    return found.context.fights.worths(own, other, flag=0.0)


def standing(record: Record, worths: Mapping[str, float]) -> float:
    """How far a seat is ahead in worths, by what everybody saw fall; what fell unseen counts as the mean of what may have."""
    army = {kind.id: kind.counts for kind in record.seen.kinds}
    own = sum(worths[piece.piece] for piece in record.own) - sum(
        n[record.seat] * worths[kind] for kind, n in army.items()
    )
    lost = sum(n * worths[kind] for kind, n in record.lost.items() if kind)
    left = {kind: n for kind, n in record.unaccounted().items() if n > 0 and worths[kind] > 0}
    nameless = len(record.nameless) + record.lost[""]
    mean = sum(n * worths[kind] for kind, n in left.items()) / max(1, sum(left.values()))
    return own + lost + nameless * mean
