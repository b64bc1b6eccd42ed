"""What kind of mistake an act was, and what is said of it."""

from __future__ import annotations

from statistics import mean

from gonfalon.core.seat_decision import SeatDecision
from gonfalon.games.fortress.cards import WIN
from gonfalon.games.fortress.requests import Request
from gonfalon.games.fortress.words import SACRIFICE, STEP, SWAP

from ...coaching import CoachRemark
from ..depth_first import Act
from ..prospects import FAR, Prospect
from .heard import ended_by, has_won
from .sampled import CARD, WALL, SampledDecision
from .words import Theme

RISKIER = 0.15
"""Chance of an ended turn by which a request must be above the best one to be called likely to be blocked."""

Facts = dict[str, int | str]
Told = tuple[Theme, tuple[CoachRemark, ...]]


def theme_of(found: SampledDecision, played: Act, decision: SeatDecision) -> Told:
    """The theme of an act that cost turns, and the sentences about it."""
    if found.is_challenge(played):
        lucky = (CoachRemark("challenge_lucky", {}),) if has_won(decision) else ()
        return "challenge_early", (
            CoachRemark("challenge_early", _out_of_reach(found)),
            *lucky,
            _better(found),
        )
    if ended_by(decision) == "idle":
        return "idle", (CoachRemark("idle", {}), _better(found))
    if isinstance(played, int):
        return _entered(found, played)
    if played.way in (SWAP, SACRIFICE):
        return _changed(found, played)
    return _asked(found, played)


def late_challenge(found: SampledDecision) -> Told:
    """A turn that looked for a flag that hardly any fortress has in reach."""
    return "challenge_late", (CoachRemark("challenge_late", _out_of_reach(found)),)


def _out_of_reach(found: SampledDecision) -> Facts:
    return {"chance": round(100 * found.out_of_reach)}


def _better(found: SampledDecision) -> CoachRemark:
    return CoachRemark("ask_instead", {"best": found.text(found.best)})


def _entered(found: SampledDecision, piece: int) -> Told:
    """A piece that another one should have come before."""
    rules, notes, best = found.rules, found.notes, _piece_of(found.best)
    told: Facts = {"piece": rules.pieces[piece], "other": rules.pieces[best]}
    if notes.price(rules, piece) > notes.price(rules, best):
        return "dear_piece", (CoachRemark("dear_piece", told),)
    return "wrong_piece", (CoachRemark("wrong_piece", told),)


def _changed(found: SampledDecision, played: Request) -> Told:
    if isinstance(found.best, int):
        if played.piece == found.best:
            return "dear_piece", (CoachRemark("sacrificed", {"piece": _inside(found)}), _better(found))
        return _entered(found, played.piece)
    return "early_swap", (CoachRemark("early_swap", {"piece": _inside(found)}), _better(found))


def _asked(found: SampledDecision, played: Request) -> Told:
    """A request that tells little, or mostly ends the turn."""
    rules, notes, names = found.rules, found.notes, found.rules.plan.names
    where: Facts = {"source": names[played.source], "target": names[played.target]}
    if played.way == STEP and notes.walls >> played.link & 1:
        return "wall_known", (CoachRemark("wall_known", where), _better(found))
    if found.is_sure_wall(played):
        return "wall_sure", (CoachRemark("wall_sure", where), _better(found))
    beaten = found.beating_card(played)
    if beaten is not None:
        told: Facts = {"piece": _inside(found), "card": rules.kinds[beaten[1]], "square": names[beaten[0]]}
        return "beaten_known", (CoachRemark("beaten_known", told), _better(found))
    if isinstance(found.best, int):
        if len(rules.pieces) == 1:
            return "away", (CoachRemark("away", {"best": found.text(found.best)}),)
        return "late_swap", (_late(found), _better(found))
    won = _known_win(found, found.best)
    if won is not None:
        return "win_missed", (won,)
    return _other_way(found, played, found.best)


def _late(found: SampledDecision) -> CoachRemark:
    prospects = [Prospect(found.rules, found.notes, maze, found.notes.piece) for maze in found.mazes]
    blocked = mean(prospect.far[found.notes.square] == FAR for prospect in prospects) if prospects else 1.0
    return CoachRemark("late_swap", {"piece": _inside(found), "chance": round(100 * blocked)})


def _known_win(found: SampledDecision, best: Request) -> CoachRemark | None:
    """The card that the best act would have beaten for sure."""
    rules, notes, square = found.rules, found.notes, best.target
    kind = 0 if notes.gone >> square & 1 else notes.card_at(square)
    if rules.effects[kind][notes.piece] != WIN:
        return None
    told: Facts = {"piece": _inside(found), "card": rules.kinds[kind], "square": rules.plan.names[square]}
    return CoachRemark("win_missed", told)


def _other_way(found: SampledDecision, played: Request, best: Request) -> Told:
    ends = [found.share(request, WALL, CARD) for request in (played, best)]
    told: Facts = {"best": found.text(best)}
    if ends[0] >= ends[1] + RISKIER:
        told |= {"chance": round(100 * ends[0]), "other": round(100 * ends[1])}
        return "blocked_likely", (CoachRemark("blocked_likely", told),)
    return "away", (CoachRemark("away", told),)


def _inside(found: SampledDecision) -> str:
    """The name of the piece in the fortress."""
    return found.rules.pieces[found.notes.piece]


def _piece_of(act: Act) -> int:
    return act if isinstance(act, int) else act.piece
