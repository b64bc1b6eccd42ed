"""What an act of an explorer is good for: the coach's sentences of a hint."""

from __future__ import annotations

from statistics import mean

from gonfalon.games.fortress.cards import WIN
from gonfalon.games.fortress.maze import Maze
from gonfalon.games.fortress.requests import Request
from gonfalon.games.fortress.words import CLIMB

from ...coaching import CoachRemark
from ..depth_first import Act
from ..prospects import FAR, Prospect
from .sampled import CARD, FOUND, WALL, SampledDecision

SURE_FLAG = 50
"""In how many of 100 fortresses the flag must lie on a square from which on a hint speaks of nothing else."""

Told = tuple[CoachRemark, ...]


def praise(found: SampledDecision, act: Act) -> Told:
    """Why this act, the most telling first; then what may end the turn there. Numbers count of 100 fortresses that fit the notes."""
    if isinstance(act, int):
        return _piece(found, act)
    if found.is_challenge(act):
        return (CoachRemark("hint_challenge", {"chance": round(100 * found.out_of_reach)}),)
    best = found.text(act)
    return (_aim(found, act, best), *_stops(found, act))


def _piece(found: SampledDecision, piece: int) -> Told:
    """A piece that enters, or takes the place of the one inside."""
    rules, notes, start = found.rules, found.notes, found.rules.plan.entrance
    entering = CoachRemark(
        "hint_enter", {"piece": rules.pieces[piece], "chance": _share(found, piece, start)}
    )
    if notes.piece < 0:
        return (entering,)
    stuck = 100 - _share(found, notes.piece, notes.square)
    return (CoachRemark("hint_stuck", {"piece": rules.pieces[notes.piece], "chance": stuck}), entering)


def _share(found: SampledDecision, piece: int, square: int) -> int:
    """In how many of 100 fortresses this piece has a way to the flag from a square."""
    ways = [Prospect(found.rules, found.notes, maze, piece).far[square] != FAR for maze in found.mazes]
    return round(100 * mean(ways)) if ways else 0


def _aim(found: SampledDecision, request: Request, best: str) -> CoachRemark:
    rules, notes, square = found.rules, found.notes, request.target
    flag = round(100 * found.share(request, FOUND))
    if flag >= SURE_FLAG:
        return CoachRemark("hint_flag", {"best": best, "chance": flag})
    kind = 0 if notes.gone >> square & 1 else notes.card_at(square)
    if rules.effects[kind][notes.piece] == WIN:
        facts: dict[str, int | str] = {"piece": rules.pieces[notes.piece], "card": rules.kinds[kind]}
        return CoachRemark("hint_win", {"best": best, **facts})
    if notes.visited >> square & 1 and found.is_free(request):
        return CoachRemark("hint_search", {"best": best, "piece": rules.pieces[notes.piece]})
    return CoachRemark("hint_way", {"best": best, "chance": round(100 * way_share(found, request))})


def way_share(found: SampledDecision, request: Request) -> float:
    """The share of the fortresses in which a shortest way of this piece to the flag begins with the request."""
    return mean(_leads_on(found, maze, request) for maze in found.mazes) if found.mazes else 0.0


def _leads_on(found: SampledDecision, maze: Maze, request: Request) -> bool:
    """Does the request come nearer to the flag by one unknown step?"""
    if found.end_of(maze, request) in (WALL, CARD):
        return False
    prospect = Prospect(found.rules, found.notes, maze, found.notes.piece)
    is_blocked = (
        request.way == CLIMB
        and request.target > request.source
        and found.rules.drops[maze.cards[request.target]]
    )
    landing = request.source if is_blocked else prospect.landing[request.target]
    return prospect.far[landing] < prospect.far[request.source]


def _stops(found: SampledDecision, request: Request) -> Told:
    """What may end the turn there; nothing where hardly anything can."""
    wall, card = (round(100 * found.share(request, end)) for end in (WALL, CARD))
    if wall and card:
        return (CoachRemark("hint_stops", {"wall": wall, "card": card}),)
    if wall:
        return (CoachRemark("hint_stops_wall", {"chance": wall}),)
    if card:
        return (CoachRemark("hint_stops_card", {"chance": card}),)
    return (CoachRemark("hint_stops_not", {}),)
