"""One answer of a finished game, judged by games played on from what its seat knew."""

from __future__ import annotations

from gonfalon.core.seat_decision import SeatDecision
from gonfalon.games.fellowship.observation import FellowshipObservation

from ...coaching import CoachRemark, Effort, JudgedTurn
from ..review import Compared, ReviewSettings, compared
from .answers import SEPARATOR
from .scale import SCALE
from .themes import mistake_of

SETTINGS: dict[Effort, ReviewSettings] = {
    "quick": ReviewSettings(first=10, games=40, most_plans=5),
    "deep": ReviewSettings(first=20, games=160, most_plans=8),
}
"""Games of each look. They are counted and never timed, so the same answer is judged alike on any machine."""
MOST_SEATS = 2
"""At larger tables, where a game takes longer, fewer are played."""
FIRST_DOUBT = 0.5
"""Standard errors that a quick look takes off a cost: half, so that few mistakes escape the long one."""


def judge(answer: SeatDecision, effort: Effort) -> JudgedTurn:
    """The judgement of one answer. Values are hundredths of the chance to win: `standing` is what the answer left of it.

    A quick look takes FIRST_DOUBT standard errors off a loss. A long one tells it whole where it is two or more, and else not.
    """
    actions = answer.action.split(SEPARATOR)
    found = compared(answer.information, actions, settings_for(effort, answer.information.setup.n_seats))
    loss, theme, remarks = 0.0, "", tuple[CoachRemark, ...]()
    if found is not None:
        loss = round(100 * _counted(found, effort), 1)
    if found is not None and loss >= SCALE.bounds[0]:
        theme, sentence = mistake_of(found)
        remarks = (sentence, *_leaves(found))
    return JudgedTurn(
        number=answer.number,
        frame=answer.frame,
        action=answer.action,
        best=SEPARATOR.join(found.texts(found.best)) if found is not None and loss else answer.action,
        loss=loss,
        luck=0.0,
        given=0.0,
        standing=round(100 * found.chance, 1) if found else 0.0,
        theme=theme,
        remarks=remarks,
        effort=effort,
        doubt=round(100 * found.doubt, 1) if found else 0.0,
        games=found.games if found else 0,
        asked=_asked(answer),
    )


def settings_for(effort: Effort, n_seats: int) -> ReviewSettings:
    """The games of a look at a table of so many."""
    whole = SETTINGS[effort]
    share = min(1.0, MOST_SEATS / n_seats)
    return whole._replace(first=round(whole.first * share), games=round(whole.games * share))


def _counted(found: Compared, effort: Effort) -> float:
    if effort == "deep":
        return found.cost if found.is_sure else 0.0
    return max(0.0, found.cost - FIRST_DOUBT * found.doubt)


def _leaves(found: Compared) -> tuple[CoachRemark, ...]:
    """What the better answer leaves the company, as words of the family."""
    better = [reason.name for reason in found.reasons() if reason.worth > 0]
    return (CoachRemark("leaves", {"reasons": " ".join(better)}),) if better else ()


def _asked(answer: SeatDecision) -> CoachRemark | None:
    """Round and question, by which people find the answer again."""
    seen = answer.information.observation
    if not isinstance(seen, FellowshipObservation) or seen.decision is None:
        return None
    facts = seen.decision.facts
    told: dict[str, int | str] = {"round": seen.round, "kind": seen.decision.kind}
    told |= {name: facts[name] for name in ("card", "window") if name in facts}
    return CoachRemark("asked", told)
